import { kindWord } from '../../../../db/model/card-words.ts';
import { cardTexts } from '../../../shared/card-facts/texts.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { EmptyState } from '../../../shared/ui/States.tsx';
import { coloursOf } from '../grouping.ts';
import type { SidePanelProps } from '../side-panels.ts';
import { BarChart } from './BarChart.tsx';
import { Chances } from './Chances.tsx';
import {
  averageCost,
  type Copies,
  copiesIn,
  curveByKind,
  gemBalance,
  kindsIn,
  levelsIn,
  symbolBalance,
} from './deck-figures.ts';
import { Figure } from './Figure.tsx';
import styles from './Statistics.module.css';
import { statisticsTexts } from './texts.ts';

/** The figures of a deck: each as a chart and as a table, with what is assumed. */
export function Statistics({ deck, cards }: SidePanelProps) {
  const t = useTexts(statisticsTexts);
  const word = useTexts(cardTexts);
  const { lines } = deck.history.present;
  const copies = copiesIn(lines, cards, false);
  const missing = lines.reduce((sum, { card, count }) => (cards.has(card) ? sum : sum + count), 0);
  if (copies.length === 0) return <EmptyState title={t('none')}>{t('noneWords')}</EmptyState>;
  const colours = coloursOf(lines, cards);
  return (
    <div className={styles.panel}>
      {missing > 0 && <p className={styles.words}>{t('unknownLeftOut', { count: missing })}</p>}
      <Curve deck={deck} copies={copies} />
      <Kinds copies={copies} />
      {colours.length > 1 && (
        <Figure
          title={t('colours')}
          words={t('coloursWords')}
          chart={
            <BarChart
              label={t('colours')}
              categories={colours.map(({ color }) => word(color))}
              series={[{ name: t('cards'), values: colours.map(({ count }) => count) }]}
            />
          }
          table={{
            head: [t('colour'), t('cards')],
            rows: colours.map(({ color, count }) => [word(color), count]),
          }}
        />
      )}
      {deck.game === 'battle-spirits' ? (
        <>
          <Symbols copies={copies} />
          <Levels copies={copies} />
        </>
      ) : (
        <Gems copies={copies} />
      )}
      <Chances game={deck.game} lines={lines} cards={cards} />
    </div>
  );
}

function Curve({ deck, copies }: Pick<SidePanelProps, 'deck'> & { readonly copies: readonly Copies[] }) {
  const t = useTexts(statisticsTexts);
  const language = useLanguage();
  const { kinds, rows } = curveByKind(copies);
  const average = averageCost(copies);
  if (rows.length === 0) return null;
  const names = kinds.map((kind) => kindWord(kind)[language]);
  const title = t(deck.game === 'battle-spirits' ? 'curve' : 'curveCo');
  const costs = rows.map(({ cost }) => (cost === null ? '?' : String(cost)));
  return (
    <Figure
      title={title}
      words={t(deck.game === 'battle-spirits' ? 'curveWords' : 'curveCoWords', {
        average: average === null ? t('unknown') : average.toFixed(2),
      })}
      chart={
        <BarChart
          label={title}
          stacked
          categories={costs}
          series={names.map((name, place) => ({ name, values: rows.map(({ counts }) => counts[place] ?? 0) }))}
        />
      }
      table={{
        head: [t('cost'), ...names, t('total')],
        rows: rows.map(({ counts }, place) => [
          costs[place] ?? '',
          ...counts,
          counts.reduce((sum, count) => sum + count, 0),
        ]),
      }}
    />
  );
}

interface FigureOfCopies {
  readonly copies: readonly Copies[];
}

function Kinds({ copies }: FigureOfCopies) {
  const t = useTexts(statisticsTexts);
  const language = useLanguage();
  const kinds = kindsIn(copies);
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <Figure
      title={t('kinds')}
      chart={
        <BarChart
          label={t('kinds')}
          categories={kinds.map(({ kind }) => kindWord(kind)[language])}
          series={[{ name: t('cards'), values: kinds.map(({ count }) => count) }]}
        />
      }
      table={{
        head: [t('kind'), t('cards'), t('share')],
        rows: kinds.map(({ kind, count }) => [
          kindWord(kind)[language],
          count,
          t('percent', { value: ((100 * count) / all).toFixed(1) }),
        ]),
      }}
    />
  );
}

function Symbols({ copies }: FigureOfCopies) {
  const t = useTexts(statisticsTexts);
  const word = useTexts(cardTexts);
  const rows = symbolBalance(copies);
  if (rows.length === 0) return null;
  return (
    <Figure
      title={t('symbols')}
      words={t('symbolsWords')}
      chart={
        <BarChart
          label={t('symbols')}
          categories={rows.map(({ key }) => word(key))}
          series={[
            { name: t('given'), values: rows.map(({ given }) => given) },
            { name: t('asking'), values: rows.map(({ askers }) => askers) },
          ]}
        />
      }
      table={{
        head: [t('colour'), t('given'), t('asking'), t('asked'), t('most')],
        rows: rows.map(({ key, given, askers, asked, most }) => [word(key), given, askers, asked, most]),
      }}
    />
  );
}

function Levels({ copies }: FigureOfCopies) {
  const t = useTexts(statisticsTexts);
  const word = useTexts(cardTexts);
  const rows = levelsIn(copies);
  if (rows.length === 0) return null;
  const range = ([from, to]: readonly [number, number]) => (from === to ? String(from) : t('range', { from, to }));
  return (
    <Figure
      title={t('levels')}
      words={t('levelsWords')}
      chart={
        <BarChart
          label={t('levels')}
          categories={rows.map(({ level }) => word('level', { level }))}
          series={[{ name: t('cards'), values: rows.map(({ count }) => count) }]}
        />
      }
      table={{
        head: [t('level'), t('cards'), t('cores'), t('bp')],
        rows: rows.map(({ level, count, cores, bp }) => [
          word('level', { level }),
          count,
          range(cores),
          bp === null ? '–' : range(bp),
        ]),
      }}
    />
  );
}

function Gems({ copies }: FigureOfCopies) {
  const t = useTexts(statisticsTexts);
  const rows = gemBalance(copies);
  if (rows.length === 0) return null;
  const name = (key: string) => (key === '*' ? t('colourlessMark') : key);
  return (
    <Figure
      title={t('gems')}
      words={t('gemsWords')}
      chart={
        <BarChart
          label={t('gems')}
          categories={rows.map(({ key }) => name(key))}
          series={[
            { name: t('gemsGiven'), values: rows.map(({ given }) => given) },
            { name: t('gemsAsking'), values: rows.map(({ askers }) => askers) },
          ]}
        />
      }
      table={{
        head: [t('gem'), t('gemsGiven'), t('gemsAsking'), t('most')],
        rows: rows.map(({ key, given, askers, most }) => [name(key), given, askers, most]),
      }}
    />
  );
}
