import type { DeckZone } from '../model/deck.ts';
import { GameId } from '../model/game.ts';
import { type DeckToWrite, type FileResult, plainEntry, type RawDeck, type RawEntry } from './deck-file.ts';
import { headingOf, zoneOfName } from './headers.ts';
import { childNamed, type XmlElement, type XmlText, xmlDocument, xmlElement } from './xml.ts';

/** LackeyCCG .dek: one element for each copy, in superzones; the name's id is the card's number. */

const zones: readonly DeckZone[] = ['colossus', 'main', 'side', 'maybe'];

export function readLackey(root: XmlElement): FileResult<RawDeck> {
  const entries: RawEntry[] = [];
  for (const list of root.children.filter((child) => child.name === 'superzone')) {
    const zone = zoneOfName(list.attributes.name ?? '') ?? 'main';
    for (const card of list.children.filter((child) => child.name === 'card')) {
      const name = childNamed(card, 'name');
      if (name === undefined) continue;
      entries.push(
        plainEntry(card.line, zone, { count: 1, name: name.text.trim(), number: name.attributes.id ?? null }),
      );
    }
  }
  const meta = childNamed(root, 'meta');
  const game = GameId.safeParse(meta === undefined ? '' : childNamed(meta, 'game')?.text);
  const comments = meta?.children.filter((child) => child.name === 'comment').map((child) => child.text) ?? [];
  const name = (meta === undefined ? undefined : childNamed(meta, 'title')?.text) ?? '';
  return {
    ok: true,
    value: {
      detected: 'lackey',
      game: game.success ? game.data : null,
      name,
      entries,
      headers: [],
      warnings: [],
      comments,
    },
  };
}

export function writeLackey(deck: DeckToWrite): string {
  const lists = zones.flatMap((zone) => {
    const cards: XmlText[] = [];
    for (const { card, name, count } of deck.cards.filter((line) => line.zone === zone)) {
      const element = xmlElement('card', {}, [
        xmlElement('name', { id: card }, name),
        xmlElement('set', {}, setOf(card)),
      ]);
      for (let copy = 0; copy < count; copy += 1) cards.push(element);
    }
    for (const { name, count } of deck.unresolved.filter((line) => line.zone === zone)) {
      const element = xmlElement('card', {}, [xmlElement('name', {}, name)]);
      for (let copy = 0; copy < count; copy += 1) cards.push(element);
    }
    return cards.length === 0 ? [] : [xmlElement('superzone', { name: headingOf[zone] }, cards)];
  });
  const meta = xmlElement('meta', {}, [
    xmlElement('game', {}, deck.game ?? ''),
    xmlElement('title', {}, deck.name),
    ...deck.comments.map((text) => xmlElement('comment', {}, text)),
  ]);
  return xmlDocument(xmlElement('deck', { version: '0.8' }, [meta, ...lists]));
}

/** The set's part of a printing's number. */
function setOf(number: string): string {
  return number.split('-')[0] ?? '';
}
