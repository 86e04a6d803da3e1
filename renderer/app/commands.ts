// A screen is fetched when it is first opened, but the sheet of keys and the settings list its keys at any time.
import '../features/card-editor/commands.ts';
import '../features/decks/commands.ts';
import '../features/import/commands.ts';
import '../features/library/commands.ts';
import '../features/playtest/commands.ts';
import { defineCommands, everywhere } from '../shared/keys/command.ts';

export const appCommands = defineCommands(everywhere, {
  sheet: { keys: ['?', 'F1'], text: { en: 'Show all keys', ja: 'キー操作の一覧を表示' } },
  library: { keys: ['Alt+1'], text: { en: 'Library', ja: 'ライブラリ' }, whileTyping: true },
  decks: { keys: ['Alt+2'], text: { en: 'Decks', ja: 'デッキ' }, whileTyping: true },
  playtest: { keys: ['Alt+3'], text: { en: 'Playtest', ja: '一人回し' }, whileTyping: true },
  newPlaytest: { keys: ['Mod+N'], text: { en: 'New playtest', ja: '新しい一人回し' }, whileTyping: true },
  settings: { keys: ['Alt+4', 'Mod+,'], text: { en: 'Settings', ja: '設定' }, whileTyping: true },
  look: {
    keys: ['Shift+Space', 'Alt+Z'],
    text: { en: 'Enlarge the card (hold, or press again)', ja: 'カードを拡大(押している間、またはもう一度押すまで)' },
    whileTyping: true,
  },
  theme: {
    keys: ['Alt+T'],
    text: { en: 'Light or dark theme', ja: 'ライト・ダークテーマの切り替え' },
    whileTyping: true,
  },
  language: { keys: ['Alt+L'], text: { en: '日本語・English', ja: '日本語・English' }, whileTyping: true },
  larger: { keys: ['Mod++', 'Mod+='], text: { en: 'Everything larger', ja: '全体を拡大' }, fixed: true },
  smaller: { keys: ['Mod+-'], text: { en: 'Everything smaller', ja: '全体を縮小' }, fixed: true },
  actualSize: { keys: ['Mod+0'], text: { en: 'Actual size', ja: '実際のサイズ' }, fixed: true },
});
