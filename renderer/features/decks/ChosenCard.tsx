import { BookImage, Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import type { DeckLine } from '../../../db/model/deck.ts';
import { printingKey } from '../../../db/model/deck-content.ts';
import { localized } from '../../../db/model/localized.ts';
import { CardFace } from '../../shared/card-face/CardFace.tsx';
import { shown, useCall } from '../../shared/client/use-call.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import styles from './ChosenCard.module.css';
import { copiesIn, keyOfLine, withCopies, withPrinting } from './deck-edit.ts';
import { type OpenDeck, useDecks } from './deck-store.ts';
import { zoneOf } from './grouping.ts';
import { deckTexts } from './texts.ts';

const zones = ['main', 'side', 'maybe'] as const;

interface ChosenCardProps {
  readonly deck: OpenDeck;
  readonly card: LibraryCard;
}

/** The card that the user looks at: its face, its copies in each zone, which printings they are, and the deck's cover. */
export function ChosenCard({ deck, card }: ChosenCardProps) {
  const t = useTexts(deckTexts);
  const language = useLanguage();
  const edit = useDecks((store) => store.edit);
  const content = deck.history.present;
  const name = localized(card.card.name, language);
  const lines = content.lines.filter((line) => line.card === card.id);
  const isCover = content.cover === card.id;
  return (
    <div className={styles.chosen} data-card={card.id} data-game={card.game}>
      <Face card={card} alone={deck.starter} />
      {!deck.starter && (
        <div className={styles.acts}>
          <ul className={styles.zones}>
            {zones.map((meant) => {
              const zone = zoneOf(meant, card);
              const count = copiesIn(content, card.id, zone);
              const change = (by: number) =>
                edit(deck.id, (now) => withCopies(now, card.id, zone, copiesIn(now, card.id, zone) + by));
              return (
                <li key={meant}>
                  <span>{t(meant)}</span>
                  <IconButton
                    label={t('fewerIn', { name, zone: t(meant) })}
                    icon={<Minus />}
                    disabled={count === 0}
                    onClick={() => change(-1)}
                  />
                  <output>{count}</output>
                  <IconButton label={t('moreIn', { name, zone: t(meant) })} icon={<Plus />} onClick={() => change(1)} />
                </li>
              );
            })}
          </ul>
          {lines.length > 0 && (
            <Button
              icon={<BookImage aria-hidden="true" />}
              aria-pressed={isCover}
              onClick={() => edit(deck.id, (now) => ({ ...now, cover: isCover ? null : card.id }))}
            >
              {isCover ? t('coverIs') : t('coverMake')}
            </Button>
          )}
        </div>
      )}
      {!deck.starter && lines.length > 0 && <Printings deck={deck} card={card} lines={lines} />}
    </div>
  );
}

const Face = memo(function Face({ card, alone }: { readonly card: LibraryCard; readonly alone: boolean }) {
  const language = useLanguage();
  return (
    <figure className={cx(alone && styles.alone)}>
      <CardFace {...card} rendering="full" language={language} className={styles.face ?? ''} />
    </figure>
  );
});

interface PrintingsProps extends ChosenCardProps {
  readonly lines: readonly DeckLine[];
}

/** Which printing each line of the card is; shown where there is a choice. */
function Printings({ deck, card, lines }: PrintingsProps) {
  const t = useTexts(deckTexts);
  const edit = useDecks((store) => store.edit);
  const printings = shown(useCall('collection.printings', { game: card.game, card: card.id })) ?? [];
  if (printings.length === 0) return null;
  return lines.map((line) => (
    <label key={keyOfLine(line)} className={styles.printing}>
      <span>
        {t('printing')} · {line.count} × {t(line.zone === 'colossus' ? 'main' : line.zone)}
      </span>
      <select
        value={line.printing ?? ''}
        onChange={(event) => {
          const printing = event.target.value === '' ? undefined : event.target.value;
          edit(deck.id, (now) => withPrinting(now, line, printing));
        }}
      >
        <option value="">{t('anyPrinting')}</option>
        {printings.map((printing) => (
          <option key={printingKey(printing)} value={printingKey(printing)}>
            {[printing.number, printing.language.toUpperCase(), printing.rarity]
              .filter((part) => part !== null)
              .join(' · ')}
          </option>
        ))}
      </select>
    </label>
  ));
}
