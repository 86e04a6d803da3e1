import { useEffect, useRef } from 'react';

/**
 * Typing anywhere searches: a letter that is pressed outside of a field, and is no key of a command, goes to the field
 * that `onType` gives the focus to.
 */
export function useTyping(onType: () => void, enabled: boolean): void {
  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  });
  useEffect(() => {
    if (!enabled) return;
    const heard = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // An input method begins with a key that it keeps for itself.
      const types = /^\p{L}$/u.test(event.key) || event.key === 'Process';
      if (types && !isElsewhere(event.target)) latest.current();
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, [enabled]);
}

/** In a field, a dialog or a menu, letters have their own meaning. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"], [role="tablist"]') !== null
  );
}
