import { createHash } from 'node:crypto';
import type { DeckZone } from '../model/deck.ts';
import { GameId } from '../model/game.ts';
import { type DeckToWrite, type FileResult, plainEntry, type RawDeck, type RawEntry } from './deck-file.ts';
import { headingOf, zoneOfName } from './headers.ts';
import { childNamed, elementsNamed, type XmlElement, xmlDocument, xmlElement } from './xml.ts';

/**
 * OCTGN .o8d. No OCTGN definition of our games is published, so the ids are made from the cards' numbers, the same
 * each time; the number itself stands beside, and the name inside, for readers that do not know the id (A-83, A-84).
 */

const zones: readonly DeckZone[] = ['colossus', 'main', 'side', 'maybe'];

/** A UUID (version 5 layout) of a text: the same text gives the same one. */
function guidOf(text: string): string {
  const bytes = createHash('sha1').update(`costwise:${text}`).digest();
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function readOctgn(root: XmlElement): FileResult<RawDeck> {
  const entries: RawEntry[] = [];
  const guid = root.attributes.game?.toLowerCase();
  const game = GameId.options.find((id) => guidOf(id) === guid) ?? null;
  for (const section of elementsNamed(root, 'section')) {
    const zone = zoneOfName(section.attributes.name ?? '') ?? 'main';
    for (const card of section.children.filter((child) => child.name === 'card')) {
      entries.push(
        plainEntry(card.line, zone, {
          count: Number(card.attributes.qty ?? '1') || 0,
          name: card.text.trim(),
          number: card.attributes.number ?? null,
        }),
      );
    }
  }
  const notes = childNamed(root, 'notes')?.text ?? '';
  const [first = '', ...comments] = notes.split('\n');
  return { ok: true, value: { detected: 'octgn', game, name: first, entries, headers: [], warnings: [], comments } };
}

export function writeOctgn(deck: DeckToWrite): string {
  const sections = zones.flatMap((zone) => {
    const cards = [
      ...deck.cards
        .filter((card) => card.zone === zone)
        .map(({ card, name, count }) =>
          xmlElement('card', { qty: count, id: guidOf(`${deck.game}/${card}`), number: card }, name),
        ),
      ...deck.unresolved
        .filter((line) => line.zone === zone)
        .map(({ count, name }) => xmlElement('card', { qty: count, id: guidOf(`name/${name}`) }, name)),
    ];
    return cards.length === 0 ? [] : [xmlElement('section', { name: headingOf[zone], shared: 'False' }, cards)];
  });
  const notes = [deck.name, ...deck.comments].join('\n');
  return xmlDocument(
    xmlElement('deck', { game: guidOf(deck.game ?? 'no game') }, [
      ...sections,
      ...(notes === '' ? [] : [xmlElement('notes', {}, notes)]),
    ]),
  );
}
