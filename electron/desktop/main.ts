import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { app, type BrowserWindow, Menu, nativeTheme, session } from 'electron';
import type { Settings } from '../../db/model/settings.ts';
import type { Language } from '../../db/model/text.ts';
import { type Backend, startBackend } from '../services/backend.ts';
import { dataFolder } from '../services/data-folder.ts';
import { languageOf } from '../services/language.ts';
import { openLog } from '../services/log.ts';
import { surviveCrashes } from './crash.ts';
import { serveIpc } from './ipc.ts';
import { setMenu } from './menu.ts';
import { announceProtocol, pageAddress, serveProtocol } from './protocol.ts';
import { allowedOrigins, confine, createWindow } from './window.ts';

const here = import.meta.dirname;
const root = join(here, '..', '..');
const dataDir = dataFolder();
const developmentPage = app.isPackaged ? undefined : process.env.COSTWISE_DEV_PAGE;

// The page's own files (caches, the window's place) stand in a folder of their own beside the databases: one data
// folder is one profile, and two folders can be open at once.
const profile = join(dataDir, 'window');
mkdirSync(profile, { recursive: true });
app.setPath('userData', profile);
const log = openLog(dataDir);
process.on('uncaughtException', (error) => {
  log(`uncaught: ${error.stack ?? error.message}`);
  app.exit(1);
});
announceProtocol();
// Ours follows with the window; without this Electron builds one of its own before that.
Menu.setApplicationMenu(null);

if (app.requestSingleInstanceLock()) {
  const backend = startBackend({
    dataDir,
    assetsDir: join(root, 'assets'),
    worker: join(here, 'worker.js'),
    importWorker: join(here, 'import-worker.js'),
    version: app.getVersion(),
    host: 'desktop',
    hostReason: null,
    languages: () => app.getPreferredSystemLanguages(),
    log,
  });
  app.whenReady().then(() => open(backend));
  app.on('window-all-closed', () => app.quit());
  endInOrder(backend);
} else {
  log('Costwise already runs with this data folder: its window comes to the front');
  app.quit();
}

/** By then the first screen has its data, in milliseconds: the menu is not in its way. */
const afterFirstScreen = 300;

/** The page is asked for first; what it does not need to appear is made ready while it loads. */
function open(backend: Backend): void {
  const origins = allowedOrigins(developmentPage);
  const window = createWindow({
    preload: join(here, '..', 'preload', 'preload.cjs'),
    statePath: join(profile, 'window-state.json'),
    log,
  });
  serveProtocol(session.defaultSession, join(here, '..', 'renderer'));
  confine(window, session.defaultSession, origins, log);
  void window.loadURL(developmentPage ?? pageAddress);

  const icon = join(root, 'assets', 'icons', '128x128.png');
  if (process.platform !== 'darwin' && existsSync(icon)) window.setIcon(icon);
  let language: Language = languageOf(app.getPreferredSystemLanguages());
  surviveCrashes(window, log, () => language);
  const setZoom = (zoom: number): void => {
    window.webContents.setZoomFactor(zoom);
    void backend.router('settings.set', { zoom });
  };
  let keys: Settings['keys'] = {};
  const showMenu = (): void => setMenu({ language, emit: backend.emit, window, setZoom, keys });
  const follow = (settings: Settings): void => {
    if (nativeTheme.themeSource !== settings.theme) nativeTheme.themeSource = settings.theme;
    if (window.webContents.getZoomFactor() !== settings.zoom) window.webContents.setZoomFactor(settings.zoom);
    const chosen = settings.language === 'system' ? languageOf(app.getPreferredSystemLanguages()) : settings.language;
    if (chosen === language && isDeepStrictEqual(settings.keys, keys)) return;
    language = chosen;
    keys = settings.keys;
    showMenu();
  };
  window.once('show', () => setTimeout(showMenu, afterFirstScreen));
  serveIpc(window, backend, origins, log, (name, result) => {
    if (result.ok && name.startsWith('settings.')) follow(result.value as Settings);
  });
  app.on('second-instance', () => bringForward(window));
}

function bringForward(window: BrowserWindow): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.focus();
}

/** What is on its way to the databases is finished before the program ends. */
function endInOrder(backend: Backend): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void backend.close().then(() => {
      closed = true;
      app.quit();
    });
  });
}
