import { useLayoutEffect, useRef } from 'react';
import type { LocusCard } from '../../../engine/games/colossus-order/state.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { CardOption, useEntry } from '../shared/CardOption.tsx';
import { cardName } from '../shared/cards.ts';
import { useDropZone } from '../shared/drag/drag.ts';
import { useTable } from '../shared/table-store.ts';
import styles from './LocusRow.module.css';
import { chosenFor, useColossusOrder, usePreview } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

/** The Locus: a row of cards, and the counter that slides to the right over the points that are used (C06). */
export function LocusRow() {
  const t = useTexts(colossusOrderTexts);
  const { locus } = useColossusOrder().player;
  const preview = usePreview();
  const all = locus.cards.length;
  const counter = preview?.outcome.counter ?? locus.counter;
  const left = all - locus.counter;
  const leaving = [...chosenFor(preview, 'locus')];
  const leftAfter = all - leaving.length - counter;
  const entry = useEntry(locus.cards.map(({ id }) => id));
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    row.current?.style.setProperty('--counter', String(counter));
  }, [counter]);
  return (
    <section className={styles.locus} aria-label={t('locus')} {...useDropZone('locus-down')}>
      <h3 className={styles.name}>{t('locus')}</h3>
      {all === 0 ? (
        <p className={styles.empty}>{t('noLocus')}</p>
      ) : (
        <div className={styles.body} data-many={all > 9}>
          <div className={styles.row} ref={row} role="listbox" aria-label={t('locus')} aria-orientation="horizontal">
            {locus.cards.map((card, index) => {
              const at = leaving.indexOf(card.card);
              const goes = at !== -1;
              if (goes) leaving.splice(at, 1);
              return (
                <LocusPlace
                  key={card.id}
                  card={card}
                  place={index + 1}
                  spent={index < counter}
                  goes={goes}
                  entry={card.id === entry}
                />
              );
            })}
            <span className={styles.marker} aria-hidden="true" />
          </div>
          <p className={styles.points}>
            <strong>{t('pointsLeft', { left, all })}</strong>
            {leftAfter !== left && (
              <span className={styles.after}>
                <span aria-hidden="true"> → {leftAfter}</span>
                <span className="visually-hidden">, {t('pointsAfter', { count: leftAfter })}</span>
              </span>
            )}
            <span className={styles.used}>{t('counterAt', { count: locus.counter, all })}</span>
          </p>
        </div>
      )}
    </section>
  );
}

interface LocusPlaceProps {
  readonly card: LocusCard;
  readonly place: number;
  readonly spent: boolean;
  readonly goes: boolean;
  /** The card on which Tab enters the row. */
  readonly entry: boolean;
}

function LocusPlace({ card, place, spent, goes, entry }: LocusPlaceProps) {
  const t = useTexts(colossusOrderTexts);
  const language = useLanguage();
  const state = useColossusOrder();
  const selected = useTable((store) => store.selected === card.id);
  const mayLook = card.face === 'up' || state.rules.lookAtLocus !== false;
  const name = cardName(state, card.card, language);
  const definition = state.cards[card.card];
  const said =
    card.face === 'up' ? t('faceUp', { name }) : mayLook ? t('faceDownNamed', { name }) : t('faceDown', { place });
  return (
    <CardOption
      instance={card.id}
      label={[said, spent ? t('spent') : null, goes ? t('leaves') : null].filter(Boolean).join(', ')}
      entry={entry}
      disabled={!mayLook}
      title={mayLook ? name : undefined}
      className={cx(styles.place, spent && styles.spent, goes && styles.goes, selected && styles.selected)}
    >
      <span className={styles.card}>
        {card.face === 'up' && definition !== undefined ? (
          <CardFace
            game="colossus-order"
            card={definition}
            rendering="hand"
            language={language}
            className={styles.face ?? ''}
          />
        ) : (
          <span className={styles.back}>{goes ? '✕' : ''}</span>
        )}
      </span>
    </CardOption>
  );
}
