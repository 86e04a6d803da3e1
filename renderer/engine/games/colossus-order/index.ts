import type { GameRules } from '../../table/game.ts';
import { readAction } from './action.ts';
import { apply } from './apply.ts';
import { bill } from './bill.ts';
import { help } from './help.ts';
import { offers } from './offers.ts';
import { options, outcomes } from './options.ts';
import { payment } from './payment.ts';
import { read, write } from './position.ts';
import { prefer, preferences } from './preference.ts';
import { rulesOptions, steps } from './rules-options.ts';
import { newGame } from './setup.ts';
import type { ColossusOrderAction, ColossusOrderCost, ColossusOrderOutcome, ColossusOrderState } from './state.ts';

/** Colossus Order: all that the table, the command line and the tests ask of its rules. */
export const colossusOrder: GameRules<
  'colossus-order',
  ColossusOrderState,
  ColossusOrderAction,
  ColossusOrderCost,
  ColossusOrderOutcome
> = {
  id: 'colossus-order',
  name: { en: 'Colossus Order', ja: 'コロッサス・オーダー' },
  steps,
  rulesOptions,
  newGame,
  read,
  write,
  options,
  outcomes,
  bill,
  help,
  preferences,
  prefer,
  payment,
  apply,
  offers,
  readAction,
};
