/** The two languages of the interface, of card names and of every message. */
export const languages = ['en', 'ja'] as const;
type Language = (typeof languages)[number];

/** The text in `language`, or in the other one where that is all that is known. */
export function localized(text: Readonly<Partial<Record<Language, string | undefined>>>, language: Language): string {
  const other = language === 'en' ? 'ja' : 'en';
  return text[language] ?? text[other] ?? '';
}
