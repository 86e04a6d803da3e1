import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { card, keys, position, type TableSetup, table } from './testing/table.ts';

/** Position files: what is read and what is kept. */

type File = Record<string, unknown> & { player: Record<string, unknown> };
const file = (setup: TableSetup = {}): File => structuredClone(position(setup)) as File;

/** The object at a path of a file. */
function partOf(of: unknown, path: string): object {
  return path.split('.').reduce<object>((part, step) => Reflect.get(part, step), of as object);
}

describe('reading', () => {
  test('everything that may be left out has its default', () => {
    const read = colossusOrder.read({
      format: 'costwise.position/1',
      game: 'colossus-order',
      cards: { c: { kind: 'colossus', color: 'white', name: { en: 'C' } } },
      player: { colossus: { card: 'c' } },
    });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { cards: _, random, opponent, ...rest } = read.value;
    expect(rest).toEqual({
      game: 'colossus-order',
      rules: {},
      turn: { number: 1, first: true, step: 'main', othersTurn: false },
      stage: 'playing',
      result: null,
      nextId: 0,
      player: {
        colossus: { card: 'c', setGems: [], captureGems: [] },
        locus: { cards: [], counter: 0 },
        field: [],
        hand: [],
        deck: [],
        discard: [],
        used: { setGem: false, setLocus: false, colossusAbility: false },
      },
      waivers: [],
      unread: {},
    });
    expect(random).toHaveLength(4);
    expect([opponent.deck.length, opponent.deck.filter((one) => one === 'gem').length, opponent.discard]).toEqual([
      43, 20, 0,
    ]);
  });

  test('every card gets an id that no Follower has, and ids made later are new as well', () => {
    const state = table({
      hand: ['wg', 'wg'],
      deck: ['bg'],
      locus: ['filler'],
      setGems: ['rg'],
      captureGems: ['ug'],
      discard: ['wg'],
      field: [
        { ref: 'c1', card: 'squire' },
        { ref: 'c20', card: 'squire' },
        { ref: 'c99999999999', card: 'squire' },
      ],
    });
    const { player } = state;
    const ids = [
      player.hand,
      player.deck,
      player.locus.cards,
      player.colossus.setGems,
      player.colossus.captureGems,
      player.discard,
    ]
      .flat()
      .map(({ id }) => id);
    expect(ids.toSorted()).toEqual(['c0', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']);
    expect(state.nextId).toBe(21);
    expect(table({ hand: ['wg'] }).nextId).toBe(1);
  });

  test('cards that the file does not define are looked up, those that it defines are not', () => {
    const of = file({ hand: ['far', 'wg'] });
    const asked: string[] = [];
    const read = colossusOrder.read(of, (key) => {
      asked.push(key);
      return key === 'far' ? card({ kind: 'gem', color: 'red', name: { en: 'Far' } }) : undefined;
    });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(asked).toEqual(['far']);
    expect(read.value.cards.far!.name.en).toBe('Far');
  });

  test('X-Play of a file is that of the other player’s turn, unless it says otherwise', () => {
    expect(table({ step: 'xplay' }).turn.othersTurn).toBe(true);
    expect(table({ step: 'xplay', turn: { othersTurn: false } }).turn.othersTurn).toBe(false);
    expect(table({ step: 'end' }).turn.othersTurn).toBe(false);
  });

  test('waivers stand with the player or beside it', () => {
    const of = file({ hand: ['wg'] });
    delete of.player.waivers;
    of.waivers = [{ hand: 0, waive: 'locus' }];
    const read = colossusOrder.read(of);
    expect(read.ok && read.value.waivers).toEqual([{ hand: 0, waive: 'locus' }]);
    expect(colossusOrder.read({ ...of, waivers: [{ hand: 1, waive: 'locus' }] })).toMatchObject({
      faults: [{ at: 'waivers[0].hand' }],
    });
  });
});

describe('writing', () => {
  const full = file({
    step: 'xplay',
    rules: { handLimit: 7, house: 'own' },
    hand: ['wg', 'filler'],
    deck: ['bg'],
    discard: ['rg'],
    setGems: ['wg', 'bg'],
    captureGems: ['ug'],
    locus: ['filler', '^squire'],
    counter: 1,
    field: [{ ref: 'f1', card: 'squire', position: 'off', enteredThisTurn: true, attacked: true, usedAbilities: [2] }],
    used: { setGem: true, setLocus: false, colossusAbility: true },
    waivers: [{ hand: 1, waive: 'cost' }],
    opponent: { deck: ['gem', 'card'], discard: 4 },
  });

  test('gives the file back, with the defaults filled in', () => {
    const read = colossusOrder.read(full);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const written = colossusOrder.write(read.value) as Record<string, unknown>;
    expect(written).toMatchObject({ ...full, cards: {} });
    expect(written.turn).toEqual({ number: 5, first: true, step: 'xplay', othersTurn: true });
    expect(Object.keys(written).toSorted()).toEqual(
      ['cards', 'format', 'game', 'opponent', 'player', 'random', 'rules', 'turn'].toSorted(),
    );
    expect(colossusOrder.read(written)).toEqual(read);
  });

  test('A-90: fields that are not known survive, wherever they stand', () => {
    const of = structuredClone(full);
    const mark = { note: 'mine' };
    const places = ['turn', 'opponent', 'player', 'player.colossus', 'player.locus', 'player.used', 'player.field.0'];
    for (const path of [...places, 'player.locus.cards.0', 'player.waivers.0']) Object.assign(partOf(of, path), mark);
    Object.assign(of, { root: mark });
    Object.assign(partOf(of, 'cards.filler'), { artist: 'A. B.' });
    const read = colossusOrder.read(of);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const written = colossusOrder.write(read.value);
    expect(written).toMatchObject({ root: mark, turn: mark, opponent: mark, cards: { filler: { artist: 'A. B.' } } });
    expect(written).toMatchObject({
      player: {
        ...mark,
        colossus: mark,
        used: mark,
        locus: { ...mark, cards: [mark, {}] },
        field: [mark],
        waivers: [mark],
      },
    });
  });

  test('a game that is over or not begun says so', () => {
    const state = table({ hand: ['wg'] });
    const over = colossusOrder.write({ ...state, stage: 'over', result: { won: true, reason: { en: 'x', ja: 'y' } } });
    expect(over).toMatchObject({ stage: 'over', result: { won: true, reason: { en: 'x', ja: 'y' } } });
    const read = colossusOrder.read(over);
    expect(read.ok && [read.value.stage, read.value.result?.won]).toEqual(['over', true]);
    expect(read.ok && keys(read.value.player.hand)).toEqual(['wg']);
    expect(colossusOrder.write(state)).not.toHaveProperty('stage');
  });
});
