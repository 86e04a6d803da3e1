import type { LibraryCard } from '../../../db/model/card.ts';
import { kindWord } from '../../../db/model/card-words.ts';
import { localized } from '../../../db/model/text.ts';
import { ColourMarks, CostBadge, PriceMarks } from '../../shared/card-facts/Marks.tsx';
import { useOwned } from '../../shared/collection/owned.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import styles from './CardLine.module.css';
import { libraryTexts } from './texts.ts';

/** The names of the columns; screen readers hear them with each card's own line. */
export function CardLineHead() {
  const t = useTexts(libraryTexts);
  return (
    <div className={styles.headBox}>
      <div className={`${styles.line} ${styles.head}`} aria-hidden="true">
        <span>{t('cost')}</span>
        <span className={styles.price}>{t('price')}</span>
        <span>{t('name')}</span>
        <span className={styles.kind}>{t('kind')}</span>
        <span>{t('colour')}</span>
        <span className={styles.figures}>{t('figures')}</span>
        <span className={styles.number}>{t('number')}</span>
        <span className={styles.owned}>{t('owned')}</span>
      </div>
    </div>
  );
}

/** A card in one line of the list. */
export function CardLine({ card }: { readonly card: LibraryCard }) {
  const language = useLanguage();
  const other = language === 'en' ? 'ja' : 'en';
  const owned = useOwned(card.game, card.id);
  const name = localized(card.card.name, language);
  const otherName = card.card.name[other];
  return (
    <div className={styles.line}>
      <span>
        <CostBadge card={card} />
      </span>
      <span className={styles.price}>
        <PriceMarks card={card} />
      </span>
      <span className={styles.name}>
        <b>{name}</b>
        {otherName !== undefined && otherName !== name && <span lang={other}>{otherName}</span>}
      </span>
      <span className={styles.kind}>{kindWord(card.card.kind)[language]}</span>
      <ColourMarks card={card} />
      <span className={styles.figures}>{figures(card)}</span>
      <span className={styles.number}>{card.card.number}</span>
      <span className={styles.owned}>{owned === 0 ? '' : owned}</span>
    </div>
  );
}

function figures(card: LibraryCard): string {
  if (card.game === 'colossus-order') {
    return card.card.kind === 'follower' ? `${card.card.attack ?? '?'} / ${card.card.defence ?? '?'}` : '';
  }
  return (card.card.levels ?? [])
    .flatMap(({ bp }) => (bp === undefined || bp === null ? [] : [String(bp)]))
    .join(' · ');
}
