import type { DeckZone } from '../model/deck.ts';
import { nameKey } from '../model/fold.ts';
import { GameId } from '../model/game.ts';

/** The headings of deck lists in both languages, and the zones that they open. */

const words: Readonly<Record<DeckZone | 'none', readonly string[]>> = {
  main: [
    'main',
    'main deck',
    'mainboard',
    'deck',
    'deck list',
    'cards',
    'メイン',
    'メインデッキ',
    'デッキ',
    'デッキリスト',
    'カード',
    'spirit',
    'spirits',
    'スピリット',
    'nexus',
    'nexuses',
    'ネクサス',
    'magic',
    'magics',
    'マジック',
    'brave',
    'braves',
    'ブレイヴ',
    'ultimate',
    'ultimates',
    'アルティメット',
    'follower',
    'followers',
    'フォロワー',
    'action',
    'actions',
    'アクション',
    'gem',
    'gems',
    'ジェム',
  ],
  side: ['side', 'sideboard', 'side deck', 'サイド', 'サイドボード', 'サイドデッキ'],
  maybe: ['maybe', 'maybeboard', 'considering', '検討中', '候補', '保留'],
  colossus: ['colossus', 'colossi', 'コロッサス'],
  none: ['total', 'sum', '合計', '計', '総数', '枚数'],
};

const zoneOf = new Map<string, DeckZone | 'none'>();
for (const [zone, list] of Object.entries(words)) {
  for (const word of list) zoneOf.set(nameKey(word), zone as DeckZone | 'none');
}

/** The word that a zone's heading is written with. */
export const headingOf: Readonly<Record<DeckZone, string>> = {
  main: 'Main',
  colossus: 'Colossus',
  side: 'Sideboard',
  maybe: 'Maybeboard',
};

export interface Heading {
  /** Null = a line such as "Total: 40", which opens no zone. */
  readonly zone: DeckZone | null;
  readonly word: string;
}

const ornament = '[\\s/#=*_~\\-\\[\\]【】■◆●○◇□<>〈〉《》:：]*';
const heading = new RegExp(
  `^${ornament}(?<word>[^\\s#=*_~\\-\\[\\]【】■◆●○◇□<>〈〉《》:：(（0-9０-９][^:：()（）\\[\\]]*?)\\s*(?<count>[:：\\-]?\\s*[(（\\[]?\\s*[0-9０-９]+\\s*(?:枚|cards?)?\\s*[)）\\]]?)?${ornament}$`,
  'iu',
);

/** The heading that a line is, in either language and with or without a number of cards; null where it is none. */
export function readHeading(line: string): Heading | null {
  const match = heading.exec(line);
  const word = match?.groups?.word?.trim();
  if (word === undefined) return null;
  const zone = zoneOf.get(nameKey(word));
  return zone === undefined ? null : { zone: zone === 'none' ? null : zone, word };
}

/** The zone of a list that a file names, such as a section "Sideboard"; null where the name is none that is known. */
export function zoneOfName(name: string): DeckZone | null {
  const zone = zoneOf.get(nameKey(name));
  return zone === undefined || zone === 'none' ? null : zone;
}

const nameLine = /^(?:deck\s*name|name|title|デッキ名|名前)\s*[:：]\s*(?<value>.+)$/iu;
const gameLine = /^(?:game|ゲーム)\s*[:：]\s*(?<value>.+)$/iu;

/** What a line "Name: …" or "Game: …" says; null where it is none. */
export function readAbout(
  line: string,
): { readonly type: 'name'; readonly name: string } | { readonly type: 'game'; readonly game: GameId } | null {
  const name = nameLine.exec(line)?.groups?.value;
  if (name !== undefined) return { type: 'name', name: name.trim() };
  const game = GameId.safeParse(gameLine.exec(line)?.groups?.value?.trim());
  return game.success ? { type: 'game', game: game.data } : null;
}
