import { type ComponentProps, useEffect, useState } from 'react';
import { localized } from '../../../db/model/text.ts';
import { CardFace } from './CardFace.tsx';
import styles from './CardFaceSoon.module.css';
import { paintSoon } from './paint-queue.ts';

/** A card face in a list of many: the name at once, the face as soon as the frame on the screen is done. */
export function CardFaceSoon(props: ComponentProps<typeof CardFace>) {
  const [painted, setPainted] = useState(false);
  useEffect(() => paintSoon(() => setPainted(true)), []);
  if (painted) return <CardFace {...props} />;
  return (
    <span className={styles.blank} lang={props.language}>
      {localized(props.card.name, props.language)}
    </span>
  );
}
