import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { proofs } from './acceptance.ts';
import { root } from './build.ts';

test('every line of docs/acceptance.md names a test that is there', () => {
  const known = new Set(proofs().map(({ number, file }) => `${number} ${file}`));
  const lines = readFileSync(join(root, 'docs', 'acceptance.md'), 'utf8').matchAll(
    /^\| (A-\d+) \| .+ \| (\S+\.tsx?) \|$/gm,
  );
  const listed = [...lines].map(([, number, file]) => `${number} ${file}`);
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter((line) => !known.has(line))).toEqual([]);
});
