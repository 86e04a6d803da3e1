import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { IconButton } from '../../../../shared/ui/Button.tsx';
import { playtestTexts } from '../../texts.ts';
import styles from './Free.module.css';

interface CountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** How much a step is; 1 by default. */
  readonly by?: number;
  readonly onValue: (value: number) => void;
  /** The label stands before the field; otherwise it is read aloud only. */
  readonly shown?: boolean;
  /** It has the focus when its window opens. */
  readonly first?: boolean;
}

/** A whole number within bounds, typed or stepped; what is no number leaves the value as it is. */
export function CountField({ label, value, from, to, by = 1, onValue, shown = false, first = false }: CountFieldProps) {
  const t = useTexts(playtestTexts);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const within = (number: number) => Math.max(from, Math.min(to, number));
  const type = (text: string) => {
    setTyped(text);
    const number = Number.parseInt(text.normalize('NFKC'), 10);
    if (Number.isInteger(number)) onValue(within(number));
  };
  const step = (steps: number) => {
    setTyped(null);
    onValue(within(value + steps * by));
  };
  return (
    <span className={styles.count}>
      <label htmlFor={id} className={shown ? undefined : 'visually-hidden'}>
        {label}
      </label>
      <IconButton
        label={`${label}: ${t('fewer')}`}
        icon={<Minus />}
        disabled={value <= from}
        onClick={() => step(-1)}
      />
      <input
        id={id}
        type="text"
        inputMode="numeric"
        className={styles.number}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
        {...(first && { 'data-first-focus': '' })}
      />
      <IconButton label={`${label}: ${t('more')}`} icon={<Plus />} disabled={value >= to} onClick={() => step(1)} />
    </span>
  );
}
