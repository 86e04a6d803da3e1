import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { FaultPlace } from '../../shared/search/FaultPlace.tsx';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useEdit, useFault } from './edit-context.ts';
import styles from './fields.module.css';
import type { Counts, Form } from './form.ts';
import { editorTexts } from './texts.ts';

/** The facts of the form that are a text. */
type TextFact = { [K in keyof Form]: Form[K] extends string ? K : never }[keyof Form];

interface FactFieldProps {
  readonly fact: Exclude<TextFact, 'game' | 'kind'>;
  readonly label: string;
  readonly placeholder?: string;
  readonly lang?: string;
  /** The path of its faults, where that is not the fact's own name. */
  readonly path?: string;
}

/** A fact of the card as a line of text. */
export function FactField({ fact, label, path = fact, ...rest }: FactFieldProps) {
  const { form, set } = useEdit();
  return (
    <LineField
      {...rest}
      label={label}
      path={path}
      value={form[fact]}
      onValue={(value) => set(fact, { [fact]: value })}
    />
  );
}

interface LineFieldProps {
  readonly label: string;
  readonly path: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly placeholder?: string;
  readonly lang?: string;
  readonly className?: string | undefined;
}

/** A line of text; what is wrong with it stands under it, and in cost notation its place is underlined. */
export function LineField({ path, ...rest }: LineFieldProps) {
  const fault = useFault(path);
  const input = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...rest}
      inputRef={input}
      fault={fault?.words ?? null}
      over={fault === null || fault.at === null ? null : <FaultPlace text={rest.value} at={fault.at} field={input} />}
    />
  );
}

interface AreaFieldProps {
  readonly fact: 'textEn' | 'textJa';
  readonly label: string;
  readonly lang: string;
}

/** A text of several lines. */
export function AreaField({ fact, label, lang }: AreaFieldProps) {
  const { form, set } = useEdit();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        lang={lang}
        rows={3}
        value={form[fact]}
        onChange={({ target }) => set(fact, { [fact]: target.value })}
      />
    </div>
  );
}

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly onValue: (value: string) => void;
}

/** One of a list of choices. */
export function SelectField({ label, value, choices, onValue }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onValue(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckFieldProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChecked: (checked: boolean) => void;
}

/** A fact that is so or not. */
export function CheckField({ label, checked, onChecked }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChecked(target.checked)} />
      {label}
    </label>
  );
}

interface CountsFieldProps {
  readonly label: string;
  readonly path: string;
  readonly keys: readonly (keyof (typeof cardTexts)['en'])[];
  readonly counts: Counts;
  readonly onCounts: (counts: Counts) => void;
}

/** Counts by colour, each in its own small field. */
export function CountsField({ label, path, keys, counts, onCounts }: CountsFieldProps) {
  const word = useTexts(cardTexts);
  return (
    <fieldset className={styles.counts}>
      <legend>{label}</legend>
      {keys.map((key) => (
        <LineField
          key={key}
          className={styles.count}
          label={(word as (key: string) => string)(key)}
          path={`${path}.${key}`}
          value={counts[key] ?? ''}
          onValue={(value) => onCounts({ ...counts, [key]: value })}
        />
      ))}
    </fieldset>
  );
}

interface RowsProps<Row> {
  readonly rows: readonly Row[];
  /** What a row is, for its name. */
  readonly name: string;
  readonly path: string;
  readonly add: string;
  readonly fresh: Row;
  readonly onRows: (field: string, rows: readonly Row[]) => void;
  readonly children: (row: Row, path: string, change: (part: Partial<Row>) => void) => ReactNode;
}

/** Rows of facts that can be added and taken out. */
export function Rows<Row extends object>({ rows, name, path, add, fresh, onRows, children }: RowsProps<Row>) {
  const t = useTexts(editorTexts);
  const fault = useFault(path);
  return (
    <div className={styles.rows}>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place
        <fieldset key={i} className={styles.row} aria-label={t('numbered', { what: name, place: i + 1 })}>
          {children(row, `${path}.${i}`, (part) => {
            const field = `${path}.${i}.${Object.keys(part).join()}`;
            onRows(
              field,
              rows.map((each, place) => (place === i ? { ...each, ...part } : each)),
            );
          })}
          <IconButton
            className={styles.takeOut}
            label={t('takeOut', { what: name, place: i + 1 })}
            icon={<X />}
            onClick={() => onRows(`${path}-${rows.length}`, rows.toSpliced(i, 1))}
          />
          <RowFault path={`${path}.${i}`} />
        </fieldset>
      ))}
      {fault !== null && <p className={styles.fault}>{fault.words}</p>}
      <Button tone="quiet" icon={<Plus />} onClick={() => onRows(`${path}+${rows.length}`, [...rows, fresh])}>
        {add}
      </Button>
    </div>
  );
}

function RowFault({ path }: { readonly path: string }) {
  const fault = useFault(path);
  return fault === null ? null : <p className={styles.fault}>{fault.words}</p>;
}

/** A part of the form with its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Fields beside one another, as many as there is room for. */
export function Line({ children }: { readonly children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
