import type { CardDefinition } from '../../../../db/model/card.ts';
import { gameIds } from '../../../../db/model/game-ids.ts';
import type { PlaytestSetup } from '../../../../db/model/playtest.ts';
import type { CallError } from '../../../../electron/ipc/contract.ts';
import { openPosition } from '../../../engine/position.ts';
import type { PositionFault } from '../../../engine/table/game.ts';
import { call } from '../../../shared/client/bridge.ts';

export type PositionStart =
  | { readonly ok: true; readonly setup: PlaytestSetup }
  | { readonly ok: false; readonly faults: readonly PositionFault[] }
  | { readonly ok: false; readonly error: CallError };

/** Positions have no seed of their own: what is left to chance is written in them. */
const noSeed = '00000000';

/**
 * The setup of a playtest that begins from a position. Cards that the position only names come from the library, and
 * are written into the setup, so that the game does not hang on the library any more.
 */
export async function positionStart(position: Readonly<Record<string, unknown>>, name: string): Promise<PositionStart> {
  const found = await namedCards(position);
  if (!found.ok) return found;
  const read = openPosition(position, (_game, key) => found.cards.get(key));
  if (!read.ok) return { ok: false, faults: read.faults };
  const { game, rules, state } = read.value;
  const written = rules.write(state) as Record<string, unknown>;
  const setup = {
    game,
    deckId: null,
    deckName: name,
    lines: [],
    seed: noSeed,
    first: state.turn.first,
    rules: { ...state.rules },
    position: written,
  };
  return { ok: true, setup };
}

type Found =
  | { readonly ok: true; readonly cards: ReadonlyMap<string, CardDefinition> }
  | { readonly ok: false; readonly error: CallError };

/** The library's cards that a position names without defining them. */
async function namedCards({ game, cards, player }: Readonly<Record<string, unknown>>): Promise<Found> {
  const known = (gameIds as readonly unknown[]).includes(game);
  const inline = new Set(typeof cards === 'object' && cards !== null ? Object.keys(cards) : []);
  const ids = [...new Set(textsIn(player))].filter((key) => !inline.has(key) && key.length <= 200).slice(0, 1000);
  if (!known || ids.length === 0) return { ok: true, cards: new Map() };
  const answer = await call('library.get', {
    game: game as PlaytestSetup['game'],
    ids: ids.filter((key) => key !== ''),
  });
  if (!answer.ok) return answer;
  return { ok: true, cards: new Map(answer.value.cards.map(({ id, card }) => [id, card])) };
}

/** Every text in a value: among them the keys of all cards that lie on the table. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
