import { useState } from 'react';
import type { Bilingual } from '../../../db/model/text.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { fileTexts } from './files/texts.ts';
import styles from './PlaytestScreen.module.css';
import { startTexts } from './start/texts.ts';
import { playtestTexts } from './texts.ts';

interface OpenNotesProps {
  readonly missing: readonly string[];
  readonly refused: readonly Bilingual[];
  /** The name of the deck, where it is no longer there. */
  readonly deckGone: string | null;
  readonly otherEnd: boolean;
}

/** What could not be brought back when a saved game was opened. */
export function OpenNotes({ missing, refused, deckGone, otherEnd }: OpenNotesProps) {
  const t = useTexts(playtestTexts);
  const start = useTexts(startTexts);
  const file = useTexts(fileTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [read, setRead] = useState(false);
  const [first] = refused;
  const nothing = missing.length === 0 && first === undefined && deckGone === null && !otherEnd;
  if (read || nothing) return null;
  const cards = new Intl.ListFormat(language).format(missing);
  return (
    <div role="alert" className={styles.note}>
      <div>
        {otherEnd && <p>{file('otherEnd')}</p>}
        {deckGone !== null && <p>{file('deckGone', { deck: deckGone })}</p>}
        {missing.length > 0 && <p>{t('unknownCards', { cards })}</p>}
        {first !== undefined && <p>{start('notReplayed', { count: refused.length, why: say(first) })}</p>}
      </div>
      <Button onClick={() => setRead(true)}>{start('dismiss')}</Button>
    </div>
  );
}
