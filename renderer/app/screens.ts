/** The screens in the order of the bar; each is the first part of its addresses and the scope of its keys. */
export const screens = ['library', 'decks', 'playtest', 'settings'] as const;
export type ScreenName = (typeof screens)[number];

/** The screen of an address; `/` is the library, null = no screen of ours. */
export function screenOf(path: string): ScreenName | null {
  const first = path.split('/')[1] ?? '';
  if (first === '') return 'library';
  return screens.find((name) => name === first) ?? null;
}
