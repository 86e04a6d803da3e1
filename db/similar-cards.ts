import { ok, type Result } from './errors.ts';
import type { LibraryCard } from './model/card.ts';
import { nameKey } from './model/fold.ts';
import type { GameId } from './model/game.ts';
import { bigramsOfKey } from './search/bigrams.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/** Cards whose names come near to a wrongly written one: what is offered for a line that no card was found for. */

export interface NameToMend {
  readonly name: string;
  /** null = cards of all games. */
  readonly game: GameId | null;
  readonly limit: number;
}

/** How many of the full-text index's finds are compared letter by letter. */
const compared = 200;

/** As much of a name as is looked at: a longer one is a text. */
const mostLetters = 60;

/** Names that share less than this with the wrong one (from 0 to 1) are no help. */
const leastLikeness = 0.25;

/** The cards that share most pairs of letters with a name, by the index of words. */
const similarSql = `SELECT cards.game, cards.id, cards.definition
  FROM (SELECT rowid, rank FROM search_words WHERE search_words MATCH @pairs ORDER BY rank LIMIT ${compared}) AS found
    CROSS JOIN search_cards ON search_cards.place = found.rowid
    CROSS JOIN cards ON cards.game = search_cards.game AND cards.id = search_cards.id
  WHERE @game IS NULL OR cards.game = @game
  ORDER BY found.rank`;

/** The cards whose name in either language is most like `name`, the likest first; none where nothing comes near. */
export function similarCards(store: Store, { name, game, limit }: NameToMend): Result<readonly LibraryCard[]> {
  if (!store.library.ok) return store.library;
  const key = Array.from(nameKey(name)).slice(0, mostLetters).join('');
  const pairs = pairsOf(key);
  if (pairs.size === 0) return ok([]);
  const match = `{ja en} : (${[...pairs].map((pair) => `"${pair}"`).join(' OR ')})`;
  const rows = statement<{ readonly game: GameId; readonly id: string; readonly definition: string }>(
    store.library.value,
    similarSql,
  ).all({ pairs: match, game });
  const cards = rows.map(({ definition, ...row }) => ({ ...row, card: JSON.parse(definition) }) as LibraryCard);
  const near = cards
    .map((card) => ({ card, likeness: likenessTo(pairs, card) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness);
  return ok(near.slice(0, limit).map(({ card }) => card));
}

function pairsOf(key: string): ReadonlySet<string> {
  const all = bigramsOfKey(key).split(' ');
  // The last letter alone would find far too much, unless it is all there is.
  return new Set(all.filter((pair) => all.length === 1 || Array.from(pair).length > 1));
}

/** The share of pairs that two names have in common (Sørensen and Dice), of the language that is nearer. */
function likenessTo(pairs: ReadonlySet<string>, { card }: LibraryCard): number {
  const names = [card.name.en, card.name.ja].filter((name) => name !== undefined);
  return Math.max(
    ...names.map((name) => {
      const own = pairsOf(nameKey(name));
      const shared = [...own].filter((pair) => pairs.has(pair)).length;
      return (2 * shared) / (own.size + pairs.size);
    }),
  );
}
