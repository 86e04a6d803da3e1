import { app, type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import type { Settings } from '../../db/model/settings.ts';
import type { Language } from '../../db/model/text.ts';
import type { Emit } from '../services/backend.ts';
import { acceleratorOf } from './accelerator.ts';
import { zoomIn, zoomOut } from './zoom.ts';

const words = {
  en: {
    file: 'File',
    edit: 'Edit',
    view: 'View',
    newPlaytest: 'New playtest',
    settings: 'Settings…',
    undo: 'Undo',
    redo: 'Redo',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoomReset: 'Actual size',
  },
  ja: {
    file: 'ファイル',
    edit: '編集',
    view: '表示',
    newPlaytest: '新しいプレイテスト',
    settings: '設定…',
    undo: '元に戻す',
    redo: 'やり直す',
    zoomIn: '拡大',
    zoomOut: '縮小',
    zoomReset: '実際のサイズ',
  },
} as const satisfies Record<Language, Record<string, string>>;

export interface MenuOptions {
  readonly language: Language;
  readonly emit: Emit;
  readonly window: BrowserWindow;
  readonly setZoom: (zoom: number) => void;
  /** The keys that the user has given to commands. */
  readonly keys: Settings['keys'];
}

/**
 * The menu: what a system menu must have. Commands show their keys as the user has bound them but leave them to the page,
 * where undo means the table's or a text field's.
 */
export function setMenu({ language, emit, window, setZoom, keys }: MenuOptions): void {
  const text = words[language];
  const command = (
    label: string,
    name: 'undo' | 'redo' | 'new-playtest' | 'settings',
    accelerator: string | undefined,
  ): MenuItemConstructorOptions => ({
    label,
    ...(accelerator !== undefined && { accelerator }),
    registerAccelerator: false,
    click: () => emit('command', { name }),
  });
  const zoom = () => window.webContents.getZoomFactor();
  const template: MenuItemConstructorOptions[] = [
    ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    {
      label: text.file,
      submenu: [
        command(text.newPlaytest, 'new-playtest', acceleratorOf(keys['app.newPlaytest'], 'Mod+N')),
        command(text.settings, 'settings', acceleratorOf(keys['app.settings'], 'Mod+,')),
        { type: 'separator' },
        { role: process.platform === 'darwin' ? 'close' : 'quit' },
      ],
    },
    {
      label: text.edit,
      submenu: [
        command(text.undo, 'undo', acceleratorOf(keys['playtest.undo'], 'Mod+Z')),
        command(text.redo, 'redo', acceleratorOf(keys['playtest.redo'], 'Mod+Shift+Z')),
        { type: 'separator' },
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ],
    },
    {
      label: text.view,
      submenu: [
        { label: text.zoomIn, accelerator: 'CmdOrCtrl+Plus', click: () => setZoom(zoomIn(zoom())) },
        { label: text.zoomIn, accelerator: 'CmdOrCtrl+=', visible: false, click: () => setZoom(zoomIn(zoom())) },
        { label: text.zoomOut, accelerator: 'CmdOrCtrl+-', click: () => setZoom(zoomOut(zoom())) },
        { label: text.zoomReset, accelerator: 'CmdOrCtrl+0', click: () => setZoom(1) },
        { type: 'separator' },
        { role: 'togglefullscreen' },
        ...(app.isPackaged ? [] : [{ role: 'reload' } as const, { role: 'toggleDevTools' } as const]),
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
