import {
  type ColossusOrderCard,
  type ColossusOrderColor,
  type GemMark,
  markOfColor,
} from '../../../../db/model/colossus-order-card.ts';
import type { GemLevel } from '../../cost/notation/index.ts';
import type { ColossusOrderState } from './state.ts';

export type ColorMark = Exclude<GemMark, '*'>;
export const colorMarks: readonly ColorMark[] = ['W', 'B', 'U', 'R'];

/** The Colossus Gems: Set Gems by colour, all Set Gems, and Capture Gems, whose colour never counts (C14). */
export interface GemCounts {
  readonly set: Readonly<Record<ColorMark, number>>;
  readonly setTotal: number;
  readonly captured: number;
}

/** A mark that falls short: how many are asked and how many Gems are there for it. */
export interface MarkShort {
  readonly mark: GemMark;
  readonly need: number;
  readonly have: number;
}

/** The mark that a Gem card's colour meets; undefined for a Gem whose colour is not known: it meets colourless marks only. */
export function markOfGem(card: ColossusOrderCard | undefined): ColorMark | undefined {
  const color: ColossusOrderColor | null | undefined = card?.color;
  return color ? markOfColor[color] : undefined;
}

/** Counts the Gems on the Colossus and in the Capture area. */
export function countGems(state: ColossusOrderState): GemCounts {
  const { setGems, captureGems } = state.player.colossus;
  const set: Record<ColorMark, number> = { W: 0, B: 0, U: 0, R: 0 };
  for (const gem of setGems) {
    const mark = markOfGem(state.cards[gem.card]);
    if (mark) set[mark] += 1;
  }
  return { set, setTotal: setGems.length, captured: captureGems.length };
}

/**
 * The marks of a Gem Level that fall short; an empty list = met (C10, C12).
 *
 * Each Gem meets one mark (C16). A coloured mark can be met by a Set Gem of its colour only, a colourless one by any Gem that is
 * left (C15), so the matching exists exactly when every colour has enough and enough Gems are over for the colourless marks.
 * @param total all Gems that count: Set Gems for a card (C11), Set and Capture Gems for an ability (C13)
 */
export function shortMarks(level: GemLevel, set: Readonly<Record<ColorMark, number>>, total: number): MarkShort[] {
  const short: MarkShort[] = [];
  let over = total;
  for (const mark of colorMarks) {
    const need = level[mark] ?? 0;
    const have = set[mark];
    if (have < need) short.push({ mark, need, have });
    over -= Math.min(need, have);
  }
  const need = level['*'] ?? 0;
  if (over < need) short.push({ mark: '*', need, have: over });
  return short;
}
