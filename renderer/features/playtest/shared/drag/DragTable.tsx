import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { CardFace } from '../../../../shared/card-face/CardFace.tsx';
import { useLanguage } from '../../../../shared/i18n/use-texts.ts';
import { definitionOf, keyOfInstance } from '../cards.ts';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import styles from './DragTable.module.css';
import { tokenPlace } from './drag.ts';
import { drop, dropToken, type HandDrops, type TokenDrop } from './drop.ts';

interface DragTableProps {
  readonly handDrops: HandDrops;
  readonly tokenDrop?: TokenDrop | undefined;
  readonly children: ReactNode;
}

/** Nothing is said while a card is in the air: what a drop does is in the log, and each drag is a command as well. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Lets the cards and tokens inside be dragged between zones; a short press still selects. */
export function DragTable({ handDrops, tokenDrop, children }: DragTableProps) {
  const api = useTableApi();
  const [held, setHeld] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    const instance = String(active.id);
    if (over !== null && tokenPlace(instance) !== null) {
      dropToken(api.getState(), instance, String(over.id), tokenDrop);
    } else if (over !== null) {
      drop(api.getState(), instance, zoneOnScreen(instance), String(over.id), handDrops);
    }
    setHeld(null);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silent}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragCancel={() => setHeld(null)}
      onDragEnd={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held !== null && <Held instance={held} />}</DragOverlay>
    </DndContext>
  );
}

/** The zone on which a card lies on the screen. */
function zoneOnScreen(instance: string): string {
  const card = document.querySelector(`[data-instance="${CSS.escape(instance)}"]`);
  return card?.closest<HTMLElement>('[data-drop-zone]')?.dataset.dropZone ?? '';
}

function Held({ instance }: { readonly instance: string }) {
  const language = useLanguage();
  const state = useTable(stateOf);
  const definition = definitionOf(state, keyOfInstance(state, instance) ?? '');
  if (tokenPlace(instance) !== null) return <span className={styles.token} data-held={instance} />;
  return (
    <div className={styles.held} data-held={instance}>
      {definition !== undefined && (
        <CardFace
          game={state.game}
          card={definition}
          rendering="hand"
          language={language}
          className={styles.face ?? ''}
        />
      )}
    </div>
  );
}
