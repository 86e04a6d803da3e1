import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CardSetFile } from '../../../../db/model/card-set.ts';
import type { ColossusOrderOption } from './ability.ts';
import { colossusOrder } from './index.ts';
import type { ColossusOrderAction, ColossusOrderState } from './state.ts';
import {
  abilityOption,
  acted,
  handOption,
  keys,
  optionFrom,
  type TableSetup,
  table as tableOf,
} from './testing/table.ts';

/** Simple effects as the bundled cards declare them. */

const cards = Object.fromEntries(
  ['costwise-starter', 'colossus-order-known'].flatMap((set) => {
    const file = readFileSync(new URL(`../../../../assets/cards/${set}.json`, import.meta.url), 'utf8');
    const { cards: all } = CardSetFile.parse(JSON.parse(file));
    return all.map(({ id, card }) => [id, card] as const);
  }),
);

const table = (setup: TableSetup) =>
  tableOf({
    cards,
    setGems: ['wg', 'wg', 'bg', 'bg', 'ug', 'ug', 'rg', 'rg'],
    locus: Array(9).fill('filler'),
    deck: ['wg', 'bg', 'ug', 'rg', 'filler'],
    opponent: { deck: ['gem', 'card', 'card'] },
    ...setup,
  });

function pay(before: ColossusOrderState, option: ColossusOrderOption) {
  const action = colossusOrder.payment(option, option.ways.outcomes[0]!);
  const done = colossusOrder.apply(before, action);
  if (!done.ok) throw new Error(done.refusal.message.en);
  return {
    state: done.state,
    offers: colossusOrder.offers({ before, action, after: done.state, events: done.events }),
  };
}

const said = (offers: ReturnType<typeof pay>['offers']) =>
  offers.map(({ words, choices }) => `${words.en}: ${choices.map((choice) => choice.words.en).join(' | ')}`);

const take = (state: ColossusOrderState, offers: ReturnType<typeof pay>['offers']) =>
  acted(state, offers[0]!.choices[0]!.action);

describe('Actions', () => {
  test('C32: an Action that draws offers it once it is played; nothing has been drawn yet', () => {
    const start = table({ hand: ['CWS-056'] });
    const { state, offers } = pay(start, handOption(start));
    expect(said(offers)).toEqual(['Flood the Vault: draw 3 cards']);
    expect(offers[0]?.choices[0]?.words.ja).toBe('カードを3枚引く');
    expect(state.player.deck).toHaveLength(5);
    expect(keys(take(state, offers).player.hand)).toEqual(['wg', 'bg', 'ug']);
  });

  test('steps are done in their order: mill, then draw', () => {
    const start = table({ hand: ['CWS-049'] });
    const { state, offers } = pay(start, handOption(start));
    expect(said(offers)).toEqual(['Whisper in the Crypt: discard 2 cards from your deck, then draw 1 card']);
    const { player } = take(state, offers);
    expect(keys(player.hand)).toEqual(['ug']);
    expect(keys(player.discard)).toEqual(['CWS-049', 'wg', 'bg']);
  });

  test('a look says for how many cards the window opens, and counts as a reveal (A-56)', () => {
    const start = table({ hand: ['CWS-046'] });
    const { state, offers } = pay(start, handOption(start));
    expect(offers[0]?.choices[0]).toMatchObject({ look: 4 });
    const done = colossusOrder.apply(state, offers[0]!.choices[0]!.action);
    expect(done.ok && done.events.at(-1)).toMatchObject({ type: 'look', reveals: true });
  });

  test('C36: the opponent’s discards can end the game', () => {
    const start = table({ hand: ['CWS-052'], opponent: { deck: ['card'] } });
    const { state, offers } = pay(start, handOption(start));
    expect(take(state, offers)).toMatchObject({ stage: 'over', result: { won: true } });
  });

  test('a card without a simple effect offers nothing', () => {
    const start = table({ hand: ['CWS-058'] });
    expect(pay(start, handOption(start)).offers).toEqual([]);
  });
});

describe('abilities', () => {
  test('C03: of a Follower, once its cost is paid', () => {
    const start = table({ field: [{ ref: 'f1', card: 'CWS-014' }] });
    const { state, offers } = pay(start, abilityOption(start));
    expect(state.player.field[0]?.position).toBe('off');
    expect(said(offers)).toEqual(['Lantern Novice, its ability: look at the top card of your deck']);
  });

  test('C27: of the Colossus, each ability its own', () => {
    const start = table({ colossus: 'CWS-001' });
    const second = pay(start, optionFrom(start, { zone: 'colossus', ability: 1 }));
    expect(said(second.offers)).toEqual(['Auradin, the Dawn Rampart, its ability: draw 2 cards']);
    expect(take(second.state, second.offers).player.hand).toHaveLength(2);
    const first = pay(start, optionFrom(start, { zone: 'colossus', ability: 0 }));
    expect(first.offers).toEqual([]);
  });
});

test('C29: a Follower offers what it does when it enters', () => {
  const known = { ...cards['CO-raging-clawbeast'], cost: '{1}' };
  const start = table({ cards: { ...cards, claw: known }, hand: ['claw'] });
  const { state, offers } = pay(start, handOption(start));
  expect(said(offers)).toEqual(['猛る爪獣, when it enters: the opponent discards 1 card from the deck']);
  expect(take(state, offers).opponent).toEqual({ deck: ['card', 'card'], discard: 1 });
});

test('C35: with six Gems face-down in the Locus the declaration is offered at the start of the turn, and wins', () => {
  const before = table({ locus: Array(6).fill('wg'), opponent: { deck: ['card', 'card', 'card'] } });
  const action: ColossusOrderAction = { type: 'next-turn' };
  const done = colossusOrder.apply(before, action);
  if (!done.ok) throw new Error();
  const offers = colossusOrder.offers({ before, action, after: done.state, events: done.events });
  expect(offers).toMatchObject([{ during: 'start', words: { en: 'Gem Complete', ja: 'ジェムコンプリート' } }]);
  expect(take(done.state, offers)).toMatchObject({ stage: 'over', result: { won: true } });
});

test('A-14: an effect of a card that is not there is refused', () => {
  const action: ColossusOrderAction = { type: 'effect', id: 'nowhere', do: [{ draw: 1 }] };
  expect(colossusOrder.apply(table({}), action).ok).toBe(false);
});
