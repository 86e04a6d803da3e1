import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { position, type TableSetup } from './testing/table.ts';

/** Position files: what is wrong, and where. */

type File = Record<string, unknown> & { player: Record<string, unknown> };
const file = (setup: TableSetup = {}): File => structuredClone(position(setup)) as File;

function faults(of: unknown, lookup?: Parameters<typeof colossusOrder.read>[1]) {
  const read = colossusOrder.read(of, lookup);
  if (read.ok) throw new Error('no fault');
  return read.faults.map(({ at, message }) => [at, message.en]);
}

describe('faults', () => {
  test.each<[string, (of: File & Record<string, Record<string, unknown>>) => void, [string, string][]]>([
    [
      'another game',
      (of) => Object.assign(of, { game: 'chess' }),
      [['game', 'game: expected "colossus-order", but found "chess".']],
    ],
    [
      'no format',
      (of) => Reflect.deleteProperty(of, 'format'),
      [['format', 'format: this is missing; expected "costwise.position/1".']],
    ],
    [
      'no player',
      (of) => Reflect.deleteProperty(of, 'player'),
      [['player', 'player: this is missing; expected an object.']],
    ],
    [
      'a wrong step',
      (of) => Object.assign(of.turn!, { step: 'attack' }),
      [['turn.step', 'turn.step: expected one of "start", "main", "xplay", "end", but found "attack".']],
    ],
    [
      'turn 0',
      (of) => Object.assign(of.turn!, { number: 0 }),
      [['turn.number', 'turn.number: expected 1 or more, but found 0.']],
    ],
    [
      'a hand that is no list',
      (of) => Object.assign(of.player, { hand: 'wg' }),
      [['player.hand', 'player.hand: expected a list, but found "wg".']],
    ],
    [
      'a hand card without a name',
      (of) => Object.assign(of.player, { hand: [''] }),
      [['player.hand[0]', 'player.hand[0]: expected a text that is not empty, but found "".']],
    ],
    [
      'a half counter',
      (of) => Object.assign(of.player.locus as object, { counter: 1.5 }),
      [['player.locus.counter', 'player.locus.counter: expected a whole number, but found 1.5.']],
    ],
    [
      'a huge counter',
      (of) => Object.assign(of.player.locus as object, { counter: 10_000 }),
      [['player.locus.counter', 'player.locus.counter: expected 9999 or less, but found 10000.']],
    ],
    [
      'a position that is none',
      (of) => Object.assign(of.player, { field: [{ ref: 'f', card: 'squire', position: 'left' }] }),
      [['player.field[0].position', 'player.field[0].position: expected one of "on", "off", but found "left".']],
    ],
    [
      'a used flag that is a word',
      (of) => Object.assign(of.player.used as object, { setGem: 'yes' }),
      [['player.used.setGem', 'player.used.setGem: expected true or false, but found "yes".']],
    ],
    [
      'a wrong kind of card',
      (of) => Object.assign(of.cards!, { x: { kind: 'spirit', name: { en: 'X' } } }),
      [['cards.x.kind', 'cards.x.kind: expected "colossus", "follower", "action" or "gem", but found "spirit".']],
    ],
    [
      'a card without a name',
      (of) => Object.assign(of.cards!, { x: { kind: 'gem', color: 'red', name: {} } }),
      [['cards.x.name', 'cards.x.name: expected a text in "en" or "ja" (at least one).']],
    ],
    [
      'a wrong rules value',
      (of) => Object.assign(of, { rules: { mulligan: [] } }),
      [['rules.mulligan', 'rules.mulligan: expected another value, but found [].']],
    ],
    [
      'a rules option with another choice',
      (of) => Object.assign(of, { rules: { firstDraws: 'maybe', opponentGems: 44 } }),
      [
        ['rules.firstDraws', 'rules.firstDraws: expected one of true, false.'],
        ['rules.opponentGems', 'rules.opponentGems: expected a whole number 0-43.'],
      ],
    ],
    [
      'unknown cards',
      (of) => Object.assign(of.player, { hand: ['ghost'], deck: ['wg', 'toString'] }),
      [
        ['player.hand[0]', 'player.hand[0]: there is no card "ghost" in "cards" or in the library.'],
        ['player.deck[1]', 'player.deck[1]: there is no card "toString" in "cards" or in the library.'],
      ],
    ],
    [
      'a Gem as Colossus',
      (of) => Object.assign(of.player.colossus as object, { card: 'wg' }),
      [['player.colossus.card', 'player.colossus.card: White Gem is a Gem, but a Colossus is expected here.']],
    ],
    [
      'an Action on the field',
      (of) => Object.assign(of.player, { field: [{ ref: 'f', card: 'filler' }] }),
      [['player.field[0].card', 'player.field[0].card: Filler is an Action, but a Follower is expected here.']],
    ],
    [
      'Followers and the Colossus among the Gems',
      (of) => Object.assign(of.player.colossus as object, { setGems: ['squire'], captureGems: ['col'] }),
      [
        ['player.colossus.setGems[0]', 'player.colossus.setGems[0]: Squire is a Follower, but a Gem is expected here.'],
        [
          'player.colossus.captureGems[0]',
          'player.colossus.captureGems[0]: Test Colossus is a Colossus, but a Gem is expected here.',
        ],
      ],
    ],
    [
      'a ref twice',
      (of) =>
        Object.assign(of.player, {
          field: [
            { ref: 'f', card: 'squire' },
            { ref: 'g', card: 'squire' },
            { ref: 'f', card: 'squire' },
          ],
        }),
      [
        [
          'player.field[2].ref',
          'player.field[2].ref: the ref "f" is that of player.field[0] already; each Follower needs its own.',
        ],
      ],
    ],
    [
      'the counter beyond the row',
      (of) => Object.assign(of.player, { locus: { cards: [{ card: 'wg' }], counter: 2 } }),
      [['player.locus.counter', 'player.locus.counter: the Locus has 1 card(s), so the counter cannot stand at 2.']],
    ],
    [
      'waivers of no card and twice of one',
      (of) =>
        Object.assign(of.player, {
          hand: ['wg'],
          waivers: [
            { hand: 1, waive: 'cost' },
            { hand: 0, waive: 'cost' },
            { hand: 0, waive: 'locus' },
          ],
        }),
      [
        ['player.waivers[0].hand', 'player.waivers[0].hand: the hand has 1 card(s), so there is no card 1.'],
        ['player.waivers[2].hand', 'player.waivers[2].hand: hand card 0 has a waiver already.'],
      ],
    ],
    [
      'wrong notation',
      (of) =>
        Object.assign(of.cards!, {
          a: { kind: 'action', color: 'red', name: { en: 'A' }, cost: '{3}{X}' },
          f: {
            kind: 'follower',
            color: 'red',
            name: { en: 'F' },
            cost: '{1}',
            abilities: [{ cost: '{1}' }, { cost: '{mill:0}' }],
          },
          g: { kind: 'colossus', color: 'red', name: { en: 'G' }, abilities: [{ cost: '{' }] },
        }),
      [
        [
          'cards.a.cost',
          'cards.a.cost: the cost "{3}{X}" goes wrong at character 5: Expected “?” (not known) or a Gem mark (W, B, U, R or *).',
        ],
        [
          'cards.f.abilities[1].cost',
          'cards.f.abilities[1].cost: the cost "{mill:0}" goes wrong at character 7: Expected a number from 1 to 9999.',
        ],
        [
          'cards.g.abilities[0].cost',
          'cards.g.abilities[0].cost: the cost "{" goes wrong at character 2: Expected a number from 0 to 9999, “?” (not known), a Gem mark (W, B, U, R or *), “off”, “discard”, “drop” or “mill”.',
        ],
      ],
    ],
    [
      'a Play Cost with other parts',
      (of) => Object.assign(of.cards!, { a: { kind: 'action', color: 'red', name: { en: 'A' }, cost: '{3}, {off}' } }),
      [['cards.a.cost', 'cards.a.cost: a Play Cost has Locus Points and Gem marks only, but this is "{3}, {off}".']],
    ],
    [
      'the key of captured Gems',
      (of) =>
        Object.assign(of.cards!, { 'captured-gem': { kind: 'action', color: 'red', name: { en: 'A' }, cost: '{3}' } }),
      [
        [
          'cards.captured-gem',
          'cards.captured-gem: this key stands for Gems captured from the opponent: only a Gem can have it.',
        ],
      ],
    ],
  ])('%s', (_, change, expected) => {
    const of = file() as File & Record<string, Record<string, unknown>>;
    change(of);
    expect(faults(of)).toEqual(expected);
  });

  test('a Gem may have the key of captured Gems, and rules of other programs are kept', () => {
    const of = file({ rules: { other: 5, opponentGems: 43, handLimit: 8 } });
    Object.assign(of.cards as object, { 'captured-gem': { kind: 'gem', color: 'red', name: { en: 'G' } } });
    expect(colossusOrder.read(of).ok).toBe(true);
  });

  test.each([[null], [5], ['x'], [[]], [{}]])('%j is no position, and nothing is thrown', (of) => {
    expect(colossusOrder.read(of).ok).toBe(false);
  });

  test('A-08: in Japanese as well', () => {
    const of = file() as File & Record<string, Record<string, unknown>>;
    Object.assign(of.turn!, { step: 'attack' });
    Object.assign(of.player, { hand: 'wg' });
    Reflect.deleteProperty(of.player, 'colossus');
    const read = colossusOrder.read(of);
    expect(!read.ok && read.faults.map(({ message }) => message.ja)).toEqual([
      'turn.step: "start", "main", "xplay", "end"を書いてください。今は "attack" です。',
      'player.colossus: 値がありません。オブジェクトを書いてください。',
      'player.hand: 配列を書いてください。今は "wg" です。',
    ]);
    const long = colossusOrder.read('x'.repeat(60));
    expect(!long.ok && long.faults[0]!.message.en).toBe(`expected an object, but found "${'x'.repeat(39)}….`);
    const wrong = file({ hand: ['ghost'] });
    const unknown = colossusOrder.read(wrong);
    expect(!unknown.ok && unknown.faults[0]!.message.ja).toBe(
      'player.hand[0]: カード「ghost」は "cards" にもライブラリにもありません。',
    );
  });
});
