import { useCallback, useEffect, useRef, useState } from 'react';
import { type Command, isKeyOf, keysOf } from '../keys/command.ts';
import { cardAround, followPointer, pointedCard } from './pointed.ts';
import { cardOn, type ZoomCard } from './source.ts';

interface Zoomed {
  readonly card: ZoomCard;
  /** The element that shows it small; the enlarged card keeps clear of it. */
  readonly element: HTMLElement;
}

/** A key that is held longer than this closes what it opened when it is let go; a short press lets it stand. In ms. */
const holdTime = 350;

/**
 * The card that is shown large. A key of `command` opens it and closes it again; held, or with the middle button of the
 * mouse, only while it is held; an element with `data-enlarge` opens it when it is pressed. While it is open it follows pointer
 * and focus; Esc closes it and does nothing else, and so does a press anywhere.
 * @param onNothing there is no card to be shown
 */
export function useZoom(command: Command, onNothing: () => void): Zoomed | null {
  const [zoomed, setZoomed] = useState<Zoomed | null>(null);
  const open = zoomed !== null;
  const pressedAt = useRef<number | null>(null);
  const asked = useRef(0);

  const show = useCallback((element: HTMLElement | null): void => {
    asked.current += 1;
    const question = asked.current;
    if (element === null) return;
    void cardOn(element).then((card) => {
      if (card !== null && question === asked.current) setZoomed({ card, element });
    });
  }, []);
  const close = useCallback(() => {
    asked.current += 1;
    pressedAt.current = null;
    setZoomed(null);
  }, []);

  useEffect(followPointer, []);

  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (open && event.key === 'Escape') {
        event.preventDefault();
        event.stopImmediatePropagation();
        close();
        return;
      }
      if (!isKeyOf(command, event) || isText(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.repeat) return;
      const element = open ? null : pointedCard();
      if (open) close();
      else if (element === null) onNothing();
      else show(element);
      pressedAt.current = element === null ? null : performance.now();
    };
    const up = (event: KeyboardEvent): void => {
      const since = pressedAt.current;
      if (since === null || !isLastKeyOf(command, event)) return;
      pressedAt.current = null;
      if (performance.now() - since > holdTime) close();
    };
    window.addEventListener('keydown', down, { capture: true });
    window.addEventListener('keyup', up, { capture: true });
    return () => {
      window.removeEventListener('keydown', down, { capture: true });
      window.removeEventListener('keyup', up, { capture: true });
    };
  }, [command, open, show, close, onNothing]);

  useEffect(() => {
    const down = (event: PointerEvent): void => {
      const card = event.button === 1 ? cardAround(event.target as Element) : null;
      if (card === null) return;
      event.preventDefault();
      show(card);
    };
    const up = (event: PointerEvent): void => {
      if (event.button === 1) close();
    };
    const pressed = (event: MouseEvent): void => {
      const button = (event.target as Element).closest('[data-enlarge]');
      if (button === null || open) close();
      else show(cardAround(button));
    };
    window.addEventListener('pointerdown', down);
    window.addEventListener('click', pressed);
    window.addEventListener('pointerup', up);
    window.addEventListener('blur', close);
    window.addEventListener('hashchange', close);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('click', pressed);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('blur', close);
      window.removeEventListener('hashchange', close);
    };
  }, [open, show, close]);

  useEffect(() => {
    if (!open) return;
    const follow = (event: Event): void => {
      const card = cardAround(event.target as Element | null) ?? (event.type === 'keyup' ? pointedCard() : null);
      if (card !== null) show(card);
    };
    for (const type of ['pointerover', 'focusin', 'keyup']) window.addEventListener(type, follow);
    return () => {
      for (const type of ['pointerover', 'focusin', 'keyup']) window.removeEventListener(type, follow);
    };
  }, [open, show]);

  return zoomed;
}

/** A key that types something into the field that has the focus. */
function isText(event: KeyboardEvent): boolean {
  const { target } = event;
  const field =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, input:not([type="radio"], [type="checkbox"])'));
  return field && !event.ctrlKey && !event.altKey && !event.metaKey;
}

/** Whether the key that is let go ends one of the command's combinations, with or without its modifiers. */
function isLastKeyOf(command: Command, event: KeyboardEvent): boolean {
  const name = event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return keysOf(command).some((key) => key === name || key.endsWith(`+${name}`));
}
