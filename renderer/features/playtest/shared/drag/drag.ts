import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { HTMLAttributes } from 'react';

interface CardDrag {
  readonly ref: (element: HTMLElement | null) => void;
  /** What starts a drag, for the element to spread. */
  readonly handlers: Pick<HTMLAttributes<HTMLElement>, 'onMouseDown' | 'onTouchStart'>;
  /** The card is in the air. */
  readonly dragged: boolean;
}

/** Lets a card be dragged by mouse or touch; every drag is also a command of the card. */
export function useCardDrag(instance: string, disabled: boolean): CardDrag {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: instance, disabled });
  return { ref: setNodeRef, handlers: { ...listeners }, dragged: isDragging };
}

interface DropZone {
  readonly ref: (element: HTMLElement | null) => void;
  readonly 'data-drop-zone': string;
  /** `over` while a card is held above it; for the style sheet. */
  readonly 'data-drop': 'over' | 'idle';
}

const tokens = 'tokens:';
const card = 'card:';

/** The place of the tokens (cores) that are dragged or dropped under this id; null = it is none of tokens. */
export function tokenPlace(id: string): string | null {
  return id.startsWith(tokens) ? id.slice(tokens.length) : null;
}

/** The card on the field that is dropped on under this id; null = it is none of a card. */
export function cardDroppedOn(id: string): string | null {
  return id.startsWith(card) ? id.slice(card.length) : null;
}

/** Lets the tokens of a place be dragged, one at a time; with 0 of them there is nothing to drag. */
export function useTokenDrag(place: string, count: number): CardDrag {
  return useCardDrag(`${tokens}${place}`, count === 0);
}

interface DropTarget {
  readonly ref: (element: HTMLElement | null) => void;
  readonly 'data-drop': 'over' | 'idle';
}

/** Lets tokens be dropped on a place that takes them. */
export function useTokenDrop(place: string, disabled = false): DropTarget {
  const { setNodeRef, isOver, active } = useDroppable({ id: `${tokens}${place}`, disabled });
  const fits = isOver && active !== null && tokenPlace(String(active.id)) !== null;
  return { ref: setNodeRef, 'data-drop': fits ? 'over' : 'idle' };
}

/** Lets tokens, and other cards of the field, be dropped on a card on the field. */
export function useCardDrop(instance: string): DropTarget {
  const { setNodeRef, isOver, active } = useDroppable({ id: `${card}${instance}` });
  const fits = isOver && active !== null && active.id !== instance;
  return { ref: setNodeRef, 'data-drop': fits ? 'over' : 'idle' };
}

/**
 * Lets cards be dropped on an element; `zone` is the name under which the game's rules know it ("move … to"). With
 * `disabled` it takes none.
 */
export function useDropZone(zone: string, disabled = false): DropZone {
  const { setNodeRef, isOver } = useDroppable({ id: zone, disabled });
  return { ref: setNodeRef, 'data-drop-zone': zone, 'data-drop': isOver ? 'over' : 'idle' };
}
