import axe from 'axe-core';
import { expect } from 'vitest';

/**
 * Fails with the rule and the element where the page breaks the accessibility rules (WCAG 2 A and AA). Colours are
 * checked where there is a real browser: jsdom draws nothing.
 */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}
