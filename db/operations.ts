import { join } from 'node:path';
import type { LimitsToSet } from './card-limits.ts';
import type { CardQuery } from './cards.ts';
import { getCards, searchCards } from './cards.ts';
import type { setOwned } from './collection.ts';
import type { DeckFileToRead, DeckToExport } from './deck-files.ts';
import { listDeckVersions } from './deck-versions.ts';
import type { DeckToSave } from './decks.ts';
import { getDeck, listDecks, removeDeck, saveDeck } from './decks.ts';
import { ok, type Result } from './errors.ts';
import type { FacetsQuery, refine } from './library-facets.ts';
import type { GameId } from './model/game.ts';
import type { PlaytestSetup } from './model/playtest.ts';
import type { Settings } from './model/settings.ts';
import { dismissNotice, listNotices } from './notices.ts';
import type { OwnCardToSave } from './own-cards.ts';
import {
  changeLine,
  recordStep,
  removePlaytest,
  renamePlaytest,
  restorePlaytest,
  type Step,
} from './playtest-record.ts';
import { getPlaytest, listAside, listPlaytests, startPlaytest } from './playtests.ts';
import { getSettings, setSettings } from './settings.ts';
import type { NameToMend } from './similar-cards.ts';
import type { Store } from './store.ts';
import type { rememberTable } from './table-mappings.ts';

/** Everything that can be asked of the data, by name: what the worker thread serves. Input is checked by the host. */
export const operations = {
  'notices.list': (store: Store) => ok(listNotices(store)),
  'notices.dismiss': (store: Store, input: { readonly id: string }) => dismissNotice(store, input.id),
  'settings.get': (store: Store) => getSettings(store),
  'settings.set': (store: Store, input: Partial<Settings>) => setSettings(store, input),
  'library.search': (store: Store, input: CardQuery) => searchCards(store, input),
  'library.get': (store: Store, input: { readonly game: GameId; readonly ids: readonly string[] }) =>
    getCards(store, input.game, input.ids),
  'library.similar': async (store: Store, input: NameToMend) =>
    (await import('./similar-cards.ts')).similarCards(store, input),
  'library.facets': async (store: Store, input: FacetsQuery) =>
    (await import('./library-facets.ts')).libraryFacets(store, input),
  'library.refine': async (_store: Store, input: Parameters<typeof refine>[0]) =>
    (await import('./library-facets.ts')).refine(input),
  'collection.printings': async (store: Store, input: { readonly game: GameId; readonly card: string }) =>
    (await import('./collection.ts')).cardPrintings(store, input),
  'collection.set': async (store: Store, input: Parameters<typeof setOwned>[1]) =>
    (await import('./collection.ts')).setOwned(store, input),
  'collection.owned': async (store: Store) => (await import('./collection.ts')).ownedCards(store),
  'decks.with': async (store: Store, input: { readonly game: GameId; readonly card: string }) =>
    (await import('./decks-with.ts')).decksWith(store, input),
  'cards.own': async (store: Store, input: { readonly game: GameId; readonly card: string }) =>
    (await import('./own-cards.ts')).isOwnCard(store, input),
  'cards.save': async (store: Store, input: OwnCardToSave) =>
    (await import('./own-cards.ts')).saveOwnCard(store, input),
  'cards.remove': async (store: Store, input: { readonly game: GameId; readonly id: string }) =>
    (await import('./own-cards.ts')).removeOwnCard(store, input),
  'library.file': (store: Store) =>
    store.library.ok ? ok({ path: join(store.dataDir, 'library.db') }) : store.library,
  'tables.remembered': async (store: Store, input: { readonly columns: readonly string[] }) =>
    (await import('./table-mappings.ts')).rememberedTable(store, input.columns),
  'tables.remember': async (store: Store, input: Parameters<typeof rememberTable>[1]) =>
    (await import('./table-mappings.ts')).rememberTable(store, input),
  'decks.list': (store: Store) => listDecks(store),
  'decks.get': (store: Store, input: { readonly id: string }) => getDeck(store, input.id),
  'decks.save': (store: Store, input: DeckToSave) => saveDeck(store, input),
  'decks.versions': (store: Store, input: { readonly id: string }) => listDeckVersions(store, input.id),
  'decks.remove': (store: Store, input: { readonly id: string }) => removeDeck(store, input.id),
  // The formats are loaded when the first deck file is read or written: the start does without them.
  'decks.read': async (store: Store, input: DeckFileToRead) =>
    (await import('./deck-files.ts')).readDeckFile(store, input),
  'decks.write': async (store: Store, input: DeckToExport) =>
    (await import('./deck-files.ts')).writeDeckFile(store, input),
  'limits.get': async (store: Store, input: { readonly game: GameId }) =>
    (await import('./card-limits.ts')).getLimits(store, input.game),
  'limits.set': async (store: Store, input: LimitsToSet) => (await import('./card-limits.ts')).setLimits(store, input),
  'playtests.list': (store: Store) => listPlaytests(store),
  'playtests.aside': (store: Store) => listAside(store),
  'playtests.get': (store: Store, input: { readonly id: string }) => getPlaytest(store, input.id),
  'playtests.open': async (store: Store, input: { readonly text: string }) =>
    (await import('./playtest-files.ts')).openFile(store, input.text),
  'playtests.start': (store: Store, input: { readonly name: string; readonly setup: PlaytestSetup }) =>
    startPlaytest(store, input.name, input.setup),
  'playtests.record': (store: Store, input: Step) => recordStep(store, input),
  'playtests.line': (
    store: Store,
    input: { readonly id: string; readonly line: number } & Parameters<typeof changeLine>[3],
  ) => changeLine(store, input.id, input.line, input),
  'playtests.rename': (store: Store, input: { readonly id: string; readonly name: string }) =>
    renamePlaytest(store, input.id, input.name),
  'playtests.remove': (store: Store, input: { readonly id: string }) => removePlaytest(store, input.id),
  'playtests.restore': (store: Store, input: { readonly id: string }) => restorePlaytest(store, input.id),
} as const;

export type Operations = typeof operations;
export type OperationName = keyof Operations;

/** What an operation is given besides the store; `null` where it needs nothing. */
export type OperationInput<N extends OperationName> =
  Parameters<Operations[N]> extends [Store, infer Input] ? Input : null;
export type OperationOutput<N extends OperationName> =
  Awaited<ReturnType<Operations[N]>> extends Result<infer Output> ? Output : never;
