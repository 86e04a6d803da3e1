import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { SortBy } from '../../../db/model/facets.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { Bilingual } from '../../../db/model/text.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { call } from '../client/bridge.ts';
import { useLanguage } from '../i18n/use-texts.ts';
import { firstPage, pageSize } from './first-page.ts';

export interface CardQuery {
  readonly text: string;
  readonly game: GameId | null;
  /** The deck that `in:deck` means. */
  readonly deck?: string;
}

/** Where a search cannot be read, in characters of its text from 0, and what was expected there. */
export interface QueryFault {
  readonly at: number;
  readonly expected: Bilingual;
}

/** What is known of the answer to a query: how many cards, and those whose page has come. */
export interface PagedCards {
  readonly state: 'busy' | 'ready' | 'wrong';
  readonly error: CallError | null;
  /** The search is wrong: the cards are those of the last search that could be read. */
  readonly fault: QueryFault | null;
  /** null until the first page is there. */
  readonly total: number | null;
  /** What the search that is shown sorts by. */
  readonly sorts: readonly SortBy[];
  /** The card at a place of the list, undefined while its page is on the way. */
  at(index: number): LibraryCard | undefined;
  /** Asks for the pages that hold `from` to `to` (both included) where they are not there yet. */
  need(from: number, to: number): void;
  reload(): void;
}

/** The last answer with cards in it. */
interface Shown {
  readonly key: string;
  readonly total: number | null;
  readonly sorts: readonly SortBy[];
  readonly pages: ReadonlyMap<number, readonly LibraryCard[]>;
}

/** What went wrong with a query, and with which. */
interface Trouble {
  readonly key: string;
  readonly error: CallError | null;
  readonly fault: QueryFault | null;
}

const nothing: Shown = { key: '', total: null, sorts: [], pages: new Map() };
const noTrouble: Trouble = { key: '', error: null, fault: null };

function inputOf(key: string) {
  const [text, game, deck, language] = JSON.parse(key) as [string, GameId | null, string | null, 'en' | 'ja'];
  // All cards are asked for before the page is built (first-page.ts), in these very words.
  return text === '' ? { ...firstPage, game } : { ...firstPage, text, game, language, ...(deck !== null && { deck }) };
}

/**
 * The cards that a query finds, fetched in pages of 60 as they come into sight. While a new query is on its
 * way, or wrong, the last good answer stays in sight; an answer to an older query is dropped.
 * @param version ask again when it changes, for example when more cards have been loaded
 */
export function usePagedCards(query: CardQuery, version: string | number): PagedCards {
  const language = useLanguage();
  const [round, setRound] = useState(0);
  const key = JSON.stringify([query.text, query.game, query.deck ?? null, language, version, round]);
  const [shown, setShown] = useState(nothing);
  const [trouble, setTrouble] = useState(noTrouble);
  const wanted = useRef('');
  const asked = useRef(new Map<string, Set<number>>());

  const fetchPage = useCallback(async (forKey: string, page: number) => {
    const pages = asked.current.get(forKey) ?? new Set();
    if (pages.has(page)) return;
    asked.current.set(forKey, pages.add(page));
    const result = await call('library.search', { ...inputOf(forKey), offset: page * pageSize });
    if (!result.ok || result.value.error !== null) pages.delete(page);
    const isWanted = wanted.current === forKey;
    if (result.ok && result.value.error === null) {
      const { total, sorts = [], cards } = result.value;
      setShown((last) => {
        if (last.key === forKey) return { ...last, total, pages: new Map(last.pages).set(page, cards) };
        return isWanted ? { key: forKey, total, sorts, pages: new Map([[page, cards]]) } : last;
      });
      if (!isWanted) return;
      setTrouble(noTrouble);
      for (const old of asked.current.keys()) if (old !== forKey) asked.current.delete(old);
    } else if (isWanted) {
      const fault = result.ok ? result.value.error : null;
      setTrouble({ key: forKey, fault, error: result.ok ? null : result.error });
    }
  }, []);

  // Before the frame, not after it: the answer may be there already.
  useLayoutEffect(() => {
    wanted.current = key;
    void fetchPage(key, 0);
  }, [key, fetchPage]);

  const at = useCallback((index: number) => shown.pages.get(Math.floor(index / pageSize))?.[index % pageSize], [shown]);
  const need = useCallback(
    (from: number, to: number) => {
      if (shown.key === '') return;
      for (let page = Math.floor(from / pageSize); page * pageSize <= to; page += 1) void fetchPage(shown.key, page);
    },
    [shown.key, fetchPage],
  );
  const reload = useCallback(() => setRound((n) => n + 1), []);

  const { error, fault } = trouble.key === key ? trouble : noTrouble;
  const state = error !== null || fault !== null ? 'wrong' : shown.key === key ? 'ready' : 'busy';
  const { total, sorts } = shown;
  return useMemo(
    () => ({ state, error, fault, total, sorts, at, need, reload }),
    [state, error, fault, total, sorts, at, need, reload],
  );
}
