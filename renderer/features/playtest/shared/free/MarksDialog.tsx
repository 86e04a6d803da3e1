import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../../../shared/ui/Button.tsx';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { TextField } from '../../../../shared/ui/TextField.tsx';
import { instanceName } from '../cards.ts';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import styles from './Free.module.css';
import { marksOf } from './marks-of.ts';
import { freeTexts } from './texts.ts';

interface MarksDialogProps {
  /** null = the table. */
  readonly card: string | null;
  readonly onClose: () => void;
}

/** The named counters and the note of a card or of the table. Each change is an action of its own. */
export function MarksDialog({ card, onClose }: MarksDialogProps) {
  const t = useTexts(freeTexts);
  const language = useLanguage();
  const api = useTableApi();
  const state = useTable(stateOf);
  const marks = marksOf(state, card);
  const [name, setName] = useState('');
  const [note, setNote] = useState(marks.note ?? '');
  const noteId = useId();
  const counters = marks.counters ?? [];
  const set = (counter: string, value: number) =>
    api.getState().act({ type: 'named-counter', on: card, name: counter, value });
  const add = () => {
    const wanted = name.trim();
    if (wanted === '') return;
    const value = counters.find((counter) => counter.name === wanted)?.value ?? 0;
    if (set(wanted, value + 1)) setName('');
  };
  const title = card === null ? t('marksOfTable') : t('marksOf', { name: instanceName(state, card, language) });
  return (
    <Dialog open title={title} onClose={onClose}>
      <section className={styles.part}>
        <h3>{t('counters')}</h3>
        {counters.length === 0 ? (
          <p className={styles.dim}>{t('noCounters')}</p>
        ) : (
          <ul className={styles.counters}>
            {counters.map((counter) => (
              <li key={counter.name}>
                <span>{counter.name}</span>
                <IconButton
                  label={t('counterLess', { name: counter.name })}
                  icon={<Minus />}
                  onClick={() => set(counter.name, counter.value - 1)}
                />
                <strong>{counter.value}</strong>
                <IconButton
                  label={t('counterMore', { name: counter.name })}
                  icon={<Plus />}
                  onClick={() => set(counter.name, counter.value + 1)}
                />
              </li>
            ))}
          </ul>
        )}
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <TextField
            label={t('counterName')}
            placeholder={t('counterExample')}
            value={name}
            onValue={setName}
            maxLength={60}
            data-first-focus=""
            className={styles.grow ?? ''}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            {t('addCounter')}
          </Button>
        </form>
      </section>
      <section className={styles.part}>
        <h3>
          <label htmlFor={noteId}>{t('note')}</label>
        </h3>
        <textarea
          id={noteId}
          className={styles.note}
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <Button
          disabled={note.trim() === (marks.note ?? '')}
          onClick={() => api.getState().act({ type: 'note', on: card, text: note })}
        >
          {t('saveNote')}
        </Button>
      </section>
    </Dialog>
  );
}
