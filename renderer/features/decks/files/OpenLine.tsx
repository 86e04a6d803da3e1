import { CircleCheck, CircleHelp, CircleMinus, Search, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { LibraryCard } from '../../../../db/model/card.ts';
import type { UnresolvedDeckLine } from '../../../../db/model/deck.ts';
import type { GameId } from '../../../../db/model/game.ts';
import { localized } from '../../../../db/model/text.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../../shared/ui/Button.tsx';
import { FindCard } from './FindCard.tsx';
import type { Mend } from './import-content.ts';
import styles from './OpenLine.module.css';
import { deckFileTexts } from './texts.ts';

interface OpenLineProps {
  readonly line: UnresolvedDeckLine;
  /** Where it stands in the list that is imported; null = it is in a deck already. */
  readonly number: number | null;
  readonly game: GameId | null;
  readonly candidates: readonly string[];
  /** What the user has made of it; null = nothing yet. */
  readonly mend: Mend | null;
  readonly onCard: (card: LibraryCard) => void;
  readonly onRemove: () => void;
  readonly onTakeBack?: () => void;
}

/** A line that no card was found for, as it was written, with a search to mend it. */
export function OpenLine({ line, number, game, candidates, mend, onCard, onRemove, onTakeBack }: OpenLineProps) {
  const t = useTexts(deckFileTexts);
  const language = useLanguage();
  const [finding, setFinding] = useState(false);
  const find = useRef<HTMLButtonElement>(null);
  const { text, name } = line;

  function close(): void {
    setFinding(false);
    find.current?.focus();
  }

  return (
    <li className={styles.line}>
      <div className={styles.row}>
        {mend === null ? (
          <CircleHelp aria-hidden="true" className={styles.open} />
        ) : mend.type === 'card' ? (
          <CircleCheck aria-hidden="true" className={styles.mended} />
        ) : (
          <CircleMinus aria-hidden="true" className={styles.dropped} />
        )}
        {number !== null && <span className={styles.number}>{t('lineNumber', { line: number })}</span>}
        <span className={styles.text}>{text}</span>
        {mend !== null && (
          <span className={styles.answer}>
            {mend.type === 'card' ? t('isCard', { name: localized(mend.card.card.name, language) }) : t('leftOut')}
          </span>
        )}
        <span className={styles.actions}>
          {mend === null ? (
            <>
              <Button
                ref={find}
                tone={finding ? 'quiet' : 'plain'}
                icon={<Search aria-hidden="true" />}
                aria-expanded={finding}
                aria-label={t('findCardFor', { text })}
                onClick={() => (finding ? close() : setFinding(true))}
              >
                {t('findCard')}
              </Button>
              <IconButton
                label={t(number === null ? 'removeLine' : 'leaveOutLine', { text })}
                icon={<X />}
                onClick={onRemove}
              />
            </>
          ) : (
            <Button
              tone="quiet"
              icon={<Undo2 aria-hidden="true" />}
              aria-label={t('takeBackLine', { text })}
              onClick={onTakeBack}
            >
              {t('takeBack')}
            </Button>
          )}
        </span>
      </div>
      {finding && mend === null && (
        <FindCard
          line={{ name, game, candidates }}
          onClose={close}
          onChoose={(card) => {
            setFinding(false);
            onCard(card);
          }}
        />
      )}
    </li>
  );
}
