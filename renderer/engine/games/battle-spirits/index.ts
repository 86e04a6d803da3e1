import type { GameRules } from '../../table/game.ts';
import { readAction } from './action-schema.ts';
import { apply } from './apply.ts';
import { bill } from './bill.ts';
import { help } from './help.ts';
import { offers } from './offers.ts';
import { options, outcomesAt } from './options.ts';
import { read, write } from './position.ts';
import { prefer, preferences } from './preference.ts';
import { rulesOptions } from './rules-options.ts';
import { newGame } from './setup.ts';
import type {
  BattleSpiritsAction,
  BattleSpiritsCost,
  BattleSpiritsOutcome,
  BattleSpiritsState,
  BattleSpiritsStep,
  PayName,
} from './state.ts';
import { shortStepNames, stepNames } from './words.ts';

const stepIds = [
  'start',
  'core',
  'draw',
  'refresh',
  'main',
  'attack',
  'flash',
  'end',
] as const satisfies readonly BattleSpiritsStep[];

/** The rules of Battle Spirits, as the table, the command line and the tests ask them. */
export const battleSpirits: GameRules<
  'battle-spirits',
  BattleSpiritsState,
  BattleSpiritsAction,
  BattleSpiritsCost,
  BattleSpiritsOutcome
> = {
  id: 'battle-spirits',
  name: { en: 'Battle Spirits', ja: 'バトルスピリッツ' },
  steps: stepIds.map((id) => ({
    id,
    name: stepNames[id],
    short: shortStepNames[id],
    ...(id === 'flash' ? { window: true } : {}),
  })),
  rulesOptions,
  newGame,
  read,
  write,
  options,
  outcomes: outcomesAt,
  bill,
  help,
  preferences,
  prefer,
  payment: (option, outcome) => ({
    type: 'pay',
    from: { zone: 'hand', index: option.from.zone === 'hand' ? option.from.index : -1 },
    action: option.action as PayName,
    level: outcome.level,
    cores: outcome.way.cores,
  }),
  apply,
  offers,
  readAction,
};
