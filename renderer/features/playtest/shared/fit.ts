/** A row of cards: how wide each is, where 1 is a card that stands upright. */
export type CardRow = readonly number[];

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly rows: readonly CardRow[];
  /** The height of a card by its width. */
  readonly ratio: number;
  /** What stands under each card. */
  readonly foot: number;
  /** The height of a row that has no card. */
  readonly empty: number;
  readonly gap: { readonly x: number; readonly y: number };
  readonly least: number;
  readonly most: number;
}

/** A line less is worth cards that are smaller by this share. */
const aLineLess = 0.85;

/**
 * The greatest width of a card at which all rows, broken into lines where they must be, stand in the room without
 * scrolling, or a little less where that saves a line; the least one where none does. All in px.
 */
export function fitCards(room: Room): number {
  const { most, least } = room;
  let best: { readonly width: number; readonly lines: number } | null = null;
  for (let width = Math.floor(most); width > least && (best === null || width > best.width * aLineLess); width -= 2) {
    if (best === null && heightAt(room, width) > room.height) continue;
    const lines = room.rows.reduce((sum, row) => sum + linesOf(row, width, room.width, room.gap.x), 0);
    if (best === null) best = { width, lines };
    else if (lines < best.lines) return width;
  }
  return best?.width ?? least;
}

function heightAt({ width, rows, ratio, foot, empty, gap }: Room, card: number): number {
  const line = card * ratio + foot;
  const heights = rows.map((row) => {
    const lines = linesOf(row, card, width, gap.x);
    return lines === 0 ? empty : lines * line + (lines - 1) * gap.y;
  });
  return heights.reduce((sum, height) => sum + height, 0) + (rows.length - 1) * gap.y;
}

function linesOf(row: CardRow, card: number, width: number, gap: number): number {
  let lines = row.length === 0 ? 0 : 1;
  let at = 0;
  for (const relative of row) {
    const own = relative * card;
    const end = at === 0 ? own : at + gap + own;
    if (end > width && at > 0) {
      lines += 1;
      at = own;
    } else at = end;
  }
  return lines;
}
