import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { DeckZone } from '../model/deck.ts';
import { GameId } from '../model/game.ts';
import { type DeckToWrite, type FileResult, plainEntry, type RawDeck, type RawEntry, refused } from './deck-file.ts';

/**
 * A deck as one word to send in a chat: `costwise1:` and, in base64url, a checksum of four bytes and the deflated text
 * of the deck, with tabs between the fields.
 */

const prefix = 'costwise1:';
const mostBytes = 1_000_000;

export function looksLikeShareCode(text: string): boolean {
  return text.trim().startsWith(prefix);
}

export function readShareCode(text: string): FileResult<RawDeck> {
  const packed = Buffer.from(text.trim().slice(prefix.length).replace(/\s+/g, ''), 'base64url');
  const body = unpack(packed);
  if (body === null) {
    return refused(
      1,
      'The share code is damaged or not complete. Copy it again, from "costwise1:" to its end.',
      '共有コードが壊れているか、途中で切れています。「costwise1:」から最後まで、もう一度コピーしてください。',
    );
  }
  const [head = '', ...rows] = body.split('\n');
  const [game, name = '', ...comments] = head.split('\t');
  const entries: RawEntry[] = rows.flatMap((row, i) => {
    const [zone, count, number, cardName] = row.split('\t');
    const read = DeckZone.safeParse(zone);
    return read.success
      ? [plainEntry(i + 1, read.data, { count: Number(count), number: number || null, name: cardName || null })]
      : [];
  });
  return {
    ok: true,
    value: {
      detected: 'code',
      game: GameId.safeParse(game).data ?? null,
      name,
      entries,
      headers: [],
      warnings: [],
      comments,
    },
  };
}

function unpack(packed: Buffer): string | null {
  if (packed.length < 5) return null;
  try {
    const body = inflateRawSync(packed.subarray(4), { maxOutputLength: mostBytes });
    return crc32(body) === packed.readUInt32BE(0) ? body.toString('utf8') : null;
  } catch {
    // zlib says by an exception that the bytes are no deflated text or grow too large.
    return null;
  }
}

/** Cards are named by their numbers alone, which keeps the code short; unresolved lines by their names. */
export function writeShareCode(deck: DeckToWrite): string {
  const field = (text: string | number) => String(text).replace(/[\t\r\n]+/g, ' ');
  const rows = [
    [deck.game ?? '', deck.name, ...deck.comments],
    ...deck.cards.map(({ zone, count, card }) => [zone, count, card]),
    ...deck.unresolved.map(({ zone, count, name }) => [zone, count, '', name]),
  ];
  const body = Buffer.from(rows.map((row) => row.map(field).join('\t')).join('\n'), 'utf8');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return `${prefix}${Buffer.concat([sum, deflateRawSync(body, { level: 9 })]).toString('base64url')}\n`;
}
