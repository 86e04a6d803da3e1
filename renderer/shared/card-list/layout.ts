/** How cards lie: in a grid of tiles of at least `minWidth` with a fixed ratio of height to width, or as lines. */
export type CardLayout =
  | { readonly kind: 'grid'; readonly minWidth: number; readonly ratio: number }
  | { readonly kind: 'list'; readonly rowHeight: number };

/** Space around a tile, in pixels, on each side: it belongs to the tile, so rows need no gap of their own. */
const tilePadding = 6;

/** How many cards stand in a row and how high a row is, in pixels, for a list of the given inner width. */
export function measureRows(
  layout: CardLayout,
  width: number,
): { readonly columns: number; readonly rowHeight: number } {
  if (layout.kind === 'list') return { columns: 1, rowHeight: layout.rowHeight };
  const columns = Math.max(1, Math.floor(width / (layout.minWidth + 2 * tilePadding)));
  const face = Math.max(0, width / columns - 2 * tilePadding);
  return { columns, rowHeight: Math.round(face * layout.ratio) + 2 * tilePadding };
}

/** The place to which a key moves from `active`, held inside the list; null = not a key that moves. */
export function movedTo(
  key: string,
  active: number,
  list: { readonly total: number; readonly columns: number; readonly page: number },
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: list.columns > 1 ? -1 : 0,
    ArrowRight: list.columns > 1 ? 1 : 0,
    ArrowUp: -list.columns,
    ArrowDown: list.columns,
    PageUp: -list.columns * list.page,
    PageDown: list.columns * list.page,
    Home: -list.total,
    End: list.total,
  };
  const step = steps[key];
  if (step === undefined || list.total === 0) return null;
  return Math.min(list.total - 1, Math.max(0, active + step));
}
