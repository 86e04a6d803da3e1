import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

/**
 * Renders the app's icon from its two drawings (a simpler one for small sizes) into assets/icons: `node tools/icons.ts`.
 * Needs a Chromium: CHROMIUM names it, /usr/bin/chromium by default.
 */
const folder = new URL('../assets/icons/', import.meta.url);
const sizes = [16, 24, 32, 48, 64, 128, 256, 512];
const largestSmall = 32;

const drawing = async (name: string) => readFile(new URL(name, folder), 'utf8');
const [large, small] = await Promise.all([drawing('costwise.svg'), drawing('costwise-small.svg')]);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  for (const size of sizes) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const style = `html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}`;
    await page.setContent(`<style>${style}</style>${size <= largestSmall ? small : large}`);
    const png = await page.screenshot({ omitBackground: true });
    await writeFile(new URL(`${size}x${size}.png`, folder), png);
    if (size === sizes.at(-1)) await writeFile(new URL('costwise.png', folder), png);
    await page.close();
  }
} finally {
  await browser.close();
}
