import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TableState } from '../../../../engine/table/game.ts';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import styles from './motion.module.css';
import { measure, type Places, tokenMoves, zoneOf } from './places.ts';

const easing = 'cubic-bezier(0.2, 0, 0, 1)';
/** More cores than this at once are a heap that nobody follows with the eye. */
const mostTokens = 16;

interface Before {
  readonly places: Places;
  readonly state: TableState;
}

/**
 * Shows where cards and cores went when the table changes: each slides from where it was, within the time that the
 * style sheet gives to motion (none where the user wants none). It changes nothing that stays in the page.
 */
export function useMotion(root: RefObject<HTMLElement | null>): void {
  const api = useTableApi();
  const state = useTable(stateOf);
  const before = useRef<Before | null>(null);

  // The store tells its listeners before React draws the new state: the last moment to see where things are.
  useEffect(
    () =>
      api.subscribe((store, previous) => {
        const last = stateOf(previous);
        if (root.current === null || stateOf(store) === last || motionTime(root.current) === 0) return;
        before.current = { places: measure(root.current), state: last };
      }),
    [api, root],
  );

  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (was === null || root.current === null) return;
    move(root.current, was, state);
  }, [state, root]);
}

/** The time of a motion in ms; 0 = the user wants none. */
function motionTime(root: HTMLElement): number {
  const given = getComputedStyle(root).getPropertyValue('--motion').trim();
  const time = Number.parseFloat(given);
  if (!(time > 0)) return 0;
  return given.endsWith('ms') ? time : time * 1000;
}

function move(root: HTMLElement, was: Before, state: TableState): void {
  const timing = { duration: motionTime(root), easing };
  const after = measure(root);
  for (const [instance, { element, at }] of after.cards) {
    const zone = zoneOf(was.state, instance);
    const from = was.places.cards.get(instance)?.at ?? (zone === null ? undefined : was.places.zones.get(zone));
    if (from === undefined) element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    else slide(element, from, at, timing);
  }
  for (const [instance, { element, at }] of was.places.cards) {
    if (after.cards.has(instance)) continue;
    const zone = zoneOf(state, instance);
    const to = zone === null ? undefined : after.zones.get(zone);
    if (to !== undefined) leave(root, element, at, to, timing);
  }
  for (const { from, to } of tokenMoves(was.places.tokens, after.tokens).slice(0, mostTokens)) {
    const token = document.createElement('span');
    token.className = styles.token ?? '';
    fly(root, token, centre(from), centre(to), timing);
  }
}

function slide(element: HTMLElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  const scale = to.width > 0 ? from.width / to.width : 1;
  element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    timing,
  );
}

/** A copy of a card that is no longer shown goes to its pile and fades there. */
function leave(
  root: HTMLElement,
  element: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-instance');
  copy.removeAttribute('role');
  copy.tabIndex = -1;
  copy.inert = true;
  copy.classList.add(styles.leaving ?? '');
  copy.style.width = `${from.width}px`;
  const scale = from.width > 0 ? to.width / from.width : 1;
  fly(root, copy, { x: from.left, y: from.top }, { x: to.left, y: to.top, scale, opacity: 0 }, timing);
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly opacity?: number;
}

function fly(root: HTMLElement, thing: HTMLElement, from: Spot, to: Spot, timing: KeyframeAnimationOptions): void {
  thing.setAttribute('aria-hidden', 'true');
  root.append(thing);
  const at = ({ x, y, scale = 1, opacity = 1 }: Spot): Keyframe => ({
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    opacity,
  });
  const motion = thing.animate([at(from), at(to)], timing);
  motion.onfinish = () => thing.remove();
  motion.oncancel = () => thing.remove();
}

function centre(at: DOMRect): Spot {
  return { x: at.left + at.width / 2, y: at.top + at.height / 2 };
}
