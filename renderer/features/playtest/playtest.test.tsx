import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Playtest, PlaytestSetup, StoredAction } from '../../../db/model/playtest.ts';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { setBridge } from '../../shared/client/bridge.ts';
import { setLibraryStatus } from '../../shared/client/library-status.ts';
import { setLanguage } from '../../shared/i18n/i18n.ts';
import { expectAccessible } from '../../shared/testing/axe.ts';
import { type FakeBridge, failure, fakeBridge, starterDecks } from '../../shared/testing/fake-bridge.ts';
import { LiveRegion } from '../../shared/ui/LiveRegion.tsx';
import { PlaytestList, PlaytestScreen } from './index.ts';

const red = starterDecks().find(({ id }) => id === 'battle-spirits-red')!;
const setup: PlaytestSetup = {
  game: 'battle-spirits',
  deckId: red.id,
  deckName: 'Red',
  lines: [...red.lines],
  seed: '0000000C',
  first: true,
  rules: {},
};

let bridge: FakeBridge;
let saved: Map<string, Playtest>;
let removed: Playtest | undefined;
const gone: CallError = { code: 'not-found', message: { en: 'It is gone.', ja: '見つかりません。' } };

type Saved = Partial<Playtest> & { readonly actions?: StoredAction[] };

function save(id: string, { actions = [], ...more }: Saved = {}): void {
  saved.set(id, {
    id,
    name: `Game ${id}`,
    game: setup.game,
    deckName: setup.deckName,
    seed: setup.seed,
    startedAt: '2026-11-30T10:00:00Z',
    changedAt: '2026-11-30T11:00:00Z',
    actionCount: actions.length,
    pointer: actions.length,
    line: 1,
    lineCount: 1,
    turn: null,
    setup,
    lines: [{ line: 1, name: null, parent: null, fork: 0, removed: false, actions }],
    ...more,
  });
}

beforeEach(() => {
  setLibraryStatus({ state: 'ready', done: 1, total: 1, message: null });
  saved = new Map();
  bridge = fakeBridge();
  bridge.answer('playtests.list', () => [...saved.values()]);
  bridge.answer('playtests.get', ({ id }) => saved.get(id) ?? gone);
  bridge.answer('playtests.record', () => ({}) as never);
  bridge.answer('playtests.remove', ({ id }) => {
    removed = saved.get(id);
    saved.delete(id);
    return {};
  });
  bridge.answer('playtests.restore', ({ id }) => {
    if (removed !== undefined) saved.set(id, removed);
    return {};
  });
  bridge.answer('playtests.rename', ({ id, name }) => {
    const game = { ...saved.get(id)!, name };
    saved.set(id, game);
    return game;
  });
  bridge.answer('playtests.start', ({ name, setup: given }) => {
    save('new-game', { name, setup: { ...setup, ...given } as PlaytestSetup });
    return saved.get('new-game')!;
  });
  setBridge(bridge);
});

function show(path: string) {
  const [route = '', search = ''] = path.split('?');
  const location = memoryLocation({ path: route, searchPath: search, record: true });
  render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <Route path="/playtest" component={PlaytestList} />
      <Route path="/playtest/:id" component={PlaytestScreen} />
      <LiveRegion />
    </Router>,
  );
  return location;
}

/** Chooses an entry of a saved game's menu. */
async function choose(game: string, entry: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: `More about ${game}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

const started = () => bridge.calls.find(({ name }) => name === 'playtests.start')?.input as { setup: PlaytestSetup };

describe('the start of a game', () => {
  test('A-62, A-64: the deck of the address is chosen; seed, turn order and rules go into the game', async () => {
    const location = show('/playtest/new?deck=battle-spirits-red');
    const seed = await screen.findByRole('textbox', { name: 'Seed' });
    const drawn = (seed as HTMLInputElement).value;
    await userEvent.click(screen.getByRole('button', { name: 'Draw another' }));
    expect((seed as HTMLInputElement).value).not.toBe(drawn);
    await userEvent.clear(seed);
    await userEvent.type(seed, '0000-002a');
    await userEvent.click(screen.getByRole('radio', { name: 'Going second' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start the game' }));
    expect(await screen.findByRole('region', { name: 'Hand' })).toBeDefined();
    expect(started().setup).toMatchObject({ deckId: 'battle-spirits-red', seed: '0000002A', first: false, rules: {} });
    expect(location.history.at(-1)).toBe('/playtest/new-game');
  });

  test('a wrong seed is said, and no game starts with it', async () => {
    show('/playtest/new');
    const seed = await screen.findByRole('textbox', { name: 'Seed' });
    await userEvent.clear(seed);
    await userEvent.type(seed, 'dragon');
    expect(screen.getByText('A seed is eight of the characters 0-9 and A-F.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start the game' }).disabled).toBe(true);
  });

  test('only rules options that differ from the default are stored', async () => {
    show('/playtest/new?deck=battle-spirits-red');
    await userEvent.click(await screen.findByText('Rules options'));
    const [option] = screen.getAllByRole('radiogroup').slice(1);
    const [, other] = within(option!).getAllByRole('radio');
    await userEvent.click(other!);
    await userEvent.click(screen.getByRole('button', { name: 'Start the game' }));
    await screen.findByRole('region', { name: 'Hand' });
    expect(Object.keys(started().setup.rules ?? {})).toHaveLength(1);
  });

  test('C38: the dummy opponent stands in sight, and its number is stored where it is not the usual one', async () => {
    show('/playtest/new?deck=colossus-order-white-red');
    const gems = await screen.findByRole('textbox', { name: "Gems in the opponent's deck" });
    await userEvent.clear(gems);
    await userEvent.type(gems, '13');
    await userEvent.click(screen.getByRole('button', { name: 'Start the game' }));
    await screen.findByRole('region', { name: 'Hand' });
    expect(started().setup.rules).toEqual({ opponentGems: 13 });
  });

  test('1.3: in Battle Spirits it is the Life to attack, within its bounds', async () => {
    show('/playtest/new?deck=battle-spirits-red');
    const life = await screen.findByRole<HTMLInputElement>('textbox', { name: "The opponent's Life" });
    expect(life.value).toBe('5');
    await userEvent.clear(life);
    await userEvent.type(life, '99');
    await userEvent.tab();
    expect(life.value).toBe('30');
  });

  test('a game that cannot be saved does not start, and the reason is said', async () => {
    bridge.answer('playtests.start', () => failure);
    show('/playtest/new');
    await userEvent.click(await screen.findByRole('button', { name: 'Start the game' }));
    expect(await screen.findAllByText(failure.message.en)).not.toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Hand' })).toBeNull();
  });

  test('A-165: it is accessible', async () => {
    setLanguage('ja');
    show('/playtest/new');
    await screen.findByRole('button', { name: 'ゲームを始める' });
    await expectAccessible();
  });
});

describe('saved games', () => {
  test('the one played last stands on top; one is resumed where it was left, and is remembered for the next start', async () => {
    save('old', { changedAt: '2026-11-29T11:00:00Z' });
    save('last', {
      actions: [
        { type: 'draw', count: 1 },
        { type: 'draw', count: 1 },
      ],
      pointer: 1,
      actionCount: 2,
    });
    show('/playtest');
    const [top] = await screen.findAllByRole('listitem');
    expect(top?.textContent).toMatch(/2 actions.*0000000C.*Last played/);
    await userEvent.click(within(top!).getByRole('button', { name: 'Resume: Game last' }));
    expect(await screen.findByText('5 cards in hand')).toBeDefined();
    await waitFor(() => expect(bridge.settings.lastPlaytest).toBe('last'));
    await userEvent.keyboard('{Shift>}z{/Shift}');
    expect(screen.getByText('6 cards in hand')).toBeDefined();
  });

  test('the remembered game is forgotten when its table is left', async () => {
    save('last');
    const { navigate } = show('/playtest/last');
    await screen.findByRole('region', { name: 'Hand' });
    act(() => navigate('/playtest'));
    await waitFor(() => expect(bridge.settings.lastPlaytest).toBeNull());
  });

  test('a removed game can be brought back at once', async () => {
    save('old');
    show('/playtest');
    await choose('Game old', 'Remove');
    expect(saved.has('old')).toBe(false);
    expect(await screen.findByText('“Game old” was removed.', { selector: 'span' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Resume: Game old' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('each game stands with its deck, turn, actions, lines and date; one is renamed', async () => {
    save('old', { turn: 4, lineCount: 3, actions: [{ type: 'draw', count: 1 }] });
    show('/playtest');
    const [row] = await screen.findAllByRole('listitem');
    expect(row?.textContent).toMatch(
      /Battle Spirits · Red · turn 4 · 1 action · 3 lines of play · Seed 0000000C · .*2026/,
    );
    await choose('Game old', 'Rename …');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'The long one{Enter}');
    expect(await screen.findByRole('heading', { name: 'The long one' })).toBeDefined();
  });

  test('A-95: a damaged game is set aside with the place that is wrong; the others are listed', async () => {
    save('good');
    bridge.answer('playtests.aside', () => [
      { id: 'bad', name: 'Broken', changedAt: '2026-11-29T11:00:00Z', at: 'lines.0.count' },
    ]);
    show('/playtest');
    const aside = await screen.findByRole('region', { name: 'Set aside' });
    expect(aside.textContent).toContain('They were left as they are.');
    expect(within(aside).getByRole('listitem').textContent).toMatch(/Broken.*damaged at “lines.0.count”/);
    expect(screen.getByRole('button', { name: 'Resume: Game good' })).toBeDefined();
    await expectAccessible();
  });

  test('bad input: a game whose deck is gone opens with its own list of the cards, and says so', async () => {
    save('old', { setup: { ...setup, deckId: 'gone' } });
    show('/playtest/old');
    expect((await screen.findByRole('alert')).textContent).toContain('The deck “Red” is no longer there.');
    expect(screen.getByText('4 cards in hand')).toBeDefined();
  });

  test('bad input: a card that the library no longer has is on the table by its id, said in a sentence', async () => {
    save('old', { setup: { ...setup, lines: [{ card: 'XX-999', count: 10, zone: 'main' }] } });
    show('/playtest/old');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Some cards of this game are no longer in the library: XX-999.',
    );
    expect(screen.getAllByRole('option', { name: /^XX-999/ })).toHaveLength(4);
    expect(bridge.calls.some(({ name }) => name === 'playtests.record')).toBe(false);
  });

  test('bad input: a saved action that this version cannot do keeps its place and is said; the rest is played', async () => {
    save('old', { actions: [{ type: 'from-the-future' }, { type: 'draw', count: 1 }] });
    show('/playtest/old');
    expect((await screen.findByRole('alert')).textContent).toContain('1 saved action could not be done again');
    expect(screen.getByText('5 cards in hand')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a game that is gone says so', async () => {
    show('/playtest/nothing');
    expect((await screen.findByRole('alert')).textContent).toContain('It is gone.');
  });

  test('from the table: another game with the same seed and deck', async () => {
    save('old', { actions: [{ type: 'draw', count: 1 }] });
    const location = show('/playtest/old');
    await screen.findByText('5 cards in hand');
    await userEvent.click(screen.getByRole('button', { name: 'This game' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Again with this seed' }));
    await screen.findByText('4 cards in hand');
    expect(started().setup).toEqual(setup);
    expect(location.history.at(-1)).toBe('/playtest/new-game');
  });
});
