/**
 * How long the deck editor takes from a key to the changed deck on the screen, in the real desktop app:
 * `node tools/deck-add-time.ts [--presses 60]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, buildIsStale, root } from './build.ts';
import { startDriven } from './devtools.ts';
import { electronOnThisMachine } from './electron.ts';
import { openScreen } from './screen.ts';
import { stageApp } from './stage.ts';

export interface DeckAddTimes {
  /**
   * Milliseconds from the press of Enter in the search field until the frame with the new number has been painted, one
   * a press. The wait for the next frame of the screen is part of it.
   */
  readonly painted: readonly number[];
  /** Milliseconds of work in the same presses, without the wait for the screen. */
  readonly work: readonly number[];
  /** Cards of the deck at the start. */
  readonly cards: number;
}

interface Page {
  readonly costwise: { call(name: string, input: unknown): Promise<{ ok: boolean; value: Record<string, unknown> }> };
}

/** Runs in the page: opens a copy of a starter deck. @returns the cards in it */
async function openInPage(): Promise<number> {
  const { costwise } = window as unknown as Page;
  const { game, lines } = (await costwise.call('decks.get', { id: 'battle-spirits-red' })).value;
  const made = await costwise.call('decks.save', { id: null, game, name: { en: 'Measured' }, lines });
  location.hash = `/decks/${made.value.id}`;
  return (lines as readonly { count: number }[]).reduce((sum, line) => sum + line.count, 0);
}

const ready = `document.querySelector('[role="searchbox"]') !== null
  && document.querySelector('[role="option"]') !== null && document.querySelector('[data-line]') !== null`;

/**
 * Runs in the page: presses Enter at times that have nothing to do with the frames of the screen. Every third card is
 * another one, as when a deck is built. A message that is sent in a frame arrives when the frame has been painted.
 */
async function pressInPage(presses: number): Promise<Pick<DeckAddTimes, 'painted' | 'work'>> {
  const field = document.querySelector('[role="searchbox"]') as HTMLElement;
  field.focus();
  const pause = (time: number) => new Promise((done) => setTimeout(done, time));
  const framePainted = () =>
    new Promise<number>((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      }),
    );
  const press = (key: string) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }));
  const copies = () => Array.from(document.querySelectorAll('[data-line]'), (line) => line.textContent).join();
  const times: { painted: number[]; work: number[] } = { painted: [], work: [] };
  for (let count = 0; count < presses; count += 1) {
    if (count % 3 === 2) press('ArrowDown');
    await pause(130 + ((count * 7) % 40));
    const before = copies();
    const start = performance.now();
    press('Enter');
    await null;
    times.work.push(performance.now() - start);
    if (copies() === before) throw new Error('the key changed nothing');
    times.painted.push((await framePainted()) - start);
  }
  return times;
}

/** Presses Enter in the editor that many times. Throws where there is no Electron or no screen. */
export async function measureDeckAdd(presses: number): Promise<DeckAddTimes> {
  const program = electronOnThisMachine();
  if (program === null)
    throw new Error('There is no Electron here: npm run runtime makes one for tests (Linux on x64).');
  if (buildIsStale()) await build();
  const data = mkdtempSync(join(tmpdir(), 'costwise-deck-add-'));
  const staged = program.kind === 'plain' ? null : stageApp(`app-deck-add-${process.pid}`);
  const screen = await openScreen();
  try {
    const app = await startDriven(program.executable, [staged ?? root, '--data', data], screen.display);
    try {
      await app.waitFor(`document.querySelector('[role="option"]') !== null`);
      const cards = Number(await app.evaluate(`(${openInPage})()`));
      await app.waitFor(ready);
      await app.evaluate(`(${pressInPage})(6)`);
      const times = (await app.evaluate(`(${pressInPage})(${presses})`)) as Pick<DeckAddTimes, 'painted' | 'work'>;
      return { ...times, cards };
    } finally {
      await app.close();
    }
  } finally {
    screen.close();
    rmSync(data, { recursive: true, force: true });
    if (staged !== null) rmSync(staged, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { presses: { type: 'string', default: '60' } } });
  console.log(JSON.stringify(await measureDeckAdd(Number(values.presses))));
}
