import type { CardDefinition } from './card.ts';
import { nameKey } from './fold.ts';
import type { Bilingual } from './text.ts';

/** The words of the games' own vocabulary in both languages: what a card calls its kind, families, races and keywords. */

const kinds: Readonly<Record<CardDefinition['kind'], Bilingual>> = {
  spirit: { en: 'Spirit', ja: 'スピリット' },
  nexus: { en: 'Nexus', ja: 'ネクサス' },
  magic: { en: 'Magic', ja: 'マジック' },
  colossus: { en: 'Colossus', ja: 'コロッサス' },
  follower: { en: 'Follower', ja: 'フォロワー' },
  action: { en: 'Action', ja: 'アクション' },
  gem: { en: 'Gem', ja: 'ジェム' },
};

/** Battle Spirits stores a family under its Japanese name; a family that is not here has no English name known to us. */
const families: Readonly<Record<string, string>> = {
  爬獣: 'Reptile Beast',
  地竜: 'Terra Dragon',
  空牙: 'Flying Fang',
  竜人: 'Dragon',
  翼竜: 'Winged Dragon',
  漂精: 'Drifting Spirit',
  機竜: 'Machine Dragon',
  戦騎: 'Mounted Warrior',
  古竜: 'Ancient Dragon',
  幽魔: 'Darkling',
  無魔: 'Zombie',
  殻虫: 'Shell Insect',
  剣獣: 'Blade Beast',
  遊精: 'Imp',
  怪虫: 'Parasite',
  爪鳥: 'Winged Beast',
  道化: 'Clown',
};

const races: Readonly<Record<string, Bilingual>> = {
  beast: { en: 'Beast', ja: '獣' },
  dragon: { en: 'Dragon', ja: 'ドラゴン' },
  dwarf: { en: 'Dwarf', ja: 'ドワーフ' },
  golem: { en: 'Golem', ja: 'ゴーレム' },
  human: { en: 'Human', ja: '人間' },
  knight: { en: 'Knight', ja: 'ナイト' },
  merfolk: { en: 'Merfolk', ja: '人魚' },
  noble: { en: 'Noble', ja: '貴族' },
  priest: { en: 'Priest', ja: '神官' },
  rogue: { en: 'Rogue', ja: 'ならず者' },
  scholar: { en: 'Scholar', ja: '学者' },
  'sea-beast': { en: 'Sea beast', ja: '海獣' },
  soldier: { en: 'Soldier', ja: '兵士' },
  spirit: { en: 'Spirit', ja: '精霊' },
  undead: { en: 'Undead', ja: 'アンデッド' },
  warrior: { en: 'Warrior', ja: '戦士' },
  'winged-beast': { en: 'Winged beast', ja: '翼獣' },
};

const keywords: Readonly<Record<string, Bilingual>> = {
  swift: { en: 'Swift', ja: '神速' },
  awaken: { en: 'Awaken', ja: '覚醒' },
  soar: { en: 'Soar', ja: 'ソア' },
  fleet: { en: 'Fleet', ja: 'フリート' },
  'locus-trick': { en: 'Locus Trick', ja: 'ロカストリック' },
  'double-break': { en: 'Double Break', ja: 'ダブルブレイク' },
  'fast-break': { en: 'Fast Break', ja: 'ファストブレイク' },
};

/** The entry of a table under a word that the user may have typed (never one of Object's own members). */
function entry<T>(table: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined;
}

/** A word that no table knows is the user's own: shown as it is stored, in either language. */
function asStored(id: string): Bilingual {
  return { en: id, ja: id };
}

export function kindWord(kind: CardDefinition['kind']): Bilingual {
  return kinds[kind];
}

/** A family of Battle Spirits or a race of Colossus Order. */
export function familyWord(id: string): Bilingual {
  const english = entry(families, id);
  return english === undefined ? (entry(races, id) ?? asStored(id)) : { en: english, ja: id };
}

export function keywordWord(id: string): Bilingual {
  return entry(keywords, id) ?? asStored(id);
}

/** The keyword that a word in either language stands for; a word that is none of ours is kept as it is. */
export function keywordOf(word: string): string {
  const key = nameKey(word);
  const known = Object.entries(keywords).find(([id, { en, ja }]) => [id, en, ja].some((own) => nameKey(own) === key));
  return known?.[0] ?? word;
}

/** The families or races of a card, as stored. */
export function familiesOf(card: CardDefinition): readonly string[] {
  switch (card.kind) {
    case 'spirit':
    case 'nexus':
    case 'magic':
      return card.families;
    default:
      return card.races;
  }
}
