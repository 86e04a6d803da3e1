import { createContext, useContext } from 'react';

/** A window for what takes more than one click; `card` is an instance, null = the table as a whole. */
export type FreeDialog =
  | { readonly kind: 'look'; readonly count: number | null }
  | { readonly kind: 'search' }
  | { readonly kind: 'marks'; readonly card: string | null }
  | { readonly kind: 'attach'; readonly card: string }
  | { readonly kind: 'dice' }
  | { readonly kind: 'token' }
  /** A window of the game's own, for a card or for none. */
  | { readonly kind: 'own'; readonly card: string | null };

const FreeDialogContext = createContext<(dialog: FreeDialog) => void>(() => undefined);
export const FreeDialogProvider = FreeDialogContext.Provider;

/** Opens one of the windows; it stands in the table, above everything else. */
export function useFreeDialog(): (dialog: FreeDialog) => void {
  return useContext(FreeDialogContext);
}
