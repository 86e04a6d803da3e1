/**
 * Brings all parts of the family in, once the first screen stands: until then Japanese stands in the system's own face,
 * as it does with any family that is still being loaded.
 */
export function loadWholeFamily(): void {
  requestAnimationFrame(() => setTimeout(() => void import('./whole-family.css'), afterFirstFrame));
}

/** Milliseconds in which the first screen fills; the system's face is seen no longer than this. */
const afterFirstFrame = 100;
