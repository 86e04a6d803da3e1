import type { ElectronApplication, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askFrom, freshDataDir, launchDesktop, libraryReady } from './harness.ts';

const hand = (page: Page) => page.locator('[data-drop-zone="hand"] [role="option"]');

/** The key that the window's menu names for a command. */
function menuKey(app: ElectronApplication, label: string): Promise<string | null | undefined> {
  return app.evaluate(({ Menu }, label) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? []) ?? [];
    return items.find((item) => item.label === label)?.accelerator;
  }, label);
}

test('A-166: a key that is bound in the settings is in force at the table, in its buttons and the menu, and at the next start', async () => {
  const dataDir = freshDataDir();
  const first = await launchDesktop({ dataDir, size: { width: 1280, height: 800 } });
  const { page } = first;
  await libraryReady(page);
  await page.keyboard.press('Alt+4');
  await page.getByRole('button', { name: 'Change the key D of “Draw a card”' }).click();
  await page.keyboard.press('n');
  await page
    .getByRole('alert')
    .filter({ hasText: /^N already means “Next turn”/ })
    .waitFor();
  await page.getByRole('button', { name: 'Change the key D of “Draw a card”' }).click();
  await page.keyboard.press('q');
  await page.getByRole('button', { name: 'Change the key Ctrl+N of “New playtest”' }).click();
  await page.keyboard.press('Control+b');
  await expect
    .poll(() => askFrom(page, 'settings.get', {}))
    .toMatchObject({
      keys: { 'playtest.draw': ['Q'], 'app.newPlaytest': ['Mod+B'] },
    });
  await expect.poll(() => menuKey(first.app, 'New playtest')).toBe('CmdOrCtrl+B');
  await first.close();

  const second = await launchDesktop({ dataDir, size: { width: 1280, height: 800 } });
  await libraryReady(second.page);
  await second.page.keyboard.press('Control+b');
  await second.page.getByRole('button', { name: 'Start the game' }).click();
  await hand(second.page).first().waitFor();
  const before = await hand(second.page).count();
  await second.page.keyboard.press('d');
  await second.page.keyboard.press('q');
  await expect.poll(() => hand(second.page).count()).toBe(before + 1);
  expect(await second.page.getByRole('button', { name: 'Draw', exact: true }).getAttribute('aria-keyshortcuts')).toBe(
    'Q',
  );
  expect(second.problems).toEqual([]);
});

test('a card is enlarged beside where it lies, with its facts, in the library', async () => {
  const { page, problems } = await launchDesktop({ size: { width: 1280, height: 800 } });
  await libraryReady(page);
  const card = page.locator('[role="option"][data-card]').nth(3);
  const enlarged = page.getByRole('complementary', { name: /^Enlarged: / });
  // What enlarges is fetched after the first screen, and follows the pointer from then on.
  for (let attempt = 0; attempt < 12 && !(await enlarged.isVisible()); attempt += 1) {
    await card.hover({ position: { x: 20 + attempt, y: 40 } });
    await page.keyboard.press('Alt+z');
    await enlarged.waitFor({ timeout: 2000 }).catch(() => {});
  }
  await enlarged.getByText('Kind', { exact: true }).waitFor();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((motion) => motion.finished)));
  const [large, small] = [await enlarged.boundingBox(), await card.boundingBox()];
  if (large === null || small === null) throw new Error('not on the screen');
  const beside = large.x >= small.x + small.width || large.x + large.width <= small.x;
  const above = large.y >= small.y + small.height || large.y + large.height <= small.y;
  expect(beside || above).toBe(true);
  expect(large.height).toBeGreaterThan(small.height * 2);
  await page.keyboard.press('Escape');
  await enlarged.waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
