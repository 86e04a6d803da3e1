import { defineCommands } from '../../shared/keys/command.ts';

export const editorCommands = defineCommands('library', {
  saveCard: { keys: ['Mod+S'], text: { en: 'Own card: save', ja: '自作カード：保存' }, whileTyping: true },
  undoCard: { keys: ['Mod+Z'], text: { en: 'Own card: undo', ja: '自作カード：元に戻す' }, whileTyping: true },
  redoCard: {
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    text: { en: 'Own card: redo', ja: '自作カード：やり直す' },
    whileTyping: true,
  },
});
