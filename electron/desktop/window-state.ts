import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Where the window was: in device-independent pixels, with the scale of the display that it stood on. */
export interface WindowState {
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly scale: number;
  readonly maximized: boolean;
}

export interface Display {
  readonly workArea: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly scaleFactor: number;
}

export interface Placement {
  readonly width: number;
  readonly height: number;
  /** Absent = the system centres the window. */
  readonly x?: number;
  readonly y?: number;
  readonly maximized: boolean;
}

const usual = { width: 1280, height: 800 };
/** The smallest window that the screens are laid out for. */
export const leastSize = { width: 480, height: 400 };

/** So much of the title bar must be on a display, in pixels, for the window to be within reach. */
const grip = { width: 120, height: 32 };

/**
 * Where to open the window: where it was if that is visible on a display of today at the same scale, else centred, as
 * large as before where it fits (A-157: never on a monitor that is gone).
 */
export function placeWindow(saved: WindowState | null, displays: readonly Display[]): Placement {
  if (saved === null) return { ...fitting(usual, displays[0]), maximized: false };
  const { bounds, maximized } = saved;
  const home = displays.find((display) => display.scaleFactor === saved.scale && isWithinReach(bounds, display));
  if (home === undefined) return { ...fitting(bounds, displays[0]), maximized };
  return { ...fitting(bounds, home), x: bounds.x, y: bounds.y, maximized };
}

function fitting(size: { width: number; height: number }, display: Display | undefined) {
  const room = display?.workArea ?? usual;
  return {
    width: Math.max(leastSize.width, Math.min(size.width, room.width)),
    height: Math.max(leastSize.height, Math.min(size.height, room.height)),
  };
}

function isWithinReach(bounds: WindowState['bounds'], { workArea }: Display): boolean {
  const shown = Math.min(bounds.x + bounds.width, workArea.x + workArea.width) - Math.max(bounds.x, workArea.x);
  const top = bounds.y - workArea.y;
  return shown >= Math.min(grip.width, bounds.width) && top >= 0 && top <= workArea.height - grip.height;
}

/** @returns the saved state, or null where there is none or it cannot be read */
export function readWindowState(path: string): WindowState | null {
  try {
    const read: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isWindowState(read) ? read : null;
  } catch {
    return null;
  }
}

/** Written out, since the window opens before the schemas of the data are loaded. */
function isWindowState(read: unknown): read is WindowState {
  const { bounds, scale, maximized } = (read ?? {}) as { [K in keyof WindowState]?: unknown };
  const { x, y, width, height } = (bounds ?? {}) as { [K in keyof WindowState['bounds']]?: unknown };
  const isSize = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 1;
  return (
    Number.isSafeInteger(x) &&
    Number.isSafeInteger(y) &&
    isSize(width) &&
    isSize(height) &&
    Number.isFinite(scale) &&
    (scale as number) > 0 &&
    typeof maximized === 'boolean'
  );
}

/** Writes the state beside its place and renames it there, so that a crash leaves the old or the new one, never a half. */
export function writeWindowState(path: string, state: WindowState): void {
  const unfinished = `${path}.new`;
  writeFileSync(unfinished, JSON.stringify(state));
  renameSync(unfinished, path);
}
