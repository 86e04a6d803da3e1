import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { containedPath, pageFile } from './page-files.ts';

function page(): string {
  const folder = mkdtempSync(join(tmpdir(), 'costwise-page-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'page');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<p>page</p>');
  writeFileSync(join(root, 'assets', 'a b.js'), 'code');
  writeFileSync(join(root, 'assets', 'notes.txt'), 'not served');
  writeFileSync(join(folder, 'secret.json'), '{}');
  mkdirSync(join(folder, 'page-other'));
  writeFileSync(join(folder, 'page-other', 'x.js'), 'other');
  return root;
}

const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

test('the files of the page are served with their type and the policy', async () => {
  const root = page();
  const index = pageFile(root, '/');
  expect([index.status, textOf(index.body), index.headers['content-type']]).toEqual([
    200,
    '<p>page</p>',
    'text/html; charset=utf-8',
  ]);
  expect(index.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(index.headers['content-security-policy']).not.toContain('unsafe');
  expect(pageFile(root, '/assets/a%20b.js')).toMatchObject({ status: 200 });
});

test.each([
  '/../secret.json',
  '/..%2fsecret.json',
  '/%2e%2e/secret.json',
  '/assets/../../secret.json',
  '/..\\secret.json',
  '/..%5csecret.json',
  '/../page-other/x.js',
  '//etc/passwd',
  '/index.html%00.js',
  '/%',
  '/assets',
  '/assets/notes.txt',
  '/nothing.js',
])('%s is not found', async (path) => {
  expect(pageFile(page(), path).status).toBe(404);
});

test('a path is contained by folder, not by the beginning of its name', () => {
  expect(containedPath('/a/page', '/../page-other/x.js')).toBeNull();
  expect(containedPath('/a/page', '/x.js')).toBe('/a/page/x.js');
});
