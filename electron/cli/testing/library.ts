import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costwise, type Ran } from './run.ts';

/** Names that other programs lost, split or misread. */
export const difficultNames = [
  "R&D's Secret Lair",
  'Dr. Boom',
  'The Corruptor',
  'Datasucker',
  'Selective Snare',
  'Drop Table',
  "O'Brien",
  '100%_',
  'a"b',
  'Élan á É û',
  'Shrivelling [4]',
  'Name: The Sequel',
  '7 Samurai',
] as const;

const cards = difficultNames.map((en, i) => ({
  id: `TST-${String(i + 1).padStart(3, '0')}`,
  card: { kind: 'gem', name: { en } },
}));

/** A file of card data with the difficult names. */
export const difficultSet = {
  format: 'costwise.cards/1',
  game: 'colossus-order',
  set: { code: 'TST', name: { en: 'Trial', ja: '試験' } },
  cards,
} as const;

/** A folder of the test's own, not there yet. */
export function freshData(): string {
  return join(mkdtempSync(join(tmpdir(), 'costwise-data-')), 'data');
}

export function writeJson(folder: string, name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

/** What a command printed as JSON, when it ended well and said nothing else. */
export async function answerOf(args: readonly string[], input = ''): Promise<unknown> {
  const { exit, out, err }: Ran = await costwise(args, input);
  if (exit !== 0 || err !== '') throw new Error(`exit ${exit}: ${err}`);
  return JSON.parse(out);
}
