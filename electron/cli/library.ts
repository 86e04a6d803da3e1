import { join, resolve } from 'node:path';
import type { CardDefinition } from '../../db/model/card.ts';
import type { GameId } from '../../db/model/game.ts';
import type { LibraryLookup } from '../../renderer/engine/position.ts';
import { InputError } from './command.ts';
import { programRoot } from './program.ts';

/** The library that a command reads: opened at the first question, since most positions bring their cards along. */
export type Library = () => Promise<LibraryLookup>;

/** The option of every command that reads the library. */
export const dataOption = {
  data: {
    type: 'string',
    value: 'DIR',
    about: {
      en: 'the folder of the databases (default: COSTWISE_DATA; without one the bundled cards)',
      ja: 'データベースのフォルダー(既定はCOSTWISE_DATA。なければ付属のカードを使います)',
    },
  },
} as const;

/**
 * The library of the data folder `given`, or of COSTWISE_DATA; without either the bundled cards alone. A card is found by
 * id, by number, or by its exact name in either language, in this order.
 */
export function libraryOf(given: string | undefined): Library {
  const folder = given ?? process.env.COSTWISE_DATA ?? '';
  let lookup: Promise<LibraryLookup> | undefined;
  return () => {
    lookup ??= folder === '' ? bundledLookup() : storeLookup(resolve(folder));
    return lookup;
  };
}

async function bundledLookup(): Promise<LibraryLookup> {
  const { bundledCards } = await import('./bundled-cards.ts');
  const byGame = bundledCards(join(programRoot(), 'assets'));
  return (game, key) => byGame.get(game)?.get(key);
}

async function storeLookup(dataDir: string): Promise<LibraryLookup> {
  const { openStore } = await import('../../db/store.ts');
  const { findCardsByName, findCardsByNumber, getCards } = await import('../../db/cards.ts');
  const store = await openStore({ dataDir, assetsDir: join(programRoot(), 'assets') });
  if (!store.library.ok) {
    throw new InputError({ file: dataDir, at: '', message: store.library.error.message });
  }
  process.once('exit', () => store.close());
  const found = (game: GameId, key: string): CardDefinition | undefined => {
    const byId = getCards(store, game, [key]);
    if (byId.ok && byId.value.cards[0] !== undefined) return byId.value.cards[0].card;
    const byNumber = findCardsByNumber(store, game, key);
    if (byNumber.ok && byNumber.value[0] !== undefined) return byNumber.value[0].card;
    const byName = findCardsByName(store, game, key);
    return byName.ok ? byName.value.find(({ card }) => card.name.en === key || card.name.ja === key)?.card : undefined;
  };
  return found;
}
