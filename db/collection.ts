import { fail, ok, type Result } from './errors.ts';
import type { GameId } from './model/game.ts';
import type { Language } from './model/text.ts';
import { ownedSql } from './search-sources.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** The collection: how many copies the user owns, by printing. */

export interface PrintingKey {
  readonly setCode: string;
  readonly number: string;
  readonly language: Language;
}

export interface OwnedPrinting extends PrintingKey {
  readonly rarity: string | null;
  readonly owned: number;
}

export interface OwnedCard {
  readonly game: GameId;
  readonly id: string;
  readonly count: number;
}

interface CardInput {
  readonly game: GameId;
  readonly card: string;
}

/** The most copies of a printing that can be noted. */
export const mostOwned = 9999;

const printingsSql = `SELECT printings.set_code AS setCode, number, language, rarity FROM printings
  JOIN cards ON cards.key = card_key WHERE cards.game = ? AND cards.id = ?`;
const ownedOfSql = `SELECT set_code AS setCode, number, language, count AS owned FROM owned_printings
  WHERE game = ? AND card_id = ?`;

const nameOf = ({ setCode, number, language }: PrintingKey) => JSON.stringify([setCode, number, language]);

/**
 * All printings of a card with the copies owned of each, by set and number. A printing that is owned stands there too
 * when the library no longer has it: what was counted is never out of sight.
 */
export function cardPrintings(store: Store, { game, card }: CardInput): Result<readonly OwnedPrinting[]> {
  if (!store.library.ok) return store.library;
  if (!store.user.ok) return store.user;
  const known = statement<Omit<OwnedPrinting, 'owned'>>(store.library.value, printingsSql).all(game, card);
  const owned = statement<PrintingKey & { readonly owned: number }>(store.user.value, ownedOfSql).all(game, card);
  const printings = new Map<string, OwnedPrinting>(
    known.map((printing) => [nameOf(printing), { ...printing, owned: 0 }]),
  );
  for (const printing of owned) {
    printings.set(nameOf(printing), { rarity: null, ...printings.get(nameOf(printing)), ...printing });
  }
  return ok([...printings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, printing]) => printing));
}

/** Notes how many copies of a printing are owned. @returns how many of the card are owned now, over all printings */
export function setOwned(
  store: Store,
  input: CardInput & PrintingKey & { readonly count: number },
): Result<{ readonly owned: number }> {
  if (!store.user.ok) return store.user;
  const { game, card, setCode, number, language, count } = input;
  if (!Number.isInteger(count) || count < 0 || count > mostOwned) {
    return fail(
      'bad-input',
      `The copies of a printing are a whole number from 0 to ${mostOwned}; ${count} cannot be noted.`,
      `所持枚数は0から${mostOwned}までの整数です。${count}は登録できません。`,
    );
  }
  const db = store.user.value;
  const key = [game, card, setCode, number, language];
  if (count === 0) {
    statement(
      db,
      'DELETE FROM owned_printings WHERE game = ? AND card_id = ? AND set_code = ? AND number = ? AND language = ?',
    ).run(...key);
  } else {
    statement(
      db,
      `INSERT INTO owned_printings(game, card_id, set_code, number, language, count) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET count = excluded.count`,
    ).run(...key, count);
  }
  const sum = statement<{ readonly owned: number | null }>(
    db,
    'SELECT sum(count) AS owned FROM owned_printings WHERE game = ? AND card_id = ?',
  ).get(game, card);
  return ok({ owned: sum?.owned ?? 0 });
}

/** Every card of which copies are owned, with their number over all printings. */
export function ownedCards(store: Store): Result<readonly OwnedCard[]> {
  if (!store.user.ok) return store.user;
  return ok(statement<OwnedCard>(store.user.value, ownedSql).all());
}
