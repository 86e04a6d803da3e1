// The table is fetched when it is first opened, but the sheet of keys lists its keys at any time.
import '../features/playtest/commands.ts';
import { defineCommands, everywhere } from '../shared/keys/command.ts';

export const appCommands = defineCommands(everywhere, {
  sheet: { keys: ['?', 'F1'], text: { en: 'Show all keys', ja: 'キー操作の一覧を表示' } },
  library: { keys: ['Alt+1'], text: { en: 'Library', ja: 'ライブラリ' }, whileTyping: true },
  decks: { keys: ['Alt+2'], text: { en: 'Decks', ja: 'デッキ' }, whileTyping: true },
  playtest: { keys: ['Alt+3'], text: { en: 'Playtest', ja: '一人回し' }, whileTyping: true },
  settings: { keys: ['Alt+4', 'Mod+,'], text: { en: 'Settings', ja: '設定' }, whileTyping: true },
});
