import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askFrom, freshDataDir, launchDesktop, libraryReady } from './harness.ts';

/** The hand as it is read aloud: name and chip of each card, in order. */
function hand(page: Page): Promise<string[]> {
  return page
    .getByRole('region', { name: 'Hand', exact: true })
    .getByRole('option')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
}

/** Moves along the hand with the arrow key until the card of that name is selected. */
async function choose(page: Page, name: string): Promise<void> {
  const count = (await hand(page)).length;
  for (let i = 0; i < count; i++) {
    await page.keyboard.press('ArrowRight');
    const label = await page.locator('[role="option"][aria-selected="true"]').first().getAttribute('aria-label');
    if (label?.startsWith(name)) return;
  }
  throw new Error(`${name} is not in the hand: ${(await hand(page)).join(' | ')}`);
}

async function untilStep(page: Page, name: string): Promise<void> {
  const now = page.locator('[aria-current="step"]').first();
  for (let i = 0; i < 10 && (await now.textContent()) !== name; i++) {
    const before = await now.textContent();
    await page.keyboard.press('Space');
    await expect.poll(() => now.textContent()).not.toBe(before);
  }
}

/** Opens the start screen, chooses deck and seed with the keyboard, and begins. @returns the id of the game */
async function begin(page: Page, deck: string, seed: string): Promise<string> {
  await libraryReady(page);
  await page.evaluate((id) => {
    location.hash = `#/playtest/new?deck=${id}`;
  }, deck);
  const field = page.getByLabel('Seed', { exact: true });
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Hand', exact: true }).waitFor();
  return page.evaluate(() => location.hash.split('/').at(-1) ?? '');
}

test('Battle Spirits by keyboard: start, pay, a way that destroys asks first, undo, kill -9 and resume', async () => {
  const dataDir = freshDataDir();
  const first = await launchDesktop({ dataDir, size: { width: 1280, height: 800 } });
  const { page } = first;
  const id = await begin(page, 'battle-spirits-red', '0000000C');
  await untilStep(page, 'Main');

  await choose(page, 'Goradon');
  await page.keyboard.press('Enter');
  await expect.poll(() => hand(page)).toHaveLength(4);
  await page.getByText('LV1').first().waitFor();

  // Rokceratops costs nothing beside Goradon; its core may come from the Reserve, or from Goradon, who dies of it.
  await choose(page, 'Rokceratops');
  await page.keyboard.press('2');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  expect(await question.textContent()).toContain('Goradon');
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await hand(page)).toHaveLength(4);

  await page.keyboard.press('1');
  await expect.poll(() => hand(page)).toHaveLength(3);
  await page.keyboard.press('z');
  await expect.poll(() => hand(page)).toHaveLength(4);
  await page.keyboard.press('Shift+Z');
  await expect.poll(() => hand(page)).toHaveLength(3);
  const before = await hand(page);
  await expect
    .poll(async () => (await askFrom(page, 'playtests.get', { id })).lines[0]?.actions.at(-1))
    .toMatchObject({
      type: 'pay',
    });
  expect(first.problems).toEqual([]);
  await first.kill();

  const second = await launchDesktop({ dataDir, size: { width: 1280, height: 800 } });
  // The table that was open is open again, as it was.
  await expect.poll(() => hand(second.page)).toEqual(before);
  await second.page.keyboard.press('z');
  await expect.poll(() => hand(second.page)).toHaveLength(4);
  expect(second.problems).toEqual([]);
});

test('Colossus Order by keyboard: mulligan, set a Gem and a Locus card, play a card, undo over the phase', async () => {
  const { page, problems } = await launchDesktop({ size: { width: 1280, height: 800 } });
  const id = await begin(page, 'colossus-order-white-red', '00000001');
  const opening = await hand(page);
  expect(opening).toHaveLength(7);
  await page.getByRole('button', { name: /keep/i }).focus();
  await page.keyboard.press('Enter');
  await untilStep(page, 'Main');
  expect(await hand(page)).toHaveLength(8);

  await choose(page, 'White Gem');
  await page.keyboard.press('g');
  await expect.poll(() => hand(page)).toHaveLength(7);
  await choose(page, 'Plumed Lancer');
  await page.keyboard.press('l');
  await expect.poll(() => hand(page)).toHaveLength(6);
  await choose(page, 'Lantern Novice');
  await page.keyboard.press('Enter');
  await expect.poll(() => hand(page)).toHaveLength(5);

  const { actions } = (await askFrom(page, 'playtests.get', { id })).lines[0]!;
  for (let i = actions.length; i > 0; i--) await page.keyboard.press('z');
  await expect.poll(() => hand(page)).toEqual(opening);
  await expect.poll(async () => (await askFrom(page, 'playtests.get', { id })).pointer).toBe(0);
  expect(problems).toEqual([]);
});

test('by mouse: a card dragged to the field is paid for, one dragged to the Trash is moved, a way is chosen by pointing', async () => {
  const { page, problems } = await launchDesktop({ size: { width: 1280, height: 800 } });
  const id = await begin(page, 'battle-spirits-red', '0000000C');
  await untilStep(page, 'Main');
  const card = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) }).first();

  await drag(page, card('Goradon'), page.getByRole('region', { name: 'Spirits' }));
  await expect.poll(() => hand(page)).toHaveLength(4);
  await drag(page, card('Dragsaurus'), page.getByRole('button', { name: /^Trash/ }));
  await expect.poll(() => hand(page)).toHaveLength(3);

  await card('Rokceratops').click();
  await page.getByRole('button', { name: /destroys Goradon/ }).hover();
  await page.getByRole('option', { name: /^Goradon.*destroyed/ }).waitFor();
  await page.getByRole('button', { name: /destroys Goradon/ }).click();
  await page.getByRole('button', { name: 'Pay and destroy' }).click();
  await expect.poll(() => hand(page)).toHaveLength(2);
  const { actions } = (await askFrom(page, 'playtests.get', { id })).lines[0]!;
  expect(actions.slice(-3).map(({ type }) => type)).toEqual(['pay', 'move', 'pay']);
  expect(problems).toEqual([]);
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Cards slide to their places after an act; they are where they are drawn only when that is over.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
  });
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (start === null || end === null) throw new Error('nothing to drag, or nowhere to drag it to');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 3);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}
