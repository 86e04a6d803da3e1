import { useBilingual, useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { searchTexts } from '../texts.ts';
import { helpSections } from './examples.ts';
import styles from './SearchHelp.module.css';

interface SearchHelpProps {
  readonly onClose: () => void;
  /** An example was clicked: it is to be searched for. */
  readonly onRun: (search: string) => void;
}

/** The language of searches, by examples that run when they are clicked. */
export default function SearchHelp({ onClose, onRun }: SearchHelpProps) {
  const t = useTexts(searchTexts);
  const say = useBilingual();
  const language = useLanguage();
  return (
    <Dialog open onClose={onClose} title={t('help')} wide>
      <div className={styles.sections}>
        {helpSections.map(({ title, about, examples }) => (
          <section key={title.en} className={styles.section}>
            <h3>{say(title)}</h3>
            <p className={styles.about}>{say(about)}</p>
            <dl>
              {examples.map(({ search, finds }) => (
                <div key={search.en}>
                  <dt>
                    <button
                      type="button"
                      className={styles.example}
                      {...(search === helpSections[0]?.examples[0]?.search && { 'data-first-focus': true })}
                      onClick={() => onRun(search[language])}
                    >
                      {search[language]}
                    </button>
                  </dt>
                  <dd>{say(finds)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
