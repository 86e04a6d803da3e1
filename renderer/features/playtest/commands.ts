import { defineCommands } from '../../shared/keys/command.ts';

export const playtestCommands = defineCommands('playtest', {
  nextStep: { keys: ['Space'], text: { en: 'Next step', ja: '次のステップへ' } },
  nextTurn: { keys: ['N'], text: { en: 'Next turn', ja: '次のターンへ' } },
  undo: { keys: ['Z', 'Mod+Z'], text: { en: 'Undo', ja: '元に戻す' } },
  redo: { keys: ['Shift+Z', 'Mod+Shift+Z', 'Mod+Y'], text: { en: 'Redo', ja: 'やり直す' } },
  previous: { keys: ['ArrowLeft'], text: { en: 'Previous card', ja: '前のカード' } },
  next: { keys: ['ArrowRight'], text: { en: 'Next card', ja: '次のカード' } },
  up: { keys: ['ArrowUp'], text: { en: 'Previous way to pay', ja: '前の支払い方' } },
  down: { keys: ['ArrowDown'], text: { en: 'Next way to pay', ja: '次の支払い方' } },
  pay: { keys: ['Enter'], text: { en: 'Pay in the chosen way', ja: '選んだ方法で支払う' } },
  payNumbered: {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    text: { en: 'Pay in the way of that number', ja: 'その番号の方法で支払う' },
  },
  leave: { keys: ['Escape'], text: { en: 'Leave: nothing has changed', ja: 'やめる(何も変わりません)' } },
  byHand: { keys: ['H'], text: { en: 'Pay by hand', ja: '手動で支払う' } },
  gem: { keys: ['G'], text: { en: 'Set the selected Gem on the Colossus', ja: '選んだジェムをセットする' } },
  locus: { keys: ['L'], text: { en: 'Set the selected card in the Locus', ja: '選んだカードをロカスにセットする' } },
  attack: { keys: ['A'], text: { en: 'Attack with the selected card', ja: '選んだカードでアタックする' } },
  coreMore: {
    keys: ['+', '='],
    text: { en: 'A core from the Reserve onto the card', ja: 'リザーブのコア1個をカードに置く' },
  },
  coreLess: { keys: ['-'], text: { en: 'A core from the card to the Reserve', ja: 'カードのコア1個をリザーブに置く' } },
  turn: { keys: ['E'], text: { en: 'Turn the card sideways or upright', ja: 'カードを横向き・縦向きにする' } },
  moveTo: { keys: ['M'], text: { en: 'Move the card to …', ja: 'カードの移動先を選ぶ' } },
  draw: { keys: ['D'], text: { en: 'Draw a card', ja: '1枚引く' } },
  log: { keys: ['J'], text: { en: 'Show or hide the log', ja: '記録を表示・非表示' } },
});
