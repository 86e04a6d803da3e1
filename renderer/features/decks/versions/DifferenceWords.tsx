import { localized } from '../../../../db/model/localized.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import type { Cards } from '../grouping.ts';
import { deckTexts } from '../texts.ts';
import styles from './DifferenceWords.module.css';
import { type Difference, isSame } from './difference.ts';
import { versionTexts } from './texts.ts';

/** A difference in words: what came in with a plus, what went out with a minus, and what else is another. */
export function DifferenceWords({ difference, cards }: { readonly difference: Difference; readonly cards: Cards }) {
  const t = useTexts(versionTexts);
  const zoneWord = useTexts(deckTexts);
  const language = useLanguage();
  const nameOf = (id: string) => {
    const card = cards.get(id);
    return card === undefined ? id : localized(card.card.name, language);
  };
  if (isSame(difference)) return <p className={styles.same}>{t('same')}</p>;
  const { name, lines, unresolved, tags, notes, cover, printings } = difference;
  return (
    <ul className={styles.list}>
      {lines.map(({ card, zone, before, after }) => (
        <li key={`${zone}/${card}`} className={after > before ? styles.more : styles.fewer}>
          <b>{after > before ? `+${after - before}` : `−${before - after}`}</b> {nameOf(card)}
          {(zone === 'side' || zone === 'maybe') && <span className={styles.zone}>{zoneWord(zone)}</span>}
        </li>
      ))}
      {unresolved.added.map((text) => (
        <li key={`+${text}`}>{t('lineAdded', { text })}</li>
      ))}
      {unresolved.removed.map((text) => (
        <li key={`-${text}`}>{t('lineRemoved', { text })}</li>
      ))}
      {name !== null && (
        <li>{t('renamed', { before: localized(name.before, language), after: localized(name.after, language) })}</li>
      )}
      {tags.added.length > 0 && <li>{t('tagsAdded', { tags: tags.added.join(t('comma')) })}</li>}
      {tags.removed.length > 0 && <li>{t('tagsRemoved', { tags: tags.removed.join(t('comma')) })}</li>}
      {printings.length > 0 && <li>{t('printings', { cards: printings.map(nameOf).join(t('comma')) })}</li>}
      {notes && <li>{t('notes')}</li>}
      {cover && <li>{t('cover')}</li>}
    </ul>
  );
}
