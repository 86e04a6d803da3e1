import { create } from 'zustand';
import type { Settings } from '../../../db/model/settings.ts';
import type { Language } from '../../../db/model/text.ts';
import type { CallError, CallInput } from '../../../electron/ipc/contract.ts';
import { call } from '../client/bridge.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { applyBindings } from '../keys/bindings.ts';
import { applyMotion, applyTheme } from '../theme/theme.ts';

interface SettingsStore {
  readonly settings: Settings;
  /** The language of the machine, which the choice "system" follows. */
  readonly platformLanguage: Language;
  /** Why the last change could not be kept; null = all is kept. */
  readonly error: CallError | null;
  /** Reads the settings once at start. */
  load(platformLanguage: Language): Promise<void>;
  /** Changes at once on the screen, then keeps it; a change that cannot be kept is said, not taken back. */
  change(patch: CallInput<'settings.set'>): Promise<void>;
}

const atFirst: Settings = {
  language: 'system',
  theme: 'system',
  reducedMotion: 'system',
  zoom: 1,
  lastPlaytest: null,
  preferredOrder: {},
  keys: {},
  panes: {},
};

export const useSettings = create<SettingsStore>()((set, get) => ({
  settings: atFirst,
  platformLanguage: 'en',
  error: null,

  async load(platformLanguage) {
    set({ platformLanguage });
    const result = await call('settings.get', {});
    if (result.ok) set({ settings: result.value, error: null });
    else set({ error: result.error });
    show(get());
  },

  async change(patch) {
    const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    set((store) => ({ settings: { ...store.settings, ...given } }));
    show(get());
    const result = await call('settings.set', patch);
    set({ error: result.ok ? null : result.error });
  },
}));

/** The language that is in force: the chosen one, or the machine's. */
function languageOf(store: Pick<SettingsStore, 'settings' | 'platformLanguage'>): Language {
  return store.settings.language === 'system' ? store.platformLanguage : store.settings.language;
}

function show(store: SettingsStore): void {
  setLanguage(languageOf(store));
  applyTheme(store.settings.theme);
  applyMotion(store.settings.reducedMotion);
  applyBindings(store.settings.keys);
}
