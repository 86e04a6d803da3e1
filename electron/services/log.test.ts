import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openLog } from './log.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'costwise-log-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('lines are added with their time, and a large file is put aside once', () => {
  const dataDir = folder();
  mkdirSync(join(dataDir, 'logs'));
  writeFileSync(join(dataDir, 'logs', 'costwise.log'), 'x'.repeat(1_000_001));
  const log = openLog(dataDir);
  log('one');
  log('two');
  expect(readFileSync(join(dataDir, 'logs', 'costwise.log'), 'utf8')).toMatch(/^\d{4}-\S+Z one\n\d{4}-\S+Z two\n$/);
  expect(readdirSync(join(dataDir, 'logs')).sort()).toEqual(['costwise.log', 'costwise.old.log']);
});

test('a folder that cannot be written to never stops the program', () => {
  const dataDir = join(folder(), 'file');
  writeFileSync(dataDir, '');
  expect(() => openLog(dataDir)('line')).not.toThrow();
});
