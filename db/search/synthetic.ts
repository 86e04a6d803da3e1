import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { BattleSpiritsCard } from '../model/battle-spirits-card.ts';
import type { LibraryCard } from '../model/card.ts';
import type { IndexedPrinting } from './index-cards.ts';

/** Made-up cards for measurements: the same for the same seed, in both languages and of both games. */

const kanji = [
  ...'竜龍皇帝王将神魔獣翼炎氷雷風光闇剣槍盾城砦森海星月太陽天地紅蒼白黒金銀鋼鉄幻夢影霊鬼姫騎士賢者巨人機甲古代',
];
const kana = [
  ...'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロワンガギグゲゴザジズゼゾダデドバビブベボパピプペポヴァッー',
];
const endings = [
  'ドラゴン',
  'ナイト',
  'ゴーレム',
  'ウルフ',
  'の騎士',
  'の王',
  'の戦場',
  '・ワイバーン',
  'の番人',
  'サーペント',
];
const syllables =
  'ka ro mi ten shi gor dra na vel thor zan lu fey ash mor wyn bel cor dun el fir gal hes ith jar'.split(' ');
const nouns =
  'Dragon Knight Golem Wolf Rider King Battlefield Wyvern Warden Serpent Tower Storm Blade Shield Oracle'.split(' ');
const adjectives = 'Burning Frozen Silent Ancient Golden Hollow Crimson Azure Wandering Sacred Iron Broken'.split(' ');
const families = [
  '爬獣',
  '地竜',
  '空牙',
  '竜人',
  '翼竜',
  '漂精',
  '機竜',
  '戦騎',
  '古竜',
  '幽魔',
  '無魔',
  '妖蛇',
  '殻虫',
  '剣獣',
  '遊精',
  '怪虫',
];
const races = ['human', 'knight', 'dragon', 'winged-beast', 'golem', 'merfolk', 'undead', 'priest'];
const colorsOf = {
  'battle-spirits': ['red', 'purple', 'green', 'white', 'yellow', 'blue'],
  'colossus-order': ['white', 'black', 'blue', 'red'],
} as const;
const marks = { white: 'W', black: 'B', blue: 'U', red: 'R' } as const;
const deeds: readonly (readonly [string, string])[] = [
  ['カードを{n}枚引く', 'draw {n} cards'],
  ['相手のスピリット{n}体を破壊する', 'destroy {n} opposing Spirits'],
  ['ボイドからコア{n}個をリザーブに置く', 'put {n} cores from the Void into your Reserve'],
  ['このスピリットのBPを+{n}000する', 'this Spirit gets +{n}000 BP'],
  ['相手は手札を{n}枚捨てる', 'the opponent discards {n} cards'],
  ['デッキの上から{n}枚を見る', 'look at the top {n} cards of your deck'],
  ['自分のトラッシュから{n}枚を手札に戻す', 'return {n} cards from your Trash to your hand'],
  ['疲労状態のスピリット{n}体を回復させる', 'refresh {n} exhausted Spirits'],
  ['ネクサス{n}つを配置したものとして扱う', 'count {n} more Nexuses'],
  ['相手のライフを{n}減らす', "the opponent's life falls by {n}"],
];
const moments: readonly (readonly [string, string])[] = [
  ['召喚時', 'When summoned'],
  ['アタック時', 'When attacking'],
  ['破壊時', 'When destroyed'],
  ['自分のメインステップ', 'In your main step'],
  ['相手のターンの間', "During the opponent's turn"],
  ['ブロック時', 'When blocking'],
];

/** Cards of one seed: `next()` gives another one each time, with its printing. */
export interface SyntheticCards {
  readonly next: () => { readonly entry: LibraryCard; readonly printing: IndexedPrinting };
}

const cardsOfASet = 250;

/** @param seed any whole number of 32 bits; print it with the figures measured */
export function createSyntheticCards(seed: number): SyntheticCards {
  const random = xoroshiro128plus(seed);
  const below = (limit: number) => (random.next() >>> 0) % limit;
  const pick = <T>(list: readonly T[]) => list[below(list.length)]!;
  const several = (least: number, most: number, make: () => string) =>
    Array.from({ length: least + below(most - least + 1) }, make).join('');
  let made = 0;

  function names() {
    const ja =
      several(1, 3, () => pick(kanji)) + several(1, 5, () => pick(kana)) + (below(3) === 0 ? pick(endings) : '');
    const word = several(2, 3, () => pick(syllables));
    const own = word.charAt(0).toUpperCase() + word.slice(1);
    const en = below(2) === 0 ? `${own}, the ${pick(adjectives)} ${pick(nouns)}` : `${pick(adjectives)} ${own}`;
    return { ja, en };
  }

  function text() {
    const parts = Array.from({ length: 1 + below(3) }, () => {
      const [whenJa, whenEn] = pick(moments);
      const [deedJa, deedEn] = pick(deeds);
      const n = String(1 + below(5));
      return { ja: `${whenJa}、${deedJa.replace('{n}', n)}。`, en: `${whenEn}, ${deedEn.replace('{n}', n)}.` };
    });
    return { ja: parts.map((part) => part.ja).join(''), en: parts.map((part) => part.en).join(' ') };
  }

  function battleSpirits(set: string, number: string): LibraryCard {
    const color = pick(colorsOf['battle-spirits']);
    const cost = below(10);
    const reduction = Math.min(cost, below(5));
    const draw = below(10);
    const kind = draw < 7 ? 'spirit' : draw < 8 ? 'nexus' : 'magic';
    const bp = (1 + below(9)) * 1000;
    const first = kind === 'nexus' ? 0 : 1;
    const levels = [
      { level: 1, cores: first, bp: kind === 'nexus' ? null : bp },
      { level: 2, cores: first + 1 + below(3), bp: kind === 'nexus' ? null : bp + 2000 },
    ];
    const shared = {
      name: names(),
      set,
      number,
      rarity: pick(['C', 'U', 'R', 'M', 'X']),
      text: text(),
      colors: [color],
      cost,
      reduction: reduction === 0 ? {} : { [color]: reduction },
      families: kind === 'spirit' ? [pick(families)] : [],
      keywords: kind === 'spirit' && below(8) === 0 ? [{ id: pick(['swift', 'awaken']) }] : [],
      costEffects: [],
    };
    const card: BattleSpiritsCard =
      kind === 'magic'
        ? { ...shared, kind, symbols: {}, levels: [], timings: ['main'] }
        : { ...shared, kind, symbols: { [color]: 1 }, levels };
    return { game: 'battle-spirits', id: number, card };
  }

  function colossusOrder(set: string, number: string): LibraryCard {
    const color = pick(colorsOf['colossus-order']);
    const cost = `{${below(8)}}${`{${marks[color]}}`.repeat(below(4))}`;
    const shared = {
      name: names(),
      set,
      number,
      rarity: pick(['C', 'U', 'R']),
      text: text(),
      color,
      unique: below(6) === 0,
      races: [pick(races)],
      keywords: below(8) === 0 ? [pick(['soar', 'fleet'])] : [],
    };
    const card =
      below(3) === 0
        ? { ...shared, kind: 'action' as const, races: [], cost, snap: below(3) === 0 }
        : {
            ...shared,
            kind: 'follower' as const,
            cost,
            attack: below(8),
            defence: below(8),
            crush: below(4),
            capture: below(3),
            abilities: [],
            costEffects: [],
          };
    return { game: 'colossus-order', id: number, card };
  }

  function next() {
    const set = `SYN${String(1 + Math.floor(made / cardsOfASet)).padStart(3, '0')}`;
    const number = `${set}-${String(1 + (made % cardsOfASet)).padStart(3, '0')}`;
    made += 1;
    const entry = made % 5 === 0 ? colossusOrder(set, number) : battleSpirits(set, number);
    return { entry, printing: { number, setCode: set, rarity: entry.card.rarity ?? null } };
  }

  return { next };
}
