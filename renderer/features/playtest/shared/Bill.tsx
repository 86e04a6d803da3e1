import { useMemo } from 'react';
import type { BillLine } from '../../../engine/analysis.ts';
import { rulesOf } from '../../../engine/games/index.ts';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { playtestTexts } from '../texts.ts';
import styles from './Bill.module.css';
import { BillMark } from './BillMark.tsx';
import type { AnyOption } from './options.ts';
import { stateOf, useTable } from './table-store.ts';

/** The price as a bill: what is printed, what each card takes off or adds, what is due. */
export function Bill({ option }: { readonly option: AnyOption }) {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const state = useTable(stateOf);
  const lines = useMemo(() => rulesOf(state.game).bill(state, option), [state, option]);
  if (lines.length === 0) return null;
  return (
    <dl className={styles.bill} aria-label={t('bill')}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill have no identity beyond their place
        <div key={index} className={cx(styles.line, styles[line.kind])}>
          <dt>
            {line.mark !== undefined && <BillMark mark={line.mark} />}
            {say(line.label)}
          </dt>
          <dd>{figure(line)}</dd>
        </div>
      ))}
    </dl>
  );
}

function figure({ kind, value, met }: BillLine): string {
  const sign = met === undefined ? '' : met ? '✓' : '✕';
  if (value === undefined) return sign;
  if (value === null) return '?';
  const signed = kind === 'printed' || kind === 'due' || met !== undefined;
  const text = signed ? String(value) : value < 0 ? `− ${-value}` : `+ ${value}`;
  return sign === '' ? text : `${text} ${sign}`;
}
