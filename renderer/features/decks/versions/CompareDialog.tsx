import { useState } from 'react';
import type { GameId } from '../../../../db/model/game.ts';
import { localized } from '../../../../db/model/localized.ts';
import { shown, useCall } from '../../../shared/client/use-call.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { BusyState } from '../../../shared/ui/States.tsx';
import { deckSize } from '../grouping.ts';
import { useCards } from '../use-cards.ts';
import styles from './CompareDialog.module.css';
import { Comparison } from './Comparison.tsx';
import { versionTexts } from './texts.ts';

interface CompareDialogProps {
  /** The deck that is compared, by id. */
  readonly left: string;
  readonly game: GameId;
  readonly onClose: () => void;
}

/** Two decks side by side: what both have, and what only one of them has. */
export function CompareDialog({ left, game, onClose }: CompareDialogProps) {
  const t = useTexts(versionTexts);
  const language = useLanguage();
  const decks = shown(useCall('decks.list', {})) ?? [];
  const others = decks.filter((deck) => deck.id !== left && deck.game === game);
  const [chosen, setChosen] = useState<string | null>(null);
  const right = chosen ?? others[0]?.id ?? null;
  const name = decks.find(({ id }) => id === left);
  return (
    <Dialog open wide title={t('compareTitle', { name: name ? localized(name.name, language) : '' })} onClose={onClose}>
      {right === null ? (
        <p>{t('noOther')}</p>
      ) : (
        <>
          <label className={styles.choose}>
            <span>{t('compareTo')}</span>
            <select data-first-focus value={right} onChange={(event) => setChosen(event.target.value)}>
              {others.map((deck) => (
                <option key={deck.id} value={deck.id}>
                  {localized(deck.name, language)}
                </option>
              ))}
            </select>
          </label>
          <Both key={right} left={left} right={right} game={game} />
        </>
      )}
    </Dialog>
  );
}

function Both({ left, right, game }: { readonly left: string; readonly right: string; readonly game: GameId }) {
  const language = useLanguage();
  const one = shown(useCall('decks.get', { id: left }));
  const other = shown(useCall('decks.get', { id: right }));
  const ids = [...(one?.lines ?? []), ...(other?.lines ?? [])].map(({ card }) => card);
  const cards = useCards(one === null || other === null ? null : game, ids);
  if (one === null || other === null || cards === null) return <BusyState />;
  return (
    <Comparison
      left={{ name: localized(one.name, language), lines: one.lines, size: deckSize(one.lines) }}
      right={{ name: localized(other.name, language), lines: other.lines, size: deckSize(other.lines) }}
      cards={cards}
    />
  );
}
