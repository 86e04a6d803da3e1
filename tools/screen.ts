/** A screen for machines that have none: Xvfb, started by whoever needs a window and ended by the same. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';

export interface Screen {
  /** Value of DISPLAY; null = the system needs none. */
  readonly display: string | null;
  close(): void;
}

/** Whether windows can open here without help. */
export function hasScreen(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Whether windows can open here, with Xvfb's help where there is no screen. */
export function canHaveScreen(): boolean {
  return hasScreen() || spawnSync('Xvfb', ['-version'], { stdio: 'ignore' }).error === undefined;
}

/**
 * The screen of this machine, or an Xvfb of our own, large enough for a 4K window. Throws where there is neither.
 */
export async function openScreen(size = '3840x2160x24'): Promise<Screen> {
  if (hasScreen()) return { display: process.env.DISPLAY ?? null, close() {} };
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // A tool that fails half-way leaves no screen behind.
  process.once('exit', () => server.kill());
  const display = await displayNumber(server);
  return { display: `:${display}`, close: () => server.kill() };
}

function displayNumber(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    server.once('error', () => failed(new Error('There is no screen and no Xvfb: apt-get install xvfb')));
    server.once('exit', (code) => failed(new Error(`Xvfb ended at once (${code})`)));
    const pipe = server.stdio[3] as NodeJS.ReadableStream;
    let text = '';
    pipe.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('\n')) found(text.trim());
    });
  });
}
