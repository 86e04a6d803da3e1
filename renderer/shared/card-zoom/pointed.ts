import { showsCard } from './source.ts';

let pointer: { readonly x: number; readonly y: number } | null = null;

/** The last that the user did was to point, not to move the focus. */
export function followPointer(): () => void {
  const moved = (event: PointerEvent): void => {
    pointer = event.pointerType === 'touch' ? null : { x: event.clientX, y: event.clientY };
  };
  const pressed = (): void => {
    pointer = null;
  };
  window.addEventListener('pointermove', moved, { passive: true });
  window.addEventListener('pointerdown', moved, { passive: true });
  window.addEventListener('focusin', pressed);
  return () => {
    window.removeEventListener('pointermove', moved);
    window.removeEventListener('pointerdown', moved);
    window.removeEventListener('focusin', pressed);
  };
}

/** The element of the card that is meant: the one under the pointer, else the one that the keyboard stands on; null = none. */
export function pointedCard(): HTMLElement | null {
  const under = pointer === null ? null : document.elementFromPoint(pointer.x, pointer.y);
  return cardAround(under) ?? focusedCard();
}

export function cardAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(showsCard) ?? null;
}

function focusedCard(): HTMLElement | null {
  const focus = document.activeElement;
  if (focus === null || focus === document.body) return chosenCard(document);
  const active = focus.getAttribute('aria-activedescendant');
  const option = active === null ? null : document.getElementById(active);
  return (
    cardAround(option) ?? option?.querySelector<HTMLElement>(showsCard) ?? cardAround(focus) ?? chosenCard(document)
  );
}

function chosenCard(root: ParentNode): HTMLElement | null {
  const option = root.querySelector<HTMLElement>('[role="option"][aria-selected="true"]');
  return cardAround(option) ?? option?.querySelector<HTMLElement>(showsCard) ?? null;
}
