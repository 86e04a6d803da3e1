import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { LibraryCard } from '../../../../db/model/card.ts';
import { localized } from '../../../../db/model/text.ts';
import { summaryOf } from '../../../shared/card-facts/facts.ts';
import { ColourMarks, CostBadge } from '../../../shared/card-facts/Marks.tsx';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { TextField } from '../../../shared/ui/TextField.tsx';
import styles from './FindCard.module.css';
import { deckFileTexts } from './texts.ts';
import { type LineToMend, useCandidates } from './use-candidates.ts';

interface FindCardProps {
  readonly line: LineToMend;
  readonly onChoose: (card: LibraryCard) => void;
  readonly onClose: () => void;
}

/** Which card a line means: similar names at once, a search when something is typed; arrows mark, Enter chooses. */
export function FindCard({ line, onChoose, onClose }: FindCardProps) {
  const t = useTexts(deckFileTexts);
  const say = useBilingual();
  const language = useLanguage();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const search = typed.trim() === '' ? null : typed;
  const { state, cards, expected } = useCandidates(line, search);
  const marked = Math.min(active, cards.length - 1);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const card = cards[marked];
    if (event.key === 'ArrowDown') setActive(Math.min(cards.length - 1, marked + 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(0, marked - 1));
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // The answer to what is typed may still be on its way: nothing else is chosen in its place.
      if (card !== undefined && state === 'ready') onChoose(card);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const nothing =
    expected !== null
      ? t('searchWrong', { expected: say(expected) })
      : search === null
        ? t('noSuggestion')
        : t('noResult');
  return (
    <div className={styles.find}>
      <TextField
        type="search"
        label={t('search')}
        labelHidden
        placeholder={t('search')}
        icon={<Search aria-hidden="true" />}
        value={typed}
        autoFocus
        aria-controls={`${id}-cards`}
        aria-activedescendant={cards.length === 0 ? undefined : `${id}-${marked}`}
        onValue={(value) => {
          setTyped(value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {state === 'ready' && cards.length === 0 && (
        <p role="status" className={styles.nothing}>
          {nothing}
        </p>
      )}
      <div
        id={`${id}-cards`}
        role="listbox"
        aria-label={search === null ? t('suggestions') : t('results')}
        className={styles.cards}
      >
        {cards.map((card, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field chooses the active option
          <div
            key={card.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === marked}
            aria-label={summaryOf(card, language)}
            className={cx(styles.card, place === marked && styles.active)}
            onClick={() => onChoose(card)}
          >
            <CostBadge card={card} />
            <ColourMarks card={card} />
            <span className={styles.name}>{localized(card.card.name, language)}</span>
            <span className={styles.number}>{card.card.number ?? card.id}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
