import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ImportLine, RowFilter } from '../../../electron/ipc/import-contract.ts';
import { call } from '../../shared/client/bridge.ts';

export const rowFilters = ['all', 'added', 'changed', 'same', 'refused', 'warned'] as const satisfies RowFilter[];

const pageSize = 100;

export interface Lines {
  readonly show: RowFilter;
  setShow(show: RowFilter): void;
  /** The row at a place of the list, undefined while it is on the way. */
  at(index: number): ImportLine | undefined;
  /** Asks for the rows from `from` to `to` (both included) where they are not there yet. */
  need(from: number, to: number): void;
}

/** The rows of a checked file, fetched in pages as they come into sight. */
export function useLines(id: string, first: RowFilter): Lines {
  const [show, setShow] = useState<RowFilter>(first);
  const [pages, setPages] = useState<ReadonlyMap<string, readonly ImportLine[]>>(new Map());
  const asked = useRef(new Set<string>());

  const need = useCallback(
    (from: number, to: number) => {
      for (let page = Math.floor(from / pageSize); page * pageSize <= to; page += 1) {
        const key = `${show} ${page}`;
        if (asked.current.has(key)) continue;
        asked.current.add(key);
        void call('import.lines', { id, show, offset: page * pageSize, limit: pageSize }).then((result) => {
          if (result.ok) setPages((last) => new Map(last).set(key, result.value.lines));
          else asked.current.delete(key);
        });
      }
    },
    [id, show],
  );

  useLayoutEffect(() => need(0, 0), [need]);
  const at = useCallback(
    (index: number) => pages.get(`${show} ${Math.floor(index / pageSize)}`)?.[index % pageSize],
    [pages, show],
  );
  return { show, setShow, at, need };
}
