import * as z from 'zod';
import type { DeckZone } from '../model/deck.ts';
import { GameId } from '../model/game.ts';
import { type DeckToWrite, type FileResult, plainEntry, type RawDeck, type RawEntry, refused } from './deck-file.ts';
import { headingOf, zoneOfName } from './headers.ts';

/** Tabletop Simulator: a saved object with one deck for each zone. */

interface TableObject {
  readonly Name?: string | undefined;
  readonly Nickname?: string | undefined;
  readonly Description?: string | undefined;
  readonly GMNotes?: string | undefined;
  readonly ContainedObjects?: readonly TableObject[] | undefined;
}
const TableObject: z.ZodType<TableObject> = z.looseObject({
  Name: z.string().optional(),
  Nickname: z.string().optional(),
  Description: z.string().optional(),
  GMNotes: z.string().optional(),
  get ContainedObjects() {
    return z.array(TableObject).optional();
  },
});
const SavedObject = z.looseObject({
  SaveName: z.string().optional(),
  Note: z.string().optional(),
  ObjectStates: z.array(TableObject),
});

export function isTableObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ObjectStates' in value;
}

export function readTabletopSimulator(value: unknown): FileResult<RawDeck> {
  const read = SavedObject.safeParse(value);
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.') || 'ObjectStates';
    return refused(
      null,
      `The Tabletop Simulator object is not as expected at "${place}".`,
      `Tabletop Simulatorのオブジェクトの「${place}」が想定と異なります。`,
    );
  }
  const entries: RawEntry[] = [];
  const add = (object: TableObject, zone: DeckZone) => {
    const own = zoneOfName(object.Description ?? '') ?? zone;
    if (object.ContainedObjects !== undefined) {
      for (const inner of object.ContainedObjects) add(inner, own);
    } else if (/^Card/.test(object.Name ?? '')) {
      const name = object.Nickname?.trim() ?? '';
      entries.push(plainEntry(entries.length + 1, zone, { count: 1, name, number: object.GMNotes?.trim() || null }));
    }
  };
  for (const object of read.data.ObjectStates) add(object, zoneOfName(object.Description ?? '') ?? 'main');
  const [first] = read.data.ObjectStates;
  const [game, ...comments] = (read.data.Note ?? '').split('\n');
  const known = GameId.safeParse(game);
  return {
    ok: true,
    value: {
      detected: 'tabletop-simulator',
      game: known.data ?? null,
      name: read.data.SaveName ?? first?.Nickname ?? '',
      entries,
      headers: [],
      warnings: [],
      comments: known.success ? comments : [],
    },
  };
}

/** Where the pictures of a deck lie. */
export interface CardSheets {
  /** The address of a picture by its name. */
  readonly address: (fileName: string) => string;
  /** What the names of the pictures begin with. */
  readonly name: string;
}

/** A picture of card faces in rows of ten, and the cards on it, from the top left corner on. */
export interface CardSheet {
  readonly fileName: string;
  readonly columns: number;
  readonly rows: number;
  readonly cards: readonly string[];
}

/** The largest sheet is 10 by 7, with the last place for the face of hidden cards; the smallest has two rows. */
const columns = 10;
const mostOnSheet = 69;

/** The sheets of a deck: each card once, in the order of the deck. */
export function sheetsOf({ cards }: Pick<DeckToWrite, 'cards'>, name: string): CardSheet[] {
  const order = [...new Set(cards.map(({ card }) => card))];
  return Array.from({ length: Math.ceil(order.length / mostOnSheet) }, (_, index) => {
    const own = order.slice(index * mostOnSheet, (index + 1) * mostOnSheet);
    const rows = Math.max(2, Math.ceil((own.length + 1) / columns));
    return { fileName: `${name}-${index + 1}.png`, columns, rows, cards: own };
  });
}

/** The picture on the backs of all cards of a deck. */
export function backFileName(name: string): string {
  return `${name}-back.png`;
}

/**
 * The address of a picture as Tabletop Simulator takes it.
 * @param folder a web address, or a folder of the player's machine; empty = the name alone, to be chosen there
 */
export function pictureAddress(folder: string, fileName: string): string {
  const base = folder.trim().replace(/[\\/]+$/u, '');
  if (base === '') return fileName;
  if (/^https?:/iu.test(base)) return `${base}/${encodeURIComponent(fileName)}`;
  if (/^file:/iu.test(base)) return `${base}/${fileName}`;
  return `file:///${base.replaceAll('\\', '/').replace(/^\/+/u, '')}/${fileName}`;
}

const transform = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };

/**
 * @param pictures where the faces are; without them the objects carry no pictures, and the names say what each card is
 */
export function writeTabletopSimulator(deck: DeckToWrite, pictures: CardSheets | null): string {
  const sheets = sheetsOf(deck, pictures?.name ?? '');
  const back = pictures === null ? '' : pictures.address(backFileName(pictures.name));
  const cardObject = (name: string, number: string | null) => {
    // A line without a card has the free place at the end of the last sheet.
    const index = sheets.findIndex(({ cards }) => number !== null && cards.includes(number));
    const sheet = sheets.at(index);
    const place = index === -1 || number === null ? (sheet?.cards.length ?? 0) : (sheet?.cards.indexOf(number) ?? 0);
    const key = index === -1 ? Math.max(1, sheets.length) : index + 1;
    const faces = {
      FaceURL: pictures === null || sheet === undefined ? '' : pictures.address(sheet.fileName),
      BackURL: back,
      NumWidth: columns,
      NumHeight: sheet?.rows ?? 2,
      BackIsHidden: true,
      UniqueBack: false,
    };
    return {
      Name: 'CardCustom',
      Nickname: name,
      Description: '',
      GMNotes: number ?? '',
      CardID: key * 100 + place,
      CustomDeck: { [key]: faces },
      Transform: transform,
    };
  };
  const zones: readonly DeckZone[] = ['colossus', 'main', 'side', 'maybe'];
  const objects = zones.flatMap((zone, i): object[] => {
    const cards = [
      ...deck.cards
        .filter((card) => card.zone === zone)
        .flatMap(({ card, name, count }) => Array.from({ length: count }, () => cardObject(name, card))),
      ...deck.unresolved
        .filter((line) => line.zone === zone)
        .flatMap(({ name, count }) => Array.from({ length: count }, () => cardObject(name, null))),
    ];
    const [only] = cards;
    if (only === undefined) return [];
    const place = { ...transform, posX: i * 3 };
    // A deck of one card is no deck there: the card lies on the table by itself.
    if (cards.length === 1) return [{ ...only, Description: headingOf[zone], Transform: place }];
    return [
      {
        Name: 'DeckCustom',
        Nickname: deck.name,
        Description: headingOf[zone],
        Transform: place,
        DeckIDs: cards.map((card) => card.CardID),
        CustomDeck: Object.assign({}, ...cards.map((card) => card.CustomDeck)),
        ContainedObjects: cards,
      },
    ];
  });
  const note = [deck.game ?? '', ...deck.comments].join('\n');
  return `${JSON.stringify({ SaveName: deck.name, Note: note, ObjectStates: objects }, null, 1)}\n`;
}
