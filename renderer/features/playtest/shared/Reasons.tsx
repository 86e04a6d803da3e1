import { X } from 'lucide-react';
import { useMemo } from 'react';
import { rulesOf } from '../../../engine/games/index.ts';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { playtestTexts } from '../texts.ts';
import type { AnyOption } from './options.ts';
import styles from './Reasons.module.css';
import { stateOf, useTable } from './table-store.ts';

/** Everything that is missing, each with have and need, and the smallest changes that would help. */
export function Reasons({ option }: { readonly option: AnyOption }) {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const state = useTable(stateOf);
  const help = useMemo(() => rulesOf(state.game).help(state, option), [state, option]);
  return (
    <>
      <section className={styles.section}>
        <h3>
          <span>{t('missing')}</span>
          <span>{t('missingCount', { count: option.unmet.length })}</span>
        </h3>
        <ul className={styles.missing}>
          {option.unmet.map((unmet, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew as a whole
            <li key={index}>
              <X aria-hidden="true" />
              <span>{say(unmet.message)}</span>
              {unmet.need !== undefined && unmet.have !== undefined && (
                <strong>{t('haveNeed', { have: unmet.have, need: unmet.need })}</strong>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h3>
          <span>{t('help')}</span>
        </h3>
        {help.length === 0 ? (
          <p className={styles.none}>{t('noHelp')}</p>
        ) : (
          <ul className={styles.help}>
            {help.map((change) => (
              <li key={change.message.en}>{say(change.message)}</li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
