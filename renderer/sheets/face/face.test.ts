import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BattleSpiritsCard } from '../../../db/model/battle-spirits-card.ts';
import type { LibraryCard } from '../../../db/model/card.ts';
import { ColossusOrderCard } from '../../../db/model/colossus-order-card.ts';
import { Language } from '../../../db/model/text.ts';
import { type Bounds, boundsOf, painted, partsOf, textsOf, together } from '../testing/bounds.ts';
import { bundledCards } from '../testing/bundled.ts';
import { faceOf, type Rendering } from './face.ts';
import { textWidth } from './measure.ts';
import type { Area, Face } from './shapes.ts';

const renderings: readonly Rendering[] = ['full', 'hand', 'chip'];
const library = bundledCards();
const siegfried = library.find(({ id }) => id === 'BS01-X01')!;

function spirit(fields: Record<string, unknown>): LibraryCard {
  const card = BattleSpiritsCard.parse({
    kind: 'spirit',
    name: { en: 'Test' },
    colors: ['red'],
    cost: 3,
    levels: [{ level: 1, cores: 1, bp: 1000 }],
    ...fields,
  });
  return { id: 'test', game: 'battle-spirits', card };
}

function follower(fields: Record<string, unknown>): LibraryCard {
  const card = ColossusOrderCard.parse({
    kind: 'follower',
    name: { en: 'Test' },
    color: 'white',
    cost: '{1}',
    ...fields,
  });
  return { id: 'test', game: 'colossus-order', card };
}

const long = 'The Everlasting Thunder-Bringing Emperor Dragon of the Northern Storm Wastes';
const longJa = '北方の嵐の荒野に君臨する永遠の雷鳴を呼ぶ皇帝龍アルティメットジークフリード・ノヴァ';
const hardCards: LibraryCard[] = [
  spirit({ name: { en: long, ja: longJa }, reduction: { red: 9, any: 3 }, symbols: { red: 5, white: 2 } }),
  spirit({
    name: { ja: 'ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ０１２３４５６７８９' },
    colors: ['red', 'white', 'blue'],
  }),
  spirit({
    name: { en: 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze' },
    cost: 1234,
    number: 'BS01-X01-EXTREMELY-LONG-NUMBER-OF-A-PRINTING',
    families: ['古竜', '竜人', '機竜', '道化', '戦騎', '爬獣'],
  }),
  spirit({
    text: { en: `${long}. `.repeat(14), ja: longJa.repeat(14) },
    levels: [1, 2, 3, 4, 5].map((n) => ({ level: n, cores: n * 9, bp: n * 10000 })),
  }),
  spirit({ cost: '?', levels: '?', colors: [] }),
  follower({
    name: { en: long, ja: longJa },
    cost: '{15}{W}{W}{B}{B}{U}{U}{R}{R}{*}{*}',
    attack: 9999,
    unique: true,
    races: ['winged-beast', 'human', 'knight', 'noble'],
  }),
  follower({
    abilities: [
      {
        cost: '{2}, {W}{*}, {off:follower:race=knight}, {discard:2:gem}, {drop:locus}, "a long text of the owner, to confirm"',
        text: { en: long.repeat(3), ja: longJa.repeat(3) },
      },
    ],
    cost: null,
  }),
];

/** Every card in every rendering and language, drawn once. */
const faces: readonly (readonly [string, Face])[] = [...library, ...hardCards].flatMap(({ id, game, card }) =>
  Language.options.flatMap((language) =>
    renderings.map((rendering) => [`${id} ${rendering} ${language}`, faceOf(game, card, rendering, language)] as const),
  ),
);

function everyFace(check: (face: Face, which: string) => void): void {
  for (const [which, face] of faces) check(face, which);
}

describe('geometry of every face', () => {
  test('every shape lies inside the card', () => {
    everyFace((face, which) => {
      for (const shape of painted(face.shapes)) {
        const { left, top, right, bottom } = boundsOf(shape);
        const out = Math.max(-left, -top, right - face.width, bottom - face.height);
        // The pattern of the frame is clipped; everything else has to keep within the card by itself.
        if (out > 0.001) throw new Error(`${which}: ${out} mm outside: ${JSON.stringify(shape).slice(0, 160)}`);
      }
    });
  });

  test('name and cost never overlap, and each keeps within its area', () => {
    everyFace((face, which) => {
      const [cost] = partsOf(face.shapes, 'cost');
      const [name] = partsOf(face.shapes, 'name');
      const costBox = together(painted([cost!]).map(boundsOf));
      const nameBox = together(painted([name!]).map(boundsOf));
      expect(costBox.right, which).toBeLessThan(nameBox.left);
      expect(within(nameBox, name!.area!), `${which} name`).toBe(true);
      expect(within(costBox, cost!.area!), `${which} cost`).toBe(true);
    });
  });

  test('the marks under the cost end before the picture does', () => {
    everyFace((face, which) => {
      const [marks] = partsOf(face.shapes, 'marks');
      const [picture] = partsOf(face.shapes, 'picture');
      if (!marks) return;
      const box = together(painted([marks]).map(boundsOf));
      expect(box.bottom, which).toBeLessThanOrEqual(picture!.area!.y + picture!.area!.height);
    });
  });

  test('no text is wider than its field, whole and in a readable order', () => {
    everyFace((face, which) => {
      for (const text of textsOf(face.shapes)) {
        expect(textWidth(text.text, text.size, text.weight), `${which}: ${text.text}`).toBeLessThanOrEqual(
          text.maxWidth + 0.02,
        );
        expect(text.size, `${which}: ${text.text}`).toBeGreaterThan(0);
      }
    });
  });

  test('the parts of a full face stand below each other without overlap', () => {
    for (const { id, game, card } of [...library, ...hardCards]) {
      const face = faceOf(game, card, 'full', 'ja');
      const areas = (['name', 'picture', 'kind', 'text'] as const)
        .flatMap((name) => partsOf(face.shapes, name))
        .concat(partsOf(face.shapes, 'levels'), partsOf(face.shapes, 'figures'))
        .map((group) => group.area!);
      for (let index = 1; index < areas.length; index++) {
        expect(areas[index]!.y, id).toBeGreaterThanOrEqual(areas[index - 1]!.y + areas[index - 1]!.height - 0.001);
      }
    }
  });

  test('a name in any script is never cut off', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(names, names, fc.constantFrom(...renderings), (en, ja, rendering) => {
        const { game, card } = spirit({ name: { en, ja } });
        const face = faceOf(game, card, rendering, 'ja');
        const [group] = partsOf(face.shapes, 'name');
        const texts = textsOf([group!]);
        expect(
          texts
            .map(({ text }) => text)
            .join('')
            .replace(/\s/gu, ''),
        ).toContain(ja.replace(/\s/gu, ''));
        for (const text of texts)
          expect(textWidth(text.text, text.size, text.weight)).toBeLessThanOrEqual(text.maxWidth + 0.02);
      }),
      { numRuns: 300 },
    );
  });
});

function within(box: Bounds, area: Area): boolean {
  const slack = 0.02;
  return (
    box.left >= area.x - slack &&
    box.top >= area.y - slack &&
    box.right <= area.x + area.width + slack &&
    box.bottom <= area.y + area.height + slack
  );
}

function words(owner: LibraryCard, rendering: Rendering, language: 'en' | 'ja'): string[] {
  return textsOf(faceOf(owner.game, owner.card, rendering, language).shapes).map(({ text }) => text);
}

describe('what a face says', () => {
  test('A-114: a Battle Spirits card is 59 x 86 mm, a Colossus Order card 63 x 88 mm', () => {
    const one = faceOf('battle-spirits', siegfried.card, 'full', 'en');
    const other = faceOf('colossus-order', follower({}).card, 'full', 'en');
    expect([one.width, one.height, other.width, other.height]).toEqual([59, 86, 63, 88]);
  });

  test('cost, both names, levels, points and number stand on the full face', () => {
    const said = words(siegfried, 'full', 'ja');
    expect(said).toEqual(
      expect.arrayContaining([
        '6',
        '龍皇ジークフリード',
        'The DragonEmperor Siegfried',
        'LV1',
        'LV2',
        'LV3',
        '4000',
        '6000',
        '10000',
        'スピリット · 古竜',
        'Spirit · Ancient Dragon',
        'BS01-X01',
      ]),
    );
  });

  test('the larger name is the one in the reader’s language', () => {
    const size = (language: 'en' | 'ja', start: string) =>
      textsOf(faceOf(siegfried.game, siegfried.card, 'full', language).shapes).find(({ text }) =>
        text.startsWith(start),
      )!.size;
    expect(size('ja', '龍皇')).toBeGreaterThan(size('ja', 'The'));
    expect(size('en', 'The')).toBeGreaterThan(size('en', '龍皇'));
  });

  test('a figure that is not known is "?", never 0', () => {
    const said = words(follower({ cost: '{?}{W}{W}{W}' }), 'full', 'en');
    expect(said.filter((text) => text === '?')).toHaveLength(5);
    expect(said).not.toContain('0');
    expect(words(spirit({ cost: '?', levels: '?' }), 'hand', 'ja')).toEqual(expect.arrayContaining(['?', 'LV?']));
    expect(words(follower({ cost: null }), 'chip', 'ja')[0]).toBe('?');
  });

  test('S14: a nexus level without cores says 0', () => {
    const nexus = library.find(({ id }) => id === 'BS01-098')!;
    expect(words(nexus, 'full', 'en')).toEqual(expect.arrayContaining(['LV1', '0', 'LV2']));
  });

  test('A-167: hand and chip say cost and name without any picture of the user', () => {
    for (const rendering of ['hand', 'chip'] as const) {
      expect(words(siegfried, rendering, 'ja').join('')).toContain('龍皇ジークフリード');
      expect(words(siegfried, rendering, 'ja')).toContain('6');
    }
  });

  test('C03: an ability shows its cost in order before ▷ and its effect after it', () => {
    const said = words(
      follower({ abilities: [{ cost: '{2}, {W}{*}, {off}', text: { en: 'Draw a card.' } }] }),
      'full',
      'en',
    );
    const from = said.indexOf('2');
    expect(said.slice(from, from + 5)).toEqual(['2', 'W', '*', 'OFF', '▷ Draw a card.']);
  });
});
