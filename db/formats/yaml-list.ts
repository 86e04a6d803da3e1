import { isMap, isPair, isScalar, LineCounter, parseDocument, stringify } from 'yaml';
import { DeckZone } from '../model/deck.ts';
import { GameId } from '../model/game.ts';
import { type DeckToWrite, type FileResult, plainEntry, type RawDeck, type RawEntry, refused } from './deck-file.ts';
import { zoneOfName } from './headers.ts';

/** The YAML list `ID: n # name` under `cards:`; other zones in maps of their own name. */

const zones: readonly DeckZone[] = ['main', 'colossus', 'side', 'maybe'];
const keyOf = (zone: DeckZone) => (zone === 'main' ? 'cards' : zone);

/** Whether a text looks like the list: a map of zones whose entries are `id: number`. */
export function looksLikeYamlList(text: string): boolean {
  return /^(?:cards|main|side|maybe|colossus)[ \t]*:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*[ \t]+\S.*:[ \t]*[0-9]+/mu.test(
    text,
  );
}

export function readYamlList(text: string): FileResult<RawDeck> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false, schema: 'failsafe' });
  const [error] = document.errors;
  if (error !== undefined) {
    const line = error.linePos?.[0].line ?? null;
    return refused(
      line,
      `This is not valid YAML${line === null ? '' : ` (line ${line})`}: ${error.message.split('\n')[0]}`,
      `YAMLとして正しくありません${line === null ? '' : `（${line}行目）`}。字下げと「:」を確認してください。`,
    );
  }
  const root = document.contents;
  if (!isMap(root)) {
    return refused(
      1,
      'A list "cards:" with lines "ID: number" was expected.',
      '「cards:」の下に「ID: 枚数」の行が必要です。',
    );
  }
  const entries: RawEntry[] = [];
  let name = '';
  let game: GameId | null = null;
  let comments: string[] = [];
  for (const { key, value } of root.items) {
    const list = isScalar(key) ? String(key.value) : '';
    if (list === 'name' && isScalar(value)) name = String(value.value);
    if (list === 'game' && isScalar(value)) game = GameId.safeParse(value.value).data ?? null;
    if (list === 'notes' && isScalar(value))
      comments = String(value.value)
        .split('\n')
        .filter((line) => line !== '');
    const zone = list === 'cards' ? 'main' : (DeckZone.safeParse(list).data ?? zoneOfName(list));
    if (zone === null || !isMap(value)) continue;
    for (const pair of value.items) {
      if (!isPair(pair) || !isScalar(pair.key)) continue;
      const id = String(pair.key.value);
      const line = lines.linePos(pair.key.range?.[0] ?? 0).line;
      const written = isScalar(pair.value) ? String(pair.value.value) : '';
      const count = /^[0-9]{1,6}$/.test(written) ? Number(written) : 0;
      const comment = isScalar(pair.value) ? pair.value.comment?.trim() : undefined;
      entries.push(plainEntry(line, zone, { count, name: comment ?? null, number: id }));
    }
  }
  return { ok: true, value: { detected: 'yaml', game, name, entries, headers: [], warnings: [], comments } };
}

const scalar = (text: string | number) => stringify(text, { lineWidth: 0 }).trim();

export function writeYamlList(deck: DeckToWrite): string {
  const lines: string[] = [];
  if (deck.name !== '') lines.push(`name: ${scalarOfOneLine(deck.name)}`);
  if (deck.game !== null) lines.push(`game: ${deck.game}`);
  if (deck.comments.length > 0) lines.push(`notes: ${JSON.stringify(deck.comments.join('\n'))}`);
  for (const zone of zones) {
    const rows = [
      ...deck.cards
        .filter((card) => card.zone === zone)
        .map(({ card, name, count }) => `  ${scalarOfOneLine(card)}: ${count} # ${name.replace(/\s+/gu, ' ')}`),
      ...deck.unresolved
        .filter((line) => line.zone === zone)
        .map((line) => `  ${scalarOfOneLine(line.name)}: ${line.count}`),
    ];
    if (rows.length > 0) lines.push(`${keyOf(zone)}:`, ...rows);
  }
  return `${lines.join('\n')}\n`;
}

/** A YAML scalar on one line: plain where that is safe, in quotation marks elsewhere. */
function scalarOfOneLine(text: string): string {
  const plain = scalar(text);
  return plain.includes('\n') ? JSON.stringify(text) : plain;
}
