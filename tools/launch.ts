/** Starts the built app for tests and screenshots: in real Electron, or in Chromium on the browser host. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type ElectronApplication,
  _electron as electron,
  errors,
  type Page,
} from 'playwright-core';
import { dist, root } from './build.ts';
import { electronOnThisMachine, sandboxSwitches } from './electron.ts';

export interface LaunchOptions {
  readonly dataDir: string;
  /** The language of the system; the app follows it until the user chooses one. */
  readonly language?: 'en' | 'ja';
  /** The folder that stage.ts made; needed with the closed-network runtime. */
  readonly stagedApp?: string | undefined;
  readonly display?: string | null;
  readonly size?: { readonly width: number; readonly height: number };
}

/** The running app: its page, and everything that went wrong in it since the start. */
export interface Running {
  readonly page: Page;
  /** Errors of the console, the page and the content security policy, in order. */
  readonly problems: readonly string[];
  close(): Promise<void>;
  /** Ends the app with SIGKILL, as a power cut would. */
  kill(): Promise<void>;
}

export interface RunningDesktop extends Running {
  readonly app: ElectronApplication;
}

export interface RunningBrowser extends Running {
  readonly address: string;
  readonly context: BrowserContext;
}

const startLimit = 30_000;
/** How long the driver may take to attach to a program that starts in half a second. */
const attachLimit = 8_000;
const chromiumExecutable = process.env.COSTWISE_CHROMIUM ?? '/usr/bin/chromium';

export function chromiumIsThere(): boolean {
  return existsSync(chromiumExecutable);
}

function languageEnvironment(language: 'en' | 'ja' = 'en'): Record<string, string> {
  const locale = language === 'ja' ? 'ja_JP.UTF-8' : 'en_US.UTF-8';
  return { LANG: locale, LC_ALL: locale, LANGUAGE: language };
}

function watch(context: BrowserContext): readonly string[] {
  const problems: string[] = [];
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => problems.push(`page: ${error.error().message}`));
  return problems;
}

/** Starts the desktop app and waits for its page. */
export async function startDesktop(options: LaunchOptions): Promise<RunningDesktop> {
  const program = electronOnThisMachine();
  if (program === null)
    throw new Error('There is no Electron here: npm run runtime makes one for tests (Linux on x64).');
  const folder = program.kind === 'plain' ? root : options.stagedApp;
  if (folder === undefined) throw new Error('The closed-network runtime needs a staged app (stageApp).');
  const app = await attached({
    executablePath: program.executable,
    args: [...sandboxSwitches(), folder, '--data', options.dataDir],
    env: {
      ...(process.env as Record<string, string>),
      ...languageEnvironment(options.language),
      ...(options.display ? { DISPLAY: options.display } : {}),
    },
    timeout: attachLimit,
  });
  const problems = watch(app.context());
  const page = await app.firstWindow({ timeout: startLimit });
  // The page asks for its data while it loads: the main side is at rest when the first screen stands.
  await page.waitForSelector('main', { timeout: startLimit });
  if (options.size !== undefined) {
    await app.evaluate(({ BrowserWindow }, { width, height }) => {
      BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
    }, options.size);
  }
  return {
    app,
    page,
    problems,
    close: () => app.close(),
    kill: () => killed(app.process()),
  };
}

/** The driver attaches while the program starts, and now and then never gets an answer: then the program is started anew. */
async function attached(options: Parameters<typeof electron.launch>[0]): Promise<ElectronApplication> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await electron.launch(options);
    } catch (fault) {
      if (attempt === 3 || !(fault instanceof errors.TimeoutError)) throw fault;
    }
  }
}

/** Starts the browser host and opens its address in Chromium. */
export async function startBrowser(options: LaunchOptions): Promise<RunningBrowser> {
  const host = spawn(process.execPath, [join(dist, 'browser', 'main.js'), '--data', options.dataDir], {
    cwd: root,
    env: { ...process.env, ...languageEnvironment(options.language) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await printedAddress(host);
  const browser = await chromium.launch({
    executablePath: chromiumExecutable,
    args: [...sandboxSwitches(), '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const context = await browser.newContext({
    viewport: options.size ?? { width: 1280, height: 800 },
    locale: options.language === 'ja' ? 'ja-JP' : 'en-US',
  });
  const problems = watch(context);
  const page = await context.newPage();
  await page.goto(address);
  return {
    address,
    context,
    page,
    problems,
    async close() {
      await browser.close();
      host.kill('SIGTERM');
      await ended(host);
    },
    async kill() {
      await killed(host);
      await browser.close();
    },
  };
}

function printedAddress(host: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let text = '';
    const limit = setTimeout(() => failed(new Error(`the browser host printed no address:\n${text}`)), startLimit);
    host.once('exit', (code) => failed(new Error(`the browser host ended at once (${code}):\n${text}`)));
    host.stdout?.on('data', (part: Buffer) => {
      text += part.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/.exec(text)?.[0];
      if (address === undefined) return;
      clearTimeout(limit);
      found(address);
    });
  });
}

function killed(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  return ended(child);
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}
