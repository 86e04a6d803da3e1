import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Result } from '../errors.ts';
import { openStore, type Store, type StoreOptions } from '../store.ts';

/** A bundle of one set of each game and one starter deck, small enough to see through. */
export const smallBundle: Readonly<Record<string, unknown>> = {
  'cards/one.json': {
    format: 'costwise.cards/1',
    game: 'battle-spirits',
    set: { code: 'T1', name: { en: 'Test one', ja: 'テスト1' } },
    cards: [
      spirit('T1-003', { en: "Ivy's Purple Dragon", ja: '紫竜アイビー' }, 'purple', 2),
      spirit('T1-002', { en: 'Red Dragon', ja: 'レッドドラゴン' }, 'red', 5),
      spirit('T1-001', { en: 'Small Red', ja: 'ワガハイ' }, 'red', 1),
    ],
  },
  'cards/two.json': {
    format: 'costwise.cards/1',
    game: 'colossus-order',
    set: { code: 'T2', name: { en: 'Test two' } },
    cards: [
      {
        id: 'T2-001',
        card: { kind: 'action', name: { en: 'Selective Snare' }, color: 'blue', cost: '{2}{U}', number: 'T2-001' },
      },
    ],
  },
  'decks/start.json': {
    format: 'costwise.starter-deck/1',
    id: 'starter-one',
    game: 'battle-spirits',
    name: { en: 'Starter', ja: 'スターター' },
    about: { en: 'To begin with.' },
    lines: [
      { card: 'T1-001', count: 3 },
      { card: 'T1-002', count: 2, zone: 'side' },
    ],
  },
};

function spirit(id: string, name: { en: string; ja: string }, color: string, cost: number): unknown {
  return { id, card: { kind: 'spirit', name, colors: [color], cost, levels: [{ level: 1, cores: 1, bp: 1000 }] } };
}

/** A folder of the test's own, taken away at its end. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'costwise-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes bundled files into a folder; a text is written as it stands, anything else as JSON. */
export function writeBundle(files: Readonly<Record<string, unknown>> = smallBundle, folder = freshFolder()): string {
  for (const kind of ['cards', 'decks']) mkdirSync(join(folder, kind), { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** Opens a store that is closed at the end of the test at the latest. */
export async function openTestStore(options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openStore({
    dataDir: options.dataDir ?? freshFolder(),
    assetsDir: options.assetsDir ?? writeBundle(),
    ...options,
  });
  onTestFinished(() => store.close());
  return store;
}

/** The value of a result that must be good. */
export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.message.en);
  return result.value;
}

/** The error of a result that must be none. */
export function errorOf(result: Result<unknown>) {
  if (result.ok) throw new Error('expected an error');
  return result.error;
}
