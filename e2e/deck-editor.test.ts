import { expect, test } from 'vitest';
import { askFrom, launchDesktop, libraryReady } from './harness.ts';

test('A-166: a legal deck is built by keyboard only, from the empty list to the table, and is there after a restart', {
  timeout: 180_000,
}, async () => {
  const { page, dataDir, close, problems } = await launchDesktop({ language: 'en' });
  await libraryReady(page);
  const { keyboard } = page;
  await keyboard.press('Alt+2');
  await page.getByRole('heading', { name: 'Decks', exact: true }).waitFor();
  await page.getByRole('button', { name: 'New deck' }).focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Battle Spirits' }).waitFor();
  await keyboard.press('Enter');
  await page.getByText('The deck is empty').waitFor();

  // Letters go to the search field wherever the focus is; 14 cards three times, one of them down to one copy.
  await keyboard.type('c:red');
  await page.getByText('The deck is empty').waitFor();
  const field = page.getByRole('searchbox');
  await expect.poll(() => field.inputValue()).toBe('c:red');
  const first = page.getByRole('option').first();
  await first.waitFor();
  await page.waitForTimeout(500);
  for (let card = 0; card < 14; card += 1) {
    for (let copy = 0; copy < 3; copy += 1) await keyboard.press('Enter');
    await keyboard.press('ArrowDown');
  }
  await page.getByText('42 cards').first().waitFor();
  await page.getByText('✓ Legal').waitFor();

  await keyboard.press('Tab');
  for (let tab = 0; tab < 6; tab += 1) {
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-line'))) break;
    await keyboard.press('Tab');
  }
  await keyboard.press('1');
  await page.getByText('40 cards').first().waitFor();
  await keyboard.press('Shift+S');
  await page.getByText('39 cards').first().waitFor();
  await page.getByText('1 problem', { exact: true }).waitFor();
  await keyboard.press('Control+z');
  await page.getByText('✓ Legal').waitFor();

  await keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Name of the deck' }).waitFor();
  await keyboard.press('Control+a');
  await keyboard.type('By keys');
  await keyboard.press('Enter');
  await page.getByRole('heading', { name: 'By keys' }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await keyboard.press('Control+p');
  await page.waitForURL(/#\/playtest\/new\?deck=/);
  expect(problems).toEqual([]);
  await close();

  const again = await launchDesktop({ dataDir, language: 'en' });
  const [deck] = await askFrom(again.page, 'decks.list', {});
  expect(deck).toMatchObject({ name: { en: 'By keys' }, cardCount: 40 });
  const versions = await askFrom(again.page, 'decks.versions', { id: deck?.id ?? '' });
  expect(versions.map(({ content }) => content.lines.length)).toEqual([14, 0]);
});

test('Cards are dragged from the search into a zone, from zone to zone, and out of the deck', {
  timeout: 120_000,
}, async () => {
  const { page, problems } = await launchDesktop({ language: 'en' });
  await libraryReady(page);
  const deck = await askFrom(page, 'decks.save', { id: null, game: 'battle-spirits', name: { en: 'Drag' }, lines: [] });
  const lines = async () =>
    (await askFrom(page, 'decks.get', { id: deck.id })).lines.map(
      ({ card, count, zone }) => `${count} ${card} ${zone}`,
    );
  await page.evaluate((id) => location.assign(`#/decks/${id}`), deck.id);
  const found = page.getByRole('option', { name: /^Goradon/ });
  await found.waitFor();
  const drag = async (from: typeof found, to: string) => {
    await from.hover();
    await page.mouse.down();
    const target = (await page.locator(`[data-drop="${to}"]`).boundingBox())!;
    await page.mouse.move(target.x + 60, target.y + 20, { steps: 6 });
    await page.mouse.up();
  };
  await drag(found, 'main');
  await drag(found, 'main');
  await expect.poll(lines).toEqual(['2 BS01-001 main']);
  await drag(page.getByRole('button', { name: '2 × Goradon' }), 'side');
  await expect.poll(lines).toEqual(['2 BS01-001 side']);
  await drag(page.getByRole('button', { name: '2 × Goradon' }), 'out');
  await expect.poll(lines).toEqual([]);
  expect(problems).toEqual([]);
});

test('The panes of the editor are moved by keys and stand as they were when the deck is opened again', {
  timeout: 120_000,
}, async () => {
  const { page } = await launchDesktop({ language: 'en', size: { width: 1280, height: 800 } });
  await libraryReady(page);
  const deck = await askFrom(page, 'decks.save', { id: null, game: 'battle-spirits', name: { en: 'P' }, lines: [] });
  await page.evaluate((id) => location.assign(`#/decks/${id}`), deck.id);
  const width = async () => Math.round((await page.getByRole('region', { name: 'Add cards' }).boundingBox())!.width);
  const before = await width();
  await page.getByRole('separator').first().focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(before + 20);
  const after = await width();
  await expect
    .poll(async () => Object.keys((await askFrom(page, 'settings.get', {})).panes))
    .toEqual(['deck/search/lines/side']);
  await page.evaluate(() => location.assign('#/decks'));
  await page.getByRole('link', { name: 'P', exact: true }).click();
  await expect.poll(width).toBe(after);
});
