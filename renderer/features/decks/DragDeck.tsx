import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import { localized } from '../../../db/model/localized.ts';
import { useLanguage } from '../../shared/i18n/use-texts.ts';
import { cx } from '../../shared/ui/cx.ts';
import styles from './DragDeck.module.css';
import type { LineName } from './deck-edit.ts';

/** What is dragged: a found card, or a line with all its copies. */
export type Held =
  | { readonly type: 'found'; readonly card: LibraryCard }
  | { readonly type: 'line'; readonly line: LineName; readonly card: LibraryCard | null; readonly count: number };

/** Where it is dropped: a zone of the deck, or the found cards, which takes it out. */
export type Target = 'main' | 'side' | 'maybe' | 'out';

interface DragDeckProps {
  readonly onDrop: (held: Held, target: Target) => void;
  readonly children: ReactNode;
}

/** Nothing is said while a card is in the air: the number of copies is said when it lands, and each drag has a key too. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Lets cards be dragged between the found ones and the zones of the deck; a short press still chooses. */
export function DragDeck({ onDrop, children }: DragDeckProps) {
  const [held, setHeld] = useState<Held | null>(null);
  const [grip, setGrip] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    setHeld(null);
    if (over !== null) onDrop(active.data.current as Held, over.id as Target);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      onDragStart={({ active, activatorEvent }) => {
        setHeld(active.data.current as Held);
        setGrip(gripOf(activatorEvent, active.rect.current.initial));
      }}
      onDragCancel={() => setHeld(null)}
      onDragEnd={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held !== null && <InTheAir held={held} grip={grip} />}</DragOverlay>
    </DndContext>
  );
}

/** How far from the corner of what is dragged the pointer took it: what is in the air is small and stays beside the pointer. */
function gripOf(event: Event, from: { readonly left: number; readonly top: number } | null): string {
  const touch = 'touches' in event ? (event as TouchEvent).touches[0] : undefined;
  const at = touch ?? (event instanceof MouseEvent ? event : null);
  return at === null || from === null ? '0 0' : `${at.clientX - from.left + 10}px ${at.clientY - from.top + 6}px`;
}

function InTheAir({ held, grip }: { readonly held: Held; readonly grip: string }) {
  const language = useLanguage();
  const name = held.card === null ? '?' : localized(held.card.card.name, language);
  return (
    <div className={styles.held} style={{ translate: grip }}>
      {held.type === 'line' && <b>{held.count}</b>}
      {name}
    </div>
  );
}

interface DropZoneProps {
  readonly target: Target;
  readonly disabled: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A place that takes what is dragged, and shows it while it is over it. */
export function DropZone({ target, disabled, className, children }: DropZoneProps) {
  const { setNodeRef, isOver } = useDroppable({ id: target, disabled });
  return (
    <div ref={setNodeRef} data-drop={target} className={cx(styles.zone, isOver && styles.over, className)}>
      {children}
    </div>
  );
}

/** What an element needs to be dragged: its reference and its listeners. */
export function useHeld(id: string, held: Held, disabled = false) {
  const { setNodeRef, listeners } = useDraggable({ id, data: held, disabled });
  return { ref: setNodeRef, ...listeners };
}
