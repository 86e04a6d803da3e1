import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bilingual, Language } from '../../../db/model/text.ts';
import { type Texts, type TextValues, textIn } from './define-texts.ts';
import { i18n } from './i18n.ts';

/** Gives the texts of `defineTexts` in the language of the interface: `t('cards', { count: 3 })`. */
export function useTexts<E extends Texts['en']>(
  texts: Texts<E>,
): <Key extends keyof E & string>(key: Key, ...values: TextValues<E[Key]>) => string {
  const language = useLanguage();
  return useCallback((key, ...values) => textIn(texts, language, key, ...values), [texts, language]);
}

/** The language of the interface; components that use it are drawn again when it changes. */
export function useLanguage(): Language {
  const { i18n: active } = useTranslation(undefined, { i18n });
  return active.language === 'ja' ? 'ja' : 'en';
}

/** Picks the language of the interface from a text in both. */
export function useBilingual(): (text: Bilingual) => string {
  const language = useLanguage();
  return useCallback((text) => text[language], [language]);
}
