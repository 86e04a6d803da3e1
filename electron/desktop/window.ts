import { BrowserWindow, nativeTheme, type Session, screen, shell } from 'electron';
import type { Log } from '../services/log.ts';
import { pageOrigin } from './protocol.ts';
import { leastSize, placeWindow, readWindowState, writeWindowState } from './window-state.ts';

export interface WindowOptions {
  readonly preload: string;
  readonly statePath: string;
  readonly log: Log;
}

/** How long the window must rest before its place is written, in milliseconds. */
const settleTime = 400;

/** The window of the app: a sandboxed page without Node, shown when it has something to show. */
export function createWindow(options: WindowOptions): BrowserWindow {
  const { maximized, ...place } = placeWindow(readWindowState(options.statePath), screen.getAllDisplays());
  const window = new BrowserWindow({
    ...place,
    minWidth: leastSize.width,
    minHeight: leastSize.height,
    show: false,
    title: 'Costwise',
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#14161a' : '#f6f5f2',
    webPreferences: {
      preload: options.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  });
  window.once('ready-to-show', () => {
    if (maximized) window.maximize();
    window.show();
  });
  keepState(window, options);
  return window;
}

/** Saves the place of the window when it has come to rest, and at its end. */
function keepState(window: BrowserWindow, { statePath, log }: WindowOptions): void {
  let timer: NodeJS.Timeout | undefined;
  const save = (): void => {
    clearTimeout(timer);
    if (window.isDestroyed() || window.isMinimized() || window.isFullScreen()) return;
    const bounds = window.getNormalBounds();
    const scale = screen.getDisplayMatching(bounds).scaleFactor;
    try {
      writeWindowState(statePath, { bounds, scale, maximized: window.isMaximized() });
    } catch (thrown) {
      log(`the place of the window could not be saved: ${String(thrown)}`);
    }
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, settleTime);
  };
  window.on('resize', later);
  window.on('move', later);
  window.on('maximize', later);
  window.on('unmaximize', later);
  window.on('close', save);
}

/** A page stays in its window and its origin, opens no other, and is granted nothing but writing to the clipboard. */
export function confine(window: BrowserWindow, session: Session, origins: readonly string[], log: Log): void {
  window.webContents.setWindowOpenHandler(({ url }) => {
    openOutside(url);
    return { action: 'deny' };
  });
  const stay = (event: Electron.Event, url: string): void => {
    if (origins.some((origin) => url.startsWith(`${origin}/`))) return;
    event.preventDefault();
    log(`navigation denied: ${url.slice(0, 200)}`);
  };
  window.webContents.on('will-navigate', (event) => stay(event, event.url));
  window.webContents.on('will-redirect', (event) => stay(event, event.url));
  window.webContents.on('will-frame-navigate', (event) => stay(event, event.url));
  window.webContents.on('will-attach-webview', (event) => event.preventDefault());

  const isAllowed = (permission: string): boolean => permission === 'clipboard-sanitized-write';
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(isAllowed(permission)));
  session.setPermissionCheckHandler((_contents, permission) => isAllowed(permission));
  session.setDevicePermissionHandler(() => false);
}

/** Web pages open in the system's browser; other schemes could start programs. */
function openOutside(url: string): void {
  if (URL.canParse(url) && new URL(url).protocol === 'https:') void shell.openExternal(url);
}

/** The origins a window may show: ours, and the development server's where one is used. */
export function allowedOrigins(developmentPage: string | undefined): readonly string[] {
  return developmentPage === undefined ? [pageOrigin] : [pageOrigin, new URL(developmentPage).origin];
}
