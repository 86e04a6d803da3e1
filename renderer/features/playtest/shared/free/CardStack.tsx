import type { ReactNode } from 'react';
import type { Marks } from '../../../../engine/table/marks.ts';
import { useCardDrop } from '../drag/drag.ts';
import { Attached } from './Attached.tsx';
import styles from './CardMarks.module.css';

interface CardStackProps {
  /** The ref of the card. */
  readonly instance: string;
  readonly marks: Marks | undefined;
  /** The card itself; not drawn again while something is dragged over it. */
  readonly children: ReactNode;
}

/** A card on the field with the edges of the cards under it; tokens and other cards of the field can be dropped on it. */
export function CardStack({ instance, marks, children }: CardStackProps) {
  const drop = useCardDrop(instance);
  return (
    <div role="presentation" className={styles.stack} {...drop}>
      {children}
      {marks?.attached !== undefined && <Attached host={instance} cards={marks.attached} />}
    </div>
  );
}
