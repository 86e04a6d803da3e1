import { create } from 'zustand';
import type { LibraryStatus } from '../../../electron/ipc/contract.ts';

/** How far the bundled cards are loaded; the shell keeps it up to date for all screens. */
export const useLibraryStatus = create<LibraryStatus>()(() => ({ state: 'loading', done: 0, total: 0, message: null }));

export function setLibraryStatus(status: LibraryStatus): void {
  useLibraryStatus.setState(status, true);
}
