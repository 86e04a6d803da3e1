import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { options } from './options.ts';
import {
  abilityOption,
  acted,
  handId,
  handOption,
  keys,
  optionFrom,
  paid,
  refusal,
  table,
  unmetOf,
  withAbilities,
} from './testing/table.ts';

/** Rules section 4, statement by statement: Followers and Actions. */

const knight = {
  kind: 'follower',
  color: 'white',
  name: { en: 'Knight', ja: '騎士' },
  cost: '{1}',
  crush: 2,
  capture: 1,
};

describe('Followers and Actions', () => {
  test('C29: a Follower enters ON, in its entry turn', () => {
    const state = table({ cards: { knight }, hand: ['filler', 'knight'], locus: ['filler'] });
    const end = paid(state, handOption(state, 1));
    expect(end.player.field).toEqual([
      {
        ref: handId(state, 'knight'),
        card: 'knight',
        position: 'on',
        enteredThisTurn: true,
        attacked: false,
        usedAbilities: [],
      },
    ]);
    expect(keys(end.player.hand)).toEqual(['filler']);
  });

  test('C29: on its entry turn no {off} ability and no attack, unless it has Fleet', () => {
    const field = [{ ref: 'f1', card: 'seer', enteredThisTurn: true }];
    const slow = withAbilities(['{off}', '{1}'], { field, locus: ['filler'] });
    expect(unmetOf(abilityOption(slow))).toEqual([{ code: 'entered-this-turn', part: 0 }]);
    expect(abilityOption(slow).unmet[0]!.short).toEqual({ en: 'Entered this turn', ja: '場に出たターン' });
    expect(abilityOption(slow, 1).playable).toBe(true);
    expect(refusal(slow, { type: 'attack', ref: 'f1' }).message.en).toBe('Seer entered this turn and has no Fleet.');
    for (const keyword of ['fleet', 'Fleet', { id: 'FLEET' }]) {
      const quick = withAbilities(['{off}'], { field }, { keywords: [keyword], crush: 1, capture: 0 });
      expect(abilityOption(quick).playable).toBe(true);
      expect(acted(quick, { type: 'attack', ref: 'f1' }).player.field[0]!.attacked).toBe(true);
    }
  });

  const target = { opponent: { deck: ['card', 'gem', 'gem', 'card', 'gem'] as const, discard: 1 } };

  test('C30: attacking turns a Follower OFF, and each attacks once in a Main Phase', () => {
    const state = table({ cards: { knight }, field: [{ ref: 'f1', card: 'knight' }], ...target });
    const end = acted(state, { type: 'attack', ref: 'f1' });
    expect(end.player.field[0]).toMatchObject({ position: 'off', attacked: true });
    const on = acted(end, { type: 'position', ref: 'f1', position: 'on' });
    expect(refusal(on, { type: 'attack', ref: 'f1' }).message).toEqual({
      en: 'Knight has attacked this turn.',
      ja: '「騎士」はこのターンすでに攻撃しています。',
    });
    const off = table({ cards: { knight }, field: [{ ref: 'f1', card: 'knight', position: 'off' }] });
    expect(refusal(off, { type: 'attack', ref: 'f1' }).message.en).toBe('Knight is OFF.');
    expect(refusal(off, { type: 'attack', ref: 'f2' }).message.en).toBe('Only a Follower on your field can attack.');
    const late = table({ cards: { knight }, field: [{ ref: 'f1', card: 'knight' }], step: 'end' });
    expect(refusal(late, { type: 'attack', ref: 'f1' }).message.ja).toBe('攻撃するのはメインフェイズです。');
  });

  test('C31: a second Unique Follower of a name cannot be played, a second Unique Gem not be set', () => {
    const hero = { ...knight, unique: true, name: { en: 'Hero', ja: '英雄' } };
    const cards = { hero, reprint: { ...hero, name: { ja: '英雄' } }, plain: { ...hero, unique: false } };
    const field = [{ ref: 'f1', card: 'hero' }];
    const state = table({ cards, hand: ['hero', 'reprint', 'plain'], locus: ['filler'], field });
    const option = handOption(state);
    expect(unmetOf(option)).toEqual([{ code: 'unique-on-field' }]);
    expect(option.unmet[0]).toMatchObject({
      message: { en: 'Hero is Unique, and one is on your field already.' },
      short: { en: 'Unique, already there', ja: 'ユニーク重複' },
    });
    expect(unmetOf(handOption(state, 1))).toEqual([{ code: 'unique-on-field' }]);
    expect(handOption(state, 2).playable).toBe(true);
    expect(
      handOption(table({ cards, hand: ['hero'], locus: ['filler'], field: [{ ref: 'f', card: 'squire' }] })).playable,
    ).toBe(true);

    const crown = { kind: 'gem', color: 'white', name: { en: 'Crown' }, unique: true };
    const gems = table({ cards: { crown }, hand: ['crown', 'wg'], setGems: ['crown', 'wg'] });
    expect(refusal(gems, { type: 'set-gem', id: handId(gems, 'crown') }).message.en).toBe(
      'Crown is Unique, and one is set already.',
    );
    expect(acted(gems, { type: 'set-gem', id: handId(gems, 'wg') }).player.colossus.setGems).toHaveLength(3);
    const free = table({ cards: { crown }, hand: ['crown'], setGems: ['wg'] });
    expect(keys(acted(free, { type: 'set-gem', id: handId(free, 'crown') }).player.colossus.setGems)).toEqual([
      'wg',
      'crown',
    ]);
  });

  test('C32: an Action goes to the discard pile after it resolves', () => {
    const state = table({ hand: ['filler'], locus: ['filler'], discard: ['wg'] });
    expect(keys(paid(state, handOption(state)).player.discard)).toEqual(['wg', 'filler']);
  });

  test('C32: in X-Play Snap Actions and ignition abilities, in the Main Phase everything, else nothing', () => {
    const cards = {
      snap: { kind: 'action', color: 'white', name: { en: 'S' }, cost: '', snap: true },
      slow: { kind: 'action', color: 'white', name: { en: 'A' }, cost: '' },
      man: { kind: 'follower', color: 'white', name: { en: 'M' }, cost: '' },
    };
    const playable = (step: 'start' | 'main' | 'xplay' | 'end') => {
      const timings = ['ignition', 'colossus', 'enter', 'trigger'].map((timing) => ({ cost: '', timing }));
      const state = withAbilities(timings, { cards, hand: ['snap', 'slow', 'man'], step });
      return options(state).map((option) => option.playable || option.unmet[0]!.short.en);
    };
    const [main, both, self] = ['Main Phase only', 'Main Phase or X-Play', 'By itself'];
    expect(playable('main')).toEqual([true, true, true, true, true, self, self]);
    expect(playable('xplay')).toEqual([true, main, main, true, main, self, self]);
    expect(playable('start')).toEqual([both, main, main, both, main, self, self]);
    expect(playable('end')).toEqual([both, main, main, both, main, self, self]);
    const byItself = abilityOption(withAbilities([{ cost: '', timing: 'enter' }]));
    expect(byItself.unmet[0]!.message.ja).toBe('自動で起こる能力で、自分から使うことはできません。');
  });

  const trick = { ...knight, name: { en: 'Trick' }, cost: '{5}{W}', keywords: ['Locus Trick'] };

  test('C33: Locus Trick: face-up in the Locus, without its Locus Cost, its Gem Level met; the row closes up', () => {
    const state = table({ cards: { trick }, locus: ['filler', '^trick', 'wg', 'trick'], counter: 1, setGems: ['wg'] });
    expect(options(state).map(({ from }) => from)).toEqual([{ zone: 'locus', index: 1 }]);
    const option = optionFrom(state, { zone: 'locus', index: 1 });
    expect(option).toMatchObject({
      action: 'play',
      card: 'trick',
      playable: true,
      cost: {
        locus: 0,
        printedLocus: 5,
        adjustments: [{ by: 'trick', what: 'waive-locus', value: -5 }],
        gemLevel: { W: 1 },
      },
      ways: { outcomes: [{ locus: 0, counter: 1, gems: ['wg'], chosen: [] }] },
    });
    const end = paid(state, option);
    expect(keys(end.player.locus.cards)).toEqual(['filler', 'wg', 'trick']);
    expect(end.player.locus.counter).toBe(1);
    expect(end.player.field[0]).toMatchObject({ card: 'trick', position: 'on', enteredThisTurn: true });
  });

  test('C33: left of the counter it takes the counter one along; without the Gems it cannot be played', () => {
    const state = table({ cards: { trick }, locus: ['^trick', 'filler'], counter: 2 });
    const option = optionFrom(state, { zone: 'locus', index: 0 });
    expect(unmetOf(option)).toEqual([{ code: 'gem-level', mark: 'W', need: 1, have: 0 }]);
    const met = table({ cards: { trick }, locus: ['^trick', 'filler'], counter: 2, setGems: ['wg'], step: 'xplay' });
    const played = optionFrom(met, { zone: 'locus', index: 0 });
    expect(played.ways.outcomes[0]!.counter).toBe(1);
    expect(paid(met, played).player.locus.counter).toBe(1);
    const late = table({ cards: { trick }, locus: ['^trick'], setGems: ['wg'], step: 'end' });
    expect(optionFrom(late, { zone: 'locus', index: 0 }).unmet[0]!.short.en).toBe('Main Phase or X-Play');
  });

  test('C33: an Action with Locus Trick goes to the discard pile; a Gem with it is nothing to be played', () => {
    const cards = {
      spell: { kind: 'action', color: 'red', name: { en: 'Spell' }, cost: '{?}', keywords: ['locus-trick'] },
      stone: { kind: 'gem', color: 'red', name: { en: 'Stone' }, keywords: ['locus-trick'] },
    };
    const state = table({ cards, locus: ['^stone', '^spell'] });
    expect(options(state).map(({ card }) => card)).toEqual(['spell']);
    const end = paid(state, options(state)[0]!);
    expect([keys(end.player.discard), keys(end.player.locus.cards)]).toEqual([['spell'], ['stone']]);
  });

  test('C34: looking at your own face-down Locus cards is a rules option, allowed by default', () => {
    const option = colossusOrder.rulesOptions.find(({ id }) => id === 'lookAtLocus');
    expect(option?.choices.map(({ value }) => value)).toEqual([true, false]);
  });
});
