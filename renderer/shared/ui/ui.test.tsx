import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineCommands } from '../keys/command.ts';
import { expectAccessible } from '../testing/axe.ts';
import { announce } from './announce.ts';
import { Button, IconButton } from './Button.tsx';
import { Chip } from './Chip.tsx';
import { Dialog } from './Dialog.tsx';
import { Kbd } from './Kbd.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Menu, MenuItem, MenuSeparator } from './Menu.tsx';
import { Segmented } from './Segmented.tsx';
import { BusyState, EmptyState, WrongState } from './States.tsx';
import { TextField } from './TextField.tsx';
import { Tooltip } from './Tooltip.tsx';

afterEach(() => {
  vi.useRealTimers();
});

test('Buttons: a button does not submit a form by itself; a picture button has a name', async () => {
  const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const user = userEvent.setup();
  render(
    <form onSubmit={submit}>
      <Button>Draw</Button>
      <IconButton label="Favourite" icon={<Star />} />
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Draw' }));
  await user.click(screen.getByRole('button', { name: 'Favourite' }));
  expect(submit).not.toHaveBeenCalled();
});

function AskingPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog
        open={open}
        title="Destroy Goradon?"
        role="alertdialog"
        onClose={() => setOpen(false)}
        foot={<Button data-first-focus>Keep</Button>}
      >
        Its last core is paid.
      </Dialog>
    </>
  );
}

test('Dialog: named by its title, the marked answer has the focus, closing gives the focus back', async () => {
  const user = userEvent.setup();
  render(<AskingPage />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Destroy Goradon?' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }));
  await expectAccessible();
  // What a browser sends for Escape.
  act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' }));
});

const { copy: copyCommand } = defineCommands('ui-test', {
  copy: { keys: ['Mod+D'], text: { en: 'Copy', ja: 'コピー' } },
});

test('Menu: opens with the keyboard, arrows move, Enter chooses, a disabled entry is passed over', async () => {
  const chosen = vi.fn();
  const user = userEvent.setup();
  render(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={() => chosen('rename')} disabled>
        Rename
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => chosen('copy')} command={copyCommand}>
        Copy
      </MenuItem>
      <MenuItem onSelect={() => chosen('remove')} danger>
        Remove
      </MenuItem>
    </Menu>,
  );
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: /Copy/ })).toBe(document.activeElement);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(chosen.mock.calls).toEqual([['remove']]));
  expect(screen.queryByRole('menu')).toBeNull();
});

function MenuThatAsks() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
      </Menu>
      <Dialog open={open} title="Rename" onClose={() => setOpen(false)}>
        text
      </Dialog>
    </>
  );
}

test('A-166: a dialog that was opened from a menu gives the focus back to the button of the menu', async () => {
  const user = userEvent.setup();
  render(<MenuThatAsks />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
});

test('Segmented: one tab stop, arrows change the choice', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(
    <Segmented
      label="View"
      value="grid"
      choices={[
        { value: 'grid', text: 'Grid' },
        { value: 'list', text: <Star aria-hidden="true" />, name: 'List' },
      ]}
      onChange={change}
    />,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Grid' }));
  await user.keyboard('{ArrowRight}');
  expect(change.mock.calls).toEqual([['list']]);
  await expectAccessible();
});

function Filter({ fault = null }: { fault?: string | null }) {
  const [value, setValue] = useState('abc');
  return <TextField type="search" label="Filter" value={value} onValue={setValue} fault={fault} />;
}

test('Text field: labelled, cleared by its button, and a fault is read with it', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Filter />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Filter' }).value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  rerender(<Filter fault="At position 3: expected a number." />);
  const field = screen.getByRole('searchbox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('position 3');
  await expectAccessible();
});

test('Live region: the same sentence twice is read twice; the toast goes, a silent message shows none', () => {
  vi.useFakeTimers();
  render(<LiveRegion />);
  const region = screen.getByRole('status');
  act(() => announce('You drew 1 card.'));
  const first = region.firstChild;
  act(() => announce('You drew 1 card.'));
  expect(region.textContent).toBe('You drew 1 card.');
  expect(region.firstChild).not.toBe(first);
  expect(document.body.textContent).toBe('You drew 1 card.You drew 1 card.');
  act(() => vi.advanceTimersByTime(4_000));
  expect(document.body.textContent).toBe('You drew 1 card.');
  act(() => announce('2 cards', { shown: false }));
  expect(document.body.textContent).toBe('2 cards');
});

test('States: empty, busy with progress, and wrong with a second try keep the rules of accessibility', async () => {
  const again = vi.fn();
  const user = userEvent.setup();
  render(
    <>
      <EmptyState title="No games yet" action={<Button>Begin</Button>}>
        Begin one with a deck.
      </EmptyState>
      <BusyState title="Loading cards" done={3} total={9} />
      <WrongState error={{ message: { en: 'The disk is full.', ja: '空き容量がありません。' } }} onRetry={again} />
    </>,
  );
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Loading cards' }).value).toBe(3);
  expect(screen.getByRole('alert').textContent).toContain('The disk is full.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
  await expectAccessible();
});

test('Keys are shown as they stand on the keyboard; a chip says its words; a tooltip comes with the focus', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Kbd keys="Mod+Shift+Z" />
      <Kbd keys="+" />
      <Chip tone="bad">2 cores short</Chip>
      <Tooltip text="Shown to the opponent">
        <Button>Reveal</Button>
      </Tooltip>
    </>,
  );
  expect([...document.querySelectorAll('kbd')].map((key) => key.textContent)).toEqual(['Ctrl', 'Shift', 'Z', '+']);
  expect(screen.getByText('2 cores short')).toBeDefined();
  await user.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Shown to the opponent');
});
