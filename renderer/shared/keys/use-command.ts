import { createContext, useContext, useEffect, useRef } from 'react';
import { type Command, keysOf } from './command.ts';
import { meaningsOf } from './key.ts';

interface Registration {
  readonly command: Command;
  readonly layer: number;
  readonly run: (event: KeyboardEvent, place: number) => void;
}

const registrations = new Set<Registration>();
const openLayers: number[] = [];
let nextLayer = 1;

/** The layer that a component is on: 0 is the screen, each open dialog or menu has its own above it. */
const KeyLayer = createContext(0);
export const KeyLayerProvider = KeyLayer.Provider;

/** Opens a layer while `open`: the commands of the layers below it are out of force until it closes. */
export function useKeyLayer(open: boolean): number {
  const layer = useRef(0);
  if (layer.current === 0) {
    layer.current = nextLayer;
    nextLayer += 1;
  }
  useEffect(() => {
    if (!open) return;
    const own = layer.current;
    openLayers.push(own);
    return () => {
      openLayers.splice(openLayers.lastIndexOf(own), 1);
    };
  }, [open]);
  return layer.current;
}

/**
 * Runs `handler` when a key of `command` is pressed; `place` tells which of its keys, the first is 0. Keys that a field,
 * a button or a composing input method needs for itself are left to it. With `enabled` false the key is free.
 */
export function useCommand(
  command: Command,
  handler: (event: KeyboardEvent, place: number) => void,
  enabled = true,
): void {
  const layer = useContext(KeyLayer);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => {
    if (!enabled) return;
    const registration: Registration = { command, layer, run: (event, place) => latest.current(event, place) };
    registrations.add(registration);
    if (registrations.size === 1) window.addEventListener('keydown', dispatch);
    return () => {
      registrations.delete(registration);
      if (registrations.size === 0) window.removeEventListener('keydown', dispatch);
    };
  }, [command, layer, enabled]);
}

function dispatch(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const typing = isTyping(event.target);
  const top = openLayers.at(-1) ?? 0;
  for (const key of meaningsOf(event)) {
    if (!typing && isForControl(key, event.target)) return;
    for (const { command, layer, run } of [...registrations].reverse()) {
      if (layer !== top || (typing && !command.whileTyping)) continue;
      const place = keysOf(command).indexOf(key);
      if (place === -1) continue;
      event.preventDefault();
      run(event, place);
      return;
    }
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** Enter and Space press the button or follow the link that has the focus; arrows move between radio buttons. */
function isForControl(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (key.startsWith('Arrow')) return target.matches('input');
  if (key !== 'Enter' && key !== 'Space') return false;
  return target.closest('a[href], button, summary, input, [role="button"]') !== null;
}
