import * as z from 'zod';
import { languages } from './localized.ts';

export { localized } from './localized.ts';

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** A text in both languages: what the engine says to people. */
export interface Bilingual {
  readonly en: string;
  readonly ja: string;
}

/** A card's text or name: at least one language is known. */
export const LocalizedText = z
  .object({ en: z.string().min(1).optional(), ja: z.string().min(1).optional() })
  .refine((text) => text.en !== undefined || text.ja !== undefined, {
    message: 'expected a text in "en" or "ja" (at least one)',
  });
export type LocalizedText = z.infer<typeof LocalizedText>;
