import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { Bridge, CallInput, CallName, CallOutput, CallResult } from '../electron/ipc/contract.ts';
import { type RunningBrowser, type RunningDesktop, startBrowser, startDesktop } from '../tools/launch.ts';

export interface HarnessOptions {
  /** A folder of an earlier start; absent = a fresh one that is taken away after the test. */
  readonly dataDir?: string;
  readonly language?: 'en' | 'ja';
  readonly size?: { readonly width: number; readonly height: number };
}

type InTest = { readonly dataDir: string };

/** A data folder of this test's own, taken away at its end. */
export function freshDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'costwise-e2e-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the desktop app in real Electron; it ends with the test at the latest. */
export async function launchDesktop(options: HarnessOptions = {}): Promise<RunningDesktop & InTest> {
  const dataDir = options.dataDir ?? freshDataDir();
  const running = await startDesktop({ ...options, dataDir, stagedApp: process.env.COSTWISE_STAGED_APP });
  onTestFinished(() => endQuietly(running));
  return { ...running, dataDir };
}

/** Starts the browser host and Chromium on its page; both end with the test at the latest. */
export async function launchBrowser(options: HarnessOptions = {}): Promise<RunningBrowser & InTest> {
  const dataDir = options.dataDir ?? freshDataDir();
  const running = await startBrowser({ ...options, dataDir });
  onTestFinished(() => endQuietly(running));
  return { ...running, dataDir };
}

async function endQuietly(running: { close(): Promise<void> }): Promise<void> {
  await running.close().catch(() => {});
}

/** Calls the data side as the page does, through its bridge or over HTTP. */
export function callFrom<N extends CallName>(page: Page, name: N, input: CallInput<N>): Promise<CallResult<N>> {
  return page.evaluate(
    async ({ name, input }) => {
      const bridge = (window as unknown as { costwise?: Bridge }).costwise;
      if (bridge !== undefined) return bridge.call(name, input);
      const response = await fetch('/api/call', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-costwise': '1' },
        body: JSON.stringify({ name, input }),
      });
      return response.json();
    },
    { name, input } as never,
  ) as Promise<CallResult<N>>;
}

/** As `callFrom`, for calls that must succeed: @returns their value, or throws the English sentence of the error. */
export async function askFrom<N extends CallName>(page: Page, name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  const result = await callFrom(page, name, input);
  if (!result.ok) throw new Error(`${name}: ${result.error.message.en}`);
  return result.value;
}

/** Waits until the bundled cards are loaded. */
export async function libraryReady(page: Page): Promise<void> {
  for (;;) {
    const info = await askFrom(page, 'app.info', {});
    if (info.library.state !== 'loading') return;
    await page.waitForTimeout(50);
  }
}
