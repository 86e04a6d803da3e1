import * as z from 'zod';
import { Language } from './text.ts';

export const Theme = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof Theme>;

/** What the user has chosen; every field has a default, so an older file reads well. */
export const Settings = z.object({
  language: z.enum(['system', ...Language.options]).default('system'),
  theme: Theme.default('system'),
  reducedMotion: z.enum(['system', 'on', 'off']).default('system'),
  zoom: z.number().min(0.5).max(3).default(1),
  lastPlaytest: z.string().nullable().default(null),
});
export type Settings = z.infer<typeof Settings>;
