import { defineCommands } from '../../shared/keys/command.ts';

export const deckCommands = defineCommands('decks', {
  find: { keys: ['/', 'Mod+F'], text: { en: 'Find a card to add', ja: '追加するカードを探す' } },
  help: {
    keys: ['Shift+F1'],
    text: { en: 'How to search, with examples', ja: '検索の書き方と例を表示' },
    whileTyping: true,
  },
  add: { keys: ['Enter'], text: { en: 'Add the card found', ja: '見つけたカードを追加' } },
  take: { keys: ['Shift+Enter'], text: { en: 'Take one out', ja: '1枚外す' } },
  addSide: { keys: ['Alt+Enter'], text: { en: 'Add it to the side deck', ja: 'サイドデッキに追加' } },
  addMaybe: { keys: ['Shift+Alt+Enter'], text: { en: 'Add it to Maybe', ja: '検討中に追加' } },
  move: { keys: ['ArrowUp', 'ArrowDown'], text: { en: 'Move between lines', ja: '行を移動' }, fixed: true },
  more: { keys: ['+'], text: { en: 'One more of the line', ja: 'その行を1枚増やす' } },
  fewer: { keys: ['-'], text: { en: 'One fewer of the line', ja: 'その行を1枚減らす' } },
  count: {
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    text: { en: 'So many copies in the line', ja: 'その行の枚数を指定' },
    fixed: true,
  },
  clear: { keys: ['Delete'], text: { en: 'Take the whole line out', ja: 'その行をすべて外す' } },
  toMain: { keys: ['Shift+M'], text: { en: 'Move one copy to the main deck', ja: '1枚をメインデッキへ' } },
  toSide: { keys: ['Shift+S'], text: { en: 'Move one copy to the side deck', ja: '1枚をサイドデッキへ' } },
  toMaybe: { keys: ['Shift+B'], text: { en: 'Move one copy to Maybe', ja: '1枚を検討中へ' } },
  undo: { keys: ['Mod+Z'], text: { en: 'Undo', ja: '元に戻す' } },
  redo: { keys: ['Mod+Shift+Z', 'Mod+Y'], text: { en: 'Redo', ja: 'やり直す' } },
  rename: { keys: ['F2'], text: { en: 'Rename the deck', ja: 'デッキ名を変更' } },
  playtest: { keys: ['Mod+P'], text: { en: 'Playtest this deck', ja: 'このデッキで一人回し' } },
});
