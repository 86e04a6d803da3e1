import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTable } from '../../testing/open-table.tsx';
import { stateOf } from '../table-store.ts';
import { type Places, tokenMoves } from './places.ts';

const toMain = [{ type: 'next-step' }, { type: 'next-step' }, { type: 'next-step' }];

interface Motion {
  readonly element: Element;
  readonly frames: readonly Keyframe[];
}

/** Every element lies at a place of its own, so that a change of place can be seen; motions are caught. */
let motions: Motion[] = [];
let time = '180ms';

beforeEach(() => {
  motions = [];
  time = '180ms';
  const order = new Map<Element, number>();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    if (!order.has(this)) order.set(this, order.size * 10);
    return new DOMRect(order.get(this), 0, 60, 90);
  });
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    () => ({ getPropertyValue: () => time }) as unknown as CSSStyleDeclaration,
  );
  Element.prototype.animate = function animate(this: Element, frames) {
    motions.push({ element: this, frames: frames as Keyframe[] });
    return { onfinish: null, oncancel: null } as Animation;
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

function summonFirstPlayable() {
  const table = openTable({ actions: toMain });
  const { api } = table;
  const goradon = (
    stateOf(api.getState()) as unknown as { player: { hand: { id: string; card: string }[] } }
  ).player.hand.find(({ card }) => card === 'BS01-001');
  act(() => api.getState().select(goradon?.id ?? ''));
  motions.length = 0;
  act(() =>
    api.getState().act({ type: 'pay', from: { zone: 'hand', index: 3 }, action: 'summon', level: 1, cores: {} }),
  );
  return { ...table, id: goradon?.id };
}

describe('what moves shows where it went', () => {
  test('a paid card slides from the hand to the field, and its core from the Reserve onto it', () => {
    const { id } = summonFirstPlayable();
    const card = motions.find(({ element }) => element.getAttribute('data-instance') === id);
    expect(card?.frames[0]?.transform).toMatch(/^translate\(-?\d+px, 0px\) scale\(1\)$/);
    expect(motions.filter(({ element }) => element.className.includes('token'))).toHaveLength(1);
  });

  test('a card that leaves the screen goes to its pile as a copy that cannot be touched', () => {
    const { api, id } = summonFirstPlayable();
    motions.length = 0;
    act(() => api.getState().act({ type: 'move', id: id ?? '', to: 'trash' }));
    const copy = motions.find(({ element }) => element.className.includes('leaving'))?.element as HTMLElement;
    expect(copy.getAttribute('aria-hidden')).toBe('true');
    expect(copy.inert).toBe(true);
  });

  test('nothing moves where the user wants no motion', () => {
    time = '0ms';
    summonFirstPlayable();
    expect(motions).toEqual([]);
  });
});

test('cores go from the places that lost some to those that gained some', () => {
  const places = (counts: Record<string, number>): Places['tokens'] =>
    new Map(Object.entries(counts).map(([place, count], index) => [place, { count, at: new DOMRect(index, 0, 1, 1) }]));
  const moves = tokenMoves(places({ reserve: 4, trash: 0, a: 1 }), places({ reserve: 1, trash: 2, a: 2 }));
  expect(moves.map(({ from, to }) => [from.x, to.x])).toEqual([
    [0, 1],
    [0, 1],
    [0, 2],
  ]);
});
