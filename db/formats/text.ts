import type { DeckZone } from '../model/deck.ts';
import type { GameId } from '../model/game.ts';
import type { DeckToWrite, HeaderLine, RawDeck, RawEntry } from './deck-file.ts';
import { headingOf, readAbout, readHeading } from './headers.ts';
import { readLine } from './text-line.ts';

/** Plain text: a card a line, in any of the ways that people and sites write them. */

const space = /^[\s\u200B\uFEFF]+|[\s\u200B\uFEFF]+$/gu;
const comment = /^(?:#|\/\/)/u;
const sideboardPrefix = /^(?:SB|SIDE)\s*[:：]\s*(?<rest>\S.*)$/iu;

/** Reads a plain list; no text is wrong, as lines that are no card stay as unresolved lines. */
export function readText(text: string): RawDeck {
  const entries: RawEntry[] = [];
  const headers: HeaderLine[] = [];
  const comments: string[] = [];
  let zone: DeckZone = 'main';
  let name = '';
  let game: GameId | null = null;
  for (const [i, written] of text.split(/\r\n|[\n\r\u2028\u2029]/u).entries()) {
    const line = i + 1;
    const content = written.replace(space, '');
    if (content === '') continue;
    const isComment = comment.test(content);
    const plain = isComment ? content.replace(/^[#/\s]+/u, '') : content;
    const about = readAbout(plain);
    if (about?.type === 'name') {
      if (name === '') name = about.name;
      else comments.push(content);
      continue;
    }
    if (about?.type === 'game') {
      game = about.game;
      continue;
    }
    const heading = readHeading(content);
    if (heading !== null) {
      zone = heading.zone ?? zone;
      if (!isComment) headers.push({ line, text: heading.word });
      continue;
    }
    if (isComment) {
      comments.push(content);
      continue;
    }
    const side = sideboardPrefix.exec(content)?.groups?.rest;
    entries.push({ line, text: content, zone: side === undefined ? zone : 'side', ...readLine(side ?? content) });
  }
  return { detected: 'text', game, name, entries, headers, warnings: [], comments };
}

const zones: readonly DeckZone[] = ['colossus', 'main', 'side', 'maybe'];

/** Writes a plain list that `readText` reads back to the same: count, name, number or id, a heading for each zone. */
export function writeText(deck: DeckToWrite): string {
  const lines: string[] = [];
  if (deck.name !== '') lines.push(`// Name: ${oneLine(deck.name)}`);
  if (deck.game !== null) lines.push(`// Game: ${deck.game}`);
  lines.push(...deck.comments.map(oneLine));
  for (const zone of zones) {
    const cards = deck.cards.filter((card) => card.zone === zone);
    const unresolved = deck.unresolved.filter((line) => line.zone === zone);
    if (cards.length === 0 && unresolved.length === 0) continue;
    if (lines.length > 0) lines.push('');
    lines.push(headingOf[zone]);
    lines.push(...cards.map((card) => `${card.count} ${oneLine(card.name)} (${card.card})`));
    lines.push(...unresolved.map((line) => line.text));
  }
  return `${lines.join('\n')}\n`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}
