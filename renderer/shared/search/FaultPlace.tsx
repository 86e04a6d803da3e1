import { type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './FaultPlace.module.css';

interface FaultPlaceProps {
  readonly text: string;
  /** Where the text is wrong, in characters from 0. */
  readonly at: number;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** What cannot be read: from its first character to the end of the word, or the place after the text. */
function wrongPart(text: string, at: number): string {
  return /^[^\s\u3000()（）]+|^./u.exec(text.slice(at))?.[0] ?? ' ';
}

/** A line under the place where a search is wrong, over the field's own text and moving with it. */
export function FaultPlace({ text, at, field }: FaultPlaceProps) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return;
    const follow = () => line.current?.style.setProperty('transform', `translateX(${-input.scrollLeft}px)`);
    follow();
    input.addEventListener('scroll', follow);
    return () => input.removeEventListener('scroll', follow);
  });
  return (
    <span ref={line} className={styles.line} aria-hidden="true">
      {text.slice(0, at)}
      <mark className={styles.wrong}>{wrongPart(text, at)}</mark>
    </span>
  );
}
