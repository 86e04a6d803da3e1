import type { CallInput } from '../../../electron/ipc/contract.ts';

/** Cards are fetched in pages of this many. */
export const pageSize = 60;

/** What a list of all cards asks for first. */
export const firstPage = {
  text: '',
  game: null,
  offset: 0,
  limit: pageSize,
} as const satisfies CallInput<'library.search'>;
