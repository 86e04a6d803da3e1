import { defineCommands } from '../../shared/keys/command.ts';

export const importCommands = defineCommands('library', {
  chooseCardFile: {
    keys: ['Mod+O'],
    text: { en: 'Import: choose a file', ja: 'カードのインポート：ファイルを選ぶ' },
    whileTyping: true,
  },
  importNext: {
    keys: ['Mod+Enter'],
    text: { en: 'Import: next step', ja: 'カードのインポート：次へ進む' },
    whileTyping: true,
  },
});
