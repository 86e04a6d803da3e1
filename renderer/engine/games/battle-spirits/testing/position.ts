import { battleSpirits } from '../index.ts';
import type { BattleSpiritsOption } from '../options.ts';
import type { BattleSpiritsAction, BattleSpiritsState } from '../state.ts';

/** Positions for tests, in the words of position-format. */

type Json = Readonly<Record<string, unknown>>;

export interface TestPosition {
  readonly cards?: Readonly<Record<string, Json>>;
  readonly rules?: Json;
  readonly step?: string;
  readonly number?: number;
  readonly first?: boolean;
  readonly player: Json;
  readonly more?: Json;
}

/** The position file of a test, in the main step of turn 4. */
export function file({ cards, rules, step, number, first, player, more }: TestPosition): Json {
  return {
    format: 'costwise.position/1',
    game: 'battle-spirits',
    rules: rules ?? {},
    cards: cards ?? {},
    turn: { number: number ?? 4, first: first ?? true, step: step ?? 'main' },
    player: { reserve: 0, ...player },
    ...more,
  };
}

/** The state of a position; throws the faults of a wrong one. */
export function position(of: TestPosition): BattleSpiritsState {
  const read = battleSpirits.read(file(of));
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.value;
}

/** The option of a hand card (by key) for an action, or for its first one. */
export function optionOf(
  state: BattleSpiritsState,
  card: string,
  action?: string,
  limit?: number,
): BattleSpiritsOption {
  const found = battleSpirits
    .options(state, limit)
    .find((option) => option.card === card && (action === undefined || option.action === action));
  if (found === undefined) throw new Error(`no option for ${card}`);
  return found;
}

/** The state after an action; throws a refusal. */
export function acted(state: BattleSpiritsState, ...actions: readonly BattleSpiritsAction[]): BattleSpiritsState {
  return actions.reduce((now, action) => {
    const applied = battleSpirits.apply(now, action);
    if (!applied.ok) throw new Error(applied.refusal.message.en);
    return applied.state;
  }, state);
}

/** The state after paying for a card in way `way` of its outcomes. */
export function play(state: BattleSpiritsState, card: string, way = 0, action?: string): BattleSpiritsState {
  const option = optionOf(state, card, action);
  return acted(state, battleSpirits.payment(option, option.ways.outcomes[way]!));
}

/** All cores that the player owns, those of the Life included. */
export function ownedCores({ player }: BattleSpiritsState): number {
  const onField = player.field.reduce((sum, card) => sum + card.cores, 0);
  return player.life + player.reserve + player.trashCores + onField;
}

export function spirit(cost: number | null, levelCores: readonly number[] | null, more: Json = {}): Json {
  const levels = levelCores?.map((cores, index) => ({ level: index + 1, cores, bp: 1000 * (index + 1) })) ?? null;
  return { kind: 'spirit', name: { en: 'Spirit' }, colors: ['red'], symbols: { red: 1 }, cost, levels, ...more };
}

export function nexus(cost: number | null, levelCores: readonly number[] | null, more: Json = {}): Json {
  return { ...spirit(cost, levelCores), kind: 'nexus', name: { en: 'Nexus' }, ...more };
}

export function magic(cost: number | null, more: Json = {}): Json {
  return { kind: 'magic', name: { en: 'Magic' }, colors: ['red'], cost, ...more };
}
