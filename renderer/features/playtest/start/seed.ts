/** A new seed: eight hexadecimal digits of real chance, so that no two games share one by accident. */
export function newSeed(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number.toString(16).toUpperCase().padStart(8, '0');
}

/** Reads a seed as a person types it (any case, spaces and dashes, full-width); null = it is none. */
export function readSeed(text: string): string | null {
  const seed = text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
  return /^[0-9A-F]{8}$/.test(seed) ? seed : null;
}
