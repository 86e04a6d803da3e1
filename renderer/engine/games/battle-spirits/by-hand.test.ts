import { fc, test as propertyTest } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { type Drafted, finish, giveBack, type PaymentDraft, type PaymentSource, start, take, view } from './by-hand.ts';
import { battleSpirits } from './index.ts';
import type { BattleSpiritsState } from './state.ts';
import { acted, optionOf, spirit } from './testing/position.ts';
import { table } from './testing/table.ts';

/** Paying by hand, core by core. */

function draftOf(drafted: Drafted): PaymentDraft {
  if (!drafted.ok) throw new Error(drafted.refusal.message.en);
  return drafted.draft;
}

function begun(state: BattleSpiritsState, card: string, level = 1, action?: string): PaymentDraft {
  return draftOf(start(state, optionOf(state, card, action), level));
}

function taking(draft: PaymentDraft, ...steps: readonly (readonly [PaymentSource, number])[]): PaymentDraft {
  return steps.reduce((now, [source, count]) => draftOf(take(now, source, count)), draft);
}

function refusal(drafted: { readonly ok: boolean }) {
  return drafted.ok ? null : (drafted as Extract<Drafted, { ok: false }>).refusal.message;
}

const field = [
  ['a', 'rokceratops', 2],
  ['d', 'dinohound', 2],
  ['n', 'canyon', 1],
] as const;
const a = { ref: 'a' };
const d = { ref: 'd' };
const n = { ref: 'n' };

describe('paying by hand', () => {
  test('at the start all is due, and every source says what it can give', () => {
    expect(view(begun(table(2, field, ['siegfried']), 'siegfried'))).toEqual({
      stillDue: 3,
      stillToPlace: 1,
      complete: false,
      reserve: 2,
      after: { a: 2, d: 1, n: 1 },
      destroyed: [],
      sources: [
        { source: 'reserve', cores: 2 },
        { source: a, cores: 2 },
        { source: d, cores: 2 },
        { source: n, cores: 1 },
      ],
    });
  });

  test('each core that is taken pays first and then is placed; the end it would come to is shown', () => {
    const draft = begun(table(2, field, ['siegfried']), 'siegfried');
    const two = taking(draft, ['reserve', 1], [d, 1]);
    expect(view(two)).toEqual({
      stillDue: 1,
      stillToPlace: 1,
      complete: false,
      reserve: 2,
      after: { a: 2, d: 0, n: 1 },
      destroyed: ['d'],
      sources: [
        { source: 'reserve', cores: 1 },
        { source: a, cores: 2 },
        { source: d, cores: 1 },
        { source: n, cores: 1 },
      ],
    });
    const three = taking(two, [n, 1]);
    expect(view(three)).toMatchObject({ stillDue: 0, stillToPlace: 1, complete: false, after: { n: 1 } });
    const four = taking(three, [a, 1]);
    expect(view(four)).toMatchObject({
      stillDue: 0,
      stillToPlace: 0,
      complete: true,
      reserve: 2,
      after: { a: 1, d: 0, n: 1 },
    });
    expect(view(four).sources.map(({ source }) => source)).toEqual(['reserve', a, d]);
  });

  test('finishing gives the action that comes to exactly the end that was shown', () => {
    const state = table(2, field, ['siegfried']);
    const draft = taking(begun(state, 'siegfried'), ['reserve', 1], [d, 1], [n, 1], [a, 1]);
    const finished = finish(draft);
    if (!finished.ok) throw new Error();
    expect(finished.action).toEqual({
      type: 'pay',
      from: { zone: 'hand', index: 0 },
      action: 'summon',
      level: 1,
      cores: { a: 1, n: 0 },
    });
    expect(acted(state, finished.action).player).toMatchObject({ reserve: view(draft).reserve, trashCores: 3 });
  });

  test('A-16: an over-payment is refused', () => {
    const draft = begun(table(2, field, ['siegfried']), 'siegfried');
    const three = taking(draft, ['reserve', 2], [a, 1]);
    expect(refusal(take(three, a, 2))).toEqual({
      en: 'Only 1 core more is needed; 2 would be too many.',
      ja: '必要なコアはあと1個です。2個では多すぎます。',
    });
    const full = taking(three, [a, 1]);
    expect(refusal(take(full, n, 1))?.ja).toBe('必要なコアはあと0個です。1個では多すぎます。');
  });

  test('A-49: no source gives more than it has, or less than one core', () => {
    const draft = begun(table(2, field, ['siegfried']), 'siegfried');
    expect(refusal(take(draft, 'reserve', 3))).toEqual({
      en: 'There are 2 cores left there; 3 cannot be taken.',
      ja: 'そこに残っているコアは2個です。3個は取れません。',
    });
    expect(refusal(take(taking(draft, [a, 2]), a, 1))?.en).toBe('There are 0 cores left there; 1 cannot be taken.');
    expect(refusal(take(draft, a, 0))?.en).toBe('There are 2 cores left there; 0 cannot be taken.');
    expect(refusal(take(draft, a, -1))).not.toBeNull();
    expect(refusal(take(draft, { ref: 'z' }, 1))).toEqual({
      en: 'There is no card "z" on the field.',
      ja: 'フィールドに「z」はありません。',
    });
  });

  test('A-41, A-46: what is given back is as if it had never been taken', () => {
    const draft = begun(table(2, field, ['siegfried']), 'siegfried');
    const taken = taking(draft, ['reserve', 2], [d, 1]);
    const back = draftOf(giveBack(draftOf(giveBack(taken, d, 1)), 'reserve', 2));
    expect(view(back)).toEqual(view(draft));
    expect(refusal(giveBack(taken, 'reserve', 3))).toEqual({
      en: '2 cores were taken from there; 3 cannot go back.',
      ja: 'そこから取ったコアは2個です。3個は戻せません。',
    });
    expect(refusal(giveBack(taken, d, 2))?.en).toBe('1 core was taken from there; 2 cannot go back.');
    expect(refusal(giveBack(taken, a, 1))?.en).toBe('0 cores were taken from there; 1 cannot go back.');
    expect(refusal(giveBack(taken, d, 0))).not.toBeNull();
  });

  test('A-43, A-48, A-51: an unfinished payment cannot be applied, and leaving it changes nothing', () => {
    const state = table(2, field, ['siegfried']);
    const before = structuredClone(state);
    const draft = taking(begun(state, 'siegfried'), ['reserve', 2]);
    expect(refusal(finish(draft))).toEqual({
      en: 'Still to pay: 1; still to place: 1.',
      ja: 'コストがあと1個、置くコアがあと1個足りません。',
    });
    expect(state).toEqual(before);
  });

  test('A-51: a payment that cannot be completed cannot be started', () => {
    const poor = table(0, [], ['siegfried']);
    expect(refusal(start(poor, optionOf(poor, 'siegfried'), 1))).toEqual({
      en: 'This card cannot be played to arrive at level 1 now.',
      ja: 'このカードを今LV1で使うことはできません。',
    });
    const state = table(2, field, ['siegfried']);
    const option = optionOf(state, 'siegfried');
    expect(start(state, option, 3).ok).toBe(false);
    expect(start(state, option, 2).ok).toBe(true);
    expect(start(table(9, [], []), option, 1).ok).toBe(false);
    expect(start(state, { ...option, from: { zone: 'colossus', ability: 0 } }, 1).ok).toBe(false);
  });

  test('S18: by Swift cards give nothing; 4.5: nor do locked ones', () => {
    const state = table(3, [['g', 'gowsilvia', 3]], ['leavwolf'], { step: 'flash' });
    const draft = begun(state, 'leavwolf', 1, 'swift');
    expect(view(draft).sources).toEqual([{ source: 'reserve', cores: 3 }]);
    expect(refusal(take(draft, { ref: 'g' }, 1))).toEqual({
      en: 'By Swift all cores come from the Reserve.',
      ja: '神速では、コアはすべてリザーブから支払います。',
    });
    const stone = spirit(0, [1], { name: { en: 'Stone', ja: '石' }, locked: true });
    const locked = begun(table(1, [['s', 'stone', 3]], ['goradon'], { cards: { stone } }), 'goradon');
    expect(view(locked).sources).toEqual([{ source: 'reserve', cores: 1 }]);
    expect(refusal(take(locked, { ref: 's' }, 1))).toEqual({
      en: 'The cores on Stone cannot be used.',
      ja: '「石」のコアは使えません。',
    });
  });

  const anySource = fc.constantFrom<PaymentSource>('reserve', a, d, n);
  const step = fc.tuple(anySource, fc.integer({ min: 1, max: 2 }), fc.boolean());
  propertyTest.prop([fc.array(step, { maxLength: 12 }), fc.integer({ min: 1, max: 2 })], { numRuns: 300 })(
    'whatever is taken and given back, a complete payment is accepted and comes to the end that was shown',
    (steps, level) => {
      const state = table(2, field, ['siegfried']);
      let draft = begun(state, 'siegfried', level);
      for (const [source, count, back] of steps) {
        const next = (back ? giveBack : take)(draft, source, count);
        if (next.ok) draft = next.draft;
      }
      const shown = view(draft);
      const finished = finish(draft);
      expect(finished.ok).toBe(shown.complete);
      if (!finished.ok) return;
      const done = battleSpirits.apply(state, finished.action);
      if (!done.ok) throw new Error(done.refusal.message.en);
      expect(done.state.player.reserve).toBe(shown.reserve);
      expect(done.state.player.trash.map(({ id }) => id)).toEqual(shown.destroyed);
    },
  );
});
