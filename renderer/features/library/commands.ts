import { defineCommands } from '../../shared/keys/command.ts';

export const libraryCommands = defineCommands('library', {
  filter: { keys: ['/', 'Mod+F'], text: { en: 'Go to the filter', ja: '絞り込み欄へ移動' } },
  move: {
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    text: { en: 'Move between cards', ja: 'カードを選ぶ' },
    fixed: true,
  },
  open: { keys: ['Enter'], text: { en: 'Open the details', ja: '詳細を開く' } },
  close: {
    keys: ['Escape'],
    text: { en: 'Close the details; clear the filter', ja: '詳細を閉じる・絞り込みを消去' },
    whileTyping: true,
  },
  view: { keys: ['V'], text: { en: 'Grid or list', ja: 'カードと一覧の切り替え' } },
});
