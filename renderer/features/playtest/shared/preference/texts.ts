import { defineTexts } from '../../../../shared/i18n/define-texts.ts';

/** The words of the preferred order among ways of the same loss. */
export const preferenceTexts = defineTexts('playtest-preference', {
  en: {
    first: 'First because of your order: {{why}}.',
    yours: 'In your order.',
    usual: 'Fewest losses first, then in the order of the field.',
    change: 'Order …',
    title: 'Order of ways that lose the same',
    about:
      'Ways without loss stand first, then those that drop a level, then those that destroy. Among ways of the same loss this list decides, the first line before the others. Enter takes the first way. All ways stay listed.',
    scope: 'For',
    scopeGame: 'All decks of the game',
    scopeDeck: 'This deck only',
    list: 'Your order',
    none: 'Nothing chosen: the usual order holds.',
    others: 'More to choose from',
    add: 'Add',
    up: 'Up',
    down: 'Down',
    take: 'Take out',
    done: 'Done',
    asGame: 'As for the game',
  },
  ja: {
    first: '設定した順番により先頭：{{why}}',
    yours: '設定した順番で表示しています。',
    usual: '損失の少ない順、次にフィールドの並び順です。',
    change: '順番…',
    title: '損失が同じ支払い方の順番',
    about:
      '損失のない支払い方、LVが下がる支払い方、破壊される支払い方の順に表示します。損失が同じ支払い方の中では、この一覧の上の項目から順に判断します。Enterで先頭の方法で支払います。支払い方の種類は変わりません。',
    scope: '対象',
    scopeGame: 'このゲームのすべてのデッキ',
    scopeDeck: 'このデッキのみ',
    list: '順番',
    none: '設定なし：通常の順番です。',
    others: '追加できる項目',
    add: '追加',
    up: '上へ',
    down: '下へ',
    take: '外す',
    done: '完了',
    asGame: 'ゲームの設定に従う',
  },
});
