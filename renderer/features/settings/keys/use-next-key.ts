import { useEffect } from 'react';
import { type Key, keyOf, meaningsOf } from '../../../shared/keys/key.ts';

const modifiers: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Fn']);

/**
 * While `listening`, the next key that is pressed is given to `onKey` and does nothing else; null = Esc or Tab, which
 * leave. Modifiers alone and keys of a composing input method are waited through.
 */
export function useNextKey(listening: boolean, onKey: (key: Key | null) => void): void {
  useEffect(() => {
    if (!listening) return;
    const heard = (event: KeyboardEvent): void => {
      if (event.isComposing || modifiers.has(event.key)) return;
      if (event.key === 'Tab') {
        onKey(null);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      onKey(keyOf(event) === 'Escape' ? null : (meaningsOf(event).at(-1) ?? null));
    };
    window.addEventListener('keydown', heard, { capture: true });
    return () => window.removeEventListener('keydown', heard, { capture: true });
  }, [listening, onKey]);
}
