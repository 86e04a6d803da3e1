import type { ColossusOrderColor, GemMark } from './colossus-order-card.ts';

/** The Gem mark of each colour (C15). */
export const markOfColor: Readonly<Record<ColossusOrderColor, Exclude<GemMark, '*'>>> = {
  white: 'W',
  black: 'B',
  blue: 'U',
  red: 'R',
};
