/** Gives every element a size, which jsdom does not: lists that draw only what is in sight then draw a screenful. */
export function giveLayout(width: number, height: number): void {
  const size = { offsetWidth: width, clientWidth: width, offsetHeight: height, clientHeight: height };
  for (const [name, value] of Object.entries(size)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
  }
}
