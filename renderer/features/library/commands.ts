import { defineCommands } from '../../shared/keys/command.ts';

export const libraryCommands = defineCommands('library', {
  filter: { keys: ['/', 'Mod+F'], text: { en: 'Go to the search', ja: '検索欄へ移動' } },
  help: {
    keys: ['Shift+F1'],
    text: { en: 'How to search, with examples', ja: '検索の書き方と例を表示' },
    whileTyping: true,
  },
  facets: { keys: ['F'], text: { en: 'Narrow down: show, go there, hide', ja: '絞り込み欄を表示・移動・非表示' } },
  sort: { keys: ['S'], text: { en: 'Go to the order of the cards', ja: '並び順の欄へ移動' } },
  move: {
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'],
    text: { en: 'Move between cards', ja: 'カードを選ぶ' },
    fixed: true,
  },
  open: { keys: ['Enter'], text: { en: 'Open the details', ja: '詳細を開く' } },
  more: { keys: ['+'], text: { en: 'Details: own one more', ja: '詳細：所持枚数を1枚増やす' } },
  fewer: { keys: ['-'], text: { en: 'Details: own one fewer', ja: '詳細：所持枚数を1枚減らす' } },
  close: {
    keys: ['Escape'],
    text: { en: 'Close the details; clear the search', ja: '詳細を閉じる・検索を消去' },
    whileTyping: true,
  },
  view: { keys: ['V'], text: { en: 'Grid or list', ja: 'カードと一覧の切り替え' } },
});
