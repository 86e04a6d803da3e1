import { expect, test as plainTest } from 'vitest';
import { chromiumIsThere } from '../tools/launch.ts';
import { askFrom, launchBrowser, libraryReady } from './harness.ts';

/** Where no Chromium is installed these tests are left out, unless end-to-end tests are required. */
const test = plainTest.skipIf(!chromiumIsThere() && process.env.COSTWISE_E2E !== 'required');

test('A-134: a card of the user’s own is written by the keyboard, found at once in both languages, changed and deleted', async () => {
  const { page, problems } = await launchBrowser();
  await libraryReady(page);
  await page.getByRole('listbox', { name: 'Cards' }).waitFor();
  await page.keyboard.press('n');
  await page.getByLabel('Name, English').fill('Paper Dragon');
  await page.getByLabel('Name, Japanese').fill('紙の竜');
  await page.getByLabel('Cost', { exact: true }).fill('4');
  await page.getByRole('img', { name: /Paper Dragon/ }).waitFor();
  await page.keyboard.press('Control+S');
  await page.getByRole('heading', { name: 'Edit own card' }).waitFor();
  expect((await askFrom(page, 'library.search', { text: '紙の竜 cost:4 set:OWN' })).total).toBe(1);

  await page.getByLabel('Cost', { exact: true }).fill('６');
  await page.keyboard.press('Control+S');
  await expect.poll(async () => (await askFrom(page, 'library.search', { text: 'paper cost:6' })).total).toBe(1);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('listbox', { name: 'Cards' }).waitFor();
  expect((await askFrom(page, 'library.search', { text: 'paper dragon' })).total).toBe(0);
  expect(problems).toEqual([]);
});
