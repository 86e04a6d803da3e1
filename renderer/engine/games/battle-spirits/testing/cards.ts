import { magic, nexus, spirit } from './position.ts';

/** Cards of the first sets as the worked positions of the rules use them. */
export const cards = {
  siegfried: spirit(6, [1, 2, 5], { name: { en: 'Siegfried', ja: 'ジークフリード' }, reduction: { red: 3 } }),
  goradon: spirit(0, [1, 3], { name: { en: 'Goradon', ja: 'ゴラドン' } }),
  rokceratops: spirit(1, [1, 2, 3], { name: { en: 'Rokceratops', ja: 'ロクケラトプス' }, reduction: { red: 1 } }),
  teranosaber: spirit(2, [1, 3], { name: { en: 'Teranosaber', ja: 'テラノセイバー' } }),
  dinohound: spirit(2, [2, 4], { name: { en: 'Dinohound', ja: 'ディノハウンド' }, reduction: { red: 2 } }),
  dragsaurus: spirit(3, [1, 2, 4], { name: { en: 'Dragsaurus', ja: 'ドラグサウルス' }, reduction: { red: 3 } }),
  grip: spirit(3, [1, 2], {
    name: { en: 'Grip-Hands', ja: 'グリプ・ハンズ' },
    colors: ['purple'],
    symbols: { purple: 1 },
    reduction: { purple: 1 },
  }),
  tigald: spirit(5, [1, 4], {
    name: { en: 'Tigald', ja: 'ティガルド' },
    colors: ['green'],
    symbols: { green: 1 },
    reduction: { green: 2 },
    keywords: [{ id: 'swift', levels: [2] }],
  }),
  leavwolf: spirit(2, [1, 4, 6], {
    name: { en: 'Leavwolf', ja: 'リーヴォルフ' },
    colors: ['green'],
    symbols: { green: 1 },
    reduction: { green: 1 },
    keywords: [{ id: 'swift' }],
  }),
  gowsilvia: spirit(6, [1, 3, 5], {
    name: { en: 'Gowsilvia', ja: 'ガウシルヴィア' },
    colors: ['green'],
    symbols: { green: 1 },
    reduction: { green: 3 },
  }),
  undine: spirit(3, [1, 2], {
    name: { en: 'Undine', ja: 'ウル・ディーネ' },
    colors: ['white'],
    symbols: { white: 1 },
    reduction: { white: 2 },
  }),
  virchu: spirit(5, [1, 3, 5], {
    name: { en: 'Virchu', ja: '天使バーチュ' },
    colors: ['yellow'],
    symbols: { yellow: 1 },
    reduction: { yellow: 1 },
    costEffects: [{ levels: [2, 3], on: { kind: 'spirit', color: 'yellow' }, addReduction: { yellow: 1 } }],
  }),
  battlefield: nexus(3, [0, 2], { name: { en: 'Burning Battlefield', ja: '燃えさかる戦場' }, reduction: { red: 2 } }),
  canyon: nexus(4, [0, 3], { name: { en: 'Canyon', ja: '百識の谷' }, reduction: { red: 2 } }),
  rubySun: nexus(5, [0, 2], {
    name: { en: 'Ruby Sun', ja: 'ルビーの太陽' },
    reduction: { red: 3 },
    costEffects: [{ on: { color: 'white' }, whose: 'any', extra: 1 }],
  }),
  topaz: nexus(3, [0, 5], {
    name: { en: 'Topaz Meteor', ja: 'トパーズの流星' },
    colors: ['yellow'],
    symbols: { yellow: 1 },
    reduction: { yellow: 3 },
    costEffects: [{ on: { kind: 'nexus' }, addReduction: { yellow: 2 } }],
  }),
  cathedral: nexus(3, [0, 3], {
    name: { en: 'Cathedral', ja: '大聖堂' },
    colors: ['yellow'],
    symbols: { yellow: 1 },
    reduction: { yellow: 2 },
  }),
  spear: magic(3, { name: { en: 'Buster Spear', ja: 'バスタースピア' }, reduction: { red: 2 }, timings: ['flash'] }),
  draw: magic(4, {
    name: { en: 'Double Draw', ja: 'ダブルドロー' },
    reduction: { red: 2 },
    timings: ['main', 'flash'],
  }),
  gather: magic(3, {
    name: { en: 'Gather Force', ja: 'ギャザーフォース' },
    colors: ['green'],
    reduction: { green: 2 },
    timings: ['main'],
  }),
} as const;
