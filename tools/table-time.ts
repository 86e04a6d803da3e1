/**
 * How quickly the table answers in real Electron: `node tools/table-time.ts POSITION.json`, a position file whose hand
 * has a card with several ways to pay. Times are of the page's own thread: from the event to the end of the frame that
 * it caused, painting included.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, buildIsStale, root } from './build.ts';
import { startDriven } from './devtools.ts';
import { electronOnThisMachine } from './electron.ts';
import { openScreen } from './screen.ts';
import { stageApp } from './stage.ts';

export interface TableTimes {
  /** Milliseconds of each frame while a card is dragged over the table. */
  readonly drag: readonly number[];
  /** Milliseconds of each frame in which the next way to pay is chosen and shown on the table. */
  readonly ways: readonly number[];
  /** Milliseconds from a key to the painted new state: payments, cores, draws, undo and redo. */
  readonly action: readonly number[];
}

/** Runs in the page. It begins a game from the position, opens it and plays on it. */
async function playInPage(position: { readonly game: string }): Promise<TableTimes> {
  const host = window as unknown as {
    costwise: { call(name: string, input: unknown): Promise<{ ok: boolean; value?: { id: string }; error?: unknown }> };
  };
  const started = await host.costwise.call('playtests.start', {
    name: 'Bench',
    setup: {
      game: position.game,
      deckId: null,
      deckName: 'Bench',
      lines: [],
      seed: 'C057C057',
      first: true,
      rules: {},
      position,
    },
  });
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  location.hash = `#/playtest/${started.value?.id}`;

  const pause = (time: number) => new Promise((done) => setTimeout(done, time));
  const frame = () => new Promise(requestAnimationFrame);
  /** The end of the frame that is being made: a message that is sent in it arrives when it is painted. */
  const painted = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      });
    });
  const hand = () => [...document.querySelectorAll<HTMLElement>('[data-drop-zone="hand"] [role="option"]')];
  for (let wait = 0; hand().length === 0; wait += 1) {
    if (wait > 200) throw new Error('the table did not open');
    await pause(50);
  }
  await pause(1500);

  const press = (key: string, shiftKey = false) => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  };
  /** The time of one frame in which `act` is done at its beginning. */
  const timeOfFrame = async (act: () => void): Promise<number> => {
    await frame();
    const from = performance.now();
    act();
    const { port1, port2 } = new MessageChannel();
    const end = new Promise<number>((done) => {
      port1.onmessage = () => done(performance.now());
    });
    // A frame's own callbacks are over when this promise goes on: the message comes after style, layout and paint.
    port2.postMessage(null);
    return (await end) - from;
  };
  const timeOfAction = async (act: () => void): Promise<number> => {
    const from = performance.now();
    act();
    await painted();
    return performance.now() - from;
  };

  // The card with the most to choose from is the one whose ways are stepped through.
  const ways = (card: HTMLElement) =>
    Number(/(\d[\d,]*) ways/.exec(card.ariaLabel ?? '')?.[1]?.replaceAll(',', '') ?? 0);
  const rich = hand().toSorted((a, b) => ways(b) - ways(a))[0] as HTMLElement;
  rich.click();
  await pause(300);
  const times: { drag: number[]; ways: number[]; action: number[] } = { drag: [], ways: [], action: [] };
  for (let step = 0; step < 90; step += 1) {
    times.ways.push(await timeOfFrame(() => press(step % 30 < 15 ? 'ArrowDown' : 'ArrowUp')));
  }

  const from = rich.getBoundingClientRect();
  const mouse = (type: string, target: EventTarget, x: number, y: number) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, buttons: 1, clientX: x, clientY: y }),
    );
  const [startX, startY] = [from.left + from.width / 2, from.top + from.height / 3];
  mouse('mousedown', rich, startX, startY);
  for (let step = 1; step <= 120; step += 1) {
    const angle = (step / 120) * 2 * Math.PI;
    const x = startX - Math.sin(angle) * startX * 0.6;
    const y = startY - (1 - Math.cos(angle)) * startY * 0.42;
    times.drag.push(await timeOfFrame(() => mouse('mousemove', document, x, y)));
  }
  if (document.querySelector('[data-held]') === null) throw new Error('no card was in the air');
  mouse('mouseup', document, startX, startY);
  await pause(400);

  for (let round = 0; round < 12; round += 1) {
    const act = async (key: string, shift = false) => {
      times.action.push(await timeOfAction(() => press(key, shift)));
      await pause(260);
    };
    rich.click();
    await pause(100);
    await act('Enter');
    const question = document.querySelector<HTMLElement>('dialog button[class*="danger"]');
    if (question !== null) {
      times.action.push(await timeOfAction(() => question.click()));
      await pause(260);
    }
    await act('z');
    await act('Z', true);
    await act('z');
    document.querySelector<HTMLElement>('[data-drop-zone="field"] [role="option"]')?.click();
    await pause(100);
    await act('-');
    await act('+');
    await act('z');
    await act('z');
  }
  return times;
}

/** Measures the app of this folder. Throws where there is no Electron or no screen. */
export async function measureTable(position: { readonly game: string }): Promise<TableTimes> {
  const program = electronOnThisMachine();
  if (program === null)
    throw new Error('There is no Electron here: npm run runtime makes one for tests (Linux on x64).');
  if (buildIsStale()) await build();
  const dataDir = mkdtempSync(join(tmpdir(), 'costwise-table-'));
  const staged = program.kind === 'plain' ? null : stageApp(`app-table-${process.pid}`);
  const screen = await openScreen();
  try {
    const app = await startDriven(program.executable, [staged ?? root, '--data', dataDir], screen.display);
    try {
      await app.waitFor(`document.querySelector('main [role="option"]') !== null`);
      return (await app.evaluate(`(${playInPage.toString()})(${JSON.stringify(position)})`)) as TableTimes;
    } finally {
      await app.close();
    }
  } finally {
    screen.close();
    rmSync(dataDir, { recursive: true, force: true });
    if (staged !== null) rmSync(staged, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file] = process.argv.slice(2);
  if (file === undefined) {
    console.error('Which position? node tools/table-time.ts POSITION.json');
    process.exit(2);
  }
  console.log(JSON.stringify(await measureTable(JSON.parse(readFileSync(file, 'utf8')) as { game: string })));
}
