import { defineTexts } from '../i18n/define-texts.ts';

export const zoomTexts = defineTexts('card-zoom', {
  en: {
    enlarge: 'Enlarge {{name}}',
    enlarged: 'Enlarged: {{name}}',
    nothing: 'Point at a card, or select one, to enlarge it.',
    close: 'closes it',
  },
  ja: {
    enlarge: '{{name}}を拡大',
    enlarged: '拡大表示：{{name}}',
    nothing: '拡大するカードを指すか、選んでください。',
    close: '閉じる',
  },
});
