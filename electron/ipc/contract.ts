import * as z from 'zod';
import { deckFormats } from '../../db/formats/deck-file.ts';
import { LibraryCard } from '../../db/model/card.ts';
import { CardLimit } from '../../db/model/card-limits.ts';
import { Deck, DeckContent, DeckLine, DeckZone, mostDeckLines, UnresolvedDeckLine } from '../../db/model/deck.ts';
import { facetNames, sortKeys } from '../../db/model/facets.ts';
import { GameId } from '../../db/model/game.ts';
import { Playtest, PlaytestAside, PlaytestSetup, PlaytestSummary, StoredAction } from '../../db/model/playtest.ts';
import { Settings, SettingsPatch } from '../../db/model/settings.ts';
import { Language, LocalizedText } from '../../db/model/text.ts';
import { ImportProgress, importContract } from './import-contract.ts';

/**
 * The contract between the face and the data: every call with its input and output, checked on the main side.
 * Both hosts (desktop and browser) serve the same calls through the same router.
 */

const sentence = z.object({ en: z.string(), ja: z.string() });

/** Something the user must be told once: what happened, what is safe, what to do. */
export const Notice = z.object({ id: z.string(), level: z.enum(['info', 'warning', 'error']), message: sentence });
export type Notice = z.infer<typeof Notice>;

/** How far the loading of the bundled cards is. */
export const LibraryStatus = z.object({
  state: z.enum(['loading', 'ready', 'failed']),
  done: z.int().min(0),
  total: z.int().min(0),
  message: sentence.nullable(),
});
export type LibraryStatus = z.infer<typeof LibraryStatus>;

export const AppInfo = z.object({
  version: z.string(),
  host: z.enum(['desktop', 'browser']),
  /** Why the browser host serves instead of the desktop; null on the desktop. */
  hostReason: sentence.nullable(),
  platformLanguage: z.enum(['en', 'ja']),
  notices: z.array(Notice),
  library: LibraryStatus,
  /** The folder of the databases, for people to read. */
  dataFolder: z.string().optional(),
});
export type AppInfo = z.infer<typeof AppInfo>;

const id = z.string().min(1).max(200);
const empty = z.object({});

const sortBy = z.object({ key: z.enum(sortKeys), falling: z.boolean() });

/** A value by which cards are counted, in its stored form; a set also with its name. */
const FacetValue = z.object({
  value: z.string(),
  count: z.int(),
  /** Whether the search asks for it. */
  chosen: z.boolean(),
  name: z.object({ en: z.string().optional(), ja: z.string().optional() }).optional(),
});

export const OwnedPrinting = z.object({
  setCode: z.string(),
  number: z.string(),
  language: Language,
  rarity: z.string().nullable(),
  owned: z.int().min(0),
});
export type OwnedPrinting = z.infer<typeof OwnedPrinting>;

export const DeckSummary = z.object({
  id: z.string(),
  game: GameId,
  name: LocalizedText,
  starter: z.boolean(),
  cardCount: z.int(),
  tags: z.array(z.string()).readonly(),
});
export type DeckSummary = z.infer<typeof DeckSummary>;

const Limits = z.object({ cards: z.array(CardLimit).readonly(), own: z.boolean() });

/** A deck list that was read: every line of a card is in exactly one of `cards` and `unresolved`. */
export const DeckReading = z.object({
  /** null = the list does not say it and no card was found. */
  game: GameId.nullable(),
  name: z.string(),
  detected: z.enum(deckFormats),
  /** Equal cards added up, in order of first appearance. */
  cards: z
    .array(
      z.object({
        card: z.string(),
        name: z.string(),
        count: z.int().min(1),
        zone: DeckZone,
        printing: z.string().optional(),
      }),
    )
    .readonly(),
  unresolved: z
    .array(
      z.object({
        /** From 1; in formats without lines the place in the list. */
        line: z.int(),
        text: z.string(),
        count: z.int().min(0).catch(0),
        name: z.string(),
        zone: DeckZone,
        /** Ids of cards that it could be. */
        candidates: z.array(z.string()).readonly().optional(),
      }),
    )
    .readonly(),
  warnings: z.array(z.object({ line: z.int(), code: z.string(), message: sentence })).readonly(),
  comments: z.array(z.string()).readonly(),
  /** What a file of ours says besides; absent = nothing. */
  notes: z.string().optional(),
  tags: z.array(z.string()).readonly().optional(),
  cover: z.string().optional(),
});
export type DeckReading = z.infer<typeof DeckReading>;

export const contract = {
  'app.info': { input: empty, output: AppInfo },
  /** Marks a notice as seen, so that it is not told again at the next start. */
  'notices.dismiss': { input: z.object({ id }), output: empty },
  'settings.get': { input: empty, output: Settings },
  'settings.set': { input: SettingsPatch, output: Settings },
  /**
   * `text` is a search (db/search), in both languages, the best finds first; empty = all, in game, then colour-and-cost
   * order of the set. A wrong one gives `error`: where (characters from 0) and what was expected there; no cards then.
   */
  'library.search': {
    input: z.object({
      text: z.string().max(1000).default(''),
      game: GameId.nullable().default(null),
      offset: z.int().min(0).default(0),
      limit: z.int().min(1).max(500).default(60),
      /** By which names `sort:name` goes. */
      language: Language.optional(),
      /** The deck that `in:deck`, `in:side` and `in:maybe` mean; without it any of the user's decks. */
      deck: id.optional(),
    }),
    output: z.object({
      total: z.int(),
      cards: z.array(LibraryCard),
      /** What `sort:` says, in its order. */
      sorts: z.array(sortBy).readonly().optional(),
      error: z
        .object({ at: z.int().min(0), expected: sentence })
        .nullable()
        .default(null),
    }),
  },
  /** How the cards that a search finds are spread; null where the search is wrong. */
  'library.facets': {
    input: z.object({
      text: z.string().max(1000).default(''),
      game: GameId.nullable().default(null),
      language: Language.optional(),
      deck: id.optional(),
    }),
    output: z.object({ facets: z.record(z.enum(facetNames), z.array(FacetValue).readonly()).nullable() }),
  },
  /** The text of a search after a change by a control beside it; all else in it stays as the user wrote it. */
  'library.refine': {
    input: z.object({
      text: z.string().max(1000),
      change: z.union([
        z.strictObject({ facet: z.enum(facetNames), value: z.string().max(200) }),
        z.strictObject({ sort: sortBy.nullable() }),
      ]),
      language: Language,
    }),
    output: z.object({ text: z.string() }),
  },
  /** All printings of a card with the copies that the user owns of each. */
  'collection.printings': {
    input: z.object({ game: GameId, card: id }),
    output: z.array(OwnedPrinting).readonly(),
  },
  /** Notes how many copies of a printing are owned. `owned` = of the card, over all printings. */
  'collection.set': {
    input: z.object({
      game: GameId,
      card: id,
      setCode: z.string().max(200),
      number: z.string().max(200),
      language: Language,
      count: z.int().min(0).max(9999),
    }),
    output: z.object({ owned: z.int() }),
  },
  /** Every card of which copies are owned. */
  'collection.owned': {
    input: empty,
    output: z.array(z.object({ game: GameId, id: z.string(), count: z.int() })).readonly(),
  },
  /** Cards by id; ids that are not in the library are left out of `cards` and named in `missing`. */
  'library.get': {
    input: z.object({ game: GameId, ids: z.array(id).max(1000) }),
    output: z.object({ cards: z.array(LibraryCard), missing: z.array(z.string()) }),
  },
  /** Cards whose names come near to one that was written wrongly, the nearest first. */
  'library.similar': {
    input: z.object({
      name: z.string().max(10_000),
      game: GameId.nullable().default(null),
      limit: z.int().min(1).max(50).default(6),
    }),
    output: z.array(LibraryCard).readonly(),
  },
  /** Whether a card is the user's own and can be changed and removed. */
  'cards.own': { input: z.object({ game: GameId, card: id }), output: z.object({ own: z.boolean() }) },
  /** Checks a card as imports do and keeps it; `card` is null where it has faults, and on a dry run. */
  'cards.save': {
    input: z.object({
      id: id.nullable(),
      game: GameId,
      card: z.record(z.string(), z.unknown()),
      dryRun: z.boolean().default(false),
    }),
    output: z.object({
      card: LibraryCard.nullable(),
      faults: z.array(z.object({ path: z.string(), message: sentence })).readonly(),
    }),
  },
  'cards.remove': { input: z.object({ game: GameId, id }), output: empty },
  ...importContract,
  'decks.list': { input: empty, output: z.array(DeckSummary) },
  'decks.get': { input: z.object({ id }), output: Deck },
  /** The decks that hold a card, with the copies over all zones. */
  'decks.with': {
    input: z.object({ game: GameId, card: id }),
    output: z.array(z.object({ id: z.string(), name: LocalizedText, starter: z.boolean(), count: z.int() })).readonly(),
  },
  /**
   * Creates or replaces a deck of the user's; a starter deck is never written. What is absent of `unresolved`, `notes`,
   * `tags` and `cover` stays. All saves of one `session` are one version of the deck.
   */
  'decks.save': {
    input: z.object({
      id: id.nullable(),
      game: GameId,
      name: LocalizedText,
      lines: z.array(DeckLine).max(mostDeckLines),
      unresolved: z.array(UnresolvedDeckLine).max(mostDeckLines).optional(),
      ...DeckContent.pick({ notes: true, tags: true, cover: true }).partial().shape,
      session: id.optional(),
    }),
    output: Deck,
  },
  /** What a deck was at the end of each session of editing, the newest first. */
  'decks.versions': {
    input: z.object({ id }),
    output: z.array(z.object({ number: z.int().min(1), savedAt: z.string(), content: DeckContent })).readonly(),
  },
  'decks.remove': { input: z.object({ id }), output: empty },
  /** Reads a pasted list or a file of up to 2 MB, without writing anything. */
  'decks.read': {
    input: z.object({
      source: z.union([
        z.strictObject({ text: z.string().max(1_000_000) }),
        z.strictObject({ base64: z.base64().max(2_800_000) }),
      ]),
      game: GameId.nullable().default(null),
      format: z.enum(deckFormats).nullable().default(null),
      language: Language,
    }),
    output: DeckReading,
  },
  /** A deck as the text of a file. */
  'decks.write': {
    input: z.object({
      id,
      format: z.enum(deckFormats),
      language: Language,
      /** For Tabletop Simulator: where the pictures of the cards will lie; null = without pictures. */
      pictures: z.string().max(2000).nullable().default(null),
    }),
    output: z.object({
      fileName: z.string(),
      text: z.string(),
      /** What the page is to draw: card faces (ids) in rows, and the picture on the backs; null = nothing. */
      pictures: z
        .object({
          sheets: z
            .array(
              z.object({
                fileName: z.string(),
                columns: z.int(),
                rows: z.int(),
                cards: z.array(z.string()).readonly(),
              }),
            )
            .readonly(),
          back: z.string(),
        })
        .nullable(),
    }),
  },
  /** The restricted list of a game in force: the user's own, else the one that ships with the app. */
  'limits.get': { input: z.object({ game: GameId }), output: Limits },
  /** Keeps the user's own list; null = the one that ships with the app is in force again. */
  'limits.set': { input: z.object({ game: GameId, cards: z.array(CardLimit).max(2000).nullable() }), output: Limits },
  'playtests.list': { input: empty, output: z.array(PlaytestSummary) },
  /** The saved games that cannot be read: set aside, not changed. */
  'playtests.aside': { input: empty, output: z.array(PlaytestAside) },
  'playtests.get': { input: z.object({ id }), output: Playtest },
  /** Reads the text of a file: a replay becomes a saved game, a position is given back for its rules to read. */
  'playtests.open': {
    input: z.object({ text: z.string().max(20_000_000) }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('replay'), id: z.string() }),
      z.object({ kind: z.literal('position'), position: z.record(z.string(), z.unknown()) }),
    ]),
  },
  'playtests.start': { input: z.object({ name: z.string().min(1).max(200), setup: PlaytestSetup }), output: Playtest },
  /** Autosave: `action` is written behind the last one of its line, or begins a new line; without it only line and pointer move. */
  'playtests.record': {
    input: z.object({
      id,
      line: z.int().min(1).default(1),
      /** The line begins here, at the end of the first `pointer - 1` actions of the line `from`. */
      from: z.int().min(1).nullable().default(null),
      pointer: z.int().min(0),
      action: StoredAction.nullable(),
      turn: z.int().nullable().default(null),
    }),
    output: PlaytestSummary,
  },
  /** Names a line, or takes it out of the list and brings it back. */
  'playtests.line': {
    input: z.object({
      id,
      line: z.int().min(1),
      name: z.string().min(1).max(200).nullable().optional(),
      removed: z.boolean().optional(),
    }),
    output: PlaytestSummary,
  },
  'playtests.rename': { input: z.object({ id, name: z.string().min(1).max(200) }), output: PlaytestSummary },
  /** Takes a game out of the list; `playtests.restore` brings it back within 30 days. */
  'playtests.remove': { input: z.object({ id }), output: empty },
  'playtests.restore': { input: z.object({ id }), output: empty },
} as const satisfies Record<string, { input: z.ZodType; output: z.ZodType }>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
export type CallInput<N extends CallName> = z.input<Contract[N]['input']>;
export type CallOutput<N extends CallName> = z.output<Contract[N]['output']>;

export const CallErrorCode = z.enum([
  'bad-input',
  'not-found',
  'read-only',
  'damaged',
  'busy',
  'unknown-call',
  'internal',
]);
export type CallErrorCode = z.infer<typeof CallErrorCode>;

/** An error as it travels: a code for the program, a sentence for people. */
export const CallError = z.object({ code: CallErrorCode, message: sentence });
export type CallError = z.infer<typeof CallError>;

export type CallResult<N extends CallName> =
  | { readonly ok: true; readonly value: CallOutput<N> }
  | { readonly ok: false; readonly error: CallError };

/** What the main side sends unasked. */
export const events = {
  'library.status': LibraryStatus,
  /** Cards came into the library or changed in it: what was asked of it before is old. */
  'library.changed': empty,
  'import.progress': ImportProgress,
  notice: Notice,
  /** A menu command or a key that the host caught. */
  command: z.object({ name: z.enum(['undo', 'redo', 'new-playtest', 'settings']) }),
} as const satisfies Record<string, z.ZodType>;
export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.output<(typeof events)[N]>;

/** What the preload script puts on `window.costwise`; the browser host's page builds the same over HTTP. */
export interface Bridge {
  call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>>;
  /** @returns a function that ends the subscription */
  on<N extends EventName>(name: N, listener: (payload: EventPayload<N>) => void): () => void;
}
