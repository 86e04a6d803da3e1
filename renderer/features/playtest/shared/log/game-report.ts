import type { Language } from '../../../../../db/model/text.ts';
import { rulesOf } from '../../../../engine/games/index.ts';
import { current } from '../../../../engine/table/history.ts';
import { textIn } from '../../../../shared/i18n/define-texts.ts';
import { playtestTexts } from '../../texts.ts';
import { cardName } from '../cards.ts';
import type { GameView } from '../game-view.ts';
import type { TableHistory, TableStore } from '../table-store.ts';
import { figuresOf } from '../time/figures.ts';
import { lineName } from '../time/line-words.ts';
import { timeTexts } from '../time/texts.ts';
import { type ReportLine, reportOf } from './report.ts';
import { reportTexts } from './texts.ts';

interface WithHand {
  readonly player: { readonly hand: readonly { readonly card: string }[] };
}

/**
 * The game as far as it is played, as plain text to be given away: how it began, what happened turn by turn, how it
 * stands, and its figures. Steps in which nothing happened are left out.
 */
export function gameReport(
  { playtest, lines, history }: TableStore,
  spending: GameView['spending'],
  language: Language,
) {
  return `${[
    ...headOf(playtest, lines, history, language),
    ...turnsOf(
      reportOf(history).filter(({ undone }) => !undone),
      language,
    ),
    ...endOf(history, spending, language),
  ].join('\n')}\n`;
}

function headOf(
  { setup }: TableStore['playtest'],
  { all, line }: TableStore['lines'],
  { start }: TableHistory,
  language: Language,
): string[] {
  const say = (key: 'first' | 'second' | 'seed') => textIn(playtestTexts, language, key);
  const here = all.find(({ id }) => id === line);
  const order = start.turn.first ? say('first') : say('second');
  const hand = (start as typeof start & WithHand).player.hand.map(({ card }) => cardName(start, card, language));
  return [
    `${setup.deckName} · ${rulesOf(setup.game).name[language]}`,
    [
      order,
      `${say('seed')} ${setup.seed}`,
      ...(all.length > 1 && here !== undefined ? [lineName(here, language)] : []),
    ].join(' · '),
    textIn(reportTexts, language, 'openingHand', { cards: new Intl.ListFormat(language).format(hand) }),
  ];
}

/** A step and what was said in it. */
interface Section {
  readonly step: string | null;
  readonly said: string[];
}

function turnsOf(report: readonly ReportLine[], language: Language): string[] {
  const lines: string[] = [];
  let section: Section = { step: null, said: [] };
  const close = () => {
    lines.push(...sectionText(section, language));
    section = { step: null, said: [] };
  };
  for (const { opensTurn, turn, words, refusal } of report) {
    if (opensTurn) {
      close();
      lines.push('', textIn(playtestTexts, language, 'turn', { count: turn }));
    }
    for (const { kind, message } of words) {
      if (kind === 'said') section.said.push(message[language]);
      else {
        close();
        section = { step: message[language], said: [] };
      }
    }
    if (refusal !== null) section.said.push(textIn(playtestTexts, language, 'unreadable', { why: refusal[language] }));
  }
  close();
  return lines;
}

function sectionText({ step, said }: Section, language: Language): string[] {
  const [only, ...more] = said;
  if (only === undefined) return [];
  if (step === null) return said.map((sentence) => `- ${sentence}`);
  if (more.length === 0) return [textIn(reportTexts, language, 'step', { step, what: only })];
  return [
    textIn(reportTexts, language, 'step', { step, what: '' }).trimEnd(),
    ...said.map((sentence) => `- ${sentence}`),
  ];
}

function endOf(history: TableHistory, spending: GameView['spending'], language: Language): string[] {
  const { result } = current(history);
  const { turns, seen, spent, actions, rewound } = figuresOf(history, spending);
  const reason = result?.reason[language] ?? '';
  return [
    '',
    ...(result === null ? [] : [textIn(playtestTexts, language, result.won ? 'won' : 'lost', { reason })]),
    textIn(reportTexts, language, 'figures', {
      turns: turns.length,
      seen,
      actions,
      spent,
      unit: spending.name[language],
    }),
    textIn(timeTexts, language, rewound ? 'rewound' : 'notRewound'),
  ];
}
