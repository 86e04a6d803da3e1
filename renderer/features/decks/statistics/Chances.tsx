import { useState } from 'react';
import type { DeckLine } from '../../../../db/model/deck.ts';
import type { GameId } from '../../../../db/model/game.ts';
import { cardTexts } from '../../../shared/card-facts/texts.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import type { Cards } from '../grouping.ts';
import { BarChart } from './BarChart.tsx';
import styles from './Chances.module.css';
import { type Assumptions, chanceRows, mostWanted, type Sought, soughtIn, usual } from './chances.ts';
import { copiesIn } from './deck-figures.ts';
import { Figure } from './Figure.tsx';
import { statisticsTexts } from './texts.ts';

interface ChancesProps {
  readonly game: GameId;
  readonly lines: readonly DeckLine[];
  readonly cards: Cards;
}

/** What is asked for at first: what a player of the game needs in the opening hand. */
const first: Readonly<Record<GameId, string>> = { 'battle-spirits': 'cost/2', 'colossus-order': 'kind/gem' };

const groups = [
  ['kind', 'kindsGroup'],
  ['colour', 'coloursGroup'],
  ['cost', 'costsGroup'],
  ['card', 'cardsGroup'],
] as const satisfies readonly (readonly [Sought['of'], keyof typeof statisticsTexts.en])[];

/** How likely it is to have seen so many of something by each turn, for assumptions that are said and can be changed. */
export function Chances({ game, lines, cards }: ChancesProps) {
  const t = useTexts(statisticsTexts);
  const word = useTexts(cardTexts);
  const language = useLanguage();
  const [chosen, setChosen] = useState<string | null>(null);
  const [assumed, setAssumed] = useState<Assumptions>(usual[game]);
  const sought = soughtIn(copiesIn(lines, cards, true), language, {
    colour: (colour) => word(colour),
    costAtMost: (cost) => t('costAtMost', { cost }),
  });
  // All of the deck is shuffled, also cards that the library does not have.
  const deck = lines.reduce((sum, { zone, count }) => (zone === 'main' ? sum + count : sum), 0);
  const subject = sought.find(({ id }) => id === chosen) ?? sought.find(({ id }) => id === first[game]) ?? sought[0];
  if (subject === undefined) return null;
  const rows = chanceRows({ deck, copies: subject.copies }, assumed);
  const label = t('soughtCopies', { label: subject.label, count: subject.copies });
  const turnName = (turn: number) => (turn === 0 ? t('opening') : String(turn));
  return (
    <Figure
      title={t('chances')}
      words={t('chancesWords', {
        deck,
        hand: assumed.hand,
        first: t(assumed.drawsFirst ? 'fromFirst' : 'fromSecond'),
        more: assumed.more === 0 ? t('noMore') : t('moreDraws', { count: assumed.more }),
      })}
      chart={
        <div>
          <p className={styles.words}>{t('chanceShown')}</p>
          <BarChart
            label={t('chanceChart', { label })}
            categories={rows.map(({ turn }) => (turn === 0 ? '0' : String(turn)))}
            series={[{ name: label, values: rows.map(({ percents }) => heightOf(percents[0] ?? null)) }]}
            top={100}
            figure={(value) => String(value === 100 ? 100 : Math.min(99, Math.round(value)))}
          />
        </div>
      }
      table={{
        head: [t('turn'), t('seen'), ...Array.from({ length: mostWanted }, (_, i) => t('atLeast', { count: i + 1 }))],
        rows: rows.map(({ turn, seen, percents }) => [
          turnName(turn),
          seen,
          ...percents.map((value) => (value === null ? '–' : t('percent', { value }))),
        ]),
      }}
    >
      <label className={styles.field}>
        <span>{t('sought')}</span>
        <select value={subject.id} onChange={(event) => setChosen(event.target.value)}>
          {groups.map(([of, name]) => (
            <optgroup key={of} label={t(name)}>
              {sought
                .filter((one) => one.of === of)
                .map((one) => (
                  <option key={one.id} value={one.id}>
                    {t('soughtCopies', { label: one.label, count: one.copies })}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <fieldset className={styles.assumptions}>
        <legend>{t('assumptions')}</legend>
        <NumberField label={t('hand')} value={assumed.hand} onValue={(hand) => setAssumed({ ...assumed, hand })} />
        <NumberField label={t('more')} value={assumed.more} onValue={(more) => setAssumed({ ...assumed, more })} />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={assumed.drawsFirst}
            onChange={(event) => setAssumed({ ...assumed, drawsFirst: event.target.checked })}
          />
          {t('drawsFirst')}
        </label>
      </fieldset>
    </Figure>
  );
}

/** A written chance as the height of a bar. */
function heightOf(percent: string | null): number {
  return percent === null ? 0 : Number(percent.replace(/^[<>]/u, ''));
}

/** More cards than that are in no hand. */
const mostCards = 60;

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

function NumberField({ label, value, onValue }: NumberFieldProps) {
  // What is typed: an empty field is on its way to a number.
  const [typed, setTyped] = useState(String(value));
  return (
    <label className={styles.number}>
      <span>{label}</span>
      <input
        type="number"
        min={0}
        max={mostCards}
        value={typed}
        onBlur={() => setTyped(String(value))}
        onChange={(event) => {
          setTyped(event.target.value);
          const next = event.target.valueAsNumber;
          if (Number.isInteger(next)) onValue(Math.min(mostCards, Math.max(0, next)));
        }}
      />
    </label>
  );
}
