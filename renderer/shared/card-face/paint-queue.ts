type Paint = () => void;

const waiting = new Set<Paint>();
let scheduled = false;

/** Faces painted between two frames: few enough that typing and scrolling stay fluent. */
const atATime = 4;

/**
 * Lets `paint` run after the frame that is being drawn, in the order of asking and a few at a time, so that a screen
 * full of cards can be used before all of its faces are painted.
 * @returns a function that takes it off the queue
 */
export function paintSoon(paint: Paint): () => void {
  waiting.add(paint);
  schedule();
  return () => {
    waiting.delete(paint);
  };
}

function schedule(): void {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => setTimeout(paintSome));
}

function paintSome(): void {
  scheduled = false;
  for (const paint of [...waiting].slice(0, atATime)) {
    waiting.delete(paint);
    paint();
  }
  if (waiting.size > 0) schedule();
}
