import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useBilingual, useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { cx } from '../../../../shared/ui/cx.ts';
import type { GameView } from '../game-view.ts';
import { useTable } from '../table-store.ts';
import styles from './Figures.module.css';
import { figuresOf } from './figures.ts';
import { timeTexts } from './texts.ts';

/** The figures of the game as far as it is played, and whether it was rewound after a reveal. */
export function Figures({ spending }: { readonly spending: GameView['spending'] }) {
  const t = useTexts(timeTexts);
  const say = useBilingual();
  const language = useLanguage();
  const history = useTable((store) => store.history);
  const figures = useMemo(() => figuresOf(history, spending), [history, spending]);
  const unit = say(spending.name);
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(
    figures.spent / Math.max(1, figures.turns.length),
  );
  const facts = [
    [t('figureTurns'), figures.turns.length],
    [t('figureSeen'), figures.seen],
    [t('figureActions'), figures.actions],
    [t('figureMean', { what: unit }), mean],
  ] as const;
  return (
    <details className={styles.figures}>
      <summary>
        {t('figures')}
        {figures.rewound && <History aria-hidden="true" />}
      </summary>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={cx(styles.rewound, figures.rewound && styles.was)}>
        {figures.rewound ? t('rewound') : t('notRewound')}
      </p>
      <table className={styles.turns}>
        <thead>
          <tr>
            <th scope="col">{t('figureTurn')}</th>
            <th scope="col">{t('figureSeen')}</th>
            <th scope="col">{unit}</th>
            <th scope="col">{t('figureActions')}</th>
          </tr>
        </thead>
        <tbody>
          {figures.turns.map(({ turn, seen, spent, actions }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              <td>{seen}</td>
              <td>{spent}</td>
              <td>{actions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
