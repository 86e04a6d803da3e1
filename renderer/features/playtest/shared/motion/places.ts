import type { TableState } from '../../../../engine/table/game.ts';

/** Where things are on the screen at one moment. */
export interface Places {
  /** Cards by instance. */
  readonly cards: ReadonlyMap<string, { readonly element: HTMLElement; readonly at: DOMRect }>;
  /** Piles and rows by the name of the zone (`data-zone`, as the state calls it). */
  readonly zones: ReadonlyMap<string, DOMRect>;
  /** Heaps of cores by the name of their place (`data-tokens`) with how many lie there (`data-count`). */
  readonly tokens: ReadonlyMap<string, { readonly count: number; readonly at: DOMRect }>;
}

/** Measures the parts of a table that things move between. */
export function measure(root: HTMLElement): Places {
  const cards = new Map<string, { element: HTMLElement; at: DOMRect }>();
  const zones = new Map<string, DOMRect>();
  const tokens = new Map<string, { count: number; at: DOMRect }>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-instance], [data-zone], [data-tokens]')) {
    const { instance, zone, tokens: place, count } = element.dataset;
    const at = element.getBoundingClientRect();
    if (instance !== undefined) cards.set(instance, { element, at });
    if (zone !== undefined) zones.set(zone, at);
    if (place !== undefined) tokens.set(place, { count: Number(count), at });
  }
  // A card in the air comes from where it is held, not from where it lay.
  const held = root.querySelector<HTMLElement>('[data-held]');
  const card = cards.get(held?.dataset.held ?? '');
  if (held !== null && card !== undefined) {
    cards.set(held.dataset.held ?? '', { element: card.element, at: held.getBoundingClientRect() });
  }
  return { cards, zones, tokens };
}

/** The name of the player's zone that holds an instance; null = none does. */
export function zoneOf(state: TableState, instance: string): string | null {
  const { player } = state as TableState & { readonly player: Readonly<Record<string, unknown>> };
  return Object.keys(player).find((zone) => holds(player[zone], instance)) ?? null;
}

function holds(value: unknown, instance: string): boolean {
  if (value === null || typeof value !== 'object') return false;
  const { id, ref } = value as { readonly id?: unknown; readonly ref?: unknown };
  return id === instance || ref === instance || Object.values(value).some((inner) => holds(inner, instance));
}

/** One core that goes from one place to another; null = it comes from or goes to nowhere that is shown. */
export interface TokenMove {
  readonly from: DOMRect;
  readonly to: DOMRect;
}

/** Pairs the places that lost cores with those that gained some, in the order in which they stand. */
export function tokenMoves(before: Places['tokens'], after: Places['tokens']): readonly TokenMove[] {
  const lost: DOMRect[] = [];
  const gained: DOMRect[] = [];
  for (const place of new Set([...before.keys(), ...after.keys()])) {
    const was = before.get(place);
    const is = after.get(place);
    const change = (is?.count ?? 0) - (was?.count ?? 0);
    const at = change < 0 ? (was?.at ?? is?.at) : (is?.at ?? was?.at);
    if (at === undefined) continue;
    for (let i = 0; i < Math.abs(change); i++) (change < 0 ? lost : gained).push(at);
  }
  return lost.slice(0, gained.length).map((from, index) => ({ from, to: gained[index] as DOMRect }));
}
