import { expect, test } from 'vitest';
import { acceleratorOf } from './accelerator.ts';

test('A-166: the menu names the key as it is bound, the one with a modifier first', () => {
  expect(acceleratorOf(undefined, 'Mod+Shift+Z')).toBe('CmdOrCtrl+Shift+Z');
  expect(acceleratorOf(['Z', 'Mod+U'], 'Mod+Z')).toBe('CmdOrCtrl+U');
  expect(acceleratorOf(['ArrowLeft'], 'Mod+Z')).toBe('Left');
  expect(acceleratorOf(['+'], 'Mod+Z')).toBe('Plus');
  expect(acceleratorOf([], 'Mod+Z')).toBeUndefined();
});
