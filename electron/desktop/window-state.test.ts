import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { placeWindow, readWindowState, type WindowState, writeWindowState } from './window-state.ts';

const laptop = { workArea: { x: 0, y: 25, width: 1440, height: 875 }, scaleFactor: 2 };
const beside = { workArea: { x: 1440, y: 0, width: 1920, height: 1080 }, scaleFactor: 1 };
const saved = (x: number, y: number, scale = 1, maximized = false): WindowState => ({
  bounds: { x, y, width: 1000, height: 700 },
  scale,
  maximized,
});

test('A-157: a window that is visible on a display of today stands where it was', () => {
  expect(placeWindow(saved(1500, 40), [laptop, beside])).toEqual({
    x: 1500,
    y: 40,
    width: 1000,
    height: 700,
    maximized: false,
  });
  expect(placeWindow(saved(1500, 40, 1, true), [laptop, beside]).maximized).toBe(true);
});

test('A-157: a window of a monitor that is gone, or of another scale, is centred at its size', () => {
  const centred = { width: 1000, height: 700, maximized: false };
  expect(placeWindow(saved(1500, 40), [laptop])).toEqual(centred);
  expect(placeWindow(saved(100, 40, 1), [laptop])).toEqual(centred);
});

test.each([
  ['left of every display', -950, 40],
  ['right of every display', 3300, 40],
  ['above, its title bar out of reach', 1500, -20],
  ['below the last line', 1500, 1070],
])('A-157: a window %s is centred', (_where, x, y) => {
  expect(placeWindow(saved(x, y), [laptop, beside])).not.toHaveProperty('x');
});

test('A-157: a window larger than the display of today is made to fit; the first start has the usual size', () => {
  const small = { workArea: { x: 0, y: 0, width: 800, height: 600 }, scaleFactor: 1 };
  expect(placeWindow(saved(0, 0), [small])).toMatchObject({ width: 800, height: 600 });
  expect(placeWindow(null, [beside])).toEqual({ width: 1280, height: 800, maximized: false });
});

test('A-158: the state is written whole and read back; anything else in its place counts as none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'costwise-window-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'window-state.json');
  expect(readWindowState(path)).toBeNull();
  writeWindowState(path, saved(1, 2));
  expect(readWindowState(path)).toEqual(saved(1, 2));
  expect(readdirSync(folder)).toEqual(['window-state.json']);
  const whole = saved(1, 2);
  const wrong = [
    null,
    [],
    { ...whole, maximized: 1 },
    { ...whole, scale: 0 },
    { ...whole, scale: '1' },
    ...[{ x: 1.5 }, { y: null }, { width: 0 }, { height: '800' }].map((part) => ({
      ...whole,
      bounds: { ...whole.bounds, ...part },
    })),
  ].map((value) => JSON.stringify(value));
  for (const damaged of ['', '{"bounds":', '{"bounds":{"x":1}}', '\0\0\0\0', ...wrong]) {
    writeFileSync(path, damaged);
    expect(readWindowState(path)).toBeNull();
  }
});
