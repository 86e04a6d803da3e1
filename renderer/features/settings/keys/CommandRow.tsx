import { Plus, RotateCcw, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import type { Command } from '../../../shared/keys/command.ts';
import { Keys } from '../../../shared/keys/KeySheet.tsx';
import { type Key, keyWord } from '../../../shared/keys/key.ts';
import { IconButton } from '../../../shared/ui/Button.tsx';
import { Kbd } from '../../../shared/ui/Kbd.tsx';
import styles from './KeySettings.module.css';
import { keyTexts } from './texts.ts';
import { useNextKey } from './use-next-key.ts';

interface CommandRowProps {
  readonly command: Command;
  readonly keys: readonly Key[];
  /** The user has given it other keys than its own. */
  readonly changed: boolean;
  /** Why the last key was not given to it; null = it was. */
  readonly refusal: string | null;
  readonly onKeys: (keys: readonly Key[]) => void;
}

/** A command and its keys: each is a button that waits for another key. */
export function CommandRow({ command, keys, changed, refusal, onKeys }: CommandRowProps) {
  const t = useTexts(keyTexts);
  const say = useBilingual();
  const [waiting, setWaiting] = useState<number | null>(null);
  const name = say(command.text);
  const heard = useCallback(
    (key: Key | null) => {
      setWaiting(null);
      if (key === null || waiting === null || keys.includes(key)) return;
      onKeys(waiting === keys.length ? [...keys, key] : keys.map((had, at) => (at === waiting ? key : had)));
    },
    [waiting, keys, onKeys],
  );
  useNextKey(waiting !== null, heard);
  // Keys that stand for numbers are changed one by one; there are as many as there are numbers.
  const counted = command.keys.length > 4;
  return (
    <li className={styles.row}>
      <span>{name}</span>
      {command.fixed ? (
        <span className={styles.fixed}>
          <Keys keys={keys} /> {t('fixed')}
        </span>
      ) : (
        <span className={styles.own}>
          {keys.map((key, at) => (
            <span key={key} className={styles.key}>
              <button
                type="button"
                className={styles.change}
                aria-label={t('change', { key: keyWord(key), command: name })}
                aria-pressed={waiting === at}
                onClick={() => setWaiting(waiting === at ? null : at)}
                onBlur={() => setWaiting(null)}
              >
                {waiting === at ? t('press') : <Kbd keys={key} />}
              </button>
              {!counted && (
                <IconButton
                  className={styles.small}
                  label={t('remove', { key: keyWord(key), command: name })}
                  icon={<X />}
                  onClick={() => onKeys(keys.filter((had) => had !== key))}
                />
              )}
            </span>
          ))}
          {keys.length === 0 && waiting === null && <span className={styles.fixed}>{t('none')}</span>}
          {!counted && (
            <button
              type="button"
              className={styles.change}
              aria-label={t('add', { command: name })}
              aria-pressed={waiting === keys.length}
              onClick={() => setWaiting(waiting === keys.length ? null : keys.length)}
              onBlur={() => setWaiting(null)}
            >
              {waiting === keys.length ? t('press') : <Plus aria-hidden="true" />}
            </button>
          )}
          <IconButton
            className={styles.small}
            label={t('reset', { command: name })}
            icon={<RotateCcw />}
            disabled={!changed}
            onClick={() => onKeys(command.keys)}
          />
        </span>
      )}
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </li>
  );
}
