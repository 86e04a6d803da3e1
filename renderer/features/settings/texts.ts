import { defineTexts } from '../../shared/i18n/define-texts.ts';

export const settingsTexts = defineTexts('settings', {
  en: {
    title: 'Settings',
    language: 'Language',
    languageSystem: 'Same as system',
    languageNote:
      'Changes the whole window at once. Card names are always shown in both languages where both are known.',
    theme: 'Theme',
    themeSystem: 'Same as system',
    light: 'Light',
    dark: 'Dark',
    motion: 'Motion',
    motionSystem: 'Same as system',
    motionFull: 'On',
    motionNone: 'Off',
    motionNote:
      'Motion shows where a card or a core went and ends within 0.18 seconds. Off: everything is in its place at once.',
    zoom: 'Size',
    zoomSmaller: 'Smaller',
    zoomLarger: 'Larger',
    zoomValue: '{{percent}} %',
    zoomDesktop:
      'Costwise follows the scaling of the machine. This makes everything larger or smaller on top of it, from 50 % to 300 %.',
    zoomBrowser: 'In the browser, use its own zoom (Ctrl and + or −).',
    data: 'Your data',
    dataNote:
      'Decks, games and settings lie in one file, card data in another that can be made anew. They never leave this machine, and every change is saved at once.',
    about: 'About',
    version: 'Version {{version}}',
    hostDesktop: 'Desktop app',
    hostBrowser: 'In the browser',
  },
  ja: {
    title: '設定',
    language: '言語',
    languageSystem: 'システムに合わせる',
    languageNote: '画面全体がすぐに切り替わります。カード名は、分かっている場合は常に両方の言語で表示します。',
    theme: 'テーマ',
    themeSystem: 'システムに合わせる',
    light: 'ライト',
    dark: 'ダーク',
    motion: 'アニメーション',
    motionSystem: 'システムに合わせる',
    motionFull: 'あり',
    motionNone: 'なし',
    motionNote:
      'カードやコアの移動先を0.18秒以内の動きで示します。「なし」にすると、動きを省いて結果だけを表示します。',
    zoom: '表示サイズ',
    zoomSmaller: '縮小',
    zoomLarger: '拡大',
    zoomValue: '{{percent}}%',
    zoomDesktop: 'システムの拡大率に従います。さらに50%から300%の範囲で全体を拡大・縮小できます。',
    zoomBrowser: 'ブラウザーの拡大機能(Ctrlキーと+または−)をお使いください。',
    data: 'データの保存場所',
    dataNote:
      'デッキ、ゲーム、設定は1つのファイルに、カードデータは作り直せる別のファイルに保存します。データがこのパソコンの外に送られることはなく、変更はすぐに保存されます。',
    about: 'このアプリについて',
    version: 'バージョン{{version}}',
    hostDesktop: 'デスクトップ版',
    hostBrowser: 'ブラウザー版',
  },
});
