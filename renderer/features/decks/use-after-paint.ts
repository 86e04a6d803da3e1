import { startTransition, useEffect, useState } from 'react';

/**
 * A value that follows when the frame with the change is on the screen: what is drawn from it never delays that frame.
 * `useDeferredValue` may begin in the same frame, and then does.
 */
export function useAfterPaint<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
