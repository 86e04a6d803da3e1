import { type KeyboardEvent, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import { kindWord } from '../../../db/model/card-words.ts';
import type { DeckLine, DeckZone } from '../../../db/model/deck.ts';
import type { DeckProblem } from '../../engine/table/deck-rules.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { isKeyOf } from '../../shared/keys/command.ts';
import { EmptyState } from '../../shared/ui/States.tsx';
import { deckCommands } from './commands.ts';
import { DeckLineRow } from './DeckLineRow.tsx';
import styles from './DeckLines.module.css';
import type { OpenDeck } from './deck-store.ts';
import { type Cards, type GroupId, groupsOf, type KnownLine } from './grouping.ts';
import { deckTexts } from './texts.ts';

export interface DeckLinesHandle {
  /** Brings the line of a card into sight and gives it the focus. */
  show(card: string): void;
}

interface DeckLinesProps {
  readonly handle: Ref<DeckLinesHandle>;
  readonly deck: OpenDeck;
  readonly cards: Cards;
  readonly problems: readonly DeckProblem[];
  readonly onChoose: (card: LibraryCard) => void;
  readonly onCopies: (card: string, zone: DeckZone, copies: number) => void;
}

const keyOfLine = ({ card, zone }: Pick<DeckLine, 'card' | 'zone'>) => `${zone}/${card}`;

/**
 * The cards of a deck in groups. One tab stop: arrows move between the lines, + and − change the one with the focus.
 * A line that was counted down to 0 stays until the focus leaves it, so that one press too many loses nothing.
 */
export function DeckLines({ handle, deck, cards, problems, onChoose, onCopies }: DeckLinesProps) {
  const t = useTexts(deckTexts);
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [lingering, setLingering] = useState<DeckLine | null>(null);
  const { lines } = deck.history.present;

  const groups = useMemo(() => {
    const isThere = lingering === null || lines.some((line) => keyOfLine(line) === keyOfLine(lingering));
    return groupsOf(isThere ? lines : [...lines, { ...lingering, count: 0 }], cards, language);
  }, [lines, lingering, cards, language]);
  const shown = groups.flatMap((group) => group.lines);
  const tabStop = shown.find(({ line }) => keyOfLine(line) === current) ?? shown[0];

  function focusLine(key: string): void {
    const names = root.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
    [...names].find((name) => name.dataset.line === key)?.focus();
  }

  useImperativeHandle(handle, () => ({
    show(card) {
      const found = shown.find(({ line }) => line.card === card);
      if (found !== undefined) focusLine(keyOfLine(found.line));
    },
  }));

  function change(line: DeckLine, copies: number): void {
    if (deck.starter) return;
    if (copies <= 0) setLingering(line);
    onCopies(line.card, line.zone, Math.max(0, copies));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = shown.findIndex(({ line }) => keyOfLine(line) === current);
    const known = shown[place];
    if (known === undefined) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = shown[place + step];
    if (step !== 0) {
      if (next !== undefined) focusLine(keyOfLine(next.line));
    } else if (isKeyOf(deckCommands.more, event)) change(known.line, known.line.count + 1);
    else if (isKeyOf(deckCommands.fewer, event)) change(known.line, known.line.count - 1);
    else if (isKeyOf(deckCommands.clear, event)) change(known.line, 0);
    else return;
    event.preventDefault();
  }

  function titleOf(id: GroupId): string {
    return id === 'unknown' || id === 'side' || id === 'maybe' ? t(id) : kindWord(id)[language];
  }

  if (shown.length === 0) {
    return (
      <div className={styles.pane}>
        <EmptyState title={t('emptyDeck')}>{deck.starter ? t('emptyStarterWords') : t('emptyDeckWords')}</EmptyState>
      </div>
    );
  }
  return (
    <section ref={root} aria-label={t('lines')} className={styles.pane} onKeyDown={onKeyDown}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.id} aria-label={titleOf(group.id)} className={styles.group}>
            <h2>
              {titleOf(group.id)} <span>{group.count}</span>
            </h2>
            <ul>
              {group.lines.map((known: KnownLine) => {
                const key = keyOfLine(known.line);
                return (
                  <DeckLineRow
                    key={key}
                    id={key}
                    known={known}
                    fixed={deck.starter}
                    tabStop={tabStop === known}
                    problems={problems.filter((problem) => problem.card === known.line.card)}
                    onFocus={() => {
                      setCurrent(key);
                      if (known.card !== null) onChoose(known.card);
                    }}
                    onLeave={() => setLingering((line) => (line !== null && keyOfLine(line) === key ? null : line))}
                    onCopies={(copies) => change(known.line, copies)}
                  />
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
