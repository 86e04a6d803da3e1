import type {
  ColossusOrderCard,
  ColossusOrderEffectStep,
  FollowerCard,
} from '../../../../db/model/colossus-order-card.ts';
import type { OptionPlace } from '../../analysis.ts';
import type { CostPart, GemLevel } from '../../cost/notation/index.ts';
import type { FreeAction } from '../../table/free/index.ts';
import type { CardInstance, TableState } from '../../table/game.ts';
import type { Marks } from '../../table/marks.ts';

export type ColossusOrderStep = 'start' | 'main' | 'xplay' | 'end';

export interface Follower {
  readonly ref: string;
  readonly card: string;
  readonly position: 'on' | 'off';
  readonly enteredThisTurn: boolean;
  readonly attacked: boolean;
  /** Indices of once-a-turn abilities that were used this turn. */
  readonly usedAbilities: readonly number[];
  /** Counters, a note, cards under it, face-down: the player's own hand. */
  readonly marks?: Marks;
}

export interface LocusCard extends CardInstance {
  readonly face: 'up' | 'down';
}

export interface ColossusOrderPlayer {
  readonly colossus: {
    readonly card: string;
    /** In the order set (C24). */
    readonly setGems: readonly CardInstance[];
    readonly captureGems: readonly CardInstance[];
    /** Counters and a note on the Colossus. */
    readonly marks?: Marks;
  };
  readonly locus: { readonly cards: readonly LocusCard[]; readonly counter: number };
  readonly field: readonly Follower[];
  readonly hand: readonly CardInstance[];
  /** First = top. */
  readonly deck: readonly CardInstance[];
  /** Last = top. */
  readonly discard: readonly CardInstance[];
  readonly used: { readonly setGem: boolean; readonly setLocus: boolean; readonly colossusAbility: boolean };
}

/** An effect lets the hand card at `hand` be played without its whole Cost or its Locus Cost (C19, C20). */
export interface Waiver {
  readonly hand: number;
  readonly waive: 'cost' | 'locus';
}

export interface ColossusOrderState extends TableState {
  readonly game: 'colossus-order';
  readonly cards: Readonly<Record<string, ColossusOrderCard>>;
  readonly turn: {
    readonly number: number;
    readonly first: boolean;
    readonly step: ColossusOrderStep;
    /** Your own turn has ended and the other player's is going on: what X-Play closes to, and when entry turns are over. */
    readonly othersTurn: boolean;
  };
  readonly player: ColossusOrderPlayer;
  readonly waivers: readonly Waiver[];
  /** The dummy opponent (C38): its deck as a row of gem / not gem, top first. */
  readonly opponent: { readonly deck: readonly ('gem' | 'card')[]; readonly discard: number };
  /** Fields of a position file that this program does not know: written back as they were. */
  readonly unread: Readonly<Record<string, unknown>>;
}

export type ColossusOrderZone =
  | 'hand'
  | 'deck-top'
  | 'deck-bottom'
  | 'discard'
  | 'field'
  | 'locus-down'
  | 'locus-up'
  | 'set-gems'
  | 'capture-gems';

/**
 * A choice for a part of a cost: `part` its index, `cards` what is chosen, as card keys or refs (for Followers). For Locus
 * cards `places` says which cards of the row are meant, counted from 0 at the moment when the part is paid.
 */
export interface PartChoice {
  readonly part: number;
  readonly cards: readonly string[];
  readonly places?: readonly number[];
}

/** Everything that a player can do. `pay`, `set-gem` and `set-locus` are checked by the rules; the rest is the player's own hand. */
export type ColossusOrderAction =
  | {
      readonly type: 'pay';
      readonly from: OptionPlace;
      readonly action: 'play' | 'ability';
      readonly chosen: readonly PartChoice[];
    }
  /** Puts the named hand cards under the deck in this order and draws as many (C25). An empty list keeps the hand. */
  | { readonly type: 'mulligan'; readonly ids: readonly string[] }
  | { readonly type: 'next-step' }
  | { readonly type: 'next-turn' }
  /** X-Play: opens the window in your Main Phase or, after your End Phase, in the other player's turn; or closes it. */
  | { readonly type: 'xplay'; readonly open: boolean }
  | { readonly type: 'declare-complete' }
  | { readonly type: 'set-gem'; readonly id: string }
  | { readonly type: 'set-locus'; readonly id: string }
  | { readonly type: 'attack'; readonly ref: string }
  | { readonly type: 'position'; readonly ref: string; readonly position: 'on' | 'off' }
  | { readonly type: 'counter'; readonly value: number }
  | { readonly type: 'flip-locus'; readonly id: string }
  | { readonly type: 'waive'; readonly id: string; readonly waive: 'cost' | 'locus' | null }
  | { readonly type: 'move'; readonly id: string; readonly to: ColossusOrderZone }
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'mill'; readonly count: number }
  | { readonly type: 'shuffle' }
  /** The dummy opponent discards the top cards of its deck by an effect. */
  | { readonly type: 'opponent-mill'; readonly count: number }
  /** Makes a Follower token of these facts on the field; it is gone when it leaves. */
  | { readonly type: 'token'; readonly card: FollowerCard }
  /** Does what a card's text says, as it was offered; `id` is the card's, or `colossus`. */
  | { readonly type: 'effect'; readonly id: string; readonly do: readonly ColossusOrderEffectStep[] }
  | FreeAction<ColossusOrderZone>;

export interface ColossusOrderCost {
  /** Locus Points due; null = not known. */
  readonly locus: number | null;
  readonly printedLocus: number | null;
  readonly adjustments: readonly {
    readonly by: string;
    readonly what: 'delta' | 'waive-cost' | 'waive-locus';
    readonly value: number;
  }[];
  readonly gemLevel: GemLevel;
  /** For abilities: the parts in order, each with whether it can be met. */
  readonly parts: readonly (CostPart & { readonly met: boolean })[];
}

/** One choice for the parts that ask for one, and where it ends. */
export interface ColossusOrderOutcome {
  readonly locus: number;
  readonly counter: number;
  readonly gems: readonly string[];
  readonly chosen: readonly PartChoice[];
}
