import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { GameId } from '../../../db/model/game.ts';
import { gameIds } from '../../../db/model/game-ids.ts';
import { missingFields, type TableField, type TableMapping, tableFields } from '../../../db/model/table-fields.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import styles from './ColumnsStep.module.css';
import { importCommands } from './commands.ts';
import { Fault } from './Fault.tsx';
import { useFieldName } from './field-names.ts';
import { type OpenFile, type TableWords, useImport } from './import-store.ts';
import { importTexts } from './texts.ts';

interface ColumnsStepProps {
  readonly file: OpenFile;
  readonly words: TableWords;
  readonly fault: CallError | null;
}

/** The step of tables: each column with its first cells and what it holds; proposed, and the user has the last word. */
export function ColumnsStep({ file, words, fault }: ColumnsStepProps) {
  const t = useTexts(importTexts);
  const card = useTexts(cardTexts);
  const fieldName = useFieldName();
  const { say, check, back } = useImport.getState();
  const first = useRef<HTMLSelectElement>(null);
  const id = useId();
  const { columns, samples, remembered } = file.detected.table ?? { columns: [], samples: [], remembered: false };
  const missing = missingFields(words.mapping);
  const isReady = missing.length === 0;
  useCommand(importCommands.importNext, () => void check(), isReady);
  useEffect(() => first.current?.focus(), []);

  const held = (column: string) => tableFields.find((field) => words.mapping[field] === column) ?? null;

  /** A fact has one column: what stood for it before is not used any more. */
  function hold(column: string, field: TableField | null): void {
    const others = Object.entries(words.mapping).filter(([one, other]) => other !== column && one !== field);
    const mapping: TableMapping = Object.fromEntries(field === null ? others : [...others, [field, column]]);
    say({ ...words, mapping });
  }

  return (
    <>
      <div className={styles.body}>
        <section className={styles.step} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{t('columnsTitle')}</h2>
          <p className={styles.words}>
            {t('columnsWords', { name: file.name, rows: file.detected.rows })}
            {remembered && <strong> {t('remembered')}</strong>}
          </p>
          <Fault fault={fault} />
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('column')}</th>
                <th scope="col">{t('holds')}</th>
                <th scope="col">{t('samples')}</th>
              </tr>
            </thead>
            <tbody>
              {columns.map((column, place) => (
                <tr key={column} data-used={held(column) !== null}>
                  <th scope="row">{column}</th>
                  <td>
                    <select
                      ref={place === 0 ? first : undefined}
                      className={cx(styles.select, styles.wide, held(column) === null && styles.unused)}
                      aria-label={t('holdsOf', { column })}
                      value={held(column) ?? ''}
                      onChange={(event) => hold(column, (event.target.value || null) as TableField | null)}
                    >
                      <option value="">{t('notUsed')}</option>
                      {tableFields.map((field) => (
                        <option key={field} value={field}>
                          {fieldName(field)}
                        </option>
                      ))}
                    </select>
                  </td>
                  <td className={styles.samples}>
                    {samples
                      .map((cells) => cells[place] ?? '')
                      .filter((cell) => cell !== '')
                      .join(' · ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {words.mapping.game === undefined && (
            <label className={styles.game}>
              <span>{t('gameOf')}</span>
              <select
                className={styles.select}
                value={words.game ?? ''}
                onChange={(event) => say({ ...words, game: (event.target.value || null) as GameId | null })}
              >
                <option value="">{t('gameByKind')}</option>
                {gameIds.map((game) => (
                  <option key={game} value={game}>
                    {card(game)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </section>
      </div>
      <footer className={styles.foot}>
        <p id={`${id}-missing`} role="status" className={styles.state} data-ready={isReady}>
          {isReady ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          {isReady
            ? t('complete')
            : t('missing', { fields: missing.map((group) => group.map(fieldName).join(t('or'))).join(', ') })}
        </p>
        <Button onClick={back}>{t('back')}</Button>
        <Button
          tone="primary"
          disabled={!isReady}
          aria-describedby={`${id}-missing`}
          command={importCommands.importNext}
          onClick={() => void check()}
        >
          {t('next')}
        </Button>
      </footer>
    </>
  );
}
