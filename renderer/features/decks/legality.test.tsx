import { expect, test } from 'vitest';
import { bundledCards, starterDecks } from '../../shared/testing/fake-bridge.ts';
import { emptyContent } from './deck-edit.ts';
import { problemsOf, today } from './legality.ts';

const cards = new Map(bundledCards().map((card) => [card.id, card]));
const { lines } = starterDecks().find(({ id }) => id === 'battle-spirits-red')!;
const told = (
  content: Partial<typeof emptyContent>,
  limits: Parameters<typeof problemsOf>[3] = [],
  day = '2026-12-01',
) => problemsOf('battle-spirits', { ...emptyContent, lines, ...content }, cards, limits, day);

test('A-97: lines that no card was found for are problems with their copies; what lies in Maybe is none', () => {
  const open = { text: '3 Nobody Knows', count: 3, name: 'Nobody Knows', zone: 'main' } as const;
  const problems = told({ unresolved: [open, { ...open, zone: 'maybe' }, { ...open, count: 0 }] });
  expect(problems).toMatchObject([{ rule: 'unresolved-line', have: 3, allowed: 0 }]);
  expect(problems[0]?.message.en).toBe(
    'No card was found for the line “3 Nobody Knows”; its 3 copies are not counted.',
  );
});

test('A-97: the restricted list counts from its day on, over the side deck too, with card and figures', () => {
  const limit = { name: { ja: 'ゴラドン' }, allowed: 1, from: '2026-01-01' };
  expect(told({}, [limit], '2025-12-31')).toEqual([]);
  expect(told({}, [limit])).toMatchObject([{ rule: 'limited', card: 'BS01-001', have: 3, allowed: 1 }]);
  const more = [...lines, { card: 'BS01-001', count: 9, zone: 'side' as const }];
  expect(told({ lines: more })).toMatchObject([{ rule: 'copies', card: 'BS01-001', have: 12, allowed: 3 }]);
  expect(told({ lines: more }, [{ ...limit, allowed: null }])).toEqual([]);
});

test('The day is that of the user’s own calendar', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
