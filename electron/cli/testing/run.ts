import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const program = join(here, '..', 'costwise.ts');
export const puzzleFolder = join(here, '..', '..', '..', 'renderer', 'engine', 'puzzles');

export interface Ran {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program in a process of its own, as a shell does. */
export function costwise(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
  return new Promise((done, failed) => {
    const { COSTWISE_DATA: _, ...env } = process.env;
    const child = spawn(process.execPath, [program, ...args], { env });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk) => out.push(chunk));
    child.stderr.on('data', (chunk) => err.push(chunk));
    child.on('error', failed);
    child.on('close', (exit) => done({ exit, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() }));
    // A command that ends before it has read everything is no fault of the test.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** A file of a fresh folder with this content. @returns its path */
export function fileWith(content: string | Uint8Array, name = 'position.json'): string {
  const file = join(mkdtempSync(join(tmpdir(), 'costwise-cli-')), name);
  writeFileSync(file, content);
  return file;
}

export function puzzle(name: string): string {
  return join(puzzleFolder, `${name}.position.json`);
}
