import { readdirSync, readFileSync } from 'node:fs';
import type { LibraryCard } from '../../../db/model/card.ts';
import { CardSetFile } from '../../../db/model/card-set.ts';

/** Every card that ships with the app. */
export function bundledCards(): LibraryCard[] {
  const folder = new URL('../../../assets/cards/', import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name): LibraryCard[] => {
      const file = CardSetFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
      return file.game === 'battle-spirits'
        ? file.cards.map(({ id, card }) => ({ id, game: file.game, card }))
        : file.cards.map(({ id, card }) => ({ id, game: file.game, card }));
    });
}
