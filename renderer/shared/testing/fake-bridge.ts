import type { LibraryCard } from '../../../db/model/card.ts';
import type { CardLimit } from '../../../db/model/card-limits.ts';
import { CardSetFile } from '../../../db/model/card-set.ts';
import { type Deck, StarterDeckFile } from '../../../db/model/deck.ts';
import { type FacetName, mapFacets } from '../../../db/model/facets.ts';
import { nameKey } from '../../../db/model/fold.ts';
import { Settings } from '../../../db/model/settings.ts';
import type {
  AppInfo,
  Bridge,
  CallError,
  CallInput,
  CallName,
  CallOutput,
  CallResult,
  EventName,
  EventPayload,
} from '../../../electron/ipc/contract.ts';

type Answers = {
  [N in CallName]: (input: CallInput<N>) => CallOutput<N> | CallError | Promise<CallOutput<N> | CallError>;
};

export interface FakeBridge extends Bridge {
  /** What is stored; tests read it to see what has been saved. */
  readonly decks: Map<string, Deck>;
  settings: Settings;
  info: AppInfo;
  /** Every call in order. */
  readonly calls: { readonly name: CallName; readonly input: unknown }[];
  /** Sends an unasked message to the screens. */
  send<N extends EventName>(name: N, payload: EventPayload<N>): void;
  /** Answers a call in another way from now on, for example with an error. */
  answer<N extends CallName>(name: N, how: Answers[N]): void;
}

const cardFiles = import.meta.glob('../../../assets/cards/*.json', { eager: true, import: 'default' });
const deckFiles = import.meta.glob('../../../assets/decks/*.json', { eager: true, import: 'default' });

/** The bundled cards, as the library serves them. */
export function bundledCards(): readonly LibraryCard[] {
  return Object.values(cardFiles).flatMap((file) => {
    const set = CardSetFile.parse(file);
    return set.cards.map(({ id, card }) => ({ id, game: set.game, card }) as LibraryCard);
  });
}

/** The bundled starter decks. */
export function starterDecks(): readonly Deck[] {
  return Object.values(deckFiles).map((file) => {
    const { id, game, name, lines } = StarterDeckFile.parse(file);
    return { id, game, name, starter: true, lines };
  });
}

export const failure: CallError = {
  code: 'internal',
  message: { en: 'The file could not be read. Try again.', ja: 'ファイルを読み込めませんでした。再試行してください。' },
};

/** A data side in memory, with the bundled cards and starter decks, that keeps the promises of the contract. */
export function fakeBridge(cards: readonly LibraryCard[] = bundledCards()): FakeBridge {
  const listeners = new Map<EventName, Set<(payload: never) => void>>();
  const decks = new Map(starterDecks().map((deck) => [deck.id, deck]));
  const owned = new Map<string, number>();
  const limits = new Map<string, readonly CardLimit[]>();
  let nextDeck = 1;

  const notFound: CallError = { code: 'not-found', message: { en: 'Not there.', ja: '見つかりません。' } };
  const answers: Partial<Answers> = {
    'app.info': () => fake.info,
    'settings.get': () => fake.settings,
    'settings.set': (patch) => {
      fake.settings = Settings.parse({ ...fake.settings, ...patch });
      return fake.settings;
    },
    'library.search': ({ text = '', game = null, offset = 0, limit = 60 }) => {
      const found = cards.filter(
        (card) =>
          (game === null || card.game === game) &&
          [card.card.name.en, card.card.name.ja].some((name) => name && nameKey(name).includes(nameKey(text))),
      );
      return { total: found.length, cards: found.slice(offset, offset + limit), error: null };
    },
    'library.facets': ({ text = '' }) => ({ facets: spreadOf(cards, text) }),
    'library.refine': ({ text, change }) => {
      if (!('facet' in change)) {
        const rest = text.replace(/ ?sort:\S+/u, '');
        return {
          text: change.sort === null ? rest : `${rest} sort:${change.sort.falling ? '-' : ''}${change.sort.key}`,
        };
      }
      const term = `${change.facet}:${change.value}`;
      return { text: text.includes(term) ? text.replace(term, '').trim() : `${text} ${term}`.trim() };
    },
    'collection.printings': ({ game, card }) =>
      cards
        .filter((each) => each.game === game && each.id === card)
        .map((each) => ({
          setCode: each.card.set ?? '',
          number: each.card.number ?? each.id,
          language: 'ja' as const,
          rarity: each.card.rarity ?? null,
          owned: owned.get(card) ?? 0,
        })),
    'collection.set': ({ card, count }) => {
      owned.set(card, count);
      return { owned: count };
    },
    'collection.owned': () =>
      [...owned].map(([card, count]) => ({ game: cards.find(({ id }) => id === card)!.game, id: card, count })),
    'decks.with': ({ game, card }) =>
      [...decks.values()]
        .filter((deck) => deck.game === game && deck.lines.some((line) => line.card === card))
        .map(({ id, name, starter, lines }) => ({
          id,
          name,
          starter,
          count: lines.reduce((sum, line) => (line.card === card ? sum + line.count : sum), 0),
        })),
    'library.get': ({ game, ids }) => ({
      cards: cards.filter((card) => card.game === game && ids.includes(card.id)),
      missing: ids.filter((id) => !cards.some((card) => card.game === game && card.id === id)),
    }),
    'library.similar': ({ name, game = null, limit = 6 }) =>
      cards
        .filter(
          (card) =>
            (game === null || card.game === game) &&
            nameKey(card.card.name.en ?? '').startsWith(nameKey(name).slice(0, 3)),
        )
        .slice(0, limit),
    'cards.own': () => ({ own: false }),
    'decks.list': () =>
      [...decks.values()].map(({ lines, id, game, name, starter, tags = [] }) => ({
        id,
        game,
        name,
        starter,
        tags,
        cardCount: lines.reduce((sum, line) => sum + line.count, 0),
      })),
    'decks.get': ({ id }) => decks.get(id) ?? notFound,
    'decks.save': ({ id, game, name, lines, unresolved, notes, tags, cover }) => {
      if (id !== null && decks.get(id)?.starter === true) return { ...notFound, code: 'read-only' };
      const before = decks.get(id ?? '');
      const open = unresolved ?? before?.unresolved ?? [];
      const face = cover === undefined ? before?.cover : (cover ?? undefined);
      const deck: Deck = {
        id: id ?? `deck-${nextDeck++}`,
        game,
        name,
        starter: false,
        lines: lines.map(({ zone = 'main', ...line }) => ({ ...line, zone })),
        ...(open.length === 0 ? {} : { unresolved: open.map(({ zone = 'main', ...line }) => ({ ...line, zone })) }),
        ...((notes ?? before?.notes) && { notes: notes ?? before?.notes }),
        ...((tags ?? before?.tags)?.length && { tags: tags ?? before?.tags }),
        ...(face !== undefined && { cover: face }),
      };
      decks.set(deck.id, deck);
      return deck;
    },
    'decks.versions': () => [],
    'limits.get': ({ game }) => ({ cards: limits.get(game) ?? [], own: limits.has(game) }),
    'limits.set': ({ game, cards: list }) => {
      if (list === null) limits.delete(game);
      else limits.set(game, list);
      return { cards: list ?? [], own: list !== null };
    },
    'decks.remove': ({ id }) => {
      decks.delete(id);
      return {};
    },
    'playtests.list': () => [],
    'playtests.aside': () => [],
    'notices.dismiss': () => ({}),
  };

  const fake: FakeBridge = {
    decks,
    calls: [],
    settings: Settings.parse({}),
    info: {
      version: '0.1.0',
      host: 'desktop',
      hostReason: null,
      platformLanguage: 'en',
      notices: [],
      library: { state: 'ready', done: cards.length, total: cards.length, message: null },
    },
    async call<N extends CallName>(name: N, input: CallInput<N>): Promise<CallResult<N>> {
      fake.calls.push({ name, input });
      const answer = answers[name] as ((input: CallInput<N>) => CallOutput<N> | CallError) | undefined;
      if (answer === undefined) throw new Error(`the fake bridge has no answer for ${name}`);
      const value = structuredClone(await answer(input));
      return isError(value) ? { ok: false, error: value } : { ok: true, value };
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set);
      set.add(listener as (payload: never) => void);
      return () => set.delete(listener as (payload: never) => void);
    },
    send(name, payload) {
      for (const listener of listeners.get(name) ?? []) listener(payload as never);
    },
    answer(name, how) {
      Object.assign(answers, { [name]: how });
    },
  };
  return fake;
}

/** How cards are spread, by kind and cost alone: what a component does with counts does not hang on the facet. */
function spreadOf(cards: readonly LibraryCard[], text: string): CallOutput<'library.facets'>['facets'] {
  const count = (facet: FacetName, of: (card: LibraryCard) => string) => {
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(of(card), (counts.get(of(card)) ?? 0) + 1);
    return Array.from(counts, ([value, n]) => ({ value, count: n, chosen: text.includes(`${facet}:${value}`) }));
  };
  return {
    ...mapFacets(() => []),
    game: count('game', ({ game }) => game),
    kind: count('kind', ({ card }) => card.kind),
  };
}

function isError(value: unknown): value is CallError {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}
