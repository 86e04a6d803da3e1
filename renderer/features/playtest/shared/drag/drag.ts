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

/**
 * Lets cards be dropped on an element; `zone` is the name under which the game's rules know it ("move … to"). With
 * `disabled` it takes none.
 */
export function useDropZone(zone: string, disabled = false): DropZone {
  const { setNodeRef, isOver } = useDroppable({ id: zone, disabled });
  return { ref: setNodeRef, 'data-drop-zone': zone, 'data-drop': isOver ? 'over' : 'idle' };
}
