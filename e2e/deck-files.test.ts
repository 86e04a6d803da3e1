import { closeSync, ftruncateSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import { expect, onTestFinished, test as plainTest } from 'vitest';
import { chromiumIsThere } from '../tools/launch.ts';
import { askFrom, launchBrowser, launchDesktop, libraryReady } from './harness.ts';

/** Where no Chromium is installed the tests in it are left out, unless end-to-end tests are required. */
const test = plainTest.skipIf(!chromiumIsThere() && process.env.COSTWISE_E2E !== 'required');

const list = ['// Name: Swift test', '3 Goradon', '2 x Gorradon', '2 ロクケラトプス', 'Side', '1 BS01-025'].join('\n');

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'costwise-e2e-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function openDecks(page: Page): Promise<void> {
  await libraryReady(page);
  await page.evaluate(() => {
    location.hash = '#/decks';
  });
  await page.getByRole('heading', { name: 'Decks', level: 1 }).waitFor();
}

const openDeckId = (page: Page) => page.evaluate(() => location.hash.split('/').at(-1) ?? '');

/** The deck that is open, as the data side holds it. */
async function storedDeck(page: Page) {
  const { lines, unresolved } = await askFrom(page, 'decks.get', { id: await openDeckId(page) });
  return { lines, unresolved };
}

/** Imports what the dialog shows as a new deck and waits for it. */
async function create(page: Page): Promise<void> {
  const before = await page.evaluate(() => location.hash);
  await page.getByRole('button', { name: 'Create the deck' }).click();
  await page.waitForFunction((hash) => location.hash !== hash, before);
  await page.getByRole('button', { name: 'Playtest this deck' }).waitFor();
}

/** Chooses a format in the export and saves the file. */
async function exportAs(page: Page, format: string): Promise<Download> {
  await page.getByRole('radio', { name: format }).check();
  const save = page.getByRole('button', { name: 'Save as a file' });
  await expect.poll(() => save.isEnabled()).toBe(true);
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return download;
}

test('A-77, A-80: a pasted list with a wrong line is mended by keys, exported, and imported again as the same deck', async () => {
  const folder = freshFolder();
  const { page, problems } = await launchBrowser();
  await openDecks(page);
  await page.keyboard.press('Control+I');
  await page.getByRole('textbox', { name: 'Deck list or share code' }).waitFor();
  await page.keyboard.insertText(list);
  await page.getByText('1 line to mend').waitFor();
  expect(await page.getByRole('region', { name: 'Lines for which no card was found' }).textContent()).toContain(
    'Line 3',
  );
  await page.getByRole('button', { name: 'Find the card for “2 x Gorradon”' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /^Goradon/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Every line was found').waitFor();
  await create(page);
  const made = await storedDeck(page);
  expect(made.lines).toEqual([
    { card: 'BS01-001', count: 5, zone: 'main' },
    { card: 'BS01-002', count: 2, zone: 'main' },
    { card: 'BS01-025', count: 1, zone: 'side' },
  ]);

  await page.keyboard.press('Control+E');
  await page.getByRole('dialog').waitFor();
  const download = await exportAs(page, 'OCTGN (.o8d)');
  expect(download.suggestedFilename()).toBe('Swift test.o8d');
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  await page.getByRole('button', { name: 'Close' }).click();

  await openDecks(page);
  await page.keyboard.press('Control+I');
  await page.getByLabel('Choose a file…').setInputFiles(file);
  await page.getByRole('option', { name: 'OCTGN (.o8d) (found out)' }).waitFor({ state: 'attached' });
  await create(page);
  expect(await storedDeck(page)).toEqual(made);
  expect(problems).toEqual([]);
});

test('Tabletop Simulator: the faces are drawn on a sheet, and the deck names the pictures in the zip file', async () => {
  const { page, problems } = await launchBrowser();
  await libraryReady(page);
  await page.evaluate(() => {
    location.hash = '#/decks/colossus-order-white-red';
  });
  await page.getByRole('button', { name: 'Playtest this deck' }).waitFor();
  await page.keyboard.press('Control+E');
  await page.getByRole('radio', { name: 'Tabletop Simulator' }).check();
  await page.getByRole('textbox', { name: 'Folder or web address where the pictures will lie' }).fill('D:\\table');
  const download = await exportAs(page, 'Tabletop Simulator');
  const files = unzipSync(readFileSync(await download.path()));
  const names = Object.keys(files).sort();
  const pictures = names.filter((name) => name.endsWith('.png'));
  expect(pictures).toHaveLength(2);
  for (const name of pictures) {
    const bytes = Buffer.from(files[name]!);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // A blank picture of this size is far smaller.
    expect(bytes.length).toBeGreaterThan(50_000);
  }
  const json = Buffer.from(files[names.find((name) => name.endsWith('.json'))!]!).toString('utf8');
  const addresses = new Set([...json.matchAll(/file:\/\/\/D:\/table\/([^"]+)/g)].map(([, name]) => name));
  expect([...addresses].sort()).toEqual(pictures);
  expect(problems).toEqual([]);
});

test('A file of 200 MB, a bomb of entities and a broken JSON are refused with a sentence, and the program stays up', async () => {
  const folder = freshFolder();
  const huge = join(folder, 'huge.txt');
  const handle = openSync(huge, 'w');
  ftruncateSync(handle, 200_000_000);
  closeSync(handle);
  writeFileSync(join(folder, 'bomb.o8d'), '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa">]><deck>&a;</deck>');
  writeFileSync(join(folder, 'broken.json'), '{\n  "format": "costwise.deck/1",\n  "cards": [}\n');
  const { page } = await launchBrowser();
  await openDecks(page);
  await page.keyboard.press('Control+I');
  const said = page.getByRole('dialog').getByRole('alert');
  for (const [name, words] of [
    ['huge.txt', '200 MB'],
    ['bomb.o8d', 'document type'],
    ['broken.json', 'Line 3'],
  ] as const) {
    await page.getByLabel('Choose a file…').setInputFiles(join(folder, name));
    await expect
      .poll(async () => ((await said.count()) === 0 ? '' : await said.textContent()), { message: name })
      .toContain(words);
    expect(await page.getByRole('button', { name: 'Create the deck' }).isDisabled()).toBe(true);
  }
  expect((await askFrom(page, 'decks.list', {})).every(({ starter }) => starter)).toBe(true);
});

plainTest('Desktop: a list comes from the clipboard by Ctrl+V, and goes to the clipboard and to a file', async () => {
  const folder = freshFolder();
  const { app, page, problems } = await launchDesktop();
  await openDecks(page);
  await app.evaluate(({ clipboard }, text) => clipboard.writeText(text), list);
  await page.keyboard.press('Control+V');
  await page.getByText('1 line to mend').waitFor();
  await create(page);
  const made = await storedDeck(page);
  expect(made.unresolved).toEqual([{ text: '2 x Gorradon', count: 2, name: 'Gorradon', zone: 'main' }]);

  const id = await openDeckId(page);
  const { text } = await askFrom(page, 'decks.write', { id, format: 'text', language: 'en' });
  await page.keyboard.press('Control+E');
  await page.getByText('Swift test.txt').waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => app.evaluate(({ clipboard }) => clipboard.readText())).toBe(text);

  // In place of the system's dialog, which nobody is there to answer.
  const file = join(folder, 'saved.txt');
  await app.evaluate(({ session }, path) => {
    session.defaultSession.on('will-download', (_event, item) => item.setSavePath(path));
  }, file);
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = () => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  await expect.poll(saved).toBe(text);
  expect(problems).toEqual([]);
});
