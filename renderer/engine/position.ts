import type { CardDefinition } from '../../db/model/card.ts';
import { GameId } from '../../db/model/game.ts';
import type { AnalysisOption, BillLine, HelpfulChange } from './analysis.ts';
import { type AnyRules, rulesOf } from './games/index.ts';
import type { Read, TableState } from './table/game.ts';

/** Position files: one entry for all games, and the analysis that is made of them. */

/** A table of some game with the rules that it is played by. */
export interface OpenPosition {
  readonly game: GameId;
  readonly rules: AnyRules;
  readonly state: TableState;
}

/** Finds a card that a position does not define inline, by its key there. */
export type LibraryLookup = (game: GameId, key: string) => CardDefinition | undefined;

const formatName = 'costwise.position/1';

/** Reads a position file's JSON value by the rules of the game that it names; never throws. */
export function openPosition(value: unknown, lookup: LibraryLookup = () => undefined): Read<OpenPosition> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fault(
      '',
      'expected a position: an object with "format" and "game"',
      '局面(「format」と「game」を持つオブジェクト)が必要です',
    );
  }
  const { format, game } = value as { readonly format?: unknown; readonly game?: unknown };
  if (format !== formatName) {
    return fault('format', `expected "${formatName}"`, `「${formatName}」が必要です`);
  }
  const known = GameId.safeParse(game);
  if (!known.success) {
    const names = GameId.options.map((name) => `"${name}"`);
    return fault('game', `expected ${names.join(' or ')}`, `${names.join('か')}が必要です`);
  }
  const rules = rulesOf(known.data);
  const read = rules.read(value, (key) => lookup(known.data, key));
  return read.ok ? { ok: true, value: { game: known.data, rules, state: read.value } } : read;
}

function fault(at: string, en: string, ja: string): Read<never> {
  return { ok: false, faults: [{ at, message: { en, ja } }] };
}

/** An option as an analysis file lists it: with its bill and, where it is unplayable, what would help. */
export type ListedOption = AnalysisOption<unknown, unknown> & {
  readonly bill: readonly BillLine[];
  readonly help?: readonly HelpfulChange[];
};

export interface Analysis {
  readonly format: 'costwise.analysis/1';
  readonly game: GameId;
  readonly options: readonly ListedOption[];
}

/** Everything that can be paid for in a position; `limit` outcomes are listed for each option (default 50). */
export function analyse({ game, rules, state }: OpenPosition, limit?: number): Analysis {
  const options = rules.options(state, limit).map((option): ListedOption => {
    const bill = rules.bill(state, option);
    return option.playable ? { ...option, bill } : { ...option, bill, help: rules.help(state, option) };
  });
  return { format: 'costwise.analysis/1', game, options };
}
