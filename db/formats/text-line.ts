import { decodeHTML } from 'entities';
import type { EntryReading } from './deck-file.ts';

/**
 * All ways to read a line of a deck list, best first. Which is right only the library can say ("7 Samurai" may be seven
 * of one card or one of another), so nothing is decided here.
 */

const digits = '[0-9０-９]{1,6}';
const times = '[x×✕✖＊*ｘＸХх]';
const copies = '(?:枚|張|copies|copy)';

/** A count before the name, from the plainest to the farthest. */
const leading = [
  new RegExp(`^(?<count>${digits})\\s*(?:${times}|${copies}(?:の)?)[\\s:：]+(?<rest>\\S.*)$`, 'iu'),
  new RegExp(`^(?<count>${digits})\\s*(?:[×✕✖]|枚(?:の)?)\\s*(?<rest>\\S.*)$`, 'iu'),
  new RegExp(`^${times}\\s*(?<count>${digits})[\\s:：]+(?<rest>\\S.*)$`, 'iu'),
  new RegExp(`^[×✕✖]\\s*(?<count>${digits})(?<rest>[^0-9０-９\\s].*)$`, 'iu'),
  new RegExp(`^(?<count>${digits})\\s+(?<rest>\\S.*)$`, 'iu'),
  new RegExp(`^(?<count>${digits})\\s*[,;:：、]\\s*(?<rest>\\S.*)$`, 'iu'),
  new RegExp(`^[(（\\[【]\\s*(?<count>${digits})\\s*(?:${times}|枚)?\\s*[)）\\]】]\\s*(?<rest>\\S.*)$`, 'iu'),
];

/** A count after the name. Square brackets are no count: "[4]" is part of names. */
const trailing = [
  new RegExp(`^(?<rest>.*\\S)[\\s,;:：]+${times}\\s*(?<count>${digits})\\s*枚?$`, 'iu'),
  new RegExp(`^(?<rest>.*\\S)\\s*[×✕✖]\\s*(?<count>${digits})\\s*枚?$`, 'iu'),
  new RegExp(`^(?<rest>.*[^\\s0-9０-９])[\\s,;:：]*(?<count>${digits})\\s*枚$`, 'iu'),
  new RegExp(`^(?<rest>.*\\S)[\\s,;:：]+(?<count>${digits})\\s*${times}$`, 'iu'),
  new RegExp(`^(?<rest>.*\\S)\\s*[,;:：\\t]\\s*(?<count>${digits})$`, 'iu'),
  new RegExp(`^(?<rest>.*\\S)\\s+(?<count>${digits})$`, 'iu'),
  new RegExp(`^(?<rest>.*\\S)\\s*[(（]\\s*${times}?\\s*(?<count>${digits})\\s*(?:${times}|枚)?\\s*[)）]$`, 'iu'),
];

/** Readings that need the very name, as the sign in them is often a letter of the name. */
const glued = [
  new RegExp(`^(?<count>${digits})${times}(?<rest>\\S.*)$`, 'iu'),
  new RegExp(`^(?<count>${digits})(?<rest>[^\\s0-9０-９].*)$`, 'iu'),
  new RegExp(`^(?<rest>.*[^\\s0-9０-９])${times}(?<count>${digits})$`, 'iu'),
];

/** A printing's number: letters and digits, a hyphen, letters and digits. */
const numberShape = /^[\p{L}\p{N}]{1,12}-[\p{L}\p{N}_/-]{1,20}$/u;

interface Subject {
  readonly name: string | null;
  readonly number: string | null;
}

/** Name and number in what is left of a line without its count, best first. */
function subjectsOf(rest: string): Subject[] {
  const subjects: Subject[] = [];
  const add = (name: string | null, number: string | null) => subjects.push({ name, number });
  const behind = /^(?<name>.*?)\s*[(（[【](?<number>[^()（）[\]【】\s]+)[)）\]】]$/u.exec(rest)?.groups;
  const before = /^(?<number>[^\s:：,;]+)[\s:：,;]+(?<name>\S.*)$/u.exec(rest)?.groups;
  const last = /^(?<name>.*[^\s:：,;])[\s:：,;]+(?<number>\S+)$/u.exec(rest)?.groups;
  if (behind !== undefined && numberShape.test(behind.number!)) add(behind.name! || null, behind.number!);
  if (numberShape.test(rest)) add(null, rest);
  if (before !== undefined && numberShape.test(before.number!)) add(before.name!, before.number!);
  if (last !== undefined && numberShape.test(last.number!)) add(last.name!, last.number!);
  const inFront = /^[(（[【](?<number>[^()（）[\]【】\s]+)[)）\]】]\s*(?<name>\S.*)$/u.exec(rest)?.groups;
  if (inFront !== undefined && numberShape.test(inFront.number!)) add(inFront.name!, inFront.number!);
  for (const { name, number } of setAndNumber(rest)) add(name, number);
  // What has not the shape of a number is one only if the library has it: "[4]" is part of a name.
  if (behind !== undefined && !numberShape.test(behind.number!)) add(null, behind.number!);
  add(rest, null);
  if (!numberShape.test(rest)) add(null, rest);
  return subjects;
}

/** "Name (SET) 12", as online clients write a printing: its number as it stands and with three digits. */
function setAndNumber(rest: string): { name: string; number: string }[] {
  const groups = /^(?<name>.*\S)\s*[(（[【](?<set>[\p{L}\p{N}]{1,12})[)）\]】]\s+(?<place>[\p{L}\p{N}]{1,8})$/u.exec(
    rest,
  )?.groups;
  if (groups === undefined) return [];
  const place = groups.place!.normalize('NFKC');
  return [...new Set([place.padStart(3, '0'), place])].map((part) => ({
    name: groups.name!,
    number: `${groups.set!}-${part}`,
  }));
}

/** The line in other spellings: without quotation marks, with entities read, without a comment or a foil's mark behind it. */
function spellingsOf(rest: string): string[] {
  const quoted = /^(?:"(?<a>.+)"|'(?<b>.+)'|“(?<c>.+)”|「(?<d>.+)」|『(?<e>.+)』)$/u.exec(rest)?.groups;
  const inner = quoted === undefined ? undefined : Object.values(quoted).find((part) => part !== undefined);
  const decoded = rest.includes('&') ? decodeHTML(rest) : rest;
  const uncommented = rest.replace(/\s+(?:#|\/\/).*$/u, '');
  const unmarked = rest.replace(/\s+\*(?:F|E|foil|etched)\*$/iu, '');
  return [
    ...new Set([
      rest,
      decoded,
      ...(inner === undefined ? [] : [inner, inner.replaceAll('""', '"')]),
      uncommented,
      unmarked,
    ]),
  ].filter((spelling) => spelling !== '');
}

function toCount(text: string): number {
  return Number(text.normalize('NFKC'));
}

export interface LineReadings {
  readonly stated: { readonly count: number; readonly name: string };
  readonly readings: readonly EntryReading[];
}

interface Counted {
  readonly count: number;
  readonly rest: string;
}

function countedBy(patterns: readonly RegExp[], text: string): Counted[] {
  return patterns.flatMap((pattern) => {
    const groups = pattern.exec(text)?.groups;
    return groups?.count === undefined || groups.rest === undefined
      ? []
      : [{ count: toCount(groups.count), rest: groups.rest.trim() }];
  });
}

/**
 * @param line a line without the space at its ends, neither blank nor a comment nor a heading
 * @returns count and name as the line states them, and all readings, best first
 */
export function readLine(line: string): LineReadings {
  const readings: EntryReading[] = [];
  const add = ({ count, rest }: Counted, strict: boolean) => {
    for (const spelling of spellingsOf(rest)) {
      for (const subject of subjectsOf(spelling)) readings.push({ count, ...subject, strict });
    }
  };
  let stated: Counted | undefined;
  for (const text of new Set([line, line.replace(/^[-*・•]\s+/u, '')])) {
    const before = countedBy(leading, text);
    const after = countedBy(trailing, text);
    const far = countedBy(glued, text);
    const whole = { count: 1, rest: text };
    for (const counted of before) add(counted, false);
    add(whole, true);
    for (const counted of after) add(counted, false);
    for (const counted of far) add(counted, true);
    // A line that begins with a count or a sign is not taken for a name that has neither.
    if (!/^[0-9０-９+＋]/u.test(text)) add(whole, false);
    stated ??= before[0] ?? after[0];
  }
  return { stated: { count: stated?.count ?? 1, name: stated?.rest ?? line }, readings };
}
