import type {
  BattleSpiritsCard,
  BattleSpiritsColor,
  BattleSpiritsEffectStep,
  BattleSpiritsMoment,
  NexusCard,
  SpiritCard,
  SymbolCounts,
} from '../../../../db/model/battle-spirits-card.ts';
import type { FreeAction } from '../../table/free/index.ts';
import type { CardInstance, TableState } from '../../table/game.ts';
import type { Marks } from '../../table/marks.ts';

export type BattleSpiritsStep = 'start' | 'core' | 'draw' | 'refresh' | 'main' | 'attack' | 'flash' | 'end';

/** A spirit or nexus on the field. `ref` is its instance id. */
export interface Permanent {
  readonly ref: string;
  readonly card: string;
  readonly cores: number;
  readonly exhausted: boolean;
  /** Symbols granted until the end of the turn (Double Hearts). */
  readonly extraSymbols: SymbolCounts;
  /** Its cores cannot be removed (4.5), by an effect on this card alone. */
  readonly locked?: boolean;
  /** The number of its symbols is fixed, whatever is added (3.3). */
  readonly fixedSymbols?: number;
  /** Its symbols may serve these colours as well (3.3, "also treated as"). */
  readonly alsoColors?: readonly BattleSpiritsColor[];
  /** Counters, a note, cards under it, face-down: the player's own hand. */
  readonly marks?: Marks;
  /** Fields of the position file that the engine does not know: kept as they are. */
  readonly rest?: Unknowns;
}

export type Unknowns = Readonly<Record<string, unknown>>;

export interface BattleSpiritsPlayer {
  readonly life: number;
  /** Ordinary cores and, where the rules option has it, the Soul Core: all count. */
  readonly reserve: number;
  readonly trashCores: number;
  readonly field: readonly Permanent[];
  readonly hand: readonly CardInstance[];
  /** First = top. */
  readonly deck: readonly CardInstance[];
  /** Last = top. */
  readonly trash: readonly CardInstance[];
  readonly removed: readonly CardInstance[];
  /** Where the Soul Core lies (`reserve`, `trash`, `life`, a ref), null without the rules option. */
  readonly soulCore: string | null;
  readonly rest?: Unknowns;
}

export interface BattleSpiritsState extends TableState {
  readonly game: 'battle-spirits';
  readonly cards: Readonly<Record<string, BattleSpiritsCard>>;
  readonly turn: { readonly number: number; readonly first: boolean; readonly step: BattleSpiritsStep };
  readonly player: BattleSpiritsPlayer;
  /** The dummy opponent: life to attack. */
  readonly opponent: { readonly life: number; readonly rest?: Unknowns };
  readonly rest?: Unknowns;
}

export type PayAction = Extract<BattleSpiritsAction, { readonly type: 'pay' }>;
export type PayName = PayAction['action'];

/** Where cores can lie: the Reserve, the core Trash, the Life, the Void (endless), or a card on the field by its ref. */
export type CorePlace = 'reserve' | 'trash' | 'life' | 'void' | { readonly ref: string };

export type BattleSpiritsZone = 'hand' | 'deck-top' | 'deck-bottom' | 'trash' | 'removed' | 'field';

/** Everything that a player can do. `pay` is checked by the rules; the acts below it are the player's own hand. */
export type BattleSpiritsAction =
  | {
      readonly type: 'pay';
      readonly from: { readonly zone: 'hand'; readonly index: number };
      readonly action: 'summon' | 'swift' | 'deploy' | 'activate';
      /** The new card's level; 1 for magic. */
      readonly level: number;
      /** Cores left on each surviving card of the field; cards that are not named are destroyed. */
      readonly cores: Readonly<Record<string, number>>;
      /** Where the Soul Core ends, one of the outcome's `soulCore`; absent = its first, so that it is spent last. */
      readonly soulCore?: string;
    }
  | { readonly type: 'mulligan' }
  | { readonly type: 'keep' }
  | { readonly type: 'next-step' }
  | { readonly type: 'next-turn' }
  /** Opens or closes a flash window in the attack step. */
  | { readonly type: 'flash'; readonly open: boolean }
  | { readonly type: 'attack'; readonly ref: string }
  | { readonly type: 'cores'; readonly from: CorePlace; readonly to: CorePlace; readonly count: number }
  | { readonly type: 'exhaust'; readonly ref: string; readonly exhausted: boolean }
  | { readonly type: 'extra-symbol'; readonly ref: string; readonly symbol: string; readonly count: number }
  | { readonly type: 'move'; readonly id: string; readonly to: BattleSpiritsZone }
  | { readonly type: 'draw'; readonly count: number }
  | { readonly type: 'mill'; readonly count: number }
  | { readonly type: 'shuffle' }
  /** Swaps the Soul Core for an ordinary core that lies at `to` (3.3): only in the main step. */
  | { readonly type: 'soul-core'; readonly to: 'reserve' | { readonly ref: string } }
  | { readonly type: 'life'; readonly who: 'player' | 'opponent'; readonly delta: number }
  /** Makes a token of these facts on the field; it is gone when it leaves. */
  | { readonly type: 'token'; readonly card: SpiritCard | NexusCard }
  /** Does what a card's text says, as it was offered; `target` is the spirit that the player chose. */
  | {
      readonly type: 'effect';
      readonly id: string;
      readonly when: BattleSpiritsMoment;
      readonly do: readonly BattleSpiritsEffectStep[];
      readonly target?: string;
    }
  | FreeAction<BattleSpiritsZone>;

/** What a card costs now (position-format, "cost"). */
export interface BattleSpiritsCost {
  readonly printed: number | null;
  /** After set and plus/minus. */
  readonly base: number | null;
  /** Symbols on the own field, by colour. */
  readonly symbols: SymbolCounts;
  readonly reduced: number;
  readonly extra: number;
  /** What is paid to the Trash. */
  readonly due: number | null;
  /** Cores to be placed on the card: LV1's (or those of the first level with Swift); 0 for nexus and magic. */
  readonly placing: number | null;
  readonly adjustments: readonly {
    readonly by: string;
    readonly what: 'set' | 'delta' | 'addReduction' | 'noReduction' | 'extra';
    readonly value: unknown;
  }[];
}

/** A class of ways in which the same cards survive at the same levels. */
export interface BattleSpiritsOutcome {
  readonly level: number;
  /** Level of each card that was on the field; 0 = destroyed. */
  readonly after: Readonly<Record<string, number>>;
  readonly destroyed: readonly string[];
  readonly loss: 'none' | 'level' | 'destroy';
  readonly undominated: boolean;
  /** The example: cores left in the Reserve and on every surviving card. */
  readonly way: { readonly reserve: number; readonly cores: Readonly<Record<string, number>> };
  /** With the rules option: where the Soul Core can end in `way` (`reserve`, a ref, `new`, `trash`, `life`); the first is the default. */
  readonly soulCore?: readonly string[];
}
