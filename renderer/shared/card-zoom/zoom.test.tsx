import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setBridge } from '../client/bridge.ts';
import { defineCommands } from '../keys/command.ts';
import { useCommand } from '../keys/use-command.ts';
import { expectAccessible } from '../testing/axe.ts';
import { fakeBridge } from '../testing/fake-bridge.ts';
import { useAnnouncements } from '../ui/announce.ts';
import { CardZoom } from './CardZoom.tsx';
import { EnlargeButton } from './EnlargeButton.tsx';
import { placeBeside } from './place.ts';

const commands = defineCommands('zoom-test', {
  look: { keys: ['Shift+Space', 'Alt+Z'], text: { en: 'Enlarge', ja: '拡大' } },
  leave: { keys: ['Escape'], text: { en: 'Leave', ja: 'やめる' } },
});

const left = vi.fn();
function Page() {
  useCommand(commands.leave, left);
  return (
    <>
      <button type="button" data-card="BS01-001" data-game="battle-spirits">
        one
      </button>
      <button type="button" data-card="BS01-002" data-game="battle-spirits">
        two
      </button>
      <div data-card="BS01-001" data-game="battle-spirits">
        <EnlargeButton name="Goradon">face</EnlargeButton>
      </div>
      <input aria-label="field" />
      <CardZoom command={commands.look} />
    </>
  );
}

const enlarged = () => screen.findByRole('complementary', { name: /^Enlarged/, hidden: true });
const none = () => screen.queryByRole('complementary', { hidden: true });

beforeEach(async () => {
  // The address that each test begins with tells its change a moment later.
  await new Promise((done) => setTimeout(done));
  left.mockReset();
  setBridge(fakeBridge());
  render(<Page />);
});

describe('the enlarged card', () => {
  test('A-166: a key shows the card that has the focus with its facts in words, follows the focus, and Esc closes it alone', async () => {
    const user = userEvent.setup();
    act(() => screen.getByText('one').focus());
    await user.keyboard('{Alt>}z{/Alt}');
    const card = await enlarged();
    expect(card.textContent).toMatch(/Goradon.*Kind.*Spirit.*Cost.*0/);
    expect(useAnnouncements.getState().latest?.message).toMatch(/^Enlarged: Goradon/);
    await expectAccessible();
    act(() => screen.getByText('two').focus());
    await screen.findByRole('complementary', { name: /^Enlarged: (?!Goradon)/, hidden: true });
    await user.keyboard('{Escape}');
    expect(none()).toBeNull();
    expect(left).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(left).toHaveBeenCalledOnce();
  });

  test('a short press lets it stand until the next one; held, it closes when the key is let go', async () => {
    const one = screen.getByText('one');
    act(() => one.focus());
    const key = { key: 'z', code: 'KeyZ', altKey: true };
    const at = (time: number) => vi.spyOn(performance, 'now').mockReturnValue(time);
    at(1000);
    fireEvent.keyDown(one, key);
    await enlarged();
    at(1100);
    fireEvent.keyUp(one, key);
    expect(none()).not.toBeNull();
    fireEvent.keyDown(one, key);
    expect(none()).toBeNull();
    fireEvent.keyUp(one, key);
    at(2000);
    fireEvent.keyDown(one, key);
    await enlarged();
    fireEvent.keyDown(one, { ...key, repeat: true });
    at(2900);
    fireEvent.keyUp(one, key);
    expect(none()).toBeNull();
    vi.restoreAllMocks();
  });

  test('where no card is meant that is said; in a field the key that types something types it', async () => {
    const user = userEvent.setup();
    const field = screen.getByRole<HTMLInputElement>('textbox');
    await user.click(field);
    await user.keyboard('{Shift>} {/Shift}');
    expect(field.value).toBe(' ');
    await user.keyboard('{Alt>}z{/Alt}');
    expect(useAnnouncements.getState().latest?.message).toMatch(/Point at a card/);
  });

  test('a face that is pressed is enlarged, and the next press closes it', async () => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Enlarge Goradon' }));
    await enlarged();
    await user.click(screen.getByText('two'));
    expect(none()).toBeNull();
  });

  test('the middle button of the mouse shows a card as long as it is held', async () => {
    const one = screen.getByText('one');
    fireEvent.pointerDown(one, { button: 1 });
    await enlarged();
    fireEvent.pointerUp(one, { button: 1 });
    expect(none()).toBeNull();
  });
});

describe('where it stands', () => {
  const wanted = { width: 700, height: 580 };
  const apart = (
    a: { left: number; top: number; width: number; height: number },
    b: { left: number; top: number; width: number; height: number },
  ) =>
    a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top;

  test.each([
    ['a card of the hand', { left: 300, top: 640, width: 110, height: 150 }, { width: 1280, height: 800 }],
    ['a card on the right', { left: 1100, top: 100, width: 120, height: 170 }, { width: 1280, height: 800 }],
    ['a row over the whole width', { left: 0, top: 500, width: 1280, height: 38 }, { width: 1280, height: 800 }],
    ['a card in a narrow window', { left: 300, top: 500, width: 100, height: 150 }, { width: 720, height: 900 }],
    ['a card at 200 %', { left: 100, top: 200, width: 120, height: 170 }, { width: 640, height: 400 }],
  ])('it covers nothing of %s and stays on the screen', (_, target, size) => {
    const at = placeBeside(target, wanted, size);
    expect(apart(at, target)).toBe(true);
    expect(at.width).toBeGreaterThan(150);
    expect(at.height).toBeGreaterThan(150);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.left + at.width).toBeLessThanOrEqual(size.width);
    expect(at.top + at.height).toBeLessThanOrEqual(size.height);
  });
});
