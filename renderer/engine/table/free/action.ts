import * as z from 'zod';

/**
 * What a player does by hand at any table, whatever its game: look, sort, reveal, roll, count, note, attach, turn over.
 * `Zone` are the names of the game's zones; every game has `deck-top` and `deck-bottom`.
 */
export type FreeAction<Zone extends string> =
  /** Looks at the top `count` cards of the own deck; without a count at the whole deck. */
  | { readonly type: 'look'; readonly count?: number }
  /** Says where each of the top cards of the deck goes; those that go to the same place lie there in this order. */
  | { readonly type: 'arrange'; readonly places: readonly { readonly id: string; readonly to: Zone }[] }
  | { readonly type: 'reveal'; readonly ids: readonly string[] }
  | { readonly type: 'roll'; readonly sides: number; readonly count: number }
  | { readonly type: 'coin' }
  /** Sets a named counter on a card, or on the table (`on` null); 0 takes it away. */
  | { readonly type: 'named-counter'; readonly on: string | null; readonly name: string; readonly value: number }
  /** Writes a note on a card, or on the table; an empty text takes it away. */
  | { readonly type: 'note'; readonly on: string | null; readonly text: string }
  | { readonly type: 'attach'; readonly id: string; readonly to: string }
  | { readonly type: 'face'; readonly id: string; readonly down: boolean };

const id = z.string().min(1);
const on = id.nullable();

/** The free actions in the form in which they are stored, for a game's own list of actions. */
export function freeActionSchemas<Zone extends string>(zone: z.ZodType<Zone>) {
  return [
    z.object({ type: z.literal('look'), count: z.int().min(1).max(9999).exactOptional() }),
    z.object({ type: z.literal('arrange'), places: z.array(z.object({ id, to: zone })).min(1) }),
    z.object({ type: z.literal('reveal'), ids: z.array(id).min(1) }),
    z.object({ type: z.literal('roll'), sides: z.int().min(2).max(1000), count: z.int().min(1).max(20) }),
    z.object({ type: z.literal('coin') }),
    z.object({
      type: z.literal('named-counter'),
      on,
      name: z.string().trim().min(1).max(60),
      value: z.int().min(0).max(9999),
    }),
    z.object({ type: z.literal('note'), on, text: z.string().trim().max(500) }),
    z.object({ type: z.literal('attach'), id, to: id }),
    z.object({ type: z.literal('face'), id, down: z.boolean() }),
  ] as const;
}
