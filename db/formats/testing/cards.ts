import { readdirSync, readFileSync } from 'node:fs';
import type { LibraryCard } from '../../model/card.ts';
import { CardSetFile } from '../../model/card-set.ts';
import { createResolver } from '../resolver.ts';

/** The bundled cards, and cards with the names that have broken other programs, for tests of the formats. */

const folder = new URL('../../../assets/cards/', import.meta.url);

export const bundledCards: readonly LibraryCard[] = readdirSync(folder)
  .sort()
  .flatMap((file) => {
    const set = CardSetFile.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    return set.cards.map(({ id, card }) => ({ game: set.game, id, card }) as LibraryCard);
  });

export function gemNamed(id: string, name: { readonly en?: string; readonly ja?: string }): LibraryCard {
  return {
    game: 'colossus-order',
    id,
    card: { kind: 'gem', name, color: null, unique: false, races: [], keywords: [] },
  };
}

const difficultNames: readonly string[] = [
  "R&D's Secret Lair",
  'Dr. Boom',
  'The Corruptor',
  'Selective Snare',
  'Drop Table',
  "O'Brien",
  '100%_',
  'a"b',
  'Shrivelling [4]',
  'Shrivelling',
  'Jace: the Mind',
  '7 Samurai',
  'Samurai',
  '3x Trouble',
  '+2 Mace',
  '２ Ｆａｓｔ',
  '１２３',
  'β Ω',
  'Élan á É û',
  'Main',
  'Sideboard',
  'Magic',
  'Deck (40)',
  '# Hash',
  '// Slash',
  'A // B',
  '&amp; Co',
  '&#039;',
  '<b>Bold</b>',
  ']]>',
  'ゴーレム・Ａ',
  '「引用」',
  '龍 王',
  'x3',
  'Name: The Sequel',
  'Zord 3',
  'Zord',
  'Zord x2',
  'SB: Side',
  '- dash',
  'it’s',
  "''",
  '""',
  '× Times',
  '4枚',
  'a, b',
  'tab	name',
  'null',
  'true',
  '~',
  '[x]',
  '{y}',
  'key: 3',
  'Total: 3',
  'back\\slash',
  'emoji 🐉',
  '髙鷗①',
  'cards:',
  '!tag',
  '*star',
  '&anchor',
  '%',
  '@',
  '`tick`',
  '| pipe',
  '> fold',
  "O''Neil",
];

export const difficultCards: readonly LibraryCard[] = difficultNames.map((en, i) =>
  gemNamed(`TST-${String(i).padStart(3, '0')}`, { en }),
);

export function resolverOf(cards: readonly LibraryCard[]) {
  return createResolver(
    cards.map((entry) => ({ entry, numbers: entry.card.number === undefined ? [] : [entry.card.number] })),
  );
}
