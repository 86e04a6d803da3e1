import { describe, expect, test } from 'vitest';
import { colossusOrder } from './index.ts';
import { abilityOption, acted, handOption, keys, refusal, table, unmetOf, withAbilities } from './testing/table.ts';

/** What the acts that all games share mean for this game's rules. */

const reeve = {
  kind: 'follower',
  color: 'white',
  unique: true,
  name: { en: 'Reeve' },
  cost: '{2}',
  crush: 2,
  capture: 1,
  costEffects: [{ on: { kind: 'action' }, delta: -1 }],
};

describe('face-down', () => {
  const start = table({
    cards: { reeve },
    hand: ['filler', 'reeve'],
    locus: ['filler', 'filler'],
    field: [{ ref: 'f1', card: 'reeve' }],
  });
  const down = acted(start, { type: 'face', id: 'f1', down: true });

  test('C22: a Follower that lies face-down changes no cost; face-up again it does', () => {
    expect(handOption(start).cost.locus).toBe(0);
    expect(handOption(down).cost.locus).toBe(1);
    expect(acted(down, { type: 'face', id: 'f1', down: false })).toEqual(start);
  });

  test('C31: it has no name that a Unique card could share', () => {
    expect(unmetOf(handOption(start, 1))).toMatchObject([{ code: 'unique-on-field' }]);
    expect(handOption(down, 1).playable).toBe(true);
  });

  test('C30: it cannot attack', () => {
    expect(refusal(down, { type: 'attack', ref: 'f1' }).message.en).toBe('Reeve lies face-down.');
  });

  test('it has no abilities, and cannot be turned OFF for another’s', () => {
    const field = [
      { ref: 'f1', card: 'seer' },
      { ref: 'f2', card: 'squire' },
    ];
    const seer = withAbilities(['{off:follower}'], { field });
    expect(abilityOption(seer).playable).toBe(true);
    expect(abilityOption(acted(seer, { type: 'face', id: 'f2', down: true })).playable).toBe(false);
    const blind = acted(seer, { type: 'face', id: 'f1', down: true });
    expect(colossusOrder.options(blind).filter(({ action }) => action === 'ability')).toEqual([]);
  });
});

test('A-27: Followers with different marks are different choices for a cost', () => {
  const field = ['f1', 'f2', 'f3'].map((ref) => ({ ref, card: ref === 'f1' ? 'seer' : 'squire' }));
  const start = withAbilities(['{off:follower}'], { field });
  expect(abilityOption(start).ways.total).toBe('1');
  const marked = acted(start, { type: 'named-counter', on: 'f3', name: 'oath', value: 1 });
  expect(abilityOption(marked).ways.total).toBe('2');
});

test('the Colossus can carry counters and a note, but nothing lies under it', () => {
  const marked = acted(
    table({ hand: ['filler'] }),
    { type: 'named-counter', on: 'colossus', name: 'rage', value: 2 },
    { type: 'note', on: 'colossus', text: 'awake' },
  );
  expect(marked.player.colossus.marks).toEqual({ counters: [{ name: 'rage', value: 2 }], note: 'awake' });
  expect(refusal(marked, { type: 'attach', id: 'c0', to: 'colossus' }).code).toBe('illegal');
  expect(refusal(marked, { type: 'face', id: 'colossus', down: true }).code).toBe('illegal');
  const read = colossusOrder.read(JSON.parse(JSON.stringify(colossusOrder.write(marked))));
  expect(read.ok && read.value.player.colossus.marks).toEqual(marked.player.colossus.marks);
});

test('cards under a Follower go with it, in their order, on top of the deck', () => {
  const start = acted(
    table({ hand: ['filler', 'wg'], deck: ['bg'], field: [{ ref: 'f1', card: 'squire' }] }),
    { type: 'attach', id: 'c0', to: 'f1' },
    { type: 'attach', id: 'c1', to: 'f1' },
  );
  expect(start.player.hand).toEqual([]);
  const away = acted(start, { type: 'move', id: 'f1', to: 'deck-top' });
  expect(keys(away.player.deck)).toEqual(['squire', 'filler', 'wg', 'bg']);
});

test('C36: the opponent discards by an effect; with the last card gone it has lost', () => {
  const start = table({ opponent: { deck: ['gem', 'card', 'card'] } });
  const two = acted(start, { type: 'opponent-mill', count: 2 });
  expect(two).toMatchObject({ stage: 'playing', opponent: { deck: ['card'], discard: 2 } });
  expect(acted(two, { type: 'opponent-mill', count: 5 })).toMatchObject({
    stage: 'over',
    result: { won: true },
    opponent: { deck: [], discard: 3 },
  });
});

test('C29: a token enters as any Follower; one whose cost is no notation is refused with the place', () => {
  const token = {
    kind: 'follower' as const,
    color: null,
    unique: false,
    races: [],
    keywords: [],
    name: { en: 'Wisp' },
  };
  const facts = { attack: 1, defence: 1, crush: 1, capture: 1, abilities: [], costEffects: [], cost: null };
  const made = acted(table(), { type: 'token', card: { ...token, ...facts } });
  expect(made.player.field).toMatchObject([{ enteredThisTurn: true, position: 'on' }]);
  const wrong = { ...token, ...facts, cost: '{3}{Q}' };
  expect(refusal(table(), { type: 'token', card: wrong }).message.en).toContain('cards.token.cost');
});
