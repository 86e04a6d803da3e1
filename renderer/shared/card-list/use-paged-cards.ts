import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { GameId } from '../../../db/model/game.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { call } from '../client/bridge.ts';
import { firstPage, pageSize } from './first-page.ts';

export interface CardQuery {
  readonly text: string;
  readonly game: GameId | null;
}

/** What is known of the answer to a query: how many cards, and those whose page has come. */
export interface PagedCards {
  readonly state: 'busy' | 'ready' | 'wrong';
  readonly error: CallError | null;
  /** null until the first page is there. */
  readonly total: number | null;
  /** The card at a place of the list, undefined while its page is on the way. */
  at(index: number): LibraryCard | undefined;
  /** Asks for the pages that hold `from` to `to` (both included) where they are not there yet. */
  need(from: number, to: number): void;
  reload(): void;
}

interface Answer {
  readonly key: string;
  readonly total: number | null;
  readonly pages: ReadonlyMap<number, readonly LibraryCard[]>;
  readonly error: CallError | null;
}

/**
 * The cards that a query finds, fetched in pages of 60 as they come into sight. While a new query is on its
 * way the old answer stays in sight; an answer to an older query is dropped.
 * @param version ask again when it changes, for example when more cards have been loaded
 */
export function usePagedCards(query: CardQuery, version: string | number): PagedCards {
  const [round, setRound] = useState(0);
  const key = JSON.stringify([query.text, query.game, version, round]);
  const [answer, setAnswer] = useState<Answer>({ key: '', total: null, pages: new Map(), error: null });
  const asked = useRef({ key: '', pages: new Set<number>() });

  const fetchPage = useCallback(async (forKey: string, page: number) => {
    if (asked.current.key !== forKey || asked.current.pages.has(page)) return;
    asked.current.pages.add(page);
    const [text, game] = JSON.parse(forKey) as [string, GameId | null];
    const result = await call('library.search', { ...firstPage, text, game, offset: page * pageSize });
    if (asked.current.key !== forKey) return;
    if (!result.ok) asked.current.pages.delete(page);
    setAnswer((last) => {
      const same = last.key === forKey;
      if (!result.ok) return { ...(same ? last : { key: forKey, total: null, pages: new Map() }), error: result.error };
      const pages = new Map(same ? last.pages : []).set(page, result.value.cards);
      return { key: forKey, total: result.value.total, pages, error: null };
    });
  }, []);

  // Before the frame, not after it: the answer may be there already.
  useLayoutEffect(() => {
    asked.current = { key, pages: new Set() };
    void fetchPage(key, 0);
  }, [key, fetchPage]);

  const at = useCallback(
    (index: number) => answer.pages.get(Math.floor(index / pageSize))?.[index % pageSize],
    [answer],
  );
  const need = useCallback(
    (from: number, to: number) => {
      for (let page = Math.floor(from / pageSize); page * pageSize <= to; page += 1) void fetchPage(answer.key, page);
    },
    [answer.key, fetchPage],
  );
  const reload = useCallback(() => setRound((n) => n + 1), []);

  const state = answer.key !== key ? 'busy' : answer.error !== null ? 'wrong' : 'ready';
  return { state, error: answer.error, total: answer.total, at, need, reload };
}
