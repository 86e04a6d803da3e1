/**
 * A text written character by character. Joining thousands of short strings makes as many of them; here they are
 * written into one block and read once.
 */
export interface TokenText {
  /** Writes the character of a code point; 0 = none. */
  readonly put: (code: number) => void;
  /** What was written, and nothing is there any more. */
  readonly take: () => string;
}

/** So many units can be the arguments of one call. */
const mostAtOnce = 8192;

export function createTokenText(): TokenText {
  let units = new Uint16Array(4096);
  let length = 0;

  function put(code: number): void {
    if (code === 0) return;
    if (length + 2 > units.length) {
      const larger = new Uint16Array(units.length * 2);
      larger.set(units);
      units = larger;
    }
    if (code > 0xffff) {
      units[length] = 0xd800 + ((code - 0x10000) >> 10);
      units[length + 1] = 0xdc00 + ((code - 0x10000) & 0x3ff);
      length += 2;
    } else {
      units[length] = code;
      length += 1;
    }
  }

  function take(): string {
    let text = '';
    for (let from = 0; from < length; from += mostAtOnce) {
      const part = units.subarray(from, Math.min(length, from + mostAtOnce));
      text += String.fromCharCode.apply(null, part as unknown as number[]);
    }
    length = 0;
    return text;
  }

  return { put, take };
}
