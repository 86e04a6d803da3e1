import { Copy, X } from 'lucide-react';
import { Link } from 'wouter';
import type { LibraryCard } from '../../../../db/model/card.ts';
import { type Language, localized } from '../../../../db/model/text.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { factsOf } from '../../../shared/card-facts/facts.ts';
import { CostBadge, PriceMarks } from '../../../shared/card-facts/Marks.tsx';
import { shown, useCall } from '../../../shared/client/use-call.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { IconButton } from '../../../shared/ui/Button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import styles from './CardDetails.module.css';
import { costNotation } from './cost-notation.ts';
import { OwnCardButtons } from './OwnCardButtons.tsx';
import { copy, PrintingList } from './PrintingList.tsx';
import { detailTexts } from './texts.ts';

interface CardDetailsProps {
  readonly card: LibraryCard;
  readonly onClose: () => void;
}

/** One card with everything that is known of it: face, names and texts in both languages, cost, facts, printings, decks. */
export function CardDetails({ card, onClose }: CardDetailsProps) {
  const t = useTexts(detailTexts);
  const language = useLanguage();
  const other: Language = language === 'en' ? 'ja' : 'en';
  const { name, text } = card.card;
  const shownName = localized(name, language);
  const number = card.card.number ?? card.id;
  const note = typeof card.card.note === 'string' ? card.card.note : null;
  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 className={styles.name}>{shownName}</h2>
          {name[other] !== undefined && name[other] !== shownName && (
            <p className={styles.otherName} lang={other}>
              {name[other]}
            </p>
          )}
          <button
            type="button"
            className={styles.number}
            title={t('copyNumber', { text: number })}
            aria-label={t('copyNumber', { text: number })}
            onClick={() => void copy(number, t('copied', { text: number }))}
          >
            {number} <Copy aria-hidden="true" />
          </button>
        </div>
        <IconButton label={t('closeDetails')} icon={<X />} onClick={onClose} />
      </div>
      <CardFace {...card} rendering="full" language={language} className={cx(styles.face)} />
      <OwnCardButtons card={card} onClose={onClose} />
      <Cost card={card} />
      <PrintingList card={card} />
      <DecksWith card={card} />
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
    </div>
  );
}

/** Both faces of the cost: the marks as drawn and the notation as written. */
function Cost({ card }: { readonly card: LibraryCard }) {
  const t = useTexts(detailTexts);
  const language = useLanguage();
  const notation = costNotation(card, language);
  if (notation === null) return null;
  return (
    <section className={styles.cost}>
      <h3>{t('cost')}</h3>
      <span className={styles.marks}>
        <CostBadge card={card} />
        <PriceMarks card={card} />
      </span>
      <span className={styles.notation}>
        <span>{t('notation')}</span> <code>{notation}</code>
      </span>
    </section>
  );
}

function DecksWith({ card }: { readonly card: LibraryCard }) {
  const t = useTexts(detailTexts);
  const language = useLanguage();
  const decks = shown(useCall('decks.with', { game: card.game, card: card.id }));
  if (decks === null) return null;
  return (
    <section className={styles.decks}>
      <h3>{t('inDecks')}</h3>
      {decks.length === 0 ? (
        <p>{t('inNoDeck')}</p>
      ) : (
        <ul>
          {decks.map((deck) => (
            <li key={deck.id}>
              <Link href={`/decks/${deck.id}`}>{localized(deck.name, language)}</Link>
              <span>{t('copies', { count: deck.count })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
