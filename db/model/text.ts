import * as z from 'zod';

/** The two languages of the interface, of card names and of every message. */
export const Language = z.enum(['en', 'ja']);
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

/** The text in `language`, or in the other one where that is all that is known. */
export function localized(text: LocalizedText, language: Language): string {
  const other = language === 'en' ? 'ja' : 'en';
  return text[language] ?? text[other] ?? '';
}
