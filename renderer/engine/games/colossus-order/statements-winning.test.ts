import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { acted, keys, newGame, refusal, table } from './testing/table.ts';

/** Rules section 5, statement by statement. */

const knight = {
  kind: 'follower',
  color: 'white',
  name: { en: 'Knight', ja: '騎士' },
  cost: '{1}',
  crush: 2,
  capture: 1,
};

describe('winning', () => {
  const six = ['wg', 'wg', 'bg', 'ug', 'rg', 'wg'];

  test('C35: six face-down Gem cards are declared at the start of the turn, before the draw', () => {
    const state = table({ step: 'start', locus: [...six, 'filler'], deck: ['wg'] });
    const end = acted(state, { type: 'declare-complete' });
    expect(end.stage).toBe('over');
    expect(end.result).toEqual({
      won: true,
      reason: { en: 'Gem Complete: you win.', ja: 'ジェムコンプリート：あなたの勝ちです。' },
    });
    expect(end.player).toEqual(state.player);
  });

  test('C35: face-up ones do not count, unless the rules say so; nor do other cards', () => {
    const locus = ['^wg', ...six.slice(1), 'filler'];
    const state = table({ step: 'start', locus });
    expect(refusal(state, { type: 'declare-complete' }).message.en).toBe(
      'Gem Complete needs 6 Gem cards face-down in your Locus; 5 lie there.',
    );
    expect(
      acted(table({ step: 'start', locus, rules: { completeFaceUp: true } }), { type: 'declare-complete' }).stage,
    ).toBe('over');
  });

  test('C35: only in the Complete Declaration Step of a running game', () => {
    const main = table({ locus: six });
    expect(refusal(main, { type: 'declare-complete' }).message.en).toBe(
      'Gem Complete is declared at the start of your turn, before the draw.',
    );
    const over = { ...table({ step: 'start', locus: six }), stage: 'over' } as const;
    expect(refusal(over, { type: 'declare-complete' }).code).toBe('illegal');
  });

  test('C36: the opponent’s deck at 0 cards wins, by its own draw or by an attack', () => {
    const drawn = acted(table({ opponent: { deck: ['card'] } }), { type: 'next-turn' });
    expect([drawn.stage, drawn.result?.won, drawn.result?.reason.en]).toEqual([
      'over',
      true,
      "Deck Out: the opponent's deck is empty. You win.",
    ]);
    const setup = { cards: { knight }, field: [{ ref: 'f1', card: 'knight' }] };
    const attacked = acted(table({ ...setup, opponent: { deck: ['card'] } }), { type: 'attack', ref: 'f1' });
    expect(attacked.result?.won).toBe(true);
    expect(acted(table({ opponent: { deck: ['card', 'card'] } }), { type: 'next-turn' }).stage).toBe('playing');
    const over = { ...table({ opponent: { deck: [] } }), stage: 'over', result: null } as const;
    expect(acted(over, { type: 'next-turn' }).result).toBeNull();
  });

  test('C36: who cannot draw loses by Deck Out; after the game cards are drawn by hand', () => {
    const state = table({ step: 'start', deck: [], hand: ['wg'] });
    const end = acted(state, { type: 'next-step' });
    expect([end.stage, end.result?.won, end.result?.reason.en]).toEqual([
      'over',
      false,
      'Deck Out: your deck is empty. You lose.',
    ]);
    expect(acted(table({ deck: ['wg'] }), { type: 'draw', count: 1 }).stage).toBe('playing');
    const more = acted(table({ deck: ['wg'] }), { type: 'draw', count: 2 });
    expect([more.stage, keys(more.player.hand)]).toEqual(['over', ['wg']]);
    expect(acted({ ...end, result: null }, { type: 'draw', count: 1 }).result).toBeNull();
  });

  test('C37: the top Crush Point cards are revealed; Gems up to the Capture Point go to the Capture area, the rest is discarded', () => {
    const setup = { cards: { knight: { ...knight, crush: 4, capture: 2 } }, field: [{ ref: 'f1', card: 'knight' }] };
    const deck = ['gem', 'card', 'gem', 'gem', 'card', 'gem'] as const;
    const state = table({ ...setup, captureGems: ['wg'], opponent: { deck, discard: 3 } });
    const end = acted(state, { type: 'attack', ref: 'f1' });
    expect(end.opponent).toEqual({ deck: ['card', 'gem'], discard: 5 });
    expect(keys(end.player.colossus.captureGems)).toEqual(['wg', 'captured-gem', 'captured-gem']);
    expect(end.cards['captured-gem']).toMatchObject({ kind: 'gem', color: null });
    expect(end.nextId).toBe(state.nextId + 2);
    expect(new Set(end.player.colossus.captureGems.map(({ id }) => id)).size).toBe(3);
    const few = acted(table({ ...setup, opponent: { deck: ['card', 'gem', 'card', 'card', 'card'] } }), {
      type: 'attack',
      ref: 'f1',
    });
    expect(few.opponent).toEqual({ deck: ['card'], discard: 3 });
    expect(few.player.colossus.captureGems).toHaveLength(1);
  });

  test('C37: the log says what was revealed', () => {
    const state = table({
      cards: { knight },
      field: [{ ref: 'f1', card: 'knight' }],
      opponent: { deck: ['gem', 'gem', 'card'] },
    });
    const done = colossusOrder.apply(state, { type: 'attack', ref: 'f1' });
    expect(done.ok && done.events).toEqual([
      {
        type: 'attack',
        message: {
          en: 'Knight attacks: 2 cards revealed, 1 Gem captured.',
          ja: '「騎士」で攻撃：2枚を公開し、ジェムを1個キャプチャーしました。',
        },
        cards: ['f1'],
      },
    ]);
  });

  test('C37: a Crush or Capture Point that is not known is never taken for 0', () => {
    const opponent = { deck: ['gem', 'gem', 'gem'] as const };
    const attack = (points: object) =>
      colossusOrder.apply(
        table({ cards: { k: { ...knight, ...points } }, field: [{ ref: 'f1', card: 'k' }], opponent }),
        {
          type: 'attack',
          ref: 'f1',
        },
      );
    for (const points of [{ crush: '?' }, { capture: '?' }]) {
      expect(attack(points)).toMatchObject({
        ok: false,
        refusal: { message: { en: 'The Crush or Capture Point of Knight is not known: fill it in.' } },
      });
    }
    expect(attack({ crush: 0, capture: '?' })).toMatchObject({
      ok: true,
      state: { opponent: { deck: opponent.deck, discard: 0 } },
    });
  });

  test.each([
    [{}, 20],
    [{ opponentGems: 12 }, 12],
    [{ opponentGems: 0 }, 0],
    [{ opponentGems: 43 }, 43],
    [{ opponentGems: 44 }, 20],
    [{ opponentGems: 1.5 }, 20],
  ])('C38: with %j the dummy opponent is 43 cards with %i Gems, shuffled, and loses one a turn', (rules, gems) => {
    const state = newGame(true, rules);
    expect(state.opponent.deck).toHaveLength(43);
    expect(state.opponent.deck.filter((card) => card === 'gem')).toHaveLength(gems);
    expect(state.opponent.discard).toBe(0);
    if (gems > 0 && gems < 43) expect(state.opponent.deck.indexOf('card')).toBeLessThan(gems);
    const next = acted(state, { type: 'mulligan', ids: [] }, { type: 'next-turn' });
    expect(next.opponent).toEqual({ deck: state.opponent.deck.slice(1), discard: 0 });
  });

  test('C26: going on to the next turn from the Start Phase skips neither Recovery nor the draw', () => {
    const state = acted(newGame(true), { type: 'mulligan', ids: [] });
    const next = acted(state, { type: 'next-turn' }, { type: 'next-turn' });
    expect([next.turn.number, next.turn.step]).toEqual([3, 'start']);
    expect(next.player.hand).toHaveLength(state.player.hand.length + 2);
  });

  test('C39: Locus Points and Set Gems grow by one a turn at the most', () => {
    let state = acted(newGame(true), { type: 'mulligan', ids: [] });
    for (let turn = 1; turn <= 6; turn++) {
      state = acted(state, { type: 'next-step' });
      state = acted(state, { type: 'set-locus', id: state.player.hand[0]!.id });
      expect(state.player.locus.cards).toHaveLength(turn);
      state = acted(state, { type: 'next-turn' });
    }
    expect([state.turn.number, state.turn.step]).toEqual([7, 'start']);
  });
});
