import { defineCommands } from '../../shared/keys/command.ts';

export const deckCommands = defineCommands('decks', {
  find: { keys: ['/', 'Mod+F'], text: { en: 'Find a card to add', ja: '追加するカードを探す' } },
  add: { keys: ['Enter'], text: { en: 'Add the card found', ja: '見つけたカードを追加' } },
  take: { keys: ['Shift+Enter'], text: { en: 'Take one out', ja: '1枚外す' } },
  move: { keys: ['ArrowUp', 'ArrowDown'], text: { en: 'Move between lines', ja: '行を移動' }, fixed: true },
  more: { keys: ['+'], text: { en: 'One more of the line', ja: 'その行を1枚増やす' } },
  fewer: { keys: ['-'], text: { en: 'One fewer of the line', ja: 'その行を1枚減らす' } },
  clear: { keys: ['Delete'], text: { en: 'Take the whole line out', ja: 'その行をすべて外す' } },
  undo: { keys: ['Mod+Z'], text: { en: 'Undo', ja: '元に戻す' } },
  redo: { keys: ['Mod+Shift+Z', 'Mod+Y'], text: { en: 'Redo', ja: 'やり直す' } },
  playtest: { keys: ['P'], text: { en: 'Playtest this deck', ja: 'このデッキで一人回し' } },
});
