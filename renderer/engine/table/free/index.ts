import type { Applied, TableState } from '../game.ts';
import type { FreeAction } from './action.ts';
import { roll, toss } from './chance.ts';
import { arrange, look, reveal } from './deck.ts';
import type { FreeTable } from './free-table.ts';
import { attach, setNamedCounter, turnFace, writeNote } from './mark.ts';

export { type FreeAction, freeActionSchemas } from './action.ts';
export type { FreeTable } from './free-table.ts';

const types: ReadonlySet<string> = new Set([
  'look',
  'arrange',
  'reveal',
  'roll',
  'coin',
  'named-counter',
  'note',
  'attach',
  'face',
] satisfies FreeAction<string>['type'][]);

/** Whether an action is one of those that every table knows. */
export function isFreeAction<A extends { readonly type: string }>(
  action: A,
): action is Extract<A, { readonly type: FreeAction<string>['type'] }> {
  return types.has(action.type);
}

/** Does what the player's own hand does at any table, or says why not; never throws. */
export function actFreely<S extends TableState, Zone extends string>(
  table: FreeTable<S, Zone>,
  state: S,
  action: FreeAction<Zone>,
): Applied<S> {
  switch (action.type) {
    case 'look':
      return look(table, state, action);
    case 'arrange':
      return arrange(table, state, action);
    case 'reveal':
      return reveal(table, state, action);
    case 'roll':
      return roll(state, action.sides, action.count);
    case 'coin':
      return toss(state);
    case 'named-counter':
      return setNamedCounter(table, state, action);
    case 'note':
      return writeNote(table, state, action);
    case 'attach':
      return attach(table, state, action);
    case 'face':
      return turnFace(table, state, action);
  }
}
