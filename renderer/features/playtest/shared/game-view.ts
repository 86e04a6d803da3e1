import type { ComponentType } from 'react';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { TableState } from '../../../engine/table/game.ts';
import type { HandDrops, TokenDrop } from './drag/drop.ts';
import type { AnyOption, AnyOutcome } from './options.ts';
import type { TableStore } from './table-store.ts';

/** A game's own parts of the table; the frame around them is the same for all games. Each reads the table's store. */
export interface GameView {
  /** The column on the left: life, piles, the Colossus. */
  readonly Zones: ComponentType;
  /** The middle: what lies on the field, with the preview of a way. */
  readonly Field: ComponentType;
  /** The panel while the opening hand is decided (stage `setup`). */
  readonly OpeningHand: ComponentType;
  /** A way to pay as a miniature of where it ends: what leaves, what drops, what dies. */
  readonly WayLine: ComponentType<{ readonly option: AnyOption; readonly outcome: AnyOutcome }>;
  /** Paying by hand for the option; `onLeave` goes back with nothing changed. */
  readonly ByHand: ComponentType<{ readonly option: AnyOption; readonly onLeave: () => void }>;
  /** What can be done with a card besides paying: attack, set, move to …, cores; with its keys unless `keys` is false. */
  readonly CardActs: ComponentType<{ readonly instance: string; readonly keys?: boolean }>;
  /** What the chip of a hand card says that is never paid for; null = its kind is enough. */
  readonly handNote: (state: TableState, instance: string) => Bilingual | null;
  /** What the previewed way would do to a hand card besides the one that is paid for; null = nothing. One value for one word. */
  readonly handFate?: (store: TableStore, instance: string) => Bilingual | null;
  /** Acts by which a card from the hand is dropped on a zone, where that is more than a move. */
  readonly handDrops: HandDrops;
  /** The act by which one token (a core) is dragged from a place to another, in games that have them. */
  readonly tokenDrop?: TokenDrop;
  /** What can be done with no card in particular: draw, mill, shuffle, life. */
  readonly TableActs: ComponentType;
  /** What payments are counted in for the figures of a game, and how much the one between two states has cost. */
  readonly spending: {
    readonly name: Bilingual;
    readonly of: (before: TableState, after: TableState) => number;
  };
  /** Where a card can be moved to from where it lies. */
  readonly moves: (state: TableState, instance: string) => readonly Move[];
  /** The facts of a token that the player fills in; `onMake` gets its definition. */
  readonly TokenForm: ComponentType<{ readonly onMake: (card: object) => void }>;
  /** The game's own entries in the menu of a card: cores, position. */
  readonly CardItems?: ComponentType<{ readonly instance: string }>;
  /** The game's own entries in the menu of the table. */
  readonly TableItems?: ComponentType;
  /** The game's own window, opened by one of those entries for a card or for none. */
  readonly OwnDialog?: ComponentType<{ readonly card: string | null; readonly onClose: () => void }>;
}

/** A zone that a card can be moved to, and its name. */
export interface Move {
  readonly to: string;
  readonly name: Bilingual;
}
