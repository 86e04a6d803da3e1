import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules that need a real browser (jsdom draws nothing) or the whole page (tests show parts). */
const notHere = ['color-contrast', 'region', 'page-has-heading-one'];

/** Fails with the rule and the element where the page breaks the accessibility rules (WCAG 2 A and AA). */
export async function expectAccessible(): Promise<void> {
  // The parts of a drawn card are one picture to a reader.
  const { violations } = await axe.run(
    { include: document.body, exclude: 'svg[role="img"] > *' },
    {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
      rules: Object.fromEntries(notHere.map((rule) => [rule, { enabled: false }])),
    },
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
