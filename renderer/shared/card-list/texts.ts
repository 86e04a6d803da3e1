import { defineTexts } from '../i18n/define-texts.ts';

export const cardListTexts = defineTexts('card-list', {
  en: { loading: 'Loading' },
  ja: { loading: '読み込み中' },
});
