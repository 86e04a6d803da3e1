import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import type { ColossusOrderAction, ColossusOrderState } from './state.ts';
import { acted, handId, handOption, keys, paid, refusal, table } from './testing/table.ts';

/** The player's own hand, and the reading of stored actions. */

const said = (state: ColossusOrderState, action: ColossusOrderAction) => {
  const done = colossusOrder.apply(state, action);
  return done.ok ? done.events : done.refusal;
};

const full = () =>
  table({
    hand: ['wg', 'squire', 'filler'],
    deck: ['bg', 'rg', 'ug'],
    discard: ['filler'],
    setGems: ['wg'],
    captureGems: ['rg'],
    locus: ['filler', '^wg', 'squire'],
    counter: 2,
    field: [{ ref: 'f1', card: 'squire' }],
  });

describe('positions, counter and faces', () => {
  test('a Follower is turned OFF and ON', () => {
    const off = acted(full(), { type: 'position', ref: 'f1', position: 'off' });
    expect(off.player.field[0]!.position).toBe('off');
    expect(acted(off, { type: 'position', ref: 'f1', position: 'on' }).player).toEqual(full().player);
    expect(said(full(), { type: 'position', ref: 'f1', position: 'off' })).toEqual([
      { type: 'position', message: { en: 'Squire turns OFF.', ja: '「従者」をOFFにしました。' }, cards: ['f1'] },
    ]);
    expect(refusal(full(), { type: 'position', ref: 'f2', position: 'on' }).message.en).toBe(
      'That Follower is not on your field.',
    );
  });

  test('A-49: the counter stays within the row', () => {
    expect(acted(full(), { type: 'counter', value: 3 }).player.locus.counter).toBe(3);
    expect(acted(full(), { type: 'counter', value: 0 }).player.locus.counter).toBe(0);
    expect(said(full(), { type: 'counter', value: 1 })).toEqual([
      { type: 'counter', message: { en: 'Locus Counter at 1.', ja: 'ロカスカウンターを1にしました。' }, cards: [] },
    ]);
    expect(refusal(full(), { type: 'counter', value: 4 }).message.en).toBe(
      'The Locus has 3 cards: the counter cannot stand at 4.',
    );
    expect(refusal(full(), { type: 'counter', value: -1 } as never).code).toBe('unknown-action');
  });

  test('a Locus card is turned over; what comes up is named, what goes down is not', () => {
    const state = full();
    const [first, second] = state.player.locus.cards;
    const up = acted(state, { type: 'flip-locus', id: first!.id });
    expect(up.player.locus.cards.map(({ face }) => face)).toEqual(['up', 'up', 'down']);
    expect(said(state, { type: 'flip-locus', id: first!.id })).toMatchObject([
      {
        message: {
          en: 'A Locus card is turned face-up: Filler.',
          ja: 'ロカスのカードを表向きにしました：「埋め草」。',
        },
      },
    ]);
    expect(said(state, { type: 'flip-locus', id: second!.id })).toMatchObject([
      { message: { en: 'A Locus card is turned face-down.', ja: 'ロカスのカードを裏向きにしました。' } },
    ]);
    expect(acted(state, { type: 'flip-locus', id: second!.id }).player.locus.cards[1]!.face).toBe('down');
    expect(refusal(state, { type: 'flip-locus', id: 'f1' }).message.en).toBe('That card is not in your Locus.');
  });
});

describe('waivers', () => {
  test('C19, C20: are given to a hand card, changed and taken back', () => {
    const state = full();
    const id = handId(state, 'squire');
    const waived = acted(state, { type: 'waive', id, waive: 'cost' });
    expect(waived.waivers).toEqual([{ hand: 1, waive: 'cost' }]);
    const changed = acted(waived, { type: 'waive', id, waive: 'locus' });
    expect(changed.waivers).toEqual([{ hand: 1, waive: 'locus' }]);
    const other = acted(changed, { type: 'waive', id: handId(state, 'filler'), waive: 'cost' });
    expect(other.waivers).toEqual([
      { hand: 1, waive: 'locus' },
      { hand: 2, waive: 'cost' },
    ]);
    expect(acted(other, { type: 'waive', id, waive: null }).waivers).toEqual([{ hand: 2, waive: 'cost' }]);
    expect(said(state, { type: 'waive', id, waive: 'cost' })).toMatchObject([
      { message: { en: 'Squire can be played without paying its Cost.' }, cards: [id] },
    ]);
    expect(said(state, { type: 'waive', id, waive: 'locus' })).toMatchObject([
      { message: { en: 'Squire can be played without paying its Locus Cost.' } },
    ]);
    expect(said(state, { type: 'waive', id, waive: null })).toMatchObject([
      { message: { en: 'Squire is played for its Cost again.' } },
    ]);
    expect(refusal(state, { type: 'waive', id: 'f1', waive: 'cost' }).message.en).toBe(
      'That card is not in your hand.',
    );
  });

  test('go with their card when the hand changes, and end when it leaves', () => {
    const state = full();
    const waived = acted(state, { type: 'waive', id: handId(state, 'filler'), waive: 'cost' });
    const fewer = acted(waived, { type: 'move', id: handId(state, 'wg'), to: 'discard' });
    expect(fewer.waivers).toEqual([{ hand: 1, waive: 'cost' }]);
    expect(handOption(fewer, 1).cost.adjustments).toEqual([{ by: 'filler', what: 'waive-cost', value: -1 }]);
    expect(paid(fewer, handOption(fewer, 1)).waivers).toEqual([]);
    expect(acted(fewer, { type: 'draw', count: 1 }).waivers).toEqual([{ hand: 1, waive: 'cost' }]);
  });
});

describe('moving cards', () => {
  const everywhere = (state: ColossusOrderState) => {
    const { colossus, locus, field, hand, deck, discard } = state.player;
    return {
      hand: keys(hand),
      deck: keys(deck),
      discard: keys(discard),
      setGems: keys(colossus.setGems),
      captureGems: keys(colossus.captureGems),
      locus: locus.cards.map(({ card, face }) => `${card} ${face}`),
      counter: locus.counter,
      field: keys(field),
    };
  };
  const before = {
    hand: ['wg', 'squire', 'filler'],
    deck: ['bg', 'rg', 'ug'],
    discard: ['filler'],
    setGems: ['wg'],
    captureGems: ['rg'],
    locus: ['filler down', 'wg up', 'squire down'],
    counter: 2,
    field: ['squire'],
  };

  test.each([
    ['hand', 'wg', 'deck-top', { hand: ['squire', 'filler'], deck: ['wg', 'bg', 'rg', 'ug'] }],
    ['hand', 'wg', 'deck-bottom', { hand: ['squire', 'filler'], deck: ['bg', 'rg', 'ug', 'wg'] }],
    ['hand', 'wg', 'discard', { hand: ['squire', 'filler'], discard: ['filler', 'wg'] }],
    ['hand', 'wg', 'set-gems', { hand: ['squire', 'filler'], setGems: ['wg', 'wg'] }],
    ['hand', 'wg', 'capture-gems', { hand: ['squire', 'filler'], captureGems: ['rg', 'wg'] }],
    ['hand', 'wg', 'locus-down', { hand: ['squire', 'filler'], locus: [...before.locus, 'wg down'] }],
    ['hand', 'wg', 'locus-up', { hand: ['squire', 'filler'], locus: [...before.locus, 'wg up'] }],
    ['hand', 'squire', 'field', { hand: ['wg', 'filler'], field: ['squire', 'squire'] }],
    ['hand', 'wg', 'hand', { hand: ['squire', 'filler', 'wg'] }],
    ['deck', 'rg', 'hand', { deck: ['bg', 'ug'], hand: [...before.hand, 'rg'] }],
    ['discard', 'filler', 'hand', { discard: [], hand: [...before.hand, 'filler'] }],
    ['setGems', 'wg', 'discard', { setGems: [], discard: ['filler', 'wg'] }],
    ['captureGems', 'rg', 'set-gems', { captureGems: [], setGems: ['wg', 'rg'] }],
    ['locus', 'filler', 'hand', { locus: ['wg up', 'squire down'], counter: 1, hand: [...before.hand, 'filler'] }],
    ['locus', 'wg', 'set-gems', { locus: ['filler down', 'squire down'], counter: 1, setGems: ['wg', 'wg'] }],
    ['locus', 'squire', 'field', { locus: ['filler down', 'wg up'], counter: 2, field: ['squire', 'squire'] }],
    ['field', 'squire', 'locus-down', { field: [], locus: [...before.locus, 'squire down'] }],
    ['field', 'squire', 'hand', { field: [], hand: [...before.hand, 'squire'] }],
  ] as const)('from %s the card %s to %s', (from, key, to, expected) => {
    const state = full();
    const { colossus, locus, hand, deck, discard } = state.player;
    const piles = {
      hand,
      deck,
      discard,
      locus: locus.cards,
      setGems: colossus.setGems,
      captureGems: colossus.captureGems,
    };
    const id = from === 'field' ? 'f1' : piles[from].find(({ card }) => card === key)!.id;
    const end = acted(state, { type: 'move', id, to });
    expect(everywhere(end)).toEqual({ ...before, ...expected });
  });

  test('who is moved to the field enters it; its ref is the card’s id', () => {
    const state = full();
    const id = handId(state, 'squire');
    expect(acted(state, { type: 'move', id, to: 'field' }).player.field[1]).toEqual({
      ref: id,
      card: 'squire',
      position: 'on',
      enteredThisTurn: true,
      attacked: false,
      usedAbilities: [],
    });
  });

  test('what cannot lie there is refused', () => {
    const state = full();
    expect(refusal(state, { type: 'move', id: handId(state, 'filler'), to: 'field' }).message.en).toBe(
      'Filler is no Follower: it cannot lie on the field.',
    );
    expect(refusal(state, { type: 'move', id: handId(state, 'filler'), to: 'set-gems' }).message.en).toBe(
      'Filler is no Gem.',
    );
    expect(refusal(state, { type: 'move', id: 'f1', to: 'capture-gems' }).message.en).toBe('Squire is no Gem.');
    expect(refusal(state, { type: 'move', id: 'f1', to: 'field' }).message.en).toBe('Squire is on the field already.');
    expect(refusal(state, { type: 'move', id: 'nowhere', to: 'hand' })).toEqual({
      code: 'illegal',
      message: { en: 'That card is not on the table.', ja: 'そのカードはテーブルにありません。' },
    });
  });

  test('the log names a card that can be seen, and no hidden one', () => {
    const state = full();
    const line = (id: string, to: 'hand' | 'discard' | 'locus-down' | 'deck-top') => {
      const done = colossusOrder.apply(state, { type: 'move', id, to });
      return done.ok && done.events[0]!.message.en;
    };
    expect(line(handId(state, 'wg'), 'discard')).toBe('White Gem goes to the discard pile.');
    expect(line(handId(state, 'wg'), 'locus-down')).toBe('A card goes to the Locus, face-down.');
    expect(line(handId(state, 'wg'), 'deck-top')).toBe('A card goes to the top of your deck.');
    expect(line(state.player.deck[1]!.id, 'hand')).toBe('A card goes to your hand.');
    expect(line(state.player.discard[0]!.id, 'deck-top')).toBe('Filler goes to the top of your deck.');
    expect(line('f1', 'hand')).toBe('Squire goes to your hand.');
  });
});

describe('the deck by hand', () => {
  test('A-61: any number is drawn or milled, from the top', () => {
    const drawn = acted(full(), { type: 'draw', count: 2 });
    expect([keys(drawn.player.hand), keys(drawn.player.deck)]).toEqual([
      ['wg', 'squire', 'filler', 'bg', 'rg'],
      ['ug'],
    ]);
    expect(said(full(), { type: 'draw', count: 2 })).toMatchObject([
      {
        type: 'draw',
        message: { en: 'Drew Black Gem and Red Gem.', ja: '「Black Gem」「Red Gem」を引きました。' },
        cards: [{}, {}],
      },
    ]);
    expect(said(full(), { type: 'draw', count: 0 })).toEqual([]);
    const milled = acted(full(), { type: 'mill', count: 5 });
    expect([keys(milled.player.deck), keys(milled.player.discard)]).toEqual([[], ['filler', 'bg', 'rg', 'ug']]);
    expect(said(full(), { type: 'mill', count: 3 })).toMatchObject([
      { message: { en: 'Discarded from the deck: Black Gem, Red Gem and Blue Gem.' } },
    ]);
    expect(said(milled, { type: 'mill', count: 1 })).toMatchObject([
      { message: { en: 'The deck is empty.' }, cards: [] },
    ]);
  });

  test('A-63, A-64: a shuffle keeps the cards, and is the same for the same state', () => {
    const cards = Array.from({ length: 30 }, (_, n) => (n % 2 ? 'wg' : 'filler'));
    const state = table({ deck: cards });
    const once = acted(state, { type: 'shuffle' });
    expect(once.player.deck.map(({ id }) => id).toSorted()).toEqual(state.player.deck.map(({ id }) => id).toSorted());
    expect(once.player.deck).not.toEqual(state.player.deck);
    expect(acted(state, { type: 'shuffle' })).toEqual(once);
    expect(acted(once, { type: 'shuffle' }).player.deck).not.toEqual(once.player.deck);
  });
});

describe('stored actions', () => {
  const actions: readonly ColossusOrderAction[] = [
    { type: 'pay', from: { zone: 'hand', index: 0 }, action: 'play', chosen: [] },
    { type: 'pay', from: { zone: 'locus', index: 2 }, action: 'play', chosen: [] },
    {
      type: 'pay',
      from: { zone: 'field', ref: 'f1', ability: 1 },
      action: 'ability',
      chosen: [
        { part: 0, cards: ['a'] },
        { part: 2, cards: ['b'], places: [3] },
      ],
    },
    { type: 'pay', from: { zone: 'colossus', ability: 0 }, action: 'ability', chosen: [] },
    { type: 'mulligan', ids: ['a'] },
    { type: 'next-step' },
    { type: 'next-turn' },
    { type: 'xplay', open: true },
    { type: 'declare-complete' },
    { type: 'set-gem', id: 'a' },
    { type: 'set-locus', id: 'a' },
    { type: 'attack', ref: 'a' },
    { type: 'position', ref: 'a', position: 'off' },
    { type: 'counter', value: 2 },
    { type: 'flip-locus', id: 'a' },
    { type: 'waive', id: 'a', waive: null },
    { type: 'waive', id: 'a', waive: 'cost' },
    { type: 'move', id: 'a', to: 'deck-bottom' },
    { type: 'draw', count: 1 },
    { type: 'mill', count: 1 },
    { type: 'shuffle' },
  ];

  test.each(actions.map((action) => [action]))('%j is read as it was stored', (action) => {
    expect(colossusOrder.readAction(JSON.parse(JSON.stringify(action)))).toEqual(action);
  });

  test.each([
    [null],
    ['shuffle'],
    [{ type: 'teleport' }],
    [{ type: 'draw' }],
    [{ type: 'draw', count: 'x' }],
    [{ type: 'draw', count: 1.5 }],
    [{ type: 'mill', count: 10_000 }],
    [{ type: 'move', id: 'a', to: 'moon' }],
    [{ type: 'set-gem', id: '' }],
    [{ type: 'position', ref: 'a', position: 'left' }],
    [{ type: 'xplay' }],
    [{ type: 'waive', id: 'a', waive: 'all' }],
    [{ type: 'pay', from: { zone: 'deck' }, action: 'play', chosen: [] }],
    [{ type: 'pay', from: { zone: 'hand', index: -1 }, action: 'play', chosen: [] }],
    [{ type: 'pay', from: { zone: 'hand', index: 0 }, action: 'summon', chosen: [] }],
    [{ type: 'pay', from: { zone: 'hand', index: 0 }, action: 'play', chosen: [{ part: 0 }] }],
  ])('%j is none of this game’s, and applying it throws nothing', (stored) => {
    expect(colossusOrder.readAction(stored)).toBeNull();
    expect(refusal(full(), stored as never)).toEqual({
      code: 'unknown-action',
      message: {
        en: 'This is no action that the table of Colossus Order knows.',
        ja: 'コロッサス・オーダーのテーブルにはない操作です。',
      },
    });
  });

  test('a payment stored without choices has none', () => {
    expect(colossusOrder.readAction({ type: 'pay', from: { zone: 'hand', index: 0 }, action: 'play' })).toMatchObject({
      chosen: [],
    });
  });
});
