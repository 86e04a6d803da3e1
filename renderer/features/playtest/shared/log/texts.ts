import { defineTexts } from '../../../../shared/i18n/define-texts.ts';

/** The words of the game's report as text. */
export const reportTexts = defineTexts('playtest-report', {
  en: {
    openingHand: 'Opening hand: {{cards}}',
    step: '{{step}}: {{what}}',
    figures: 'Turns: {{turns}} · cards seen: {{seen}} · actions: {{actions}} · {{unit}}: {{spent}}',
  },
  ja: {
    openingHand: '最初の手札：{{cards}}',
    step: '{{step}}：{{what}}',
    figures: 'ターン数：{{turns}} · 見たカード：{{seen}}枚 · 操作：{{actions}}回 · {{unit}}：{{spent}}',
  },
});
