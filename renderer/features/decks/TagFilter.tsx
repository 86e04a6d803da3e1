import { useTexts } from '../../shared/i18n/use-texts.ts';
import { cx } from '../../shared/ui/cx.ts';
import styles from './TagFilter.module.css';
import { deckTexts } from './texts.ts';

interface TagFilterProps {
  readonly tags: readonly string[];
  readonly wanted: ReadonlySet<string>;
  readonly onWanted: (wanted: ReadonlySet<string>) => void;
}

/** The tags of all decks: those that are pressed must all be on a deck for it to be shown. */
export function TagFilter({ tags, wanted, onWanted }: TagFilterProps) {
  const t = useTexts(deckTexts);
  return (
    <fieldset aria-label={t('tagFilter')} className={styles.tags}>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          aria-pressed={wanted.has(tag)}
          className={cx(styles.tag, wanted.has(tag) && styles.on)}
          onClick={() => {
            const next = new Set(wanted);
            if (!next.delete(tag)) next.add(tag);
            onWanted(next);
          }}
        >
          {tag}
        </button>
      ))}
    </fieldset>
  );
}
