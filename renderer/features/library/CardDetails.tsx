import { X } from 'lucide-react';
import { Link } from 'wouter';
import type { LibraryCard } from '../../../db/model/card.ts';
import { type Language, localized } from '../../../db/model/text.ts';
import { CardFace } from '../../shared/card-face/CardFace.tsx';
import { factsOf } from '../../shared/card-facts/facts.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import styles from './CardDetails.module.css';
import { libraryTexts } from './texts.ts';
import { useDecksWith } from './use-decks-with.ts';

/** One card with everything that is known of it: face, names and texts in both languages, facts, and its decks. */
export function CardDetails({ card, onClose }: { readonly card: LibraryCard; readonly onClose: () => void }) {
  const t = useTexts(libraryTexts);
  const language = useLanguage();
  const other: Language = language === 'en' ? 'ja' : 'en';
  const { name, text } = card.card;
  const shownName = localized(name, language);
  const note = typeof card.card.note === 'string' ? card.card.note : null;
  return (
    <aside className={styles.details} aria-label={t('details')}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>{shownName}</h2>
          {name[other] !== undefined && name[other] !== shownName && (
            <p className={styles.otherName} lang={other}>
              {name[other]}
            </p>
          )}
        </div>
        <IconButton label={t('closeDetails')} icon={<X />} onClick={onClose} />
      </div>
      <CardFace {...card} rendering="full" language={language} className={cx(styles.face)} />
      <dl className={styles.facts}>
        {factsOf(card, language).map(({ name: fact, values }) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>
              {values.map((value) => (
                <span key={value}>{value}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {text !== undefined && (
        <section className={styles.text}>
          <h3>{t('text')}</h3>
          {[language, other].map(
            (each) =>
              text[each] !== undefined && (
                <p key={each} lang={each}>
                  {text[each]}
                </p>
              ),
          )}
        </section>
      )}
      {note !== null && (
        <section className={styles.text}>
          <h3>{t('note')}</h3>
          <p lang="en">{note}</p>
        </section>
      )}
      <DecksWith card={card} />
    </aside>
  );
}

function DecksWith({ card }: { readonly card: LibraryCard }) {
  const t = useTexts(libraryTexts);
  const language = useLanguage();
  const decks = useDecksWith(card.game, card.id);
  if (decks === null) return null;
  return (
    <section className={styles.decks}>
      <h3>{t('inDecks')}</h3>
      {decks.length === 0 ? (
        <p>{t('inNoDeck')}</p>
      ) : (
        <ul>
          {decks.map(({ deck, count }) => (
            <li key={deck.id}>
              <Link href={`/decks/${deck.id}`}>{localized(deck.name, language)}</Link>
              <span>{t('copies', { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
