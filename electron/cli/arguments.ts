import type { Bilingual } from '../../db/model/text.ts';
import { UsageError } from './command.ts';

/** The value of an option that takes a whole number from 0 up; `otherwise` where it is not given. Throws `UsageError`. */
export function wholeNumber(option: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) {
    return otherwise;
  }
  const value = Number(given);
  if (!/^\d+$/.test(given) || !Number.isSafeInteger(value)) {
    throw new UsageError({
      en: `--${option}: expected a whole number from 0 up, found "${given}"`,
      ja: `--${option}: 0以上の整数が必要です(「${given}」があります)`,
    });
  }
  return value;
}

/** The one word that a command takes. Throws `UsageError` where there is none or more than one. */
export function onlyWord(words: readonly string[], what: Bilingual): string {
  const [word] = words;
  if (word === undefined || words.length > 1) {
    throw new UsageError({
      en: `expected one ${what.en}, found ${words.length}`,
      ja: `${what.ja}を1つ指定してください(${words.length}個あります)`,
    });
  }
  return word;
}

/** The value of an option that is one of `choices`. Throws `UsageError`. */
export function oneOf<T extends string>(option: string, given: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === given);
  if (found === undefined) {
    throw new UsageError({
      en: `--${option}: expected ${choices.join(', ')}, found "${given}"`,
      ja: `--${option}: ${choices.join('、')}のいずれかが必要です(「${given}」があります)`,
    });
  }
  return found;
}
