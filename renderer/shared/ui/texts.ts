import { defineTexts } from '../i18n/define-texts.ts';

export const uiTexts = defineTexts('ui', {
  en: {
    close: 'Close',
    cancel: 'Cancel',
    tryAgain: 'Try again',
    busy: 'Loading',
    wrong: 'This did not work',
    clear: 'Clear',
    keys: 'Keyboard',
    keysEverywhere: 'Everywhere',
    progress: '{{done}} of {{total}}',
    resize: 'Width of the panes',
  },
  ja: {
    close: '閉じる',
    cancel: 'キャンセル',
    tryAgain: '再試行',
    busy: '読み込み中',
    wrong: '処理できませんでした',
    clear: '消去',
    keys: 'キーボード操作',
    keysEverywhere: '全画面共通',
    progress: '{{total}}件中{{done}}件',
    resize: '表示幅の変更',
  },
});
