import * as z from 'zod';
import { Language } from './text.ts';

export const Theme = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof Theme>;

const fields = {
  language: z.enum(['system', ...Language.options]),
  theme: Theme,
  reducedMotion: z.enum(['system', 'on', 'off']),
  zoom: z.number().min(0.5).max(3),
  lastPlaytest: z.string().nullable(),
  /** What the player prefers among ways of the same loss, by game id or `deck:` and a deck's id. */
  preferredOrder: z.record(z.string().max(300), z.array(z.string().max(50)).max(30)),
  keys: z.record(z.string().max(60), z.array(z.string().min(1).max(40)).max(12)),
  panes: z.record(z.string().max(60), z.record(z.string().max(60), z.number().min(0).max(100))),
};

/** What the user has chosen; every field has a default, so an older file reads well. */
export const Settings = z.object({
  language: fields.language.default('system'),
  theme: fields.theme.default('system'),
  reducedMotion: fields.reducedMotion.default('system'),
  zoom: fields.zoom.default(1),
  lastPlaytest: fields.lastPlaytest.default(null),
  preferredOrder: fields.preferredOrder.default({}),
  /** The keys that the user gave to commands, by the command's id; a command that is not named has its own. */
  keys: fields.keys.default({}),
  /** For each screen with panes, the share of each of its panes in per cent. */
  panes: fields.panes.default({}),
});
export type Settings = z.infer<typeof Settings>;

/** A change of some settings: a field that is not named has no default here, so that it keeps its value. */
export const SettingsPatch = z.object(fields).partial();
