import type { Language } from '../../db/model/text.ts';

/** The first language of the system that the app speaks; English where it speaks none of them. */
export function languageOf(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = tag.toLowerCase().split(/[-_.]/)[0];
    if (language === 'ja' || language === 'en') return language;
  }
  return 'en';
}
