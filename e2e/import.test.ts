import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test as plainTest } from 'vitest';
import { chromiumIsThere } from '../tools/launch.ts';
import { askFrom, launchBrowser, libraryReady } from './harness.ts';

/** Where no Chromium is installed these tests are left out, unless end-to-end tests are required. */
const test = plainTest.skipIf(!chromiumIsThere() && process.env.COSTWISE_E2E !== 'required');

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'costwise-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'mine.csv');
  writeFileSync(path, content);
  return path;
}

test('A-107: a table is imported by the keyboard, row by row in sight before, and its cards are found; one bad row stays out', async () => {
  const { page, problems } = await launchBrowser();
  await libraryReady(page);
  await page.getByRole('listbox', { name: 'Cards' }).waitFor();
  const table = fileWith(
    'No.,Sort,名前,Price,色\nMY01-001,spirit,試しの竜,3,赤\nMY01-002,spirit,"竜, 二体目",4,赤\nMY01-003,wizard,間違い,1,赤\n',
  );
  await page.keyboard.press('i');
  await page.getByRole('heading', { name: 'Which card data?' }).waitFor();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Control+O')]);
  await chooser.setFiles(table);
  await page.getByLabel('What the column “Sort” holds').selectOption('kind');
  await page.getByLabel('What the column “Price” holds').selectOption('cost');
  await page.keyboard.press('Control+Enter');
  const refused = page.getByRole('option', { name: /Row 4/ });
  await refused.waitFor();
  expect(await refused.textContent()).toContain('found "wizard"');
  expect((await askFrom(page, 'library.search', { text: 'set:MY01' })).total).toBe(0);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('heading', { name: 'The cards are in the library' }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('option', { name: /竜, 二体目/ }).waitFor();
  expect(await page.getByRole('listbox', { name: 'Cards' }).getByRole('option').count()).toBe(2);
  expect((await askFrom(page, 'library.search', { text: '試しの竜 c:red cost:3' })).total).toBe(1);

  // The same headings again: what was said is remembered, and nothing is new.
  await page.keyboard.press('i');
  await page.getByRole('heading', { name: 'Which card data?' }).waitFor();
  const [again] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Control+O')]);
  await again.setFiles(fileWith('No.,Sort,名前,Price,色\nMY01-001,spirit,試しの竜,3,赤\n'));
  await page.getByText('As you said it last time').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('The file has nothing that the library does not have.').waitFor();
  expect(problems).toEqual([]);
});
