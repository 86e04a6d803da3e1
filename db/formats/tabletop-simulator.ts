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
const SavedObject = z.looseObject({ SaveName: z.string().optional(), ObjectStates: z.array(TableObject) });

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
  const [game, ...comments] = (first?.GMNotes ?? '').split('\n');
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

/** A sheet of card faces: an image in rows and columns, and the picture on the backs. */
export interface CardSheets {
  /** The address of sheet `index` (from 0), which holds that many times `columns` × `rows` cards before it. */
  readonly faceUrl: (index: number) => string;
  readonly backUrl: string;
  readonly columns: number;
  readonly rows: number;
}

/** The largest sheet that Tabletop Simulator takes is 10 by 7, with the last place for hidden cards. */
export const tableSheet = { columns: 10, rows: 7, cards: 69 } as const;

/** The different cards of a deck in the order in which they stand on its sheets. */
export function sheetOrder(deck: Pick<DeckToWrite, 'cards'>): string[] {
  return [...new Set(deck.cards.map((card) => card.card))];
}

const transform = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };

/**
 * @param sheets where the faces are; without them the objects carry no pictures, and the names say what each card is
 */
export function writeTabletopSimulator(deck: DeckToWrite, sheets: CardSheets | null): string {
  const order = sheetOrder(deck);
  const sheetOf = (index: number) => ({
    FaceURL: sheets?.faceUrl(index) ?? '',
    BackURL: sheets?.backUrl ?? '',
    NumWidth: sheets?.columns ?? tableSheet.columns,
    NumHeight: sheets?.rows ?? tableSheet.rows,
    BackIsHidden: true,
    UniqueBack: false,
  });
  const cardObject = (name: string, number: string | null) => {
    const place = number === null ? order.length : order.indexOf(number);
    const sheet = Math.floor(place / tableSheet.cards);
    return {
      Name: 'CardCustom',
      Nickname: name,
      GMNotes: number ?? '',
      CardID: (sheet + 1) * 100 + (place % tableSheet.cards),
      CustomDeck: { [sheet + 1]: sheetOf(sheet) },
      Transform: transform,
    };
  };
  const zones: readonly DeckZone[] = ['colossus', 'main', 'side', 'maybe'];
  const objects = zones.flatMap((zone, i) => {
    const cards = [
      ...deck.cards
        .filter((card) => card.zone === zone)
        .flatMap(({ card, name, count }) => Array.from({ length: count }, () => cardObject(name, card))),
      ...deck.unresolved
        .filter((line) => line.zone === zone)
        .flatMap(({ name, count }) => Array.from({ length: count }, () => cardObject(name, null))),
    ];
    if (cards.length === 0) return [];
    return [
      {
        Name: 'DeckCustom',
        Nickname: deck.name,
        Description: headingOf[zone],
        GMNotes: [deck.game ?? '', ...deck.comments].join('\n'),
        Transform: { ...transform, posX: i * 3 },
        DeckIDs: cards.map((card) => card.CardID),
        CustomDeck: Object.assign({}, ...cards.map((card) => card.CustomDeck)),
        ContainedObjects: cards,
      },
    ];
  });
  return `${JSON.stringify({ SaveName: deck.name, ObjectStates: objects }, null, 1)}\n`;
}
