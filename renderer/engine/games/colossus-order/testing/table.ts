import { ColossusOrderCard } from '../../../../../db/model/colossus-order-card.ts';
import type { ColossusOrderOption } from '../ability.ts';
import { colossusOrder } from '../index.ts';
import { options } from '../options.ts';
import type { ColossusOrderAction, ColossusOrderState } from '../state.ts';

/** Cards that most tests need; a test adds its own. */
const commonCards = {
  col: { kind: 'colossus', color: 'white', name: { en: 'Test Colossus', ja: 'テストコロッサス' } },
  wg: { kind: 'gem', color: 'white', name: { en: 'White Gem' } },
  bg: { kind: 'gem', color: 'black', name: { en: 'Black Gem' } },
  ug: { kind: 'gem', color: 'blue', name: { en: 'Blue Gem' } },
  rg: { kind: 'gem', color: 'red', name: { en: 'Red Gem' } },
  filler: { kind: 'action', color: 'red', name: { en: 'Filler', ja: '埋め草' }, cost: '{1}' },
  squire: { kind: 'follower', color: 'white', name: { en: 'Squire', ja: '従者' }, cost: '{1}{W}' },
};

/** A card definition as a file would bring it. */
export function card(definition: object): ColossusOrderCard {
  return ColossusOrderCard.parse(definition);
}

interface FieldEntry {
  readonly ref: string;
  readonly card: string;
  readonly position?: 'on' | 'off';
  readonly enteredThisTurn?: boolean;
  readonly attacked?: boolean;
  readonly usedAbilities?: readonly number[];
}

/** A table as tests write it: Locus cards as keys, `^` before those that lie face-up. */
export interface TableSetup {
  readonly cards?: Readonly<Record<string, unknown>>;
  readonly rules?: Readonly<Record<string, unknown>>;
  readonly turn?: Readonly<Record<string, unknown>>;
  readonly step?: 'start' | 'main' | 'xplay' | 'end';
  readonly colossus?: string;
  readonly setGems?: readonly string[];
  readonly captureGems?: readonly string[];
  readonly locus?: readonly string[];
  readonly counter?: number;
  readonly field?: readonly FieldEntry[];
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly used?: Readonly<Record<string, boolean>>;
  readonly waivers?: readonly { hand: number; waive: 'cost' | 'locus' }[];
  readonly opponent?: { readonly deck: readonly ('gem' | 'card')[]; readonly discard?: number };
}

/** The position file of a setup. */
export function position(setup: TableSetup): unknown {
  return {
    format: 'costwise.position/1',
    game: 'colossus-order',
    rules: setup.rules ?? {},
    cards: { ...commonCards, ...setup.cards },
    turn: { number: 5, first: true, step: setup.step ?? 'main', ...setup.turn },
    player: {
      colossus: {
        card: setup.colossus ?? 'col',
        setGems: setup.setGems ?? [],
        captureGems: setup.captureGems ?? [],
      },
      locus: {
        cards: (setup.locus ?? []).map((card) =>
          card.startsWith('^') ? { card: card.slice(1), face: 'up' } : { card, face: 'down' },
        ),
        counter: setup.counter ?? 0,
      },
      field: setup.field ?? [],
      hand: setup.hand ?? [],
      deck: setup.deck ?? [],
      discard: setup.discard ?? [],
      used: setup.used ?? {},
      waivers: setup.waivers ?? [],
    },
    ...(setup.opponent ? { opponent: setup.opponent } : {}),
  };
}

/** The state of a setup, frozen to the last field: whoever changes it in place fails. */
export function table(setup: TableSetup = {}): ColossusOrderState {
  const read = colossusOrder.read(position(setup));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return frozen(read.value);
}

/** Freezes a value and all that is in it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** A Follower `f1` on the field with these ability costs, beside whatever the setup has. */
export function withAbilities(
  costs: readonly (string | object)[],
  setup: TableSetup = {},
  own: object = {},
): ColossusOrderState {
  const abilities = costs.map((cost) => (typeof cost === 'string' ? { cost } : cost));
  const seer = { kind: 'follower', color: 'white', name: { en: 'Seer', ja: '予言者' }, cost: '{1}', abilities, ...own };
  return table({
    ...setup,
    cards: { seer, ...setup.cards },
    field: setup.field ?? [{ ref: 'f1', card: 'seer' }],
  });
}

/** The option of the hand card at `index`. */
export function handOption(state: ColossusOrderState, index = 0): ColossusOrderOption {
  return optionFrom(state, { zone: 'hand', index });
}

/** The option of an ability of a Follower. */
export function abilityOption(state: ColossusOrderState, ability = 0, ref = 'f1'): ColossusOrderOption {
  return optionFrom(state, { zone: 'field', ref, ability });
}

/** The option at a place. */
export function optionFrom(state: ColossusOrderState, from: object): ColossusOrderOption {
  const found = options(state).find((option) => JSON.stringify(option.from) === JSON.stringify(from));
  if (!found) throw new Error(`no option at ${JSON.stringify(from)}`);
  return found;
}

/** Unmet conditions without their words. */
export function unmetOf(option: ColossusOrderOption): object[] {
  return option.unmet.map(({ message: _, short: __, ...values }) => values);
}

/** The state after actions, each of which must be allowed. */
export function acted(state: ColossusOrderState, ...actions: readonly ColossusOrderAction[]): ColossusOrderState {
  return actions.reduce((now, action) => {
    const done = colossusOrder.apply(now, action);
    if (!done.ok) throw new Error(done.refusal.message.en);
    return frozen(done.state);
  }, state);
}

/** Pays an option in its nth way. */
export function paid(state: ColossusOrderState, option: ColossusOrderOption, way = 0): ColossusOrderState {
  const outcome = option.ways.outcomes[way];
  if (!outcome) throw new Error(`no way ${way}: ${JSON.stringify(option.unmet)}`);
  return acted(state, colossusOrder.payment(option, outcome));
}

/** What a refused action says, in English. */
export function refusal(state: ColossusOrderState, action: ColossusOrderAction) {
  const done = colossusOrder.apply(state, action);
  if (done.ok) throw new Error(`not refused: ${JSON.stringify(action)}`);
  return done.refusal;
}

/** Card keys of a pile. */
export function keys(pile: readonly { readonly card: string }[]): string[] {
  return pile.map(({ card }) => card);
}

/** The id of the first hand card of that name. */
export function handId(state: ColossusOrderState, key: string): string {
  const card = state.player.hand.find((one) => one.card === key);
  if (!card) throw new Error(`no ${key} in hand`);
  return card.id;
}

/** A new game with a deck of 50 different Actions `k0` to `k49` and the Colossus `c`. */
export function newGame(
  first: boolean,
  rules: Record<string, string | number | boolean> = {},
  seed = '0000ABCD',
): ColossusOrderState {
  const named = (kind: string, en: string) => card({ kind, color: 'white', name: { en }, cost: '{1}' });
  const cards = {
    c: card({ kind: 'colossus', color: 'white', name: { en: 'C' } }),
    side: named('gem', 'Side'),
    ...Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`k${n}`, named('action', `K${n}`)])),
  };
  const lines = [
    { card: 'c', count: 1, zone: 'colossus' as const },
    ...Array.from({ length: 50 }, (_, n) => ({ card: `k${n}`, count: 1, zone: 'main' as const })),
    { card: 'side', count: 2, zone: 'side' as const },
  ];
  return frozen(colossusOrder.newGame({ cards, lines, seed, first, rules }));
}
