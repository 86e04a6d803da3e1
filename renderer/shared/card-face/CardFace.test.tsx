import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BattleSpiritsCard } from '../../../db/model/battle-spirits-card.ts';
import { ColossusOrderCard } from '../../../db/model/colossus-order-card.ts';
import { CardFace } from './CardFace.tsx';

const dragon = BattleSpiritsCard.parse({
  kind: 'spirit',
  name: { en: 'The DragonEmperor Siegfried', ja: '龍皇ジークフリード' },
  colors: ['red', 'white'],
  cost: 6,
  reduction: { red: 3 },
  symbols: { red: 1 },
  levels: [{ level: 1, cores: 1, bp: 4000 }],
  families: ['古竜'],
});
const ash = ColossusOrderCard.parse({
  kind: 'follower',
  color: 'white',
  name: { en: '★Ash★' },
  cost: '{?}{W}',
  unique: true,
});

test('A-165: a face is one picture, named by name, kind and cost in the reader’s language', () => {
  render(
    <>
      <CardFace game="battle-spirits" card={dragon} language="en" />
      <CardFace game="battle-spirits" card={dragon} language="ja" rendering="hand" />
      <CardFace game="colossus-order" card={ash} language="en" rendering="chip" />
    </>,
  );
  screen.getByRole('img', { name: 'The DragonEmperor Siegfried, Spirit Ancient Dragon, cost 6' });
  screen.getByRole('img', { name: '龍皇ジークフリード、スピリット・古竜、コスト6' });
  screen.getByRole('img', { name: '★Ash★, Follower Unique, cost not known' });
});

test('no element has an inline style: the content security policy allows none', () => {
  const { container } = render(<CardFace game="battle-spirits" card={dragon} language="en" />);
  expect(container.querySelectorAll('[style], style')).toHaveLength(0);
  expect(container.querySelectorAll('path').length).toBeGreaterThan(10);
});

test('two copies of a card on one page share no id, and every reference finds its gradient or clip', () => {
  const { container } = render(
    <>
      <CardFace game="battle-spirits" card={dragon} language="en" />
      <CardFace game="battle-spirits" card={dragon} language="en" />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...container.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(20);
  for (const id of used) expect(ids).toContain(id);
});
