import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useEntry } from '../shared/CardOption.tsx';
import { useDropZone } from '../shared/drag/drag.ts';
import { LocusPlace } from './LocusPlace.tsx';
import styles from './LocusRow.module.css';
import { useColossusOrder, usePreview } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

/** The Locus: a row of cards, and the counter that slides to the right over the points that are used (C06). */
export function LocusRow() {
  const t = useTexts(colossusOrderTexts);
  const { locus } = useColossusOrder().player;
  const preview = usePreview();
  const entry = useEntry(locus.cards.map(({ id }) => id));
  const row = useRef<HTMLDivElement>(null);
  const all = locus.cards.length;
  const left = all - locus.counter;
  const leftAfter = preview?.pointsLeft ?? left;
  // A card that leaves keeps its place in the picture: the marker stands behind as many places as are used or gone.
  const counter = shownCounter(
    locus.cards.map(({ id }) => preview?.leaving.has(id) === true),
    preview?.counter ?? locus.counter,
  );
  useLayoutEffect(() => {
    row.current?.style.setProperty('--counter', String(counter));
    row.current?.style.setProperty('--before', String(locus.counter));
  }, [counter, locus.counter]);
  return (
    <section className={styles.locus} aria-label={t('locus')} {...useDropZone('locus-down')}>
      <h3 className={styles.name}>{t('locus')}</h3>
      {all === 0 ? (
        <p className={styles.empty}>{t('noLocus')}</p>
      ) : (
        <div className={styles.body} data-many={all > 12 ? 'very' : all > 8}>
          <div className={styles.row} ref={row} role="listbox" aria-label={t('locus')} aria-orientation="horizontal">
            {locus.cards.map((card, index) => (
              <LocusPlace
                key={card.id}
                card={card}
                place={index + 1}
                spent={index < counter}
                goes={preview?.leaving.has(card.id) === true}
                entry={card.id === entry}
              />
            ))}
            {counter !== locus.counter && <span className={styles.before} aria-hidden="true" />}
            <span className={styles.marker} aria-hidden="true" />
          </div>
          <p className={styles.points}>
            <strong>{t('pointsLeft', { left, all })}</strong>
            {leftAfter !== left && (
              <span className={styles.after}>
                <span aria-hidden="true">
                  {left} → {leftAfter}
                </span>
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

/** Behind how many places of the drawn row the marker stands when the counter counts only those that stay. */
function shownCounter(goes: readonly boolean[], counter: number): number {
  let place = 0;
  for (let counted = 0; place < goes.length && counted < counter; place++) {
    if (goes[place] === false) counted++;
  }
  return place;
}
