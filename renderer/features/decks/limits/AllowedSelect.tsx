import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { limitTexts } from './texts.ts';

/** The limits that games of this kind have; another one of an imported list stands beside them. */
const usual: readonly (number | null)[] = [0, 1, 2, 3, 20, null];

/** Says a number of copies in words; null = any number. */
export function useAllowedWords(): (allowed: number | null) => string {
  const t = useTexts(limitTexts);
  return (allowed) => {
    if (allowed === null) return t('any');
    return allowed === 0 ? t('forbidden') : t('atMost', { count: allowed });
  };
}

interface AllowedSelectProps {
  readonly label: string;
  readonly value: number | null;
  readonly onValue: (allowed: number | null) => void;
}

/** How many copies a deck may hold; null = any number. */
export function AllowedSelect({ label, value, onValue }: AllowedSelectProps) {
  const say = useAllowedWords();
  const choices = usual.includes(value) ? usual : [value, ...usual];
  return (
    <select
      aria-label={label}
      value={value ?? 'any'}
      onChange={(event) => onValue(event.target.value === 'any' ? null : Number(event.target.value))}
    >
      {choices.map((allowed) => (
        <option key={allowed ?? 'any'} value={allowed ?? 'any'}>
          {say(allowed)}
        </option>
      ))}
    </select>
  );
}
