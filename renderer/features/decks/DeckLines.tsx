import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { kindWord } from '../../../db/model/card-words.ts';
import type { DeckLine } from '../../../db/model/deck.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { EmptyState } from '../../shared/ui/States.tsx';
import { DeckLineRow } from './DeckLineRow.tsx';
import styles from './DeckLines.module.css';
import { DropZone } from './DragDeck.tsx';
import { emptyContent, keyOfLine, withLine, withMoved } from './deck-edit.ts';
import { useDecks } from './deck-store.ts';
import { useEditor } from './editor-store.ts';
import { type Cards, type Group, type GroupId, groupsOf, zoneOf } from './grouping.ts';
import { lineActOf } from './line-keys.ts';
import { deckTexts } from './texts.ts';

export interface DeckLinesHandle {
  /** Brings the line of a card into sight and gives it the focus. */
  show(card: string): void;
}

const noCards: Cards = new Map();

interface DeckLinesProps {
  readonly handle: Ref<DeckLinesHandle>;
  readonly id: string;
  readonly starter: boolean;
}

/**
 * The cards of a deck in groups. One tab stop: arrows move between the lines, digits and + and − change the one with
 * the focus, other keys move it to another zone. A line that was counted down to 0 stays until the focus leaves it, so
 * that one press too many loses nothing.
 */
export function DeckLines({ handle, id, starter }: DeckLinesProps) {
  const t = useTexts(deckTexts);
  const say = useBilingual();
  const language = useLanguage();
  const root = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const [lingering, setLingering] = useState<DeckLine | null>(null);
  const { lines } = useDecks((store) => store.open[id]?.history.present ?? emptyContent);
  const edit = useDecks((store) => store.edit);
  const choose = useEditor((store) => store.choose);
  const cards = useEditor((store) => store.cards) ?? noCards;
  const problems = useEditor((store) => store.problems);

  const groups = useMemo(() => {
    const isThere = lingering === null || lines.some((line) => keyOfLine(line) === keyOfLine(lingering));
    return groupsOf(isThere ? lines : [...lines, { ...lingering, count: 0 }], cards, language);
  }, [lines, lingering, cards, language]);
  const alerts = useMemo(() => {
    const found = new Map<string, string>();
    for (const { card, message } of problems) {
      if (card !== undefined) found.set(card, [found.get(card), say(message)].filter(Boolean).join(' '));
    }
    return found;
  }, [problems, say]);
  const shown = groups.flatMap((group) => group.lines);
  const keys = shown.map(({ line }) => keyOfLine(line));
  const tabStop = current !== null && keys.includes(current) ? current : keys[0];

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
    if (starter) return;
    if (copies <= 0) setLingering(line);
    edit(id, (now) => withLine(now, line, copies));
  }

  function move(line: DeckLine, to: 'main' | 'side' | 'maybe'): void {
    if (starter || line.count === 0) return;
    const zone = zoneOf(to, cards.get(line.card));
    if (line.count === 1 && zone !== line.zone) setLingering(line);
    edit(id, (now) => withMoved(now, line, zone, 1));
  }

  const lineOf = (key: string | undefined) => shown.find(({ line }) => keyOfLine(line) === key);

  function onKeyDown(event: KeyboardEvent): void {
    const known = lineOf(current ?? undefined);
    const act = known === undefined ? null : lineActOf(event);
    if (known === undefined || act === null) return;
    event.preventDefault();
    const { line } = known;
    if (act.type === 'go') {
      const next = shown[shown.indexOf(known) + act.by];
      if (next !== undefined) focusLine(keyOfLine(next.line));
    } else if (act.type === 'copies') change(line, act.to);
    else if (act.type === 'add') change(line, line.count + act.by);
    else move(line, act.zone);
  }

  function onClick(event: MouseEvent): void {
    const step = (event.target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
    const known = lineOf((event.target as Element).closest<HTMLElement>('[data-row]')?.dataset.row);
    if (known === undefined || step === undefined) return;
    change(known.line, known.line.count + Number(step));
  }

  function onFocus(event: FocusEvent): void {
    const row = event.target.closest<HTMLElement>('[data-row]');
    const known = lineOf(row?.dataset.row);
    if (row === null || known === undefined) return;
    setCurrent(keyOfLine(known.line));
    if (known.card !== null) choose(known.card);
  }

  function onBlur(event: FocusEvent): void {
    const row = event.target.closest('[data-row]');
    if (row !== null && !row.contains(event.relatedTarget)) setLingering(null);
  }

  const titleOf = (group: GroupId) =>
    group === 'unknown' || group === 'side' || group === 'maybe' ? t(group) : kindWord(group)[language];

  const show = (group: Group) => (
    <section key={group.id} aria-label={titleOf(group.id)} className={styles.group}>
      <h2>
        {titleOf(group.id)} <span>{group.count}</span>
      </h2>
      <ul>
        {group.lines.map(({ line, card }) => (
          <DeckLineRow
            key={keyOfLine(line)}
            line={line}
            card={card}
            fixed={starter}
            tabStop={keyOfLine(line) === tabStop}
            alert={alerts.get(line.card) ?? ''}
          />
        ))}
      </ul>
    </section>
  );
  const beside = (zone: 'side' | 'maybe') => {
    const group = groups.find((each) => each.id === zone);
    if (group === undefined && starter) return null;
    return (
      <DropZone target={zone} disabled={starter} className={styles.beside}>
        {group === undefined ? (
          <section aria-label={t(zone)} className={styles.group}>
            <h2>
              {t(zone)} <span>0</span>
            </h2>
            <p className={styles.hint}>{zone === 'side' ? t('sideHint') : t('maybeHint')}</p>
          </section>
        ) : (
          show(group)
        )}
      </DropZone>
    );
  };

  const main = groups.filter(({ id: group }) => group !== 'side' && group !== 'maybe');
  return (
    <section
      ref={root}
      aria-label={t('lines')}
      className={styles.pane}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <DropZone target="main" disabled={starter} className={styles.main}>
        {main.length === 0 ? (
          <EmptyState title={t('emptyDeck')}>{starter ? t('emptyStarterWords') : t('emptyDeckWords')}</EmptyState>
        ) : (
          <div className={styles.groups}>{main.map(show)}</div>
        )}
      </DropZone>
      <div className={styles.besides}>
        {beside('side')}
        {beside('maybe')}
      </div>
    </section>
  );
}
