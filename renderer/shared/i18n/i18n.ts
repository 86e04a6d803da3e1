import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../../db/model/text.ts';

/** The one i18next instance; texts come in through `defineTexts`, so it starts at once and never loads a file. */
export const i18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: {},
  react: { useSuspense: false },
});

/** Switches the language of the whole window at once, without a reload. */
export function setLanguage(language: Language): void {
  document.documentElement.lang = language;
  if (i18n.language !== language) void i18n.changeLanguage(language);
}
