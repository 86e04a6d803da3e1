import { defineTexts } from '../../../shared/i18n/define-texts.ts';

export const keyTexts = defineTexts('settings-keys', {
  en: {
    keys: 'Keys',
    note: 'Choose a key to change it, then press the new one. Esc leaves it as it is. One key has one meaning in a screen.',
    everywhere: 'Everywhere',
    screen_library: 'Library',
    screen_decks: 'Decks',
    screen_playtest: 'Playtest',
    change: 'Change the key {{key}} of “{{command}}”',
    add: 'Another key for “{{command}}”',
    remove: 'Take the key {{key}} from “{{command}}”',
    reset: 'Give “{{command}}” its own keys back',
    resetAll: 'Give all commands their own keys back',
    press: 'Press a key …',
    none: 'no key',
    fixed: 'always this key',
    changed: '“{{command}}” now has {{keys}}.',
    taken:
      '{{key}} already means “{{command}}” ({{place}}). Give that command another key first, or choose another one here.',
    reserved: '{{key}} belongs to the window: to its size, to copying, or to moving the focus. Choose another key.',
  },
  ja: {
    keys: 'キー',
    note: '変更したいキーを選び、新しいキーを押してください。Escで変更をやめます。1つの画面で、1つのキーに割り当てられる操作は1つだけです。',
    everywhere: '全画面共通',
    screen_library: 'ライブラリ',
    screen_decks: 'デッキ',
    screen_playtest: '一人回し',
    change: '「{{command}}」のキー{{key}}を変更',
    add: '「{{command}}」にキーを追加',
    remove: '「{{command}}」からキー{{key}}を外す',
    reset: '「{{command}}」を初期設定のキーに戻す',
    resetAll: 'すべての操作を初期設定のキーに戻す',
    press: 'キーを押してください…',
    none: 'キーなし',
    fixed: '固定',
    changed: '「{{command}}」のキーは{{keys}}になりました。',
    taken:
      '{{key}}は「{{command}}」({{place}})に割り当てられています。先にそちらのキーを変更するか、別のキーを選んでください。',
    reserved: '{{key}}は、表示サイズの変更、コピー、フォーカスの移動などに使うキーです。別のキーを選んでください。',
  },
});
