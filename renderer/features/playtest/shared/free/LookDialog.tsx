import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { CardInstance, TableState } from '../../../../engine/table/game.ts';
import { CardFaceSoon } from '../../../../shared/card-face/CardFaceSoon.tsx';
import { useBilingual, useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../../../shared/ui/Button.tsx';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { cardName, definitionOf } from '../cards.ts';
import type { GameView } from '../game-view.ts';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import { CountField } from './CountField.tsx';
import styles from './Free.module.css';
import { freeTexts } from './texts.ts';

interface LookDialogProps {
  readonly view: Pick<GameView, 'moves'>;
  /** null = the player is asked first. */
  readonly count: number | null;
  readonly onClose: () => void;
}

/** The top of the own deck: how many cards to look at, then where each of them goes. */
export function LookDialog({ view, count, onClose }: LookDialogProps) {
  const api = useTableApi();
  const [top, setTop] = useState<readonly CardInstance[] | null>(() =>
    count === null ? null : topOf(stateOf(api.getState()), count),
  );
  const look = (wanted: number) => {
    if (!api.getState().act({ type: 'look', count: wanted })) onClose();
    else setTop(topOf(stateOf(api.getState()), wanted));
  };
  if (top === null) return <AskCount onLook={look} onClose={onClose} />;
  return <Arrange top={top} view={view} onClose={onClose} />;
}

interface WithDeck {
  readonly player: { readonly deck: readonly CardInstance[] };
}

function topOf(state: TableState, count: number): readonly CardInstance[] {
  return (state as TableState & WithDeck).player.deck.slice(0, count);
}

function AskCount({ onLook, onClose }: { readonly onLook: (count: number) => void; readonly onClose: () => void }) {
  const t = useTexts(freeTexts);
  const [count, setCount] = useState(3);
  return (
    <Dialog open title={t('lookTitle')} onClose={onClose}>
      <form
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          onLook(count);
        }}
      >
        <div className={styles.line}>
          <CountField label={t('lookCount')} value={count} from={1} to={99} onValue={setCount} shown first />
          <Button type="submit" tone="primary">
            {t('lookDo')}
          </Button>
        </div>
        <p className={styles.dim}>{t('lookWords')}</p>
      </form>
    </Dialog>
  );
}

interface Place {
  readonly card: CardInstance;
  readonly to: string;
}

function Arrange({ top, view, onClose }: { readonly top: readonly CardInstance[] } & Omit<LookDialogProps, 'count'>) {
  const t = useTexts(freeTexts);
  const say = useBilingual();
  const language = useLanguage();
  const api = useTableApi();
  const state = useTable(stateOf);
  const refusal = useTable((store) => store.refusal);
  const [places, setPlaces] = useState<readonly Place[]>(() => top.map((card) => ({ card, to: 'deck-top' })));
  const swap = (at: number, by: number) => {
    const next = [...places];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + by, 0, moved);
    setPlaces(next);
  };
  const send = (at: number, to: string) =>
    setPlaces(places.map((place, index) => (index === at ? { ...place, to } : place)));
  const put = () => {
    const given = places.map(({ card, to }) => ({ id: card.id, to }));
    if (api.getState().act({ type: 'arrange', places: given })) onClose();
  };
  return (
    <Dialog
      open
      wide
      title={t('arrangeTitle', { count: top.length })}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('leaveThem')}</Button>
          <Button onClick={() => setPlaces(places.map(({ card }) => ({ card, to: 'deck-bottom' })))}>
            {t('allUnder')}
          </Button>
          <Button tone="primary" onClick={put}>
            {t('putBack')}
          </Button>
        </>
      }
    >
      <p className={styles.dim}>{t('arrangeWords')}</p>
      {refusal !== null && (
        <p role="alert" className={styles.fault}>
          {say(refusal.message)}
        </p>
      )}
      <ol className={styles.cards}>
        {places.map(({ card, to }, index) => {
          const name = cardName(state, card.card, language);
          const definition = definitionOf(state, card.card);
          return (
            <li key={card.id} className={styles.card} data-card={card.card}>
              {definition === undefined ? (
                <span>{name}</span>
              ) : (
                <CardFaceSoon
                  game={state.game}
                  card={definition}
                  rendering="hand"
                  language={language}
                  className={styles.face ?? ''}
                />
              )}
              <span className={styles.order}>
                <IconButton
                  label={t('earlier', { name })}
                  icon={<ChevronLeft />}
                  disabled={index === 0}
                  onClick={() => swap(index, -1)}
                />
                <strong>{index + 1}</strong>
                <IconButton
                  label={t('later', { name })}
                  icon={<ChevronRight />}
                  disabled={index === places.length - 1}
                  onClick={() => swap(index, 1)}
                />
              </span>
              <select
                aria-label={t('goesTo', { name })}
                className={styles.select}
                {...(index === 0 && { 'data-first-focus': '' })}
                value={to}
                onChange={(event) => send(index, event.target.value)}
              >
                {view.moves(state, card.id).map((move) => (
                  <option key={move.to} value={move.to}>
                    {say(move.name)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
