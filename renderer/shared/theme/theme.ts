import type { Settings, Theme } from '../../../db/model/settings.ts';

/** Sets the theme of the whole window; with `system` the style sheet follows the machine by itself. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Sets whether things move; with `system` the style sheet follows the machine by itself. */
export function applyMotion(reducedMotion: Settings['reducedMotion']): void {
  if (reducedMotion === 'system') delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = reducedMotion === 'on' ? 'none' : 'full';
}

/** Whether the screen is dark now, whoever decided it. */
export function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme;
  if (chosen !== undefined) return chosen === 'dark';
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}
