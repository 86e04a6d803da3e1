import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CardSetFile } from '../../../../db/model/card-set.ts';
import type { ColossusOrderCard } from '../../../../db/model/colossus-order-card.ts';
import { type CostPart, parseCost } from '../../cost/notation/index.ts';

function cardsOf(name: string): { id: string; card: ColossusOrderCard }[] {
  const url = new URL(`../../../../assets/cards/${name}.json`, import.meta.url);
  const file = CardSetFile.parse(JSON.parse(readFileSync(url, 'utf8')));
  if (file.game !== 'colossus-order') throw new Error(`${name}.json holds cards of ${file.game}`);
  return file.cards;
}

function costsOf(card: ColossusOrderCard): string[] {
  const play = card.kind === 'follower' || card.kind === 'action' ? [card.cost ?? ''] : [];
  const abilities = card.kind === 'follower' || card.kind === 'colossus' ? card.abilities.map(({ cost }) => cost) : [];
  return [...play, ...abilities].filter((cost) => cost !== '');
}

const costs = ['costwise-starter', 'colossus-order-known']
  .flatMap(cardsOf)
  .flatMap(({ id, card }) => costsOf(card).map((cost) => [id, cost] as const));

describe('the costs of the bundled cards', () => {
  test.each(costs)('%s: %s is cost notation', (_, cost) => {
    expect(parseCost(cost)).toMatchObject({ ok: true });
  });

  test('section 2: together they use every part of a cost', () => {
    const parts = costs.flatMap(([, cost]): readonly CostPart[] => {
      const parsed = parseCost(cost);
      return parsed.ok ? parsed.cost.parts : [];
    });
    const sorts = new Set(
      parts.map((part) => {
        if (part.type === 'drop') return `drop ${part.what}`;
        if (part.type === 'discard') return part.filter ? 'discard with a filter' : 'discard';
        return part.type;
      }),
    );
    expect([...sorts].sort()).toEqual([
      'discard',
      'discard with a filter',
      'drop captureGem',
      'drop locus',
      'drop setGem',
      'gems',
      'locus',
      'mill',
      'off',
      'off-follower',
      'text',
    ]);
    const marks = parts.flatMap((part) => (part.type === 'gems' ? Object.keys(part.marks) : []));
    expect([...new Set(marks)].sort()).toEqual(['*', 'B', 'R', 'U', 'W']);
  });
});
