import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BattleSpiritsCard } from '../../../db/model/battle-spirits-card.ts';
import { CardSetFile } from '../../../db/model/card-set.ts';
import type { ColossusOrderCard } from '../../../db/model/colossus-order-card.ts';
import { StarterDeckFile } from '../../../db/model/deck.ts';
import { programRoot } from '../program.ts';

/** The bundled cards and starter decks that boards are made of. */

function filesIn(folder: string): unknown[] {
  const path = join(programRoot(), 'assets', folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(path, name), 'utf8')));
}

export function battleSpiritsCards(): Readonly<Record<string, BattleSpiritsCard>> {
  const cards: Record<string, BattleSpiritsCard> = {};
  for (const file of filesIn('cards')) {
    const set = CardSetFile.parse(file);
    if (set.game === 'battle-spirits') {
      for (const { id, card } of set.cards) cards[id] = card;
    }
  }
  return cards;
}

export function colossusOrderCards(): Readonly<Record<string, ColossusOrderCard>> {
  const cards: Record<string, ColossusOrderCard> = {};
  for (const file of filesIn('cards')) {
    const set = CardSetFile.parse(file);
    if (set.game === 'colossus-order') {
      for (const { id, card } of set.cards) cards[id] = card;
    }
  }
  return cards;
}

export function starterDecks(): StarterDeckFile[] {
  return filesIn('decks').map((file) => StarterDeckFile.parse(file));
}
