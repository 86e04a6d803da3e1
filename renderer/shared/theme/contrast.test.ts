import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** A token's colours in the light and the dark theme, as `#rrggbb`. */
function token(name: string): { readonly light: string; readonly dark: string } {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1] ?? '';
  const pair = /light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(value);
  return pair === null ? { light: value, dark: value } : { light: pair[1] ?? '', dark: pair[2] ?? '' };
}

/** WCAG 2: the relative luminance of a colour. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['bg', 'surface-1', 'surface-2', 'surface-3'];
const inks = ['ink', 'ink-dim', 'ink-faint', 'accent', 'ok', 'bad'];
const texts: readonly (readonly [string, string])[] = [
  ...inks.flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)),
  ['accent-ink', 'accent-fill'],
  ['ok', 'ok-soft'],
  ['ok-ink', 'ok'],
  ['bad', 'bad-soft'],
  ['bad-ink', 'bad'],
  ['warn', 'warn-soft'],
  ['ink', 'accent-soft'],
  ['ink-dim', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['bg', 'ink'],
];
const shapes = ['red', 'purple', 'green', 'white', 'yellow', 'blue', 'black', 'colourless'];

for (const theme of ['light', 'dark'] as const) {
  test.each(texts)(`A-165: in the ${theme} theme %s on %s can be read (4.5 : 1)`, (ink, surface) => {
    expect(contrast(token(ink)[theme], token(surface)[theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)(`A-165: in the ${theme} theme the mark of %s stands out from every surface (3 : 1)`, (name) => {
    for (const surface of surfaces) {
      expect(contrast(token(`game-${name}`)[theme], token(surface)[theme])).toBeGreaterThanOrEqual(3);
    }
  });

  test(`A-165: in the ${theme} theme the focus ring and field borders stand out (3 : 1)`, () => {
    for (const surface of ['bg', 'surface-1', 'surface-2']) {
      expect(contrast(token('focus')[theme], token(surface)[theme])).toBeGreaterThanOrEqual(3);
      expect(contrast(token('line-strong')[theme], token(surface)[theme])).toBeGreaterThanOrEqual(3);
    }
  });
}
