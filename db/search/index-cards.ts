import type Database from 'better-sqlite3';
import type { LibraryCard } from '../model/card.ts';
import { cardIndexFacts } from '../model/card-index.ts';
import { fold, nameKey } from '../model/fold.ts';
import { GameId } from '../model/game.ts';
import { bigramsOfKey, lettersOfKeys, tokenMarks, wordsOfText } from './bigrams.ts';
import { colorBits, type Fact, factsOf, strengthOf } from './card-facts.ts';
import { packFacet } from './facet-code.ts';
import { otherNames } from './vocabulary.ts';

/** A printing as far as searches ask for it. */
export interface IndexedPrinting {
  readonly number: string;
  readonly setCode: string;
  readonly rarity?: string | null;
}

/** Puts cards into the search tables and takes them out, on one connection; the caller holds the transaction. */
export interface CardIndexer {
  /** Adds the card, in place of what was there under its id. */
  readonly add: (entry: LibraryCard, printings: readonly IndexedPrinting[]) => void;
  /** Takes the card out; nothing happens where it is not in. */
  readonly remove: (game: GameId, id: string) => void;
}

interface Entered {
  readonly keys: readonly string[];
  readonly facts: readonly (readonly [label: number, amount: number])[];
}

/** Bits of a place that count the cards of one game, colour and cost: 262,144 of them before they run over. */
const arrivalBits = 18;
const highestCost = 62;
const unknownCost = 63;

/** The first place of a card's game, colour and cost: rows in order of place are rows in the default order. */
function firstPlace(entry: LibraryCard, { cost, colorOrder } = cardIndexFacts(entry)): number {
  const costPlace = cost === null ? unknownCost : Math.min(cost, highestCost);
  const group = (GameId.options.indexOf(entry.game) * 16 + Math.min(colorOrder, 15)) * 64 + costPlace;
  return group * 2 ** arrivalBits + 1;
}

function textsOf({ card }: LibraryCard): { readonly ja: string; readonly en: string } {
  const texts: { ja: string[]; en: string[] } = { ja: [], en: [] };
  const take = (text: string | { en?: string | undefined; ja?: string | undefined } | undefined) => {
    if (typeof text === 'string') {
      texts.en.push(text);
    } else if (text !== undefined) {
      if (text.ja !== undefined) texts.ja.push(text.ja);
      if (text.en !== undefined) texts.en.push(text.en);
    }
  };
  take(card.text);
  if (card.kind === 'colossus' || card.kind === 'follower') {
    for (const ability of card.abilities) take(ability.text);
  }
  return { ja: texts.ja.join('\n'), en: texts.en.join('\n') };
}

/** The families or races, in both languages where both are known. */
function familiesOf(entry: LibraryCard): string[] {
  const names = entry.game === 'battle-spirits' ? entry.card.families : entry.card.races;
  return names.flatMap((name) => [name, ...otherNames(name)]);
}

function printingFacts(printings: readonly IndexedPrinting[]): Fact[] {
  if (printings.length === 1) {
    const { setCode, rarity } = printings[0]!;
    const set = { what: 'set', key: nameKey(setCode), amount: 1 };
    return rarity ? [set, { what: 'rarity', key: nameKey(rarity), amount: 1 }] : [set];
  }
  const sets = new Set(printings.map((printing) => nameKey(printing.setCode)));
  const rarities = new Set(printings.flatMap((printing) => (printing.rarity ? [nameKey(printing.rarity)] : [])));
  return [
    ...Array.from(sets, (key) => ({ what: 'set', key, amount: 1 })),
    ...Array.from(rarities, (key) => ({ what: 'rarity', key, amount: 1 })),
  ];
}

/** Where the keys and facts of a card go: at once, or gathered for one sorted pass. */
interface Entries {
  readonly key: (key: string, place: number) => void;
  readonly fact: (label: number, amount: number, place: number) => void;
}

/** What puts cards into the tables one by one; `entries` takes what belongs into the two tables of small rows. */
function createIndexWriter(db: Database.Database, entries: Entries) {
  const find = db.prepare<[string, string], number>('SELECT place FROM search_cards WHERE game = ? AND id = ?').pluck();
  const last = db
    .prepare<[number, number], number | null>('SELECT max(place) FROM search_cards WHERE place >= ? AND place < ?')
    .pluck();
  const taken = db.prepare<[number], number>('SELECT 1 FROM search_cards WHERE place = ?').pluck();
  const addCard = db.prepare(
    'INSERT INTO search_cards(place, game, kind, colors, cost, bp, facet, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const addNames = db.prepare('INSERT INTO search_names(place, ja, en, number, entered) VALUES (?, ?, ?, ?, ?)');
  const addLabel = db.prepare('INSERT INTO search_labels(what, key) VALUES (?, ?)');
  const findLabel = db
    .prepare<[string, string], number>('SELECT label FROM search_labels WHERE what = ? AND key = ?')
    .pluck();
  const addWords = db.prepare(
    'INSERT INTO search_words(rowid, ja, en, letters, numbers, families, text_ja, text_en) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const removals = [
    'DELETE FROM search_words WHERE rowid = ?',
    'DELETE FROM search_names WHERE place = ?',
    'DELETE FROM search_cards WHERE place = ?',
  ].map((sql) => db.prepare(sql));

  const findEntered = db.prepare<[number], string>('SELECT entered FROM search_names WHERE place = ?').pluck();
  const removeKey = db.prepare('DELETE FROM search_keys WHERE key = ? AND place = ?');
  const removeFact = db.prepare('DELETE FROM search_facts WHERE label = ? AND amount = ? AND place = ?');

  const labels = new Map<string, Map<string, number>>();
  const nextPlaces = new Map<number, number>();

  function labelOf({ what, key }: Fact): number {
    let ofKind = labels.get(what);
    if (ofKind === undefined) {
      ofKind = new Map();
      labels.set(what, ofKind);
    }
    let label = ofKind.get(key);
    if (label === undefined) {
      label = findLabel.get(what, key) ?? Number(addLabel.run(what, key).lastInsertRowid);
      ofKind.set(key, label);
    }
    return label;
  }

  function freePlace(first: number): number {
    let place = nextPlaces.get(first) ?? (last.get(first, first + 2 ** arrivalBits - 1) ?? first - 1) + 1;
    // A group that is full runs on into the next: the card then stands a little late in the order, and is found all the same.
    while (taken.get(place) !== undefined) place += 1;
    nextPlaces.set(first, place + 1);
    return place;
  }

  function remove(game: GameId, id: string): void {
    const place = find.get(game, id);
    if (place === undefined) return;
    const { keys, facts } = JSON.parse(findEntered.get(place) ?? '{"keys":[],"facts":[]}') as Entered;
    for (const key of keys) removeKey.run(key, place);
    for (const [label, amount] of facts) removeFact.run(label, amount, place);
    for (const removal of removals) removal.run(place);
  }

  /** Writes a card that is not in the tables. */
  function write(entry: LibraryCard, printings: readonly IndexedPrinting[]): void {
    const { card } = entry;
    const indexed = cardIndexFacts(entry);
    const { kind, cost } = indexed;
    const place = freePlace(firstPlace(entry, indexed));
    const numbers = printings.length > 0 ? printings.map((printing) => printing.number) : [card.number ?? entry.id];
    const numberKeys = [...new Set([...numbers, entry.id].map(nameKey))];
    const ja = card.name.ja === undefined ? '' : nameKey(card.name.ja);
    const en = card.name.en === undefined ? '' : nameKey(card.name.en);
    const bits = colorBits(entry);
    const facet = packFacet({ game: entry.game, kind, colors: bits, cost });
    addCard.run(place, entry.game, kind, bits, cost, strengthOf(entry), facet, entry.id);
    const keys = [...new Set([ja, en, ...numberKeys])].filter((key) => key !== '');
    const facts = [...factsOf(entry), ...printingFacts(printings)].map((fact) => [labelOf(fact), fact.amount] as const);
    const names = { ja: fold(card.name.ja ?? ''), en: fold(card.name.en ?? '') };
    const entered = JSON.stringify({ keys, facts } satisfies Entered);
    addNames.run(place, names.ja, names.en, fold(numbers[0]!), entered);
    for (const key of keys) entries.key(key, place);
    for (const [label, amount] of facts) entries.fact(label, amount, place);
    const texts = textsOf(entry);
    addWords.run(
      place,
      bigramsOfKey(ja),
      bigramsOfKey(en),
      lettersOfKeys(ja, en),
      numberKeys.map((key) => bigramsOfKey(key, tokenMarks.number)).join(' '),
      familiesOf(entry)
        .map((name) => wordsOfText(name, tokenMarks.family))
        .join(' '),
      wordsOfText(texts.ja, tokenMarks.text),
      wordsOfText(texts.en, tokenMarks.text),
    );
  }

  return { write, remove };
}

/** The two tables of small rows, written to at once. */
function writtenAtOnce(db: Database.Database): Entries {
  const addKey = db.prepare('INSERT OR IGNORE INTO search_keys(key, place) VALUES (?, ?)');
  const addFact = db.prepare('INSERT OR IGNORE INTO search_facts(label, amount, place) VALUES (?, ?, ?)');
  return {
    key: (key, place) => addKey.run(key, place),
    fact: (label, amount, place) => addFact.run(label, amount, place),
  };
}

/** An indexer whose cards can be found at once: for a card, or a set of them. */
export function createCardIndexer(db: Database.Database): CardIndexer {
  const { write, remove } = createIndexWriter(db, writtenAtOnce(db));
  return {
    add(entry, printings) {
      remove(entry.game, entry.id);
      write(entry, printings);
    },
    remove,
  };
}

/** An indexer that keeps what it is given until `finish`. */
export interface BatchIndexer extends CardIndexer {
  /** Puts all cards in; none of them can be found before. `onCard` is called after each. */
  readonly finish: (onCard: () => void) => void;
}

/**
 * An indexer for many cards: it writes them in the order of their places. A full-text table closes a piece of its index
 * at every row that goes back in order, and merges the pieces, which takes four times as long.
 */
export function createBatchIndexer(db: Database.Database): BatchIndexer {
  const gathered = gatherEntries();
  const { write, remove } = createIndexWriter(db, gathered.entries);
  const waiting = new Map<string, { readonly entry: LibraryCard; readonly printings: readonly IndexedPrinting[] }>();
  return {
    add: (entry, printings) => waiting.set(`${entry.game}\n${entry.id}`, { entry, printings }),
    remove(game, id) {
      waiting.delete(`${game}\n${id}`);
      remove(game, id);
    },
    finish(onCard) {
      const cards = Array.from(waiting.values(), (card) => ({ ...card, first: firstPlace(card.entry) }));
      waiting.clear();
      for (const { entry } of cards) remove(entry.game, entry.id);
      for (const { entry, printings } of cards.sort((a, b) => a.first - b.first)) {
        write(entry, printings);
        onCard();
      }
      gathered.writeTo(db);
    },
  };
}

/** Keys and facts kept until they can be written in the order of their tables, where each row lands beside the last. */
function gatherEntries() {
  const keys: { readonly key: string; readonly place: number }[] = [];
  const facts = new Map<number, Map<number, number[]>>();
  const entries: Entries = {
    key: (key, place) => keys.push({ key, place }),
    fact(label, amount, place) {
      let places = facts.get(label)?.get(amount);
      if (places === undefined) {
        places = [];
        facts.set(label, (facts.get(label) ?? new Map<number, number[]>()).set(amount, places));
      }
      places.push(place);
    },
  };
  const byFirst = <T>([a]: readonly [number, T], [b]: readonly [number, T]) => a - b;
  function writeTo(db: Database.Database): void {
    const written = writtenAtOnce(db);
    for (const { key, place } of keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))) {
      written.key(key, place);
    }
    const addFacts = db.prepare('INSERT OR IGNORE INTO search_facts SELECT ?, ?, value FROM json_each(?)');
    for (const [label, amounts] of [...facts].sort(byFirst)) {
      for (const [amount, places] of [...amounts].sort(byFirst)) addFacts.run(label, amount, JSON.stringify(places));
    }
    keys.length = 0;
    facts.clear();
  }
  return { entries, writeTo };
}
