import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CardSetFile } from '../../../../db/model/card-set.ts';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsAction, BattleSpiritsState } from './state.ts';
import { acted, optionOf, position } from './testing/position.ts';

/** Simple effects as the bundled cards declare them. */

const cards = Object.fromEntries(
  ['bs01', 'bs02', 'bs03'].flatMap((set) => {
    const file = readFileSync(new URL(`../../../../assets/cards/${set}.json`, import.meta.url), 'utf8');
    const { cards: all } = CardSetFile.parse(JSON.parse(file));
    return all.map(({ id, card }) => [id, card] as const);
  }),
);

function table(player: object, step = 'main'): BattleSpiritsState {
  return position({
    cards,
    step,
    player: { reserve: 12, deck: ['BS01-001', 'BS01-002', 'BS01-003'], ...player } as never,
  });
}

/** Does an action and gives the state with what is offered then. */
function doing(before: BattleSpiritsState, action: BattleSpiritsAction) {
  const done = battleSpirits.apply(before, action);
  if (!done.ok) throw new Error(done.refusal.message.en);
  const offers = battleSpirits.offers({ before, action, after: done.state, events: done.events });
  return { state: done.state, offers };
}

function use(before: BattleSpiritsState, card: string) {
  const option = optionOf(before, card);
  return doing(before, battleSpirits.payment(option, option.ways.outcomes[0]!));
}

const said = (offers: ReturnType<typeof doing>['offers']) =>
  offers.map(({ words, choices }) => `${words.en}: ${choices.map((choice) => choice.words.en).join(' | ')}`);

describe('what a card does when it comes', () => {
  test('S28: Grip-Hands offers its card once its level cores lie on it, and nothing has been drawn yet', () => {
    const start = table({ hand: ['BS01-030'] });
    const { state, offers } = use(start, 'BS01-030');
    expect(said(offers)).toEqual(['Grip-Hands, when summoned: draw 1 card']);
    expect(offers[0]?.words.ja).toBe('「グリプ・ハンズ」召喚時');
    expect(offers[0]?.choices[0]?.words.ja).toBe('カードを1枚引く');
    expect(state.player.deck).toHaveLength(3);
    const drawn = doing(state, offers[0]!.choices[0]!.action);
    expect(drawn.state.player.hand.map(({ card }) => card)).toEqual(['BS01-001']);
    expect(drawn.offers).toEqual([]);
  });

  test('a core from the Void to the Reserve', () => {
    const { state, offers } = use(table({ hand: ['BS01-061'] }), 'BS01-061');
    expect(said(offers)).toEqual(['Apewhip, when summoned: 1 core from the Void to the Reserve']);
    expect(acted(state, offers[0]!.choices[0]!.action).player.reserve).toBe(state.player.reserve + 1);
  });

  test('a core onto a spirit: one choice for each of them, the new one as well', () => {
    const start = table({
      field: [
        { ref: 'a', card: 'BS01-050', cores: 1 },
        { ref: 'n', card: 'BS01-106', cores: 0 },
      ],
      hand: ['BS01-065'],
    });
    const { state, offers } = use(start, 'BS01-065');
    expect(said(offers)).toEqual([
      'Killikabut, when summoned: 1 core from the Void to Beatbeetle | 1 core from the Void to Killikabut',
    ]);
    const onto = acted(state, offers[0]!.choices[0]!.action);
    expect(onto.player.field.find(({ ref }) => ref === 'a')?.cores).toBe(2);
    const { target: _, ...untold } = offers[0]!.choices[0]!.action as Extract<BattleSpiritsAction, { type: 'effect' }>;
    expect(battleSpirits.apply(state, untold).ok).toBe(false);
  });
});

describe('magic (S35)', () => {
  test('a main effect is offered in the Main step, a flash effect in flash timing as well', () => {
    expect(said(use(table({ hand: ['BS01-117'] }), 'BS01-117').offers)).toEqual([
      'Double Draw, main effect: draw 2 cards',
    ]);
    const elixir = use(table({ hand: ['BS01-126'] }, 'flash'), 'BS01-126');
    expect(said(elixir.offers)).toEqual(['Shadow Elixir, flash effect: 1 core from the Reserve to the Life']);
    const healed = acted(elixir.state, elixir.offers[0]!.choices[0]!.action);
    expect(healed.player).toMatchObject({ life: 6, reserve: elixir.state.player.reserve - 1 });
  });

  test('an effect that cannot be done is refused, and nothing has changed', () => {
    const start = table({ reserve: 4, hand: ['BS01-126'] }, 'flash');
    const { state, offers } = use(start, 'BS01-126');
    expect(state.player.reserve).toBe(0);
    expect(battleSpirits.apply(state, offers[0]!.choices[0]!.action).ok).toBe(false);
  });
});

describe('steps of the turn', () => {
  const step = (cores: number, at: string, card: string) =>
    doing(table({ field: [{ ref: 'a', card, cores }] }, at), { type: 'next-step' });

  test('an effect that needs a level is offered at that level only (S20)', () => {
    expect(said(step(3, 'core', 'BS01-099').offers)).toEqual([
      'The Canyon Where Sage lives, in your Draw step: draw 1 card',
    ]);
    expect(step(2, 'core', 'BS01-099').offers).toEqual([]);
    expect(said(step(3, 'start', 'BS03-109').offers)).toEqual([
      '極光の大地, in your Core step: 1 core from the Void to the Reserve',
    ]);
  });

  test('3.1: an effect moves cores outside the Main step, which the free hand may not', () => {
    const { state, offers } = step(2, 'end', 'BS01-006');
    expect(state.turn.step).toBe('start');
    expect(said(offers)).toEqual(['Merat, in your Start step: 1 core from this card to the Reserve']);
    const byHand = battleSpirits.apply(state, { type: 'cores', from: { ref: 'a' }, to: 'reserve', count: 1 });
    expect(byHand.ok).toBe(false);
    expect(acted(state, offers[0]!.choices[0]!.action).player.field[0]?.cores).toBe(1);
  });

  test('all spirits recover at the End step; nexuses do not', () => {
    const field = [
      { ref: 'a', card: 'BS01-050', cores: 1, exhausted: true },
      { ref: 'n', card: 'BS01-106', cores: 3, exhausted: true },
    ];
    const { state, offers } = doing(table({ field }, 'attack'), { type: 'next-step' });
    expect(said(offers)).toEqual(['The Hermit Wise Tree, in your End step: all your spirits recover']);
    const recovered = acted(state, offers[0]!.choices[0]!.action);
    expect(recovered.player.field.map(({ exhausted }) => exhausted)).toEqual([false, true]);
  });
});

test('an attack, and the loss of Life', () => {
  const attacking = table({ field: [{ ref: 'a', card: 'BS01-082', cores: 1 }] }, 'attack');
  expect(said(doing(attacking, { type: 'attack', ref: 'a' }).offers)).toHaveLength(1);
  const fruit = table({ field: [{ ref: 'n', card: 'BS01-107', cores: 0 }] });
  expect(said(doing(fruit, { type: 'life', who: 'player', delta: -1 }).offers)).toEqual([
    'The Fruit of Life, when your Life is lost: draw 1 card',
  ]);
  expect(doing(fruit, { type: 'life', who: 'player', delta: 1 }).offers).toEqual([]);
});

test('a card that lies face-down offers nothing', () => {
  const start = table({ field: [{ ref: 'a', card: 'BS01-006', cores: 2, marks: { faceDown: true } }] }, 'end');
  expect(doing(start, { type: 'next-step' }).offers).toEqual([]);
});

test('bad data: a declared effect of a wrong form is told with its place', () => {
  const wrong = { ...cards['BS01-030'], declared: [{ when: 'summoned', do: [{ draw: 0 }] }] };
  const read = battleSpirits.read({
    format: 'costwise.position/1',
    game: 'battle-spirits',
    cards: { x: wrong },
    player: { reserve: 0, hand: ['x'] },
  });
  expect(read.ok ? [] : read.faults.map(({ at }) => at)).toEqual([
    expect.stringMatching(/^cards\.x\.declared\[0\]\.do/),
  ]);
});
