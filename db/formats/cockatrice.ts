import type { DeckZone } from '../model/deck.ts';
import { type DeckToWrite, type FileResult, plainEntry, type RawDeck, type RawEntry } from './deck-file.ts';
import { zoneOfName } from './headers.ts';
import { childNamed, type XmlElement, xmlDocument, xmlElement } from './xml.ts';

/** Cockatrice .cod: zones of cards by name; the number stands where Cockatrice keeps its collector numbers. */

const zones: readonly DeckZone[] = ['colossus', 'main', 'side', 'maybe'];

export function readCockatrice(root: XmlElement): FileResult<RawDeck> {
  const entries: RawEntry[] = [];
  for (const list of root.children.filter((child) => child.name === 'zone')) {
    const zone = zoneOfName(list.attributes.name ?? '') ?? 'main';
    for (const { name, attributes, line } of list.children) {
      if (name !== 'card') continue;
      entries.push(
        plainEntry(line, zone, {
          count: Number(attributes.number ?? '1') || 0,
          name: attributes.name ?? '',
          number: attributes.collectorNumber ?? null,
        }),
      );
    }
  }
  const name = childNamed(root, 'deckname')?.text ?? '';
  const notes = childNamed(root, 'comments')?.text ?? '';
  const comments = notes === '' ? [] : notes.split('\n');
  return {
    ok: true,
    value: { detected: 'cockatrice', game: null, name, entries, headers: [], warnings: [], comments },
  };
}

export function writeCockatrice(deck: DeckToWrite): string {
  const lists = zones.flatMap((zone) => {
    const cards = [
      ...deck.cards
        .filter((card) => card.zone === zone)
        .map(({ card, name, count }) => xmlElement('card', { number: count, name, collectorNumber: card })),
      ...deck.unresolved
        .filter((line) => line.zone === zone)
        .map(({ count, name }) => xmlElement('card', { number: count, name })),
    ];
    return cards.length === 0 ? [] : [xmlElement('zone', { name: zone }, cards)];
  });
  return xmlDocument(
    xmlElement('cockatrice_deck', { version: 1 }, [
      xmlElement('deckname', {}, deck.name),
      xmlElement('comments', {}, deck.comments.join('\n')),
      ...lists,
    ]),
  );
}
