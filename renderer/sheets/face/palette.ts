import type { CardDefinition } from '../../../db/model/card.ts';

/** The colours of both games, and `none` for a card whose colour is not known. */
export type ToneId = 'red' | 'purple' | 'green' | 'white' | 'yellow' | 'blue' | 'black' | 'none';

/** One colour in five steps from light to dark, and its paper: the ground of the texts. */
export interface Tone {
  readonly bright: string;
  readonly hue: string;
  readonly deep: string;
  readonly night: string;
  readonly paper: string;
  /** A second hue for ornaments, beside the first on the colour circle. */
  readonly accent: string;
}

const tones: Readonly<Record<ToneId, Tone>> = {
  red: { bright: '#ffb29b', hue: '#d5493a', deep: '#7d1f1a', night: '#2b0a0b', paper: '#faf3ea', accent: '#f3b24a' },
  purple: { bright: '#d9bcff', hue: '#8d59cc', deep: '#482775', night: '#190c2b', paper: '#f6f1f5', accent: '#e58fc4' },
  green: { bright: '#b5ebb4', hue: '#3b9d5b', deep: '#17573a', night: '#06231a', paper: '#f5f4e8', accent: '#d3d866' },
  white: { bright: '#ffffff', hue: '#a8bac9', deep: '#4f6272', night: '#17212a', paper: '#f7f7f3', accent: '#9fd8e6' },
  yellow: { bright: '#fff0a8', hue: '#dcae1f', deep: '#80590a', night: '#2b1b04', paper: '#fbf6e4', accent: '#ff9f5a' },
  blue: { bright: '#b4dbff', hue: '#3b80d6', deep: '#184585', night: '#071831', paper: '#f1f4f5', accent: '#5fd6cf' },
  black: { bright: '#cfbfe0', hue: '#6a5780', deep: '#30243c', night: '#0f0a14', paper: '#f3efee', accent: '#b0506c' },
  none: { bright: '#ece5d6', hue: '#9a9080', deep: '#4d463c', night: '#1c1914', paper: '#f6f2ea', accent: '#c9a66b' },
};

export function toneOf(id: ToneId): Tone {
  return tones[id];
}

/** The text colours on paper: both reach AA (4.5 to 1) on every paper. */
export const ink = '#221e19';
export const softInk = '#5b5347';
/** Text on the dark grounds (cost, kind line, foot). */
export const lightInk = '#fffaf0';
export const metal = '#e7d3a1';

/** The colours of a card in printed order; never empty. */
export function tonesOfCard(card: CardDefinition): readonly [ToneId, ...ToneId[]] {
  const [first = 'none', ...rest] = colorsOf(card);
  return [first, ...rest];
}

function colorsOf(card: CardDefinition): readonly ToneId[] {
  switch (card.kind) {
    case 'spirit':
    case 'nexus':
    case 'magic':
      return card.colors;
    default:
      return card.color === null ? [] : [card.color];
  }
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour at `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mixed(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  return `#${a
    .map((value, index) => Math.round(value + (b[index]! - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
