import type { Bilingual } from '../../../../db/model/text.ts';

/** An example of a search: written in each language, with what it finds. */
export interface SearchExample {
  readonly search: Bilingual;
  readonly finds: Bilingual;
}

export interface HelpSection {
  readonly title: Bilingual;
  readonly about: Bilingual;
  readonly examples: readonly SearchExample[];
}

const example = (en: string, ja: string, findsEn: string, findsJa: string): SearchExample => ({
  search: { en, ja },
  finds: { en: findsEn, ja: findsJa },
});

/** The language of searches by examples; docs/search.md has it as a page, and a test compares both with the parser. */
export const helpSections: readonly HelpSection[] = [
  {
    title: { en: 'Words', ja: '語句' },
    about: {
      en: 'All words must be there, in the name, number, family or text, in either language. Case, width, kana, accents and punctuation do not matter.',
      ja: '語句をすべて含むカードを、カード名・番号・系統・テキストから両言語で探します。大文字と小文字、全角と半角、ひらがなとカタカナ、アクセント、記号の有無は区別しません。',
    },
    examples: [
      example(
        'dragon',
        'ドラグノ',
        'cards with “dragon” in the name first, then in the text',
        '名前に「ドラグノ」を含むカードを先に、次にテキストに含むカード',
      ),
      example('"draw 2"', '"カードを2枚"', 'this phrase, word for word', 'この語句をそのまま含むカード'),
      example(
        'dragon -emperor',
        'ドラグノ -祈祷師',
        'the first without the second',
        '前の語句を含み、後の語句を含まないカード',
      ),
      example('goradon OR rokceratops', 'ゴラドン または ロクケラトプス', 'one or the other', 'どちらかを含むカード'),
      example(
        '(c:red OR c:white) dragon',
        '(色:赤 または 色:白) ドラグノ',
        'parentheses first',
        '括弧の中を先にまとめます',
      ),
      example('BS01-001', 'BS01-001', 'a card by its number', '番号でカードを探します'),
      example(
        'name:dragon text:destroy',
        '名前:龍 テキスト:スピリット',
        'only in the name; only in the text',
        '名前だけ、テキストだけから探します',
      ),
    ],
  },
  {
    title: { en: 'Facts', ja: 'カードの情報' },
    about: {
      en: 'A field, a colon and a value; = asks for the whole, != for all others. English and Japanese field names can be mixed.',
      ja: '「条件名:値」の形で書きます。=は完全一致、!=はそれ以外です。条件名は日本語と英語を混ぜて書けます。',
    },
    examples: [
      example(
        'c:red',
        '色:赤',
        'red among the colours; c=red red alone, c:none without colour',
        '赤を含むカード（色=赤は赤のみ、色:無色は色なし）',
      ),
      example(
        't:spirit',
        '種類:スピリット',
        'kind: spirit, nexus, magic, colossus, follower, action, gem',
        '種類（スピリット、ネクサス、マジック、コロッサス、フォロワー、アクション、ジェム）',
      ),
      example('fam:古竜', '系統:古竜', 'family or race, also a part of it', '系統・種族（一部でも可）'),
      example('kw:swift', 'キーワード:神速', 'keyword', 'キーワード'),
      example(
        'set:BS01 -rarity:X',
        'セット:BS01 -レアリティ:X',
        'a set, here without one rarity',
        'セット（この例では特定のレアリティを除く）',
      ),
      example('number:X01', '番号:X01', 'a part of the number', '番号の一部'),
      example(
        'game:colossus-order unique:yes',
        'ゲーム:コロッサス・オーダー ユニーク:はい',
        'one game; cards that are unique',
        'ゲーム、ユニークなカード',
      ),
      example('snap:yes', 'スナップ:はい', 'actions with Snap', 'スナップのアクション'),
    ],
  },
  {
    title: { en: 'Numbers', ja: '数値' },
    about: {
      en: 'Compare with =, !=, <, <=, > and >=.',
      ja: '=、!=、<、<=、>、>= で比べます。',
    },
    examples: [
      example(
        'cost<=3',
        'コスト<=3',
        'cost or Locus Cost of 3 or less; cost:? not known',
        'コスト・ロカスコストが3以下（コスト:?は不明）',
      ),
      example('cost>=2 cost<=4', 'コスト>=2 コスト<=4', 'from 2 to 4', '2から4まで'),
      example(
        'red:red>=2',
        '軽減:赤>=2',
        'two or more red reduction symbols; red>=2 of all colours',
        '赤の軽減シンボルが2個以上（軽減>=2は全色の合計）',
      ),
      example('sym:red', 'シンボル:赤', 'has a red symbol', '赤のシンボルを持つカード'),
      example('gem:W>=2', 'ジェム:W>=2', 'two or more White Gem marks', '白のジェムが2個以上必要なカード'),
      example(
        'lv1:1',
        'レベル1:1',
        'level 1 takes one core; lv2>=4 level 2 four or more',
        'LV1に必要なコアが1個（レベル2>=4はLV2が4個以上）',
      ),
      example('bp>=5000', 'bp>=5000', 'battle points of some level', 'いずれかのレベルのBPが5000以上'),
      example(
        'attack>=3 defence>=3',
        'アタック>=3 ディフェンス>=3',
        'attack and defence of a Follower',
        'フォロワーの攻撃力と防御力',
      ),
      example(
        'crush>=1 OR capture>=1',
        'クラッシュ>=1 または キャプチャー>=1',
        'Crush or Capture',
        'クラッシュまたはキャプチャー',
      ),
    ],
  },
  {
    title: { en: 'Yours', ja: '所持とデッキ' },
    about: {
      en: 'The collection and your decks. In the deck editor, in:deck means the open deck, elsewhere any of your decks.',
      ja: '所持枚数と自分のデッキを条件にできます。「場所:デッキ」は、デッキ編集中は開いているデッキ、それ以外では自分のすべてのデッキを指します。',
    },
    examples: [
      example('own>0', '所持>0', 'owned; own:0 not owned', '所持しているカード（所持:0は未所持）'),
      example(
        'in:deck',
        '場所:デッキ',
        'in a deck; also in:side, in:maybe, in:decks',
        'デッキに入っているカード（サイド、候補、全デッキも可）',
      ),
      example(
        'in:"dragon emperor"',
        '場所:"皇"',
        'in decks with this in their name',
        '名前にこの語句を含むデッキのカード',
      ),
    ],
  },
  {
    title: { en: 'Order', ja: '並び順' },
    about: {
      en: 'Without sort:, exact names come first, then names, then texts. A minus turns the order round.',
      ja: '並び順の指定がなければ、名前の完全一致、名前、テキストの順に並びます。-を付けると降順です。',
    },
    examples: [
      example('sort:-cost', '並び:-コスト', 'the highest cost first', 'コストの高い順'),
      example(
        'c:red sort:cost,name',
        '色:赤 並び:コスト,名前',
        'by cost, then by name; also bp, number, kind, color, game',
        'コスト、名前の順（bp、番号、種類、色、ゲームも可）',
      ),
    ],
  },
];
