import { startTransition, useEffect, useState } from 'react';

/** False for the first frame of a screen, then true: what may come after the cards waits for it. */
export function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLate(true)), 60);
    return () => clearTimeout(timer);
  }, []);
  return late;
}
