import { Fragment } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import { cx } from '../ui/cx.ts';
import { costOf, gemLevelOf, marksOf } from './look-up.ts';
import { GemStone, SymbolMark } from './Mark.tsx';
import styles from './Marks.module.css';

/** A card's colours as marks; hidden from screen readers, which get the words of `summaryOf`. */
export function ColourMarks({ card }: { readonly card: LibraryCard }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {marksOf(card).map((mark) => (
        <Fragment key={mark.key}>
          {mark.of === 'symbol' ? <SymbolMark symbol={mark.key} /> : <GemStone mark={mark.key} />}
        </Fragment>
      ))}
    </span>
  );
}

/** A card's cost as a number in a circle, as on its face; empty where its kind has no cost. */
export function CostBadge({ card }: { readonly card: LibraryCard }) {
  const cost = costOf(card);
  if (cost === 'free') return <span className={cx(styles.cost, styles.free)} aria-hidden="true" />;
  return (
    <span className={styles.cost} aria-hidden="true">
      {cost ?? '?'}
    </span>
  );
}

/** The reduction symbols or the Gem Level of a card, mark by mark as printed. */
export function PriceMarks({ card }: { readonly card: LibraryCard }) {
  const gems = gemLevelOf(card).map((mark, place) => ({ mark, place }));
  const symbols =
    card.game === 'battle-spirits'
      ? Object.entries(card.card.reduction).flatMap(([key, count]) =>
          Array.from({ length: count ?? 0 }, (_, place) => ({ key: key as keyof typeof card.card.reduction, place })),
        )
      : [];
  return (
    <span className={styles.marks} aria-hidden="true">
      {symbols.map(({ key, place }) => (
        <SymbolMark key={`${key}${place}`} symbol={key} />
      ))}
      {gems.map(({ mark, place }) => (
        <Fragment key={place}>{mark === '?' ? '?' : <GemStone mark={mark} />}</Fragment>
      ))}
    </span>
  );
}
