import { defineCommands } from '../../../shared/keys/command.ts';

export const deckFileCommands = defineCommands('decks', {
  import: { keys: ['Mod+I'], text: { en: 'Import a deck', ja: 'デッキを読み込む' } },
  paste: { keys: ['Mod+V'], text: { en: 'Import a deck list from the clipboard', ja: 'クリップボードから読み込む' } },
  export: { keys: ['Mod+E'], text: { en: 'Export the deck', ja: 'デッキを書き出す' } },
  chooseFile: {
    keys: ['Mod+O'],
    text: { en: 'Choose a file to import', ja: '読み込むファイルを選ぶ' },
    whileTyping: true,
  },
  confirm: {
    keys: ['Mod+Enter'],
    text: { en: 'Import what is shown, or save the export', ja: '表示した内容で読み込む、またはファイルに保存' },
    whileTyping: true,
  },
});
