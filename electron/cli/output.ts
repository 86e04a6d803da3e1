import { once } from 'node:events';

/**
 * Writes results to standard output and waits where the reader is slow. A reader that leaves early (`| head`) ends the
 * program quietly, as it does with other tools.
 */
export async function print(text: string): Promise<void> {
  if (!process.stdout.write(`${text}\n`)) {
    await once(process.stdout, 'drain');
  }
}

/** A result as readable JSON. */
export function printJson(value: unknown): Promise<void> {
  return print(JSON.stringify(value, null, 2));
}

/** A message to standard error: always one line. */
export function say(text: string): void {
  process.stderr.write(`${text.replaceAll(/\s*[\r\n]+\s*/g, ' ')}\n`);
}

/** Ends the program when nobody reads its results any more. */
export function leaveWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') {
      throw error;
    }
    process.exit();
  });
  // Messages that nobody reads are no reason to stop.
  process.stderr.on('error', () => {});
}
