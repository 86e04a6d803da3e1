import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button, IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { applyBindings } from './bindings.ts';
import { defineCommands, keysOf } from './command.ts';
import { keyOf, meaningsOf } from './key.ts';
import { rebound, refusalOf } from './rebind.ts';
import { useCommand } from './use-command.ts';

const commands = defineCommands('keys-test', {
  draw: { keys: ['D'], text: { en: 'Draw', ja: '引く' } },
  next: { keys: ['Space'], text: { en: 'Next step', ja: '次のステップへ' } },
  save: { keys: ['Mod+K'], text: { en: 'Save', ja: '保存' }, whileTyping: true },
});

function Screen({ run, dialog = false }: { run: (name: string) => void; dialog?: boolean }) {
  useCommand(commands.draw, () => run('draw'));
  useCommand(commands.next, () => run('next'));
  useCommand(commands.save, () => run('save'));
  return (
    <>
      <input aria-label="field" />
      <button type="button" onClick={() => run('button')}>
        press
      </button>
      <Dialog open={dialog} title="Question" onClose={() => {}}>
        text
      </Dialog>
    </>
  );
}

test('A-166: a key runs its command, but not while the user types, except where the command says so', async () => {
  const run = vi.fn();
  const user = userEvent.setup();
  render(<Screen run={run} />);
  await user.keyboard('d');
  await user.click(screen.getByLabelText('field'));
  await user.keyboard('d{Control>}k{/Control}');
  expect(run.mock.calls).toEqual([['draw'], ['save']]);
});

test('A-166: Space on a focused button presses the button and does nothing else', async () => {
  const run = vi.fn();
  const user = userEvent.setup();
  render(<Screen run={run} />);
  screen.getByText('press').focus();
  await user.keyboard(' ');
  expect(run.mock.calls).toEqual([['button']]);
});

test('A-166: an open dialog takes the keys of the screen below it out of force', async () => {
  const run = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(<Screen run={run} dialog />);
  await user.keyboard('d');
  expect(run).not.toHaveBeenCalled();
  rerender(<Screen run={run} />);
  await user.keyboard('d');
  expect(run.mock.calls).toEqual([['draw']]);
});

test('A-166: one key has one meaning in a screen and everywhere', () => {
  const text = { en: 'Other', ja: '別' };
  expect(() => defineCommands('keys-test', { other: { keys: ['D'], text } })).toThrow(/key D means both/);
  expect(() => defineCommands('another-screen', { other: { keys: ['D'], text } })).not.toThrow();
});

test('A-166: a key is named by what it types, Shift only where it does not change the sign', () => {
  const event = { ctrlKey: false, metaKey: false, shiftKey: true, altKey: false };
  expect(keyOf({ ...event, key: '?' })).toBe('?');
  expect(keyOf({ ...event, key: 'z', ctrlKey: true })).toBe('Mod+Shift+Z');
  expect(keyOf({ ...event, key: ' ', shiftKey: false })).toBe('Space');
});

describe('keyboards of other languages', () => {
  const press = (key: string, code: string, more: object = {}) =>
    meaningsOf({ key, code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });

  test('A-166: where no Latin letter is typed, the place of the key counts: Russian, kana, an input method that is on', () => {
    expect(press('я', 'KeyZ')).toEqual(['Я', 'Z']);
    expect(press('つ', 'KeyZ')).toEqual(['つ', 'Z']);
    expect(press('Process', 'Space')).toEqual(['Process']);
    expect(press('Process', 'KeyD')).toEqual(['Process', 'D']);
    expect(press('Я', 'KeyZ', { shiftKey: true })).toEqual(['Я', 'Shift+Z']);
  });

  test('A-166: a Latin letter is what is written on its key, wherever it lies', () => {
    expect(press('w', 'KeyZ')).toEqual(['W']);
    expect(press(';', 'KeyZ')).toEqual([';']);
  });

  test('A-166: the digits of a French row are reached with and without Shift', () => {
    expect(press('&', 'Digit1')).toEqual(['&', '1']);
    expect(press('é', 'Digit2')).toEqual(['É', '2']);
    expect(press('1', 'Digit1', { shiftKey: true })[0]).toBe('1');
    expect(press('!', 'Digit1', { shiftKey: true })).toEqual(['!']);
  });

  test('A-166: a letter that is being composed runs nothing', () => {
    const run = vi.fn();
    render(<Screen run={run} />);
    fireEvent.keyDown(document.body, { key: 'd', code: 'KeyD', isComposing: true });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'в', code: 'KeyD' });
    expect(run.mock.calls).toEqual([['draw']]);
  });
});

describe('keys that the user has chosen', () => {
  afterEach(() => act(() => applyBindings({})));

  test('A-166: the new key runs the command, the old one no longer does, and every place shows the new one', async () => {
    const run = vi.fn();
    const user = userEvent.setup();
    render(
      <>
        <Screen run={run} />
        <Button command={commands.draw}>Draw</Button>
        <IconButton command={commands.draw} label="One card" icon={null} />
      </>,
    );
    expect(screen.getByRole('button', { name: 'Draw' }).getAttribute('aria-keyshortcuts')).toBe('D');
    act(() => applyBindings({ 'keys-test.draw': ['Q', 'Mod+B'] }));
    await user.keyboard('dq{Control>}b{/Control}');
    expect(run.mock.calls).toEqual([['draw'], ['draw']]);
    expect(screen.getByRole('button', { name: 'Draw' }).getAttribute('aria-keyshortcuts')).toBe('Q Control+B');
    expect(screen.getByTitle('One card (Q)')).toBeDefined();
  });

  test('A-166: a key that the user gave away is no longer the own key of the other command', () => {
    expect(keysOf(commands.draw, { 'keys-test.save': ['D'] })).toEqual([]);
    expect(keysOf(commands.draw, { 'another-screen.other': ['D'] })).toEqual(['D']);
  });

  test('A-166: a key is refused where it means something else at the same time, and where it belongs to the window', () => {
    expect(refusalOf(commands.draw, 'Space')).toMatchObject({ why: 'taken', by: commands.next });
    expect(refusalOf(commands.draw, 'Tab')).toMatchObject({ why: 'reserved' });
    expect(refusalOf(commands.draw, 'Mod+0')).toMatchObject({ why: 'reserved' });
    expect(refusalOf(commands.draw, 'Q')).toBeNull();
  });

  test('A-166: own keys come back only when nothing else has taken them meanwhile', () => {
    const given = { 'keys-test.draw': ['Q'], 'keys-test.next': ['D'] };
    expect(rebound(commands.draw, commands.draw.keys, given)).toMatchObject({
      ok: false,
      refused: { why: 'taken', key: 'D', by: commands.next },
    });
    expect(rebound(commands.draw, commands.draw.keys, { 'keys-test.draw': ['Q'] })).toEqual({ ok: true, bindings: {} });
  });
});
