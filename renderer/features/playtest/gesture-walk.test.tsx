import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TableState } from '../../engine/table/game.ts';
import { stateHash } from '../../engine/table/history-hash.ts';
import { allCommands } from '../../shared/keys/command.ts';
import { drop } from './shared/drag/drop.ts';
import { stateOf, type TableStoreApi } from './shared/table-store.ts';
import { openTable } from './testing/open-table.tsx';
import { viewOf } from './views.ts';

// Faces are pictures: the walk needs none of them, and is many times as quick without.
vi.mock('../../shared/card-face/CardFace.tsx', () => ({ CardFace: () => null }));

/** A whole number below `below`, from a generator that a seed starts. */
type Chance = (below: number) => number;

function chanceOf(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function pick<T>(chance: Chance, from: readonly T[]): T | undefined {
  return from[chance(from.length)];
}

/** Leave the table, or need a clipboard, a file or a clock. */
const elsewhere = /copy|file|playtest|game|seed|save|open|replay|position|export|import|play back|close/i;

/** Whatever can be pressed now: in the uppermost dialog, else in the open menu, else on the whole table. */
function pressable(): readonly HTMLElement[] {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const menu = document.querySelector<HTMLElement>('[role="menu"]');
  const root = dialog ?? menu ?? document.body;
  const all = root.querySelectorAll<HTMLElement>(
    'button:not(:disabled), [role="option"], [role="menuitem"], [role="radio"], input[type="radio"], summary',
  );
  return [...all].filter(
    (element) =>
      !elsewhere.test(`${element.ariaLabel ?? ''} ${element.textContent}`) ||
      element.getAttribute('role') === 'option' ||
      /^(close|cancel)$/i.test(element.ariaLabel ?? ''),
  );
}

const keys = () =>
  allCommands()
    .filter(({ scope }) => scope === 'playtest')
    .flatMap((command) => command.keys);

function pressKey(key: string): void {
  const parts = key === '+' ? ['+'] : key.split('+');
  const name = parts.at(-1) ?? '';
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: name === 'Space' ? ' ' : name.length === 1 ? name.toLowerCase() : name,
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Mod'),
    altKey: parts.includes('Alt'),
  });
}

const zones = [
  'hand',
  'field',
  'trash',
  'deck-top',
  'removed',
  'discard',
  'locus-down',
  'set-gems',
  'capture-gems',
  'moon',
];

/** One gesture of a player who knows no rules. */
function gesture(chance: Chance, api: TableStoreApi): void {
  const kind = chance(10);
  if (kind < 4) pressKey(pick(chance, keys()) ?? 'Escape');
  else if (kind < 7) {
    const target = pick(chance, pressable());
    if (target === undefined) return;
    fireEvent.pointerDown(target, { button: 0, pointerType: 'mouse' });
    fireEvent.click(target);
  } else if (kind === 7) {
    const card = pick(chance, [...document.querySelectorAll<HTMLElement>('[data-instance]')]);
    const from = card?.closest<HTMLElement>('[data-drop-zone]')?.dataset.dropZone ?? 'hand';
    const { game } = stateOf(api.getState());
    act(() =>
      drop(api.getState(), card?.dataset.instance ?? 'nobody', from, pick(chance, zones) ?? '', viewOf(game).handDrops),
    );
  } else if (kind === 8) {
    act(() => pick(chance, [...document.querySelectorAll<HTMLElement>('[data-instance]')])?.focus());
    fireEvent.pointerEnter(pick(chance, [...document.querySelectorAll('li > button')]) ?? document.body);
  } else {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    if (dialog === undefined) pressKey('Escape');
    else act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  }
}

interface Table extends TableState {
  readonly cards: Readonly<Record<string, { readonly token?: boolean }>>;
  readonly player: {
    readonly life?: number;
    readonly reserve?: number;
    readonly trashCores?: number;
    readonly field: readonly { readonly cores?: number }[];
  };
}

/** The instances of the deck's own cards, wherever they lie; tokens and captured Gems are made in the game. */
function ownCards(table: Table): readonly string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    const { id, ref, card } = value as { readonly id?: unknown; readonly ref?: unknown; readonly card?: unknown };
    const name = id ?? ref;
    if (typeof card === 'string' && typeof name === 'string' && card !== 'captured-gem' && !table.cards[card]?.token) {
      found.push(name);
    }
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(table.player);
  return found.sort();
}

function coresOf({ player }: Table): readonly number[] {
  return [player.life ?? 0, player.reserve ?? 0, player.trashCores ?? 0, ...player.field.map(({ cores = 0 }) => cores)];
}

/** Acts that bring cores from the Void or send them there. */
const changeCores = new Set(['cores', 'next-step', 'next-turn', 'life', 'effect', 'token']);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const gestures = 500;

afterEach(() => vi.restoreAllMocks());

describe('a player who knows no rules', () => {
  test.each([
    ['battle-spirits-red', 1],
    ['battle-spirits-green', 2],
    ['colossus-order-white-red', 3],
    ['colossus-order-black-blue', 4],
  ])(
    `A-49, A-55: ${gestures} gestures at the table of %s lose no card, double none and can all be taken back`,
    { timeout: 240_000 },
    async (deck, seed) => {
      const faults = vi.spyOn(console, 'error');
      const { api } = openTable({ deck, seed: `0000000${seed}` });
      const chance = chanceOf(seed);
      const table = () => stateOf(api.getState()) as Table;
      const start = stateHash(table());
      const cards = ownCards(table());
      let acts = 0;
      for (let done = 0; done < gestures; done += 1) {
        const { history } = api.getState();
        const before = { ...history, cores: sum(coresOf(table())) };
        gesture(chance, api);
        const { pointer, entries } = api.getState().history;
        expect(ownCards(table())).toEqual(cards);
        const cores = coresOf(table());
        expect(cores.every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
        // A step in another line of play begins from another table.
        if (pointer === before.pointer + 1 && entries[pointer - 2] === before.entries[pointer - 2]) {
          acts += 1;
          const { type } = entries[pointer - 1]?.action ?? { type: '' };
          if (!changeCores.has(type)) expect([type, sum(cores)]).toEqual([type, before.cores]);
        }
        expect(document.querySelector('main, [data-drop-zone="field"]')).not.toBeNull();
      }
      expect(acts).toBeGreaterThan(gestures / 30);
      const end = stateHash(table());
      const { pointer } = api.getState().history;
      act(() => api.getState().jumpTo(0));
      expect(stateHash(table())).toBe(start);
      act(() => api.getState().jumpTo(pointer));
      expect(stateHash(table())).toBe(end);
      await waitFor(() => expect(api.getState().saving.state).toBe('kept'), { timeout: 30_000 });
      expect(faults.mock.calls.map(([first]) => String(first)).filter((text) => !/canvas|act\(/.test(text))).toEqual(
        [],
      );
    },
  );
});
