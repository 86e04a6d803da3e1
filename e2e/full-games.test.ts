import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askFrom, launchDesktop, libraryReady } from './harness.ts';

/** Whole games in the real app, each by one means only, played by a simple player who looks at the screen. */

const size = { width: 1280, height: 800 };
const limit = { timeout: 150_000 };

const row = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true });
const result = (page: Page) => page.locator('p[role="status"]', { hasText: /^(Won|Lost): / });

/** What lies on the table, as the screen shows it. */
interface Seen {
  readonly turn: number;
  readonly hand: number;
  readonly field: number;
  readonly deck: number;
  /** Trash or discard pile. */
  readonly trash: number;
  /** Cores in all places that are shown, Life with them. */
  readonly cores: number;
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const cards = (zone: string) => document.querySelectorAll(`[data-drop-zone="${zone}"] [role="option"]`).length;
    const pile = (name: string) =>
      Number(/(\d+) cards?/.exec(document.querySelector(`[aria-label^="${name}, "]`)?.ariaLabel ?? '')?.[1] ?? 0);
    const tokens = [...document.querySelectorAll<HTMLElement>('[data-tokens]')];
    return {
      turn: Number(/Turn (\d+)/.exec(document.body.textContent ?? '')?.[1]),
      hand: cards('hand'),
      field: cards('field'),
      deck: pile('Deck'),
      trash: pile('Trash') + pile('Discard'),
      cores: tokens.reduce((sum, { dataset }) => sum + Number(dataset.count), 0),
    };
  });
}

function step(page: Page): Promise<string | null> {
  return page.locator('[aria-current="step"]').first().textContent();
}

/** Presses a key as often as it takes for something to become true on the screen. */
async function pressUntil(page: Page, key: string, done: () => Promise<boolean>, most = 60): Promise<void> {
  for (let pressed = 0; !(await done()); pressed += 1) {
    if (pressed === most) throw new Error(`${key} was pressed ${most} times in vain`);
    await page.keyboard.press(key);
  }
}

/** Moves the focus into a row of cards with the Tab key, forwards or back. @returns false where there is no such row */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<boolean> {
  if ((await row(page, name).count()) === 0) return false;
  const there = () =>
    page.evaluate(
      (name) => document.activeElement?.closest('[role="listbox"]')?.getAttribute('aria-label') === name,
      name,
    );
  await pressUntil(page, key, there, 120);
  return true;
}

/** Begins a game with the keys of the start screen alone. @returns its id */
async function beginByKeys(page: Page, deck: string, seed: string): Promise<string> {
  await libraryReady(page);
  await page.keyboard.press('Control+N');
  await page.getByLabel('Seed', { exact: true }).waitFor();
  const focus = (check: string) => page.evaluate(`(() => { const at = document.activeElement; return ${check}; })()`);
  await pressUntil(page, 'Tab', async () => (await focus(`at?.getAttribute('type') === 'radio'`)) === true);
  await pressUntil(page, 'ArrowDown', async () => (await focus('at?.value')) === deck);
  await pressUntil(page, 'Tab', async () => (await focus(`at?.labels?.[0]?.textContent === 'Seed'`)) === true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(seed);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Hand', exact: true }).waitFor();
  return page.evaluate(() => location.hash.split('/').at(-1) ?? '');
}

/** Looks at each card of the hand in turn: a Gem is set, what has a way is paid for; a way that destroys is not taken. */
async function playHandByKeys(page: Page): Promise<void> {
  const count = (await look(page)).hand;
  if (!(await tabTo(page, 'Hand'))) return;
  for (let tried = 0; tried < count; tried += 1) {
    await page.keyboard.press('ArrowRight');
    const chosen = row(page, 'Hand').locator('[aria-selected="true"]');
    const words = (await chosen.count()) === 0 ? '' : ((await chosen.getAttribute('aria-label')) ?? '');
    if (/Gem – /.test(words)) await page.keyboard.press('g');
    if (!/\d ways?/.test(words)) continue;
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    if ((await question.count()) === 0) continue;
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
  }
}

async function attackByKeys(page: Page, name: string): Promise<void> {
  if (!(await tabTo(page, name, 'Shift+Tab'))) return;
  const count = await row(page, name).getByRole('option').count();
  for (let tried = 0; tried < count && (await result(page).count()) === 0; tried += 1) {
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowRight');
  }
}

/** Takes everything back and does it again: the table at the start is the one of the start, and the end the end. */
async function backAndForth(page: Page, id: string, start: Seen): Promise<void> {
  const end = await look(page);
  const { pointer } = await askFrom(page, 'playtests.get', { id });
  expect(pointer).toBeGreaterThan(10);
  for (let back = 0; back < pointer; back += 1) await page.keyboard.press('z');
  await expect.poll(async () => (await askFrom(page, 'playtests.get', { id })).pointer).toBe(0);
  expect(await look(page)).toEqual(start);
  expect(await result(page).count()).toBe(0);
  for (let forth = 0; forth < pointer; forth += 1) await page.keyboard.press('Shift+Z');
  await expect.poll(async () => (await askFrom(page, 'playtests.get', { id })).pointer).toBe(pointer);
  expect(await look(page)).toEqual(end);
}

test(
  'A-166: Battle Spirits by the keyboard alone, from the start screen to the win, back to the start and again',
  limit,
  async () => {
    const { page, problems } = await launchDesktop({ size });
    const id = await beginByKeys(page, 'battle-spirits-red', '0000000C');
    const start = await look(page);
    expect(start).toMatchObject({ turn: 1, hand: 4, deck: 36, field: 0 });
    while ((await result(page).count()) === 0) {
      await pressUntil(page, 'Space', async () => (await step(page)) === 'Main', 8);
      await playHandByKeys(page);
      const seen = await look(page);
      expect(seen.hand + seen.field + seen.deck + seen.trash).toBe(40);
      // A core comes from the Void in each turn but the first.
      expect(seen.cores).toBe(start.cores + seen.turn - 1);
      expect(seen.turn).toBeLessThan(15);
      if (seen.turn > 1) {
        await page.keyboard.press('Space');
        expect(await step(page)).toBe('Attack');
        await attackByKeys(page, 'Spirits');
      }
      if ((await result(page).count()) === 0) await page.keyboard.press('n');
    }
    expect(await result(page).textContent()).toMatch(/^Won: /);
    await backAndForth(page, id, start);
    expect(await result(page).textContent()).toMatch(/^Won: /);
    expect(problems).toEqual([]);
  },
);

test(
  'A-166: Colossus Order by the keyboard alone, from the start screen to the end, back to the start and again',
  limit,
  async () => {
    const { page, problems } = await launchDesktop({ size });
    const id = await beginByKeys(page, 'colossus-order-white-red', '00000001');
    const start = await look(page);
    const own = (seen: Seen) => seen.hand + seen.deck + seen.trash;
    expect(start).toMatchObject({ turn: 1, hand: 7 });
    const keep = () => page.evaluate(() => document.activeElement?.textContent === 'Keep this hand');
    await pressUntil(page, 'Tab', keep, 120);
    await page.keyboard.press('Enter');
    while ((await result(page).count()) === 0) {
      await pressUntil(
        page,
        'Space',
        async () => (await result(page).count()) > 0 || (await step(page)) === 'Main',
        12,
      );
      if ((await result(page).count()) > 0) break;
      await playHandByKeys(page);
      if (await tabTo(page, 'Hand')) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('l');
      }
      await attackByKeys(page, 'Followers');
      const seen = await look(page);
      expect(own(seen)).toBeLessThanOrEqual(own(start));
      expect(seen.turn).toBeLessThan(45);
      if ((await result(page).count()) === 0) await page.keyboard.press('n');
    }
    expect(await result(page).textContent()).toMatch(/^(Won|Lost): /);
    const { lines } = await askFrom(page, 'playtests.get', { id });
    const done = new Set(lines.flatMap(({ actions }) => actions.map(({ type }) => type)));
    expect([...done]).toEqual(
      expect.arrayContaining(['mulligan', 'set-gem', 'set-locus', 'pay', 'attack', 'next-turn']),
    );
    await backAndForth(page, id, start);
    expect(problems).toEqual([]);
  },
);

test('A-165: Battle Spirits by the mouse alone, cards dragged to the field, to the win', limit, async () => {
  const { page, problems } = await launchDesktop({ size });
  await libraryReady(page);
  await page.getByRole('link', { name: 'Playtest' }).click();
  await page.getByRole('button', { name: 'New playtest' }).first().click();
  await page.getByText('Red: the Dragon Emperor').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('region', { name: 'Hand', exact: true }).waitFor();
  const start = await look(page);
  const nextStep = page.locator('button[aria-keyshortcuts="Space"]');
  const field = page.getByRole('region', { name: 'Spirits' });
  while ((await result(page).count()) === 0) {
    while ((await step(page)) !== 'Main') await nextStep.click();
    for (const id of await handIds(page)) {
      const card = page.locator(`[data-drop-zone="hand"] [data-instance="${id}"]`);
      if (!/ways?$/.test((await card.getAttribute('aria-label')) ?? '')) continue;
      await drag(page, card, field);
    }
    const seen = await look(page);
    expect(seen.hand + seen.field + seen.deck + seen.trash).toBe(40);
    expect(seen.cores).toBe(start.cores + seen.turn - 1);
    expect(seen.turn).toBeLessThan(25);
    if (seen.turn > 1) {
      await nextStep.click();
      for (const spirit of await row(page, 'Spirits').getByRole('option').all()) {
        await spirit.click();
        if ((await result(page).count()) === 0) await page.getByRole('button', { name: 'Attack', exact: true }).click();
      }
    }
    if ((await result(page).count()) === 0) {
      while ((await look(page)).turn === seen.turn) await nextStep.click();
    }
  }
  expect(await result(page).textContent()).toMatch(/^Won: /);
  expect(problems).toEqual([]);
});

function handIds(page: Page): Promise<string[]> {
  return page
    .locator('[data-drop-zone="hand"] [data-instance]')
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.instance ?? ''));
}

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
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}
