import type { Bilingual, Language, LocalizedText } from '../../../db/model/text.ts';
import { localized } from '../../../db/model/text.ts';
import type { ActionName, BillLine, OptionPlace } from '../../../renderer/engine/analysis.ts';
import type { Analysis, ListedOption, OpenPosition } from '../../../renderer/engine/position.ts';
import type { TableState } from '../../../renderer/engine/table/game.ts';
import { outcomeWords } from './outcome-words.ts';

/** The lines of a report that people read: every option with its bill, its ways or its reasons, and what would help. */
export function report(position: OpenPosition, analysis: Analysis, language: Language): string[] {
  const { turn } = position.state;
  const words = language === 'ja' ? japanese : english;
  const head = `${position.rules.name[language]} - ${words.turn(turn.number, stepName(position, language))}`;
  const options = analysis.options.flatMap((option, index) => ['', ...optionLines(position, option, index, language)]);
  return [head, ...(options.length === 0 ? ['', words.nothing] : options), ''];
}

function optionLines(position: OpenPosition, option: ListedOption, index: number, language: Language): string[] {
  const words = language === 'ja' ? japanese : english;
  const title = `[${index}] ${actions[option.action][language]}: ${cardName(position.state, option.card, language)} (${words.place(option.from)})`;
  const { total, byLevel, outcomes, truncated } = option.ways;
  const levels = Object.entries(byLevel).map(([level, count]) => `LV${level} ${count}`);
  const describe = outcomeWords[position.game];
  return [
    title,
    ...option.bill.map((line) => `      ${billText(line, language)}`),
    ...(option.playable
      ? [
          `    ${words.ways(total)}${levels.length === 0 ? '' : ` (${levels.join(', ')})`}`,
          ...outcomes.map(
            (outcome, way) => `    ${String(way).padStart(3)}  ${describe.outcome(position.state, outcome, language)}`,
          ),
          ...(truncated ? [`         ${words.more}`] : []),
        ]
      : [
          `    ${words.unplayable}`,
          ...option.unmet.map(({ message }) => `      - ${message[language]}`),
          ...(option.help ?? []).map(({ message }) => `      + ${message[language]}`),
        ]),
  ];
}

function billText({ value, label, met }: BillLine, language: Language): string {
  const figure =
    value === null ? '?' : value === undefined ? (met === undefined ? '' : met ? '✓' : '✗') : String(value);
  return `${figure.padStart(3)}  ${label[language]}`;
}

function cardName(state: TableState, key: string, language: Language): string {
  const { cards } = state as { readonly cards?: Readonly<Record<string, { readonly name: LocalizedText }>> };
  const card = cards?.[key];
  return card === undefined ? key : localized(card.name, language);
}

function stepName({ rules, state }: OpenPosition, language: Language): string {
  return rules.steps.find(({ id }) => id === state.turn.step)?.name[language] ?? state.turn.step;
}

const actions: Readonly<Record<ActionName, Bilingual>> = {
  summon: { en: 'Summon', ja: '召喚' },
  swift: { en: 'Summon by Swift', ja: '神速召喚' },
  deploy: { en: 'Deploy', ja: '配置' },
  activate: { en: 'Use', ja: '使用' },
  play: { en: 'Play', ja: 'プレイ' },
  ability: { en: 'Ability', ja: '能力' },
};

const english = {
  turn: (number: number, step: string) => `turn ${number}, ${step}`,
  nothing: 'There is nothing to pay for here.',
  ways: (total: string) => `Playable in ${total} ${total === '1' ? 'way' : 'ways'}`,
  more: '… and more (--limit N lists more)',
  unplayable: 'Not playable (- what is missing, + what would help):',
  place: (from: OptionPlace) => {
    switch (from.zone) {
      case 'hand':
        return `hand ${from.index}`;
      case 'locus':
        return `Locus ${from.index}`;
      case 'field':
        return `${from.ref}, ability ${from.ability}`;
      case 'colossus':
        return `Colossus, ability ${from.ability}`;
    }
  },
};

const japanese: typeof english = {
  turn: (number, step) => `ターン${number}、${step}`,
  nothing: '支払えるものはありません。',
  ways: (total) => `支払い方は${total}通り`,
  more: '…ほかにもあります(--limit Nで増やせます)',
  unplayable: '使えません(- 足りないもの、+ 使えるようにするには):',
  place: (from) => {
    switch (from.zone) {
      case 'hand':
        return `手札${from.index}`;
      case 'locus':
        return `ロカス${from.index}`;
      case 'field':
        return `${from.ref}の能力${from.ability}`;
      case 'colossus':
        return `コロッサスの能力${from.ability}`;
    }
  },
};
