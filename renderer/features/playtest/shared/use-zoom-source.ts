import { useEffect } from 'react';
import { addZoomSource } from '../../../shared/card-zoom/source.ts';
import { definitionOf, keyOfInstance } from './cards.ts';
import { stateOf, useTableApi } from './table-store.ts';

/** Tells the enlarged card what the elements of this table show, as the table itself knows its cards. */
export function useZoomSource(): void {
  const api = useTableApi();
  useEffect(
    () =>
      addZoomSource(({ dataset }) => {
        const state = stateOf(api.getState());
        const id = dataset.instance === undefined ? (dataset.card ?? null) : keyOfInstance(state, dataset.instance);
        const card = id === null ? undefined : definitionOf(state, id);
        return id === null || card === undefined ? null : { id, game: state.game, card };
      }),
    [api],
  );
}
