import { ok, type Result } from './errors.ts';
import { Settings } from './model/settings.ts';
import { statement } from './statement.ts';
import type { Store } from './store.ts';

/**
 * The user's settings. A value that is not known any more (written by another version, or edited) falls back to its
 * default and the others stay; so does everything while user.db is out of reach, since the window needs a language.
 */
export function getSettings(store: Store): Result<Settings> {
  if (!store.user.ok) return ok(Settings.parse({}));
  const rows = statement<{ name: string; value: string }>(store.user.value, 'SELECT name, value FROM settings').all();
  const stored: Record<string, unknown> = {};
  for (const { name, value } of rows) {
    if (!isSetting(name)) continue;
    const parsed = Settings.shape[name].safeParse(JSON.parse(value));
    if (parsed.success) stored[name] = parsed.data;
  }
  return ok(Settings.parse(stored));
}

function isSetting(name: string): name is keyof Settings {
  return Object.hasOwn(Settings.shape, name);
}

/** Writes the given settings and leaves the others. @returns all settings as they are now */
export function setSettings(store: Store, change: Partial<Settings>): Result<Settings> {
  if (!store.user.ok) return store.user;
  const db = store.user.value;
  const write = statement(
    db,
    'INSERT INTO settings(name, value) VALUES (?, ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value',
  );
  db.transaction(() => {
    for (const [name, value] of Object.entries(change)) {
      if (value !== undefined) write.run(name, JSON.stringify(value));
    }
  }).immediate();
  return getSettings(store);
}
