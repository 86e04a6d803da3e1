import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The log file is put aside as costwise.old.log when it reaches this size, in bytes. */
const largest = 1_000_000;

/** Writes one line to the log; never throws. */
export type Log = (line: string) => void;

/** The log file of a data folder: `logs/costwise.log`, one line an event with its time in UTC. */
export function openLog(dataDir: string): Log {
  const folder = join(dataDir, 'logs');
  const path = join(folder, 'costwise.log');
  try {
    mkdirSync(folder, { recursive: true });
    if (existsSync(path) && statSync(path).size > largest) renameSync(path, join(folder, 'costwise.old.log'));
  } catch {
    // Without a log the program still runs; the data folder's own notice tells what is wrong with it.
  }
  return (line) => {
    try {
      appendFileSync(path, `${new Date().toISOString()} ${line}\n`);
    } catch {
      // As above.
    }
  };
}
