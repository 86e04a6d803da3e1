import { expect, test } from 'vitest';
import { rememberedTable, rememberTable } from './table-mappings.ts';
import { good, openTestStore } from './testing/data-folder.ts';

test('what the user says of a table is remembered for its headings, in any order, and the last word counts', async () => {
  const store = await openTestStore();
  expect(good(rememberedTable(store, ['A', 'B']))).toBeNull();
  good(rememberTable(store, { columns: ['A', 'B'], mapping: { number: 'A', kind: 'B' }, game: 'battle-spirits' }));
  good(rememberTable(store, { columns: ['A', 'C'], mapping: { number: 'C' }, game: null }));
  expect(good(rememberedTable(store, ['B', 'A']))).toEqual({
    mapping: { number: 'A', kind: 'B' },
    game: 'battle-spirits',
  });
  good(rememberTable(store, { columns: ['B', 'A'], mapping: { number: 'B' }, game: null }));
  expect(good(rememberedTable(store, ['A', 'B']))).toEqual({ mapping: { number: 'B' }, game: null });
});

test('what another version has stored is left out where it is not known here', async () => {
  const store = await openTestStore();
  const row = [JSON.stringify(['A']), JSON.stringify({ number: 'A', kind: 'Gone', power: 'A', cost: 3 }), 'chess', ''];
  good(store.user).prepare('INSERT INTO table_mappings VALUES (?, ?, ?, ?)').run(row);
  expect(good(rememberedTable(store, ['A']))).toEqual({ mapping: { number: 'A' }, game: null });
});
