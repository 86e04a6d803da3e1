import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import styles from './Figure.module.css';
import { statisticsTexts } from './texts.ts';

interface FigureProps {
  readonly title: string;
  /** What the figures mean and what is assumed. */
  readonly words?: string;
  readonly chart: ReactNode;
  readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly (string | number)[])[] };
  readonly children?: ReactNode;
}

/** A chart with the table of its figures beside it, or under it where there is little room. */
export function Figure({ title, words, chart, table, children }: FigureProps) {
  const t = useTexts(statisticsTexts);
  const id = useId();
  const [first, ...others] = table.head;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {words !== undefined && <p className={styles.words}>{words}</p>}
      {children}
      <div className={styles.both}>
        {chart}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by the keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={t('tableOf', { title })}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                {others.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, place) => (
                    <td key={others[place]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}
