import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CardDefinition } from '../../db/model/card.ts';
import { CardSetFile } from '../../db/model/card-set.ts';
import type { GameId } from '../../db/model/game.ts';

type Entry = CardSetFile['cards'][number];

/** The keys that a card can be looked up by, the strongest first. */
const keysOf: readonly ((entry: Entry) => string | undefined)[] = [
  ({ id }) => id,
  ({ card }) => card.number,
  ({ card }) => card.name.en,
  ({ card }) => card.name.ja,
];

/** The cards of the sets that ship with the program, by id, number and exact name; among equal keys the first card has it. */
export function bundledCards(assetsDir: string): ReadonlyMap<GameId, ReadonlyMap<string, CardDefinition>> {
  const byGame = new Map<GameId, Map<string, CardDefinition>>();
  const sets = cardSets(join(assetsDir, 'cards'));
  for (const keyOf of keysOf) {
    for (const { game, cards } of sets) {
      const byKey = byGame.get(game) ?? new Map<string, CardDefinition>();
      byGame.set(game, byKey);
      for (const entry of cards) {
        const key = keyOf(entry);
        if (key !== undefined && !byKey.has(key)) byKey.set(key, entry.card);
      }
    }
  }
  return byGame;
}

function cardSets(folder: string): CardSetFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => CardSetFile.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
