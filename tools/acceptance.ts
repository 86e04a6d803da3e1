/**
 * Writes docs/acceptance.md: which acceptance case is proved by which test. A test proves a case when its name begins
 * with the case's number; the name says what must hold. `node tools/acceptance.ts` after adding tests.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './build.ts';

export interface Proof {
  readonly number: string;
  readonly says: string;
  readonly file: string;
}

/** Cases that do not fit this program, and why in one line. */
const doNotFit: Readonly<Record<string, string>> = {
  'A-47': 'solo play: everything on the table has one owner',
  'A-132': 'the program asks no card service: card data come from files',
  'A-147': 'pictures are files of the user; nothing is fetched',
  'A-163': 'there is no update check: the program makes no network connection',
};

/** A test's name: quoted, beginning with the numbers that it proves. */
const named = /(['"`])((?:[A-Z]-?\d+(?:-[A-Z]?\d+)?(?:, |: ))+)(.+?)\1/g;

/** What the names of all tests say, by case number. */
export function proofs(): Proof[] {
  const found = ['db', 'electron', 'renderer', 'tools', 'e2e'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
      .flatMap((entry) => proofsIn(join(entry.parentPath, entry.name))),
  );
  const order = (number: string) => Number(number.slice(2));
  return found.sort((a, b) => order(a.number) - order(b.number) || a.file.localeCompare(b.file));
}

function proofsIn(path: string): Proof[] {
  const file = relative(root, path).replaceAll('\\', '/');
  return [...readFileSync(path, 'utf8').matchAll(named)].flatMap(([, , numbers, says]) =>
    (numbers!.match(/A-\d+/g) ?? []).map((number) => ({ number, says: says!, file })),
  );
}

function page(): string {
  const rows = proofs().map(({ number, says, file }) => `| ${number} | ${says.replaceAll('|', '\\|')} | ${file} |`);
  const others = Object.entries(doNotFit).map(([number, why]) => `| ${number} | ${why} |`);
  return [
    '# Acceptance cases',
    '',
    'What went wrong for users of comparable programs, by number, and the test that proves that it is right here. Made from the',
    'names of the tests by `node tools/acceptance.ts`.',
    '',
    '| case | what must hold | test |',
    '| --- | --- | --- |',
    ...rows,
    '',
    '## Cases that do not fit',
    '',
    '| case | why |',
    '| --- | --- |',
    ...others,
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, 'docs', 'acceptance.md'), page());
