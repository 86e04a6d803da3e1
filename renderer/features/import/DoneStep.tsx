import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { ImportResult } from '../../../electron/ipc/import-contract.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import buttonStyles from '../../shared/ui/Button.module.css';
import { Button } from '../../shared/ui/Button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { importCommands } from './commands.ts';
import styles from './DoneStep.module.css';
import { useImport } from './import-store.ts';
import { importTexts } from './texts.ts';

/** So many sets are named; a search for more would be longer than anybody reads. */
const mostSets = 8;

/** The address of the library with a search for these sets. */
function addressOf(codes: readonly string[]): string {
  return `/library?search=${encodeURIComponent(codes.map((code) => `set:${code}`).join(' OR '))}`;
}

/** The last step: what came in, and the way to it. */
export function DoneStep({ result }: { readonly result: ImportResult }) {
  const t = useTexts(importTexts);
  const again = useImport((store) => store.again);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  useCommand(importCommands.importNext, () => link.current?.click());
  const { added, changed, same, refused } = result;
  const sets = result.sets.slice(0, mostSets);
  return (
    <section className={styles.done} aria-labelledby="import-done">
      <CircleCheck aria-hidden="true" className={styles.sign} />
      <h2 id="import-done">{t('doneTitle')}</h2>
      <p>{t('doneWords', { added, changed, same, refused })}</p>
      {sets.length > 0 && (
        <ul aria-label={t('sets')} className={styles.sets}>
          {sets.map(({ game, code, cards }) => (
            <li key={`${game} ${code}`}>
              <Link href={addressOf([code])}>{code}</Link> {t('setCards', { count: cards })}
            </li>
          ))}
          {result.sets.length > mostSets && <li>…</li>}
        </ul>
      )}
      <div className={styles.actions}>
        <Button onClick={again}>{t('another')}</Button>
        <Link
          ref={link}
          href={addressOf([...new Set(sets.map(({ code }) => code))])}
          className={cx(buttonStyles.button, buttonStyles.primary)}
        >
          {t('showNew')}
        </Link>
      </div>
    </section>
  );
}
