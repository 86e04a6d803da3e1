import { AxisBottom, AxisLeft } from '@visx/axis';
import { Group } from '@visx/group';
import { PatternCircles, PatternLines } from '@visx/pattern';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useId, useRef } from 'react';
import { cx } from '../../../shared/ui/cx.ts';
import { useWidth } from '../../../shared/ui/use-size.ts';
import styles from './BarChart.module.css';

interface Series {
  readonly name: string;
  /** One for each category. */
  readonly values: readonly number[];
}

interface BarChartProps {
  /** What the chart shows, for screen readers; its figures are in the table beside it. */
  readonly label: string;
  readonly categories: readonly string[];
  /** At most four. They differ by pattern as well as by colour. */
  readonly series: readonly Series[];
  /** Bars of one category on top of each other, or side by side. */
  readonly stacked?: boolean;
  /** The top of the scale; absent = the greatest value. */
  readonly top?: number;
  /** The figure on a bar. */
  readonly figure?: (value: number) => string;
}

const height = 168;
const margin = { top: 18, right: 4, bottom: 22, left: 26 };
const inks = ['var(--accent)', 'var(--game-blue)', 'var(--game-green)', 'var(--game-purple)'];

/** Bars with their figures, readable without colour: each series has its own pattern, and a key names them. */
export function BarChart({ label, categories, series, stacked = false, top, figure = String }: BarChartProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const room = { width: Math.max(0, width - margin.left - margin.right), height: height - margin.top - margin.bottom };
  const totals = categories.map((_, place) => series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0));
  const greatest = top ?? Math.max(1, ...(stacked ? totals : series.flatMap(({ values }) => values)));
  const x = scaleBand({ domain: categories.map((_, place) => place), range: [0, room.width], padding: 0.25 });
  const inner = scaleBand({ domain: series.map((_, place) => place), range: [0, x.bandwidth()], padding: 0.12 });
  const y = scaleLinear({ domain: [0, greatest], range: [room.height, 0], nice: top === undefined });
  const steps = y.ticks(4).filter((tick) => Number.isInteger(tick));

  const bars = categories.flatMap((category, place) => {
    let below = 0;
    return series.map(({ name, values }, of) => {
      const value = values[place] ?? 0;
      const from = stacked ? below : 0;
      below += value;
      return { key: `${category}/${name}`, place, of, from, value };
    });
  });
  return (
    <div ref={frame} className={styles.frame}>
      {series.length > 1 && (
        <ul className={styles.key} aria-hidden="true">
          {series.map(({ name }, of) => (
            <li key={name}>
              <svg viewBox="0 0 14 14" aria-hidden="true">
                <rect width="14" height="14" rx="2" fill={`url(#${id}-${of})`} stroke={inks[of]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <svg role="img" aria-label={label} height={height} className={styles.chart}>
        <defs>
          {series.map(({ name }, of) => (
            <Pattern key={name} id={`${id}-${of}`} of={of} />
          ))}
        </defs>
        <Group left={margin.left} top={margin.top}>
          {steps.map((step) => (
            <line key={step} className={styles.step} x1={0} x2={room.width} y1={y(step)} y2={y(step)} />
          ))}
          {bars.map(({ key, place, of, from, value }) => (
            <Bar
              key={key}
              x={(x(place) ?? 0) + (stacked ? 0 : (inner(of) ?? 0))}
              y={y(from + value)}
              width={stacked ? x.bandwidth() : inner.bandwidth()}
              height={Math.max(0, y(from) - y(from + value))}
              fill={`url(#${id}-${of})`}
              stroke={value === 0 ? 'none' : inks[of]}
            />
          ))}
          {stacked
            ? totals.map((total, place) => (
                <text
                  key={categories[place]}
                  className={styles.figure}
                  x={(x(place) ?? 0) + x.bandwidth() / 2}
                  y={y(total) - 4}
                >
                  {total === 0 ? '' : figure(total)}
                </text>
              ))
            : bars.map(({ key, place, of, value }) => (
                <text
                  key={key}
                  className={styles.figure}
                  x={(x(place) ?? 0) + (inner(of) ?? 0) + inner.bandwidth() / 2}
                  y={y(value) - 4}
                >
                  {figure(value)}
                </text>
              ))}
          <AxisLeft
            scale={y}
            tickValues={steps}
            tickFormat={(value) => String(value)}
            hideAxisLine
            hideTicks
            axisClassName={cx(styles.axis)}
            tickLabelProps={{ className: cx(styles.tick), fontFamily: 'inherit', textAnchor: 'end', dx: -2, dy: 4 }}
          />
          <AxisBottom
            scale={x}
            top={room.height}
            tickFormat={(place) => categories[place] ?? ''}
            hideTicks
            axisClassName={cx(styles.axis)}
            tickLabelProps={{ className: cx(styles.tick), fontFamily: 'inherit', textAnchor: 'middle', dy: 2 }}
          />
        </Group>
      </svg>
    </div>
  );
}

/** The pattern of a series: full, slanted lines, dots, crossed lines. */
function Pattern({ id, of }: { readonly id: string; readonly of: number }) {
  const ink = inks[of] ?? 'currentColor';
  if (of === 0) {
    return (
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
        <rect width="4" height="4" fill={ink} />
      </pattern>
    );
  }
  if (of === 2) return <PatternCircles id={id} width={6} height={6} radius={1.6} fill={ink} />;
  const orientation = of === 1 ? (['diagonal'] as const) : (['horizontal', 'vertical'] as const);
  return <PatternLines id={id} width={6} height={6} stroke={ink} strokeWidth={1.5} orientation={[...orientation]} />;
}
