import { localized } from '../../../../db/model/text.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { type OpenDeck, useDecks } from '../deck-store.ts';
import { withMended, withoutOpenLine } from './import-content.ts';
import { OpenLine } from './OpenLine.tsx';
import styles from './OpenLines.module.css';
import { deckFileTexts } from './texts.ts';

/** The lines of an open deck that no card was found for: each is mended with a search or removed; undo brings it back. */
export function OpenLines({ deck }: { readonly deck: OpenDeck }) {
  const t = useTexts(deckFileTexts);
  const language = useLanguage();
  const edit = useDecks((store) => store.edit);
  const { unresolved } = deck.history.present;
  if (unresolved.length === 0) return null;
  return (
    <section aria-label={t('notFound')} className={styles.part}>
      <h2>
        {t('notFound')} <span>{unresolved.length}</span>
      </h2>
      <ul className={styles.lines}>
        {unresolved.map((line, place) => (
          <OpenLine
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line can stand in a deck twice
            key={`${line.text}/${place}`}
            line={line}
            number={null}
            game={deck.game}
            candidates={[]}
            mend={null}
            onCard={(card) => {
              edit(deck.id, (now) => withMended(now, place, card));
              announce(t('mended', { text: line.text, name: localized(card.card.name, language) }));
            }}
            onRemove={() => {
              edit(deck.id, (now) => withoutOpenLine(now, place));
              announce(t('removed', { text: line.text }));
            }}
          />
        ))}
      </ul>
    </section>
  );
}
