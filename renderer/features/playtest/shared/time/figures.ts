import type { TableState } from '../../../../engine/table/game.ts';
import { wasRewound } from '../../../../engine/table/history.ts';
import type { GameView } from '../game-view.ts';
import type { TableHistory } from '../table-store.ts';

interface TurnFigures {
  readonly turn: number;
  /** Cards that the player saw for the first time in this turn. */
  readonly seen: number;
  /** What was paid in this turn, in the game's own unit. */
  readonly spent: number;
  readonly actions: number;
}

export interface GameFigures {
  readonly turns: readonly TurnFigures[];
  readonly seen: number;
  readonly spent: number;
  readonly actions: number;
  /** The player went back after cards were seen and chose anew. */
  readonly rewound: boolean;
}

interface WithDeck {
  readonly player: { readonly deck: readonly { readonly id: string }[] };
}

const deckOf = (state: TableState) => (state as TableState & WithDeck).player.deck;

/** The figures of a game as far as it is played: what is undone does not count. */
export function figuresOf(history: TableHistory, spending: GameView['spending']): GameFigures {
  const { start } = history;
  const entries = history.entries.slice(0, history.pointer);
  // Cards of the first deck that are still unseen; the opening hand is what is not among them.
  const unseen = new Set(deckOf(start).map(({ id }) => id));
  const turns = new Map<number, { seen: number; spent: number; actions: number }>();
  const turnOf = (number: number) => {
    const turn = turns.get(number) ?? { seen: 0, spent: 0, actions: 0 };
    turns.set(number, turn);
    return turn;
  };
  turnOf(start.turn.number).seen += openingHand(start);
  let before = start;
  for (const entry of entries) {
    const { action, state, events } = entry;
    const turn = turnOf(state.turn.number);
    if (action !== null && entry.refusal === null) turn.actions += 1;
    if (action?.type === 'pay') turn.spent += spending.of(before, state);
    const deck = deckOf(state);
    if (deck !== deckOf(before)) {
      const left = new Set(deck.map(({ id }) => id));
      for (const id of unseen) if (!left.has(id)) turn.seen += unseen.delete(id) ? 1 : 0;
    }
    const shown = events.flatMap((event) => (event.reveals === true ? (event.cards ?? []) : []));
    for (const id of shown) turn.seen += unseen.delete(id) ? 1 : 0;
    before = state;
  }
  const all = [...turns].map(([turn, figures]) => ({ turn, ...figures }));
  const sum = (of: (turn: TurnFigures) => number) => all.reduce((total, turn) => total + of(turn), 0);
  return {
    turns: all,
    seen: sum((turn) => turn.seen),
    spent: sum((turn) => turn.spent),
    actions: sum((turn) => turn.actions),
    rewound: wasRewound({ ...history, entries }),
  };
}

function openingHand(start: TableState): number {
  return (start as TableState & { player: { hand: readonly unknown[] } }).player.hand.length;
}
