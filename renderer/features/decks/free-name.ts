/** `name` itself where nobody has it, or else with the first number from 2 on that is free. */
export function freeName(
  name: string,
  taken: readonly string[],
  numbered: (name: string, number: number) => string,
): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number += 1) {
    const candidate = numbered(name, number);
    if (!taken.includes(candidate)) return candidate;
  }
}
