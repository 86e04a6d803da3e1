import { CircleAlert, CircleQuestionMark, Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import type { QueryFault } from '../card-list/use-paged-cards.ts';
import { useBilingual, useTexts } from '../i18n/use-texts.ts';
import { announce } from '../ui/announce.ts';
import { IconButton } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { TextField } from '../ui/TextField.tsx';
import { FaultPlace } from './FaultPlace.tsx';
import styles from './SearchField.module.css';
import { searchTexts } from './texts.ts';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly onValue: (text: string) => void;
  /** Where the search cannot be read (`usePagedCards`); null = it can. */
  readonly fault: QueryFault | null;
  readonly onHelp?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly label?: string;
  readonly placeholder?: string;
  readonly className?: string | undefined;
}

/** A fault that a user is typing past is not read aloud: it must stand this long, in milliseconds. */
const faultStands = 900;

/**
 * The field for searches, wherever cards are searched: the place that cannot be read is underlined, and what was expected
 * there stands under the field, over what lies below, so that nothing moves while a condition is being typed.
 */
export function SearchField(props: SearchFieldProps) {
  const { field, value, onValue, fault, onHelp, onKeyDown, label, placeholder, className } = props;
  const t = useTexts(searchTexts);
  const id = useId();
  const words = useFaultWords(value, fault);
  useEffect(() => {
    if (words === null) return;
    const timer = setTimeout(() => announce(words, { shown: false }), faultStands);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <search className={cx(styles.search, className)}>
      <TextField
        type="search"
        label={label ?? t('search')}
        labelHidden
        placeholder={placeholder ?? t('hint')}
        icon={<Search aria-hidden="true" />}
        inputRef={field}
        value={value}
        onValue={onValue}
        onKeyDown={onKeyDown}
        {...(fault !== null && { 'aria-invalid': true, 'aria-describedby': id })}
        over={fault === null ? null : <FaultPlace text={value} at={fault.at} field={field} />}
        end={onHelp && <IconButton label={t('help')} icon={<CircleQuestionMark />} onClick={onHelp} />}
      />
      {words !== null && (
        <div id={id} className={styles.fault}>
          <CircleAlert aria-hidden="true" />
          <div>
            <p>{words}</p>
            <p className={styles.still}>{t('stillShown')}</p>
          </div>
        </div>
      )}
    </search>
  );
}

/** The sentence for a fault; people count characters from 1, and a character of two units is one. */
function useFaultWords(text: string, fault: QueryFault | null): string | null {
  const t = useTexts(searchTexts);
  const say = useBilingual();
  if (fault === null) return null;
  const expected = say(fault.expected);
  if (fault.at >= text.trimEnd().length) return t('faultAtEnd', { expected });
  return t('fault', { place: Array.from(text.slice(0, fault.at)).length + 1, expected });
}
