import { defineCommands } from '../../../../shared/keys/command.ts';

/** Keys that move through the game: nothing that happened is changed by them. */
export const timeCommands = defineCommands('playtest', {
  toStart: { keys: ['Home'], text: { en: 'To the start of the game', ja: 'ゲームの最初へ' } },
  toEnd: { keys: ['End'], text: { en: 'To the end of the line', ja: '分岐の最後へ' } },
  turnBack: { keys: ['<'], text: { en: 'A turn back', ja: '1ターン戻る' } },
  turnOn: { keys: ['>'], text: { en: 'A turn forward', ja: '1ターン進む' } },
  replay: { keys: ['Shift+P'], text: { en: 'Play the recorded game, or stop', ja: '記録の再生・停止' } },
  nextLine: { keys: ['B'], text: { en: 'To the next line of play', ja: '次の分岐へ' } },
});
