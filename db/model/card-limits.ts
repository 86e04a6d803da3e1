import * as z from 'zod';
import { nameKey } from './fold.ts';
import { GameId } from './game.ts';
import { LocalizedText } from './text.ts';

/** From this day on a deck may hold so many of the name; null = any number. */
export const CardLimit = z.object({
  name: LocalizedText,
  allowed: z.int().min(0).max(999).nullable(),
  from: z.iso.date(),
});
export type CardLimit = z.infer<typeof CardLimit>;

/**
 * The restricted list of a game: assets/limits/*.json, or the user's own in the data folder. A card that is limited
 * anew, or free again, has one entry more with a later day.
 */
export const CardLimitsFile = z.object({
  format: z.literal('costwise.limits/1'),
  game: GameId,
  cards: z.array(CardLimit),
});
export type CardLimitsFile = z.infer<typeof CardLimitsFile>;

/** Whether two names are the same card's, in either language, as copies are counted. */
function isSameName(a: LocalizedText, b: LocalizedText): boolean {
  return (['en', 'ja'] as const).some(
    (language) =>
      a[language] !== undefined && b[language] !== undefined && nameKey(a[language]) === nameKey(b[language]),
  );
}

/** The limit of a name on a day (`2010-12-01`); null where there is none. */
export function limitOn(limits: readonly CardLimit[], name: LocalizedText, day: string): CardLimit | null {
  const past = limits.filter((limit) => limit.from <= day && isSameName(limit.name, name));
  return past.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1) ?? null;
}
