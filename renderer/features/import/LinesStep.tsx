import { useId } from 'react';
import type { CallError } from '../../../electron/ipc/contract.ts';
import type { ImportCounts } from '../../../electron/ipc/import-contract.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { importCommands } from './commands.ts';
import { Fault } from './Fault.tsx';
import { type OpenFile, useImport } from './import-store.ts';
import { LineList } from './LineList.tsx';
import styles from './LinesStep.module.css';
import { importTexts } from './texts.ts';
import { rowFilters, useLines } from './use-lines.ts';

const codings = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', shift_jis: 'Shift_JIS' } as const;

interface LinesStepProps {
  readonly file: OpenFile;
  readonly counts: ImportCounts;
  readonly fault: CallError | null;
}

/** The dry run: what would become of each row; then all that is good comes in, or nothing. */
export function LinesStep({ file, counts, fault }: LinesStepProps) {
  const t = useTexts(importTexts);
  const id = useId();
  const { commit, back, again } = useImport.getState();
  const lines = useLines(file.id, counts.refused > 0 ? 'refused' : 'all');
  const good = counts.added + counts.changed;
  useCommand(importCommands.importNext, () => void commit(), good > 0);

  const { form, encoding } = file.detected;
  const facts = { name: file.name, form: t(form) };
  const note =
    good > 0
      ? counts.refused > 0
        ? t('refusedNote', { count: counts.refused })
        : t('wholeNote')
      : counts.same > 0
        ? t('nothingNew')
        : t('nothingGood');

  function leaveOut(): void {
    again();
    announce(t('nothingImported'));
  }

  return (
    <>
      <section className={styles.step} aria-labelledby={`${id}-title`}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{t('linesTitle')}</h2>
          <p className={styles.words}>
            {encoding === null || encoding === 'utf-8'
              ? t('linesFile', facts)
              : t('linesFileCoded', { ...facts, encoding: codings[encoding] })}
            {' — '}
            {t('nothingYet')}
          </p>
          <Fault fault={fault} />
          <div role="radiogroup" aria-label={t('show')} className={styles.filters}>
            {rowFilters.map((filter) => (
              <label key={filter} className={styles.filter} data-kind={filter} data-none={counts.rows[filter] === 0}>
                <input
                  type="radio"
                  name={`${id}-show`}
                  value={filter}
                  checked={lines.show === filter}
                  onChange={() => lines.setShow(filter)}
                />
                <span className={styles.count}>{counts.rows[filter].toLocaleString()}</span>
                <span>{t(filter)}</span>
              </label>
            ))}
          </div>
        </div>
        <LineList key={lines.show} lines={lines} total={counts.rows[lines.show]} isTable={form === 'csv'} />
      </section>
      <footer className={styles.foot}>
        <p className={styles.note}>{note}</p>
        <Button onClick={back}>{t('back')}</Button>
        {counts.refused > 0 && good > 0 && <Button onClick={leaveOut}>{t('importNothing')}</Button>}
        <Button tone="primary" disabled={good === 0} command={importCommands.importNext} onClick={() => void commit()}>
          {counts.refused > 0 && good > 0 ? t('importRest', { count: good }) : t('importAll', { count: good })}
        </Button>
      </footer>
    </>
  );
}
