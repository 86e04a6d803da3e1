import { defineTexts } from '../../i18n/define-texts.ts';

/** The names of the facets; they are loaded with their pane. */
export const facetTexts = defineTexts('facets', {
  en: {
    game: 'Game',
    color: 'Colour',
    kind: 'Kind',
    cost: 'Cost',
    set: 'Set',
    family: 'Family / Race',
    keyword: 'Keyword',
    value: { one: '{{value}}, {{count}} card', other: '{{value}}, {{count}} cards' },
    all: { one: 'All {{count}}', other: 'All {{count}}' },
    fewer: 'Fewer',
    nothing: 'Nothing to choose from: the search finds no card.',
  },
  ja: {
    game: 'ゲーム',
    color: '色',
    kind: '種類',
    cost: 'コスト',
    set: 'セット',
    family: '系統・種族',
    keyword: 'キーワード',
    value: '{{value}}、{{count}}枚',
    all: 'すべて表示（{{count}}）',
    fewer: '一部だけ表示',
    nothing: '該当するカードがないため、選べる項目がありません。',
  },
});
