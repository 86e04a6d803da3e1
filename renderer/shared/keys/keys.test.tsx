import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../ui/Dialog.tsx';
import { defineCommands, keyOf } from './command.ts';
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
