import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../services/backend.ts';
import { dataFolder, optionValue } from '../services/data-folder.ts';
import { openLog } from '../services/log.ts';
import { reasons } from './reasons.ts';
import { startBrowserHost } from './server.ts';

// The host for machines without a screen or without Electron: the same router and page on loopback.
const here = import.meta.dirname;
const root = join(here, '..', '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const dataDir = dataFolder();
const log = openLog(dataDir);
const reason = reasons[optionValue(process.argv, '--reason') ?? 'asked'] ?? null;

const backend = startBackend({
  dataDir,
  assetsDir: join(root, 'assets'),
  worker: join(here, 'worker.js'),
  importWorker: join(here, 'import-worker.js'),
  version,
  host: 'browser',
  hostReason: reason,
  languages: () => [process.env.LC_ALL, process.env.LC_MESSAGES, process.env.LANG].filter((tag) => tag !== undefined),
  log,
});
const developmentPage = process.env.COSTWISE_DEV_PAGE;
const host = await startBrowserHost({
  backend,
  pageDir: join(here, '..', 'renderer'),
  port: Number(optionValue(process.argv, '--port') ?? 0),
  ...(developmentPage === undefined ? {} : { developmentPage }),
});
log(`browser host on ${new URL(host.address).host}`);
if (reason !== null) process.stdout.write(`${reason.en}\n${reason.ja}\n`);
process.stdout.write(`Open this address once (it works for one browser; Ctrl+C ends Costwise):\n${host.address}\n`);

async function end(): Promise<void> {
  await host.close();
  await backend.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
