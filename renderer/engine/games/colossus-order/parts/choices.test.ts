import { describe, expect, test } from 'vitest';
import { colossusOrder } from '../index.ts';
import { options, outcomes } from '../options.ts';
import { abilityOption, acted, refusal, table, unmetOf, withAbilities } from '../testing/table.ts';

/** Parts of ability costs (rules section 2) together, and choices that are none. */

const chosenOf = (option: ReturnType<typeof abilityOption>) =>
  option.ways.outcomes.map(({ chosen }) => chosen.map(({ cards }) => cards.join(' ')).join(' | '));

const beasts = {
  beast: {
    kind: 'follower',
    color: 'black',
    name: { en: 'Beast' },
    cost: '{1}',
    races: ['winged-beast'],
    keywords: ['soar'],
  },
  act: { kind: 'action', color: 'white', name: { en: 'Act' }, cost: '{1}' },
};

describe('all places together', () => {
  test('choices of different places multiply, earlier parts vary slowest', () => {
    const state = withAbilities(['{discard:1}, {drop:setGem}, {off:follower}'], {
      hand: ['wg', 'bg'],
      setGems: ['ug', 'rg'],
      field: [
        { ref: 'f1', card: 'seer' },
        { ref: 'f2', card: 'squire' },
      ],
    });
    const option = abilityOption(state);
    expect(option.ways.total).toBe('4');
    expect(chosenOf(option)).toEqual(['wg | ug | f2', 'wg | rg | f2', 'bg | ug | f2', 'bg | rg | f2']);
  });

  test('limit lists so many outcomes and says that there are more', () => {
    const state = withAbilities(['{discard:1}'], { hand: ['wg', 'bg', 'rg'] });
    expect(options(state, 2)[0]!.ways).toMatchObject({ total: '3', truncated: true, outcomes: [{}, {}] });
    expect(options(state, 3)[0]!.ways.truncated).toBe(false);
    expect(options(state, 0)[0]!.ways).toEqual({ total: '3', byLevel: {}, outcomes: [], truncated: true });
  });

  test('A-10: all reasons in the order of the parts, timing first', () => {
    const option = abilityOption(
      withAbilities(['{2}, {off}, {discard:1}, {W}, {off:follower}, {mill:1}'], {
        step: 'end',
        field: [{ ref: 'f1', card: 'seer', position: 'off', enteredThisTurn: true }],
      }),
    );
    expect(unmetOf(option)).toEqual([
      { code: 'wrong-phase' },
      { code: 'locus-short', need: 2, have: 0, part: 0 },
      { code: 'entered-this-turn', part: 1 },
      { code: 'already-off', part: 1 },
      { code: 'nothing-to-choose', part: 2, need: 1, have: 0 },
      { code: 'gem-level', mark: 'W', need: 1, have: 0, part: 3 },
      { code: 'nothing-to-choose', part: 4, need: 1, have: 0 },
      { code: 'nothing-to-choose', part: 5, need: 1, have: 0 },
    ]);
    expect(option.cost.parts.every(({ met }) => !met)).toBe(true);
  });
});

describe('a choice that is none', () => {
  const setup = { hand: ['wg', 'filler'], setGems: ['wg'], captureGems: ['bg'], locus: ['rg'], cards: beasts };
  const pay = (
    cost: string,
    chosen: readonly { part: number; cards: readonly string[]; places?: readonly number[] }[],
  ) => {
    const state = withAbilities([cost], {
      ...setup,
      field: [
        { ref: 'f1', card: 'seer' },
        { ref: 'f2', card: 'squire' },
        { ref: 'f3', card: 'squire', position: 'off' },
      ],
    });
    return refusal(state, { type: 'pay', from: { zone: 'field', ref: 'f1', ability: 0 }, action: 'ability', chosen });
  };

  test.each([
    ['{discard:1}', [], 'Choose 1 card for this cost (exactly 1).'],
    ['{discard:1}', [{ part: 0, cards: ['wg', 'filler'] }], 'Choose 1 card for this cost (exactly 1).'],
    ['{discard:1}', [{ part: 0, cards: ['rg'] }], '“rg” is no card of your hand that this cost can discard.'],
    [
      '{discard:1:gem}',
      [{ part: 0, cards: ['filler'] }],
      '“filler” is no card of your hand that this cost can discard.',
    ],
    ['{discard:2}', [{ part: 0, cards: ['wg', 'wg'] }], '“wg” is no card of your hand that this cost can discard.'],
    [
      '{discard:1:race=x}',
      [{ part: 0, cards: ['constructor'] }],
      'Costs 1 “x” card from your hand, and 0 can be taken.',
    ],
    [
      '{drop:setGem}',
      [{ part: 0, cards: ['bg'] }],
      '“bg” is none of the Gems that this cost can put into the discard pile.',
    ],
    ['{drop:captureGem}', [], 'Choose 1 of the Gems for this cost (exactly 1).'],
    ['{drop:locus}', [], 'Choose 1 Locus cards for this cost (exactly 1).'],
    ['{drop:locus}', [{ part: 0, cards: ['wg'] }], '“wg” does not lie there in your Locus.'],
    ['{drop:locus}', [{ part: 0, cards: ['rg'], places: [1] }], '“rg” does not lie there in your Locus.'],
    ['{off:follower}', [], 'Choose one other Follower that is ON for this cost (exactly 1).'],
    [
      '{off:follower}',
      [{ part: 0, cards: ['f2', 'f3'] }],
      'Choose one other Follower that is ON for this cost (exactly 1).',
    ],
    [
      '{off:follower}',
      [{ part: 0, cards: ['f1'] }],
      '“f1” is no other ON Follower of yours that this cost can turn OFF.',
    ],
    [
      '{off:follower}',
      [{ part: 0, cards: ['f3'] }],
      '“f3” is no other ON Follower of yours that this cost can turn OFF.',
    ],
    [
      '{off:follower}',
      [{ part: 0, cards: ['f9'] }],
      '“f9” is no other ON Follower of yours that this cost can turn OFF.',
    ],
    ['{off}', [{ part: 0, cards: ['f1'] }], 'Part 1 of the cost asks for no choice, or for no second one.'],
    ['{off}', [{ part: 4, cards: [] }], 'Part 5 of the cost asks for no choice, or for no second one.'],
    [
      '{discard:1}',
      [
        { part: 0, cards: ['wg'] },
        { part: 0, cards: ['filler'] },
      ],
      'Part 1 of the cost asks for no choice, or for no second one.',
    ],
  ])('A-49: %s with %j', (cost, chosen, message) => {
    expect(pay(cost, chosen).message.en).toBe(message);
  });

  test('a filtered Follower that does not pass', () => {
    const state = withAbilities(['{off:follower:black}'], {
      cards: beasts,
      field: [
        { ref: 'f1', card: 'seer' },
        { ref: 'f2', card: 'squire' },
        { ref: 'f3', card: 'beast' },
      ],
    });
    const action = { type: 'pay', from: { zone: 'field', ref: 'f1', ability: 0 }, action: 'ability' } as const;
    expect(refusal(state, { ...action, chosen: [{ part: 0, cards: ['f2'] }] }).code).toBe('illegal');
    expect(acted(state, { ...action, chosen: [{ part: 0, cards: ['f3'] }] }).player.field[2]!.position).toBe('off');
  });

  test('there is no such ability, Follower, card or Locus Trick card', () => {
    const state = withAbilities(['{off}'], { hand: ['filler'], locus: ['^filler'] });
    const places = [
      [{ zone: 'field', ref: 'f1', ability: 1 }, 'ability'],
      [{ zone: 'field', ref: 'f2', ability: 0 }, 'ability'],
      [{ zone: 'colossus', ability: 0 }, 'ability'],
      [{ zone: 'hand', index: 1 }, 'play'],
      [{ zone: 'locus', index: 0 }, 'play'],
      [{ zone: 'locus', index: 7 }, 'play'],
      [{ zone: 'field', ref: 'f1', ability: 0 }, 'play'],
    ] as const;
    for (const [from, action] of places) {
      expect(refusal(state, { type: 'pay', from, action, chosen: [] })).toEqual({
        code: 'illegal',
        message: {
          en: 'There is nothing at that place that could be played or used so.',
          ja: 'その場所には、そのように使えるものがありません。',
        },
      });
      expect(outcomes(state, from, action, 0, 5)).toEqual([]);
    }
    const play = {
      type: 'pay',
      from: { zone: 'hand', index: 0 },
      action: 'play',
      chosen: [{ part: 0, cards: [] }],
    } as const;
    expect(refusal({ ...state, waivers: [{ hand: 0, waive: 'cost' }] }, play).code).toBe('illegal');
  });
});

describe('what is said of costs', () => {
  test('a figure that is not known: which one, and what else is short', () => {
    const option = abilityOption(
      withAbilities(['{?}, {1}{?}, {off}'], { field: [{ ref: 'f1', card: 'seer', position: 'off' }] }),
    );
    expect(option.unmet.map(({ code, part, message }) => [code, part, message.en])).toEqual([
      ['cost-unknown', 0, 'The Locus Cost is not known: fill it in.'],
      ['locus-short', 1, 'Costs 1 Locus Point, and 0 are left.'],
      ['cost-unknown', 2, 'The Gem Level is not known: fill it in.'],
      ['already-off', 3, 'Is OFF already when it should turn OFF.'],
    ]);
    const known = abilityOption(withAbilities(['{1}, {W}'], { locus: ['wg'], setGems: ['wg'] }));
    expect(known.unmet).toEqual([]);
  });

  test('a mark that a choice leaves too few Gems for is refused in the words of an ability', () => {
    const state = withAbilities(['{drop:setGem}, {W}'], { setGems: ['wg', 'bg'] });
    const from = { zone: 'field', ref: 'f1', ability: 0 } as const;
    const refused = refusal(state, { type: 'pay', from, action: 'ability', chosen: [{ part: 0, cards: ['wg'] }] });
    expect(refused.message.ja).toBe(
      'セットされた白ジェムが1個必要ですが、0個しかありません。キャプチャージェムは無色として数えます。',
    );
    const points = withAbilities(['{drop:locus}, {2}'], { locus: ['wg', 'bg', 'rg'], counter: 1 });
    const chosen = [{ part: 0, cards: ['bg'], places: [1] }];
    expect(refusal(points, { type: 'pay', from, action: 'ability', chosen })).toMatchObject({
      code: 'unmet',
      unmet: [{ code: 'locus-short', need: 2, have: 1, part: 1 }],
    });
  });

  test('the log names what was put away', () => {
    const state = withAbilities(['{discard:1}, {drop:setGem}, {drop:locus}, {mill:1}'], {
      hand: ['filler'],
      setGems: ['wg'],
      locus: ['squire'],
      deck: ['bg'],
    });
    const option = abilityOption(state);
    const done = colossusOrder.apply(state, colossusOrder.payment(option, option.ways.outcomes[0]!));
    expect(done.ok && done.events).toEqual([
      {
        type: 'ability',
        message: {
          en: 'Seer uses its ability. Discarded: Filler, White Gem, Squire and Black Gem.',
          ja: '「予言者」の能力を使いました。捨て札：「埋め草」「White Gem」「従者」「Black Gem」。',
        },
        cards: ['f1'],
      },
    ]);
    const plain = withAbilities(['{off}']);
    const used = colossusOrder.apply(
      plain,
      colossusOrder.payment(abilityOption(plain), abilityOption(plain).ways.outcomes[0]!),
    );
    expect(used.ok && used.events[0]!.message).toEqual({
      en: 'Seer uses its ability.',
      ja: '「予言者」の能力を使いました。',
    });
    const card = table({ hand: ['filler'], locus: ['wg'] });
    const play = colossusOrder.apply(card, {
      type: 'pay',
      from: { zone: 'hand', index: 0 },
      action: 'play',
      chosen: [],
    });
    expect(play.ok && play.events[0]!.message).toEqual({
      en: 'Filler is played for 1.',
      ja: 'ロカスポイントを1支払い、「埋め草」をプレイしました。',
    });
  });
});
