import type { ColossusOrderCard } from '../../../db/model/colossus-order-card.ts';
import type { ColossusOrderState } from '../../../renderer/engine/games/colossus-order/state.ts';
import { games } from '../../../renderer/engine/games/index.ts';
import { opened, several } from './boards.ts';
import { colossusOrderCards } from './cards.ts';
import { type Chance, chanceOf } from './chance.ts';

export interface ColossusBoardSize {
  readonly hand: number;
  readonly followers: number;
  readonly gems: number;
  readonly locus: number;
}

type Cards = Readonly<Record<string, ColossusOrderCard>>;

/** Costs of abilities as cards have them: with and without choices, thresholds and removals. */
const abilityCosts = [
  '{1}',
  '{2}, {W}{*}',
  '{1}, {off}',
  '{off:follower}, {R}',
  '{discard:1}, {B}{*}',
  '{discard:2}, {W}',
  '{discard:1:gem}, {off}',
  '{drop:setGem}, {U}',
  '{drop:captureGem}',
  '{drop:locus}, {1}',
  '{mill:1}, {off}',
];

/** `count` boards of a size: hands of the bundled cards, Followers with two abilities each. */
export function colossusOrderBoards(seed: string, count: number, size: ColossusBoardSize): ColossusOrderState[] {
  const chance = chanceOf(seed);
  const cards = colossusOrderCards();
  return several(count, () => boardOf(chance, cards, size));
}

function boardOf(chance: Chance, bundled: Cards, size: ColossusBoardSize): ColossusOrderState {
  const keysOf = (kind: ColossusOrderCard['kind']) => Object.keys(bundled).filter((key) => bundled[key]!.kind === kind);
  const gems = keysOf('gem');
  const playable = [...keysOf('follower'), ...keysOf('action')];
  const followers = several(size.followers, (index) => ({
    key: `bench-${index}`,
    card: followerWithAbilities(chance, index),
  }));
  const setGems = chance.whole(0, size.gems);
  return stateOf(
    { ...bundled, ...Object.fromEntries(followers.map(({ key, card }) => [key, card])) },
    {
      colossus: {
        card: chance.pick(keysOf('colossus')),
        setGems: several(setGems, () => chance.pick(gems)),
        captureGems: several(size.gems - setGems, () => chance.pick(gems)),
      },
      locus: {
        cards: several(size.locus, () => ({ card: chance.pick(playable), face: chance.pick(['down', 'up']) })),
        counter: chance.whole(0, 4),
      },
      field: followers.map(({ key }, index) => ({
        ref: `f${index}`,
        card: key,
        position: chance.pick(['on', 'on', 'off']),
        enteredThisTurn: chance.whole(0, 5) === 0,
        attacked: false,
      })),
      hand: several(size.hand, () => chance.pick([...playable, ...gems])),
      deck: several(20, () => chance.pick(playable)),
    },
  );
}

function followerWithAbilities(chance: Chance, index: number) {
  return {
    kind: 'follower',
    name: { en: `Bench Follower ${index}` },
    color: chance.pick(['white', 'black', 'blue', 'red']),
    cost: '{1}',
    abilities: [{ cost: chance.pick(abilityCosts) }, { cost: chance.pick(abilityCosts) }],
  };
}

/** The state of a table with these zones in the main phase. */
export function stateOf(cards: Readonly<Record<string, unknown>>, player: object): ColossusOrderState {
  return opened(
    games['colossus-order'].read({
      format: 'costwise.position/1',
      game: 'colossus-order',
      rules: {},
      cards,
      turn: { number: 6, first: true, step: 'main' },
      player: { discard: [], used: { setGem: false, setLocus: false, colossusAbility: false }, ...player },
    }),
  );
}
