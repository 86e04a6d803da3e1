import * as z from 'zod';
import type { CardInstance } from './game.ts';

/** A counter with a name of the player's own: what a card's text counts and no rule here knows. */
interface NamedCounter {
  readonly name: string;
  /** 1 or more: a counter at 0 is taken away. */
  readonly value: number;
}

/** What a player has put on a card, or on the table as a whole, by hand. What is absent is not there. */
export interface Marks {
  readonly counters?: readonly NamedCounter[];
  readonly note?: string;
  /** The card lies face-down: the rules see a blank card. */
  readonly faceDown?: true;
  /** Cards that lie under this one and move with it; the first lies uppermost. */
  readonly attached?: readonly CardInstance[];
}

/** A card, or a table, that can carry marks. */
export interface Marked {
  readonly marks?: Marks;
}

const counters = z.array(z.object({ name: z.string().min(1).max(60), value: z.int().min(1).max(9999) }));
const note = z.string().min(1).max(500);

/** Marks as a position file has them: attached cards by their keys. */
export const MarksFile = z.object({
  counters: counters.exactOptional(),
  note: note.exactOptional(),
  faceDown: z.literal(true).exactOptional(),
  attached: z.array(z.string().min(1)).exactOptional(),
});
export type MarksFile = z.infer<typeof MarksFile>;

/** The marks of a table in a position file. */
export const TableMarksFile = MarksFile.pick({ counters: true, note: true });

/** `marked` with other marks; empty ones leave nothing behind, so that undoing a mark by hand gives an equal state. */
export function withMarks<T extends Marked>(marked: T, marks: Marks): T {
  const { marks: _, ...bare } = marked;
  const kept = Object.fromEntries(
    Object.entries(marks).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))),
  );
  return (Object.keys(kept).length > 0 ? { ...bare, marks: kept } : bare) as T;
}

/** Reads marks from a position file; `instances` gives the attached cards their ids. */
export function readMarks(
  file: MarksFile | undefined,
  instances: (keys: readonly string[]) => readonly CardInstance[],
): Marked {
  if (file === undefined) return {};
  const { attached, ...others } = file;
  return withMarks<Marked>({}, { ...others, ...(attached && { attached: instances(attached) }) });
}

/** The marks as a position file has them. */
export function writeMarks(marks: Marks): MarksFile {
  const { attached, ...others } = marks;
  const file: MarksFile = attached === undefined ? {} : { attached: attached.map(({ card }) => card) };
  return { ...(others as Omit<MarksFile, 'attached'>), ...file };
}
