import type { ColossusOrderColor, GemMark } from '../../../../db/model/colossus-order-card.ts';

/** Number and colour of Gems that must be there (C10); a mark that is not named is not asked for. */
export type GemLevel = Readonly<Partial<Record<GemMark, number>>>;

/** Which cards a part of a cost can be paid with. */
export type CardFilter =
  | { readonly by: 'kind'; readonly value: 'follower' | 'action' | 'gem' }
  | { readonly by: 'color'; readonly value: ColossusOrderColor }
  | { readonly by: 'race' | 'keyword'; readonly value: string };

export type DropPlace = 'setGem' | 'captureGem' | 'locus';

/** A part of a cost, in the order in which it is paid (C03). */
export type CostPart =
  /** Locus Points; null = the number is not known. */
  | { readonly type: 'locus'; readonly n: number | null }
  /**
   * `joined`: written straight after the Locus Points, as on a card's corner: `{3}{W}{W}`.
   * `unknown`: the Gem Level is not known: `{4}{?}`.
   */
  | { readonly type: 'gems'; readonly marks: GemLevel; readonly joined?: true; readonly unknown?: true }
  /** This Follower turns OFF. */
  | { readonly type: 'off' }
  /** Another Follower of yours turns OFF. */
  | { readonly type: 'off-follower'; readonly filter?: CardFilter }
  | { readonly type: 'discard'; readonly n: number; readonly filter?: CardFilter }
  | { readonly type: 'drop'; readonly what: DropPlace; readonly n: number }
  | { readonly type: 'mill'; readonly n: number }
  /** What no other part can say: the player confirms it. */
  | { readonly type: 'text'; readonly text: string };

/** A cost as written: its parts, and the effect that stands after `▷` (null where there is no `▷`). */
export interface CostText {
  readonly parts: readonly CostPart[];
  readonly effect: string | null;
}
