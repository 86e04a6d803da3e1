/**
 * A fingerprint of a state: equal states have equal fingerprints, whatever the order of their fields.
 * @returns 14 hexadecimal digits (53 bits): for telling states apart, not for security
 */
export function stateHash(state: unknown): string {
  return hashText(JSON.stringify(state, inOrder));
}

/** Writes the fields of an object in the order of their names. */
function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Two multiplicative hashes of 32 bits that run side by side, mixed into one number of 53 bits. */
function hashText(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(16).padStart(14, '0');
}

/**
 * The fingerprint of a table for replays: where each card lies and all that happened to it, not the definitions of the
 * cards, so that a mended text of a card does not count as another end.
 */
export function tableHash(state: object): string {
  return stateHash({ ...state, cards: null });
}
