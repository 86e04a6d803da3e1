import { useTexts } from '../../shared/i18n/use-texts.ts';
import styles from './Curve.module.css';
import type { Bar } from './grouping.ts';
import { deckTexts } from './texts.ts';

const height = 92;
const barWidth = 22;
const gap = 6;
const foot = 16;
const head = 14;

/** How many cards of each cost, as bars with their numbers, and as a table for screen readers. */
export function Curve({ bars }: { readonly bars: readonly Bar[] }) {
  const t = useTexts(deckTexts);
  const width = bars.length * (barWidth + gap) - gap;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const room = height - foot - head;
  const name = ({ cost }: Bar) => (cost === null ? '?' : String(cost));
  return (
    <>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.curve} aria-hidden="true">
        {bars.map((bar, place) => {
          const x = place * (barWidth + gap);
          const high = (bar.count / most) * room;
          return (
            <g key={name(bar)}>
              <rect
                className={styles.bar}
                x={x}
                width={barWidth}
                rx={2}
                style={{
                  height: Math.max(bar.count === 0 ? 1 : 3, high),
                  y: head + room - Math.max(bar.count === 0 ? 1 : 3, high),
                }}
              />
              {bar.count > 0 && (
                <text className={styles.count} x={x + barWidth / 2} y={head + room - high - 4}>
                  {bar.count}
                </text>
              )}
              <text className={styles.cost} x={x + barWidth / 2} y={height - 3}>
                {name(bar)}
              </text>
            </g>
          );
        })}
      </svg>
      <table className="visually-hidden">
        <thead>
          <tr>
            <th scope="col">{t('cost')}</th>
            <th scope="col">{t('cards')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={name(bar)}>
              <th scope="row">{name(bar)}</th>
              <td>{bar.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
