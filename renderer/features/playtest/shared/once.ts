/**
 * Remembers what `work` makes of an object, as long as the object lives: for values that are replaced when they change,
 * as the table's state and store are, and that many parts of the screen ask the same of.
 */
export function once<K extends object, T>(work: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, { readonly value: T }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
}
