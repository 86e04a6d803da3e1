/**
 * How long the library takes from a typed key to the painted rows, in the real desktop app:
 * `node tools/search-time.ts --data FOLDER SEARCH...` (a folder that the app has used).
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, buildIsStale, root } from './build.ts';
import { startDriven } from './devtools.ts';
import { electronOnThisMachine } from './electron.ts';
import { openScreen } from './screen.ts';
import { stageApp } from './stage.ts';

interface Page {
  readonly costwise: {
    call(
      name: 'library.search',
      input: { text: string; limit: number; language: string },
    ): Promise<{ readonly ok: boolean; readonly value: { total: number; cards: readonly { readonly id: string }[] } }>;
  };
}

/**
 * Runs in the page: puts all but the last character of each search into the field, waits until the list rests, types the
 * last one and waits until the list shows what that search finds and the frame is painted. A message that is sent in a
 * frame arrives when the frame has been painted.
 * @returns milliseconds, one a search; searches that find what was there before, or nothing, are left out
 */
async function typeInPage(searches: readonly string[]): Promise<number[]> {
  const { costwise } = window as unknown as Page;
  const field = document.querySelector('[role="searchbox"]') as HTMLInputElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const pause = (time: number) => new Promise((done) => setTimeout(done, time));
  const type = (text: string) => {
    setValue?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const shown = () => {
    const row = document.querySelector('[role="option"][aria-posinset="1"]');
    return `${row?.getAttribute('aria-setsize')} ${row?.getAttribute('data-card')}`;
  };
  const framePainted = () =>
    new Promise<number>((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      }),
    );
  const found = (wanted: string) =>
    new Promise<void>((done, failed) => {
      const limit = setTimeout(() => failed(new Error(`"${field.value}" does not show ${wanted}`)), 10_000);
      const look = () => {
        if (shown() !== wanted) return;
        watch.disconnect();
        clearTimeout(limit);
        done();
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      look();
    });
  const times: number[] = [];
  field.focus();
  for (const [i, text] of searches.entries()) {
    const { value } = await costwise.call('library.search', {
      text,
      limit: 1,
      language: document.documentElement.lang,
    });
    type(text.slice(0, -1));
    // The counts of the facets are asked for when the typing rests: they are no part of this key.
    await pause(450 + ((i * 7) % 40));
    const wanted = `${value.total} ${value.cards[0]?.id}`;
    if (value.total === 0 || shown() === wanted) continue;
    const start = performance.now();
    type(text);
    await found(wanted);
    times.push((await framePainted()) - start);
  }
  type('');
  return times;
}

/**
 * Types each search in the library of `dataDir` and measures its last key.
 * @returns milliseconds. Throws where there is no Electron or no screen.
 */
export async function measureTyping(dataDir: string, searches: readonly string[]): Promise<readonly number[]> {
  const program = electronOnThisMachine();
  if (program === null)
    throw new Error('There is no Electron here: npm run runtime makes one for tests (Linux on x64).');
  if (buildIsStale()) await build();
  const staged = program.kind === 'plain' ? null : stageApp(`app-search-${process.pid}`);
  const screen = await openScreen();
  try {
    const app = await startDriven(program.executable, [staged ?? root, '--data', dataDir], screen.display);
    try {
      await app.waitFor(`document.querySelector('[role="option"]') !== null`);
      await app.evaluate(`(${typeInPage})(${JSON.stringify(searches.slice(0, 5))})`);
      return (await app.evaluate(`(${typeInPage})(${JSON.stringify(searches)})`)) as number[];
    } finally {
      await app.close();
    }
  } finally {
    screen.close();
    if (staged !== null) rmSync(staged, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ options: { data: { type: 'string' } }, allowPositionals: true });
  if (values.data === undefined) throw new Error('--data FOLDER is missing');
  console.log(JSON.stringify(await measureTyping(values.data, positionals)));
}
