import * as z from 'zod';
import { nameKey } from '../../model/fold.ts';
import { GameId } from '../../model/game.ts';
import { type Bilingual, LocalizedText } from '../../model/text.ts';
import { type FileResult, refused } from '../deck-file.ts';
import { decodeText } from '../decode.ts';
import { parseJson } from '../json-text.ts';
import type { CardDraft, CardForm, CardReading, CardWarning, DraftSet, Refusal, RowReading } from './card-file.ts';
import { type CsvMapping, readCsvRow, readCsvTable, suggestMapping } from './csv.ts';
import { checked } from './draft.ts';
import { readRowA, readRowB, readRowD, readRowE } from './public-forms.ts';
import { cleanText } from './values.ts';

export interface ReadCardsOptions {
  /** The game of a table without a column for it. */
  readonly game: GameId | null;
  /** Which column of a table is which fact; null = as the headings suggest. */
  readonly mapping: CsvMapping | null;
}

const rowReaders = { a: readRowA, b: readRowB, d: readRowD, e: readRowE } as const;
type PublicForm = keyof typeof rowReaders;

/** The public form of a row, by the fields that only it has. */
function publicFormOf(row: unknown): PublicForm | null {
  if (typeof row !== 'object' || row === null) return null;
  if ('cardId' in row) return 'a';
  if ('cardNo' in row) return 'e';
  if ('nameEN' in row || 'nameJP' in row || 'cardType' in row) return 'b';
  return 'Color' in row || 'Reduction' in row || 'isToken' in row ? 'd' : null;
}

/** No card data is larger: such a file was chosen by mistake. */
const mostBytes = 256_000_000;

/**
 * Reads a file of card data; its form is found out from the content.
 * @returns the cards, the rows that are refused and what must be said; or why the file as a whole is no card data
 */
export function readCards(file: Uint8Array | string, options: ReadCardsOptions): FileResult<CardReading> {
  if (file.length > mostBytes) {
    return refused(
      null,
      'The file is larger than 256 MB. No card data is that large; split it or choose another file.',
      'ファイルが256MBを超えています。カードデータとしては大きすぎるため、分割するか別のファイルを選んでください。',
    );
  }
  const decoded = typeof file === 'string' ? ({ ok: true, value: { text: file } } as const) : decodeText(file);
  if (!decoded.ok) return decoded;
  const text = decoded.value.text.replace(/^\uFEFF/u, '');
  return /^\s*[[{]/u.test(text) ? readJsonCards(text) : readCsvCards(text, options);
}

function readJsonCards(text: string): FileResult<CardReading> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const own = OwnSet.safeParse(json.value);
  if (own.success) return { ok: true, value: readOwnSet(own.data) };
  const rows = rowsOf(json.value);
  const form = rows.map((row) => publicFormOf(row.value)).find((found) => found !== null);
  if (form === undefined) {
    return refused(
      1,
      'The JSON is no card data that is known: costwise.cards/1, or a list of cards with cardId, cardNo, nameEN or Color was expected.',
      'このJSONはカードデータとして読み込めません。costwise.cards/1か、cardId、cardNo、nameEN、Colorを持つカードのリストが必要です。',
    );
  }
  return {
    ok: true,
    value: gather(
      form,
      rows.map((row) => rowReaders[form](row.value, row.at)),
      [],
    ),
  };
}

/** The rows of a list, of an object keyed by id, or of a list inside an object, with where they stand. */
function rowsOf(value: unknown): { readonly value: unknown; readonly at: string }[] {
  const inner = typeof value === 'object' && value !== null && 'cards' in value ? value.cards : value;
  if (Array.isArray(inner)) {
    return inner.map((row: unknown, i) => ({ value: row, at: `card ${i + 1}${named(row)}` }));
  }
  if (typeof inner !== 'object' || inner === null) return [];
  return Object.entries(inner).map(([key, row]: [string, unknown]) => ({ value: row, at: `card ${key}` }));
}

const NamedRow = z.looseObject({
  cardId: z.string().optional(),
  cardNo: z.string().optional(),
  id: z.string().optional(),
});

function named(row: unknown): string {
  const { cardId, cardNo, id } = NamedRow.safeParse(row).data ?? {};
  const number = cardId ?? cardNo ?? id;
  return number === undefined ? '' : ` (${number})`;
}

/** Our own form with its cards unchecked, so that one wrong card does not refuse the others. */
const OwnSet = z.object({
  format: z.literal('costwise.cards/1'),
  game: GameId,
  set: z.object({ code: z.string().min(1), name: LocalizedText }),
  cards: z.array(z.unknown()),
});

function readOwnSet({ game, set, cards }: z.infer<typeof OwnSet>): CardReading {
  const Row = z.looseObject({
    id: z.string().min(1),
    card: z.looseObject({ number: z.string().optional(), rarity: z.string().optional() }),
  });
  const rows = cards.map((value, i): RowReading => {
    const at = `card ${i + 1}${named(value)}`;
    const row = Row.safeParse(value);
    if (!row.success) {
      const place = row.error.issues[0]?.path.join('.') || 'card';
      return {
        ok: false,
        refusal: {
          at,
          why: {
            en: `${place}: expected {"id": "…", "card": {…}}.`,
            ja: `${place}：{"id": "…", "card": {…}}が必要です。`,
          },
        },
      };
    }
    const { id, card } = row.data;
    const printing = { number: card.number ?? id, setCode: set.code, rarity: card.rarity ?? null };
    return checked(game, id, card, printing, at, []);
  });
  return gather('costwise', rows, [{ game, ...set }]);
}

function readCsvCards(text: string, { game, mapping }: ReadCardsOptions): FileResult<CardReading> {
  const table = readCsvTable(text);
  if (!table.ok) return table;
  const { columns, rows } = table.value;
  const used = mapping ?? suggestMapping(columns);
  const missing = (['number', 'kind'] as const).filter((field) => used[field] === undefined);
  if (missing.length > 0 || (used.nameEn === undefined && used.nameJa === undefined)) {
    return refused(
      1,
      `The table needs columns for number, kind and a name; its headings are: ${columns.join(', ')}. Say which column is which.`,
      `番号、種類、名前の列が必要です。見出しは「${columns.join('、')}」です。どの列がどれに当たるかを指定してください。`,
    );
  }
  const read = rows.map((row) => readCsvRow(row.cells, used, game, row.at));
  const reading = gather('csv', [...table.value.refused, ...read], []);
  return { ok: true, value: { ...reading, refused: reading.refused.toSorted((a, b) => rowOf(a) - rowOf(b)) } };
}

function rowOf({ at }: Refusal): number {
  return Number(/\d+/u.exec(at)?.[0] ?? 0);
}

/** Puts rows together: printings of one card become one card, and what differs between them is said. */
function gather(form: CardForm, rows: readonly RowReading[], sets: readonly DraftSet[]): CardReading {
  const cards = new Map<string, CardDraft>();
  const refusals: Refusal[] = [];
  const warnings: CardWarning[] = [];
  for (const row of rows) {
    if (!row.ok) {
      refusals.push(row.refusal);
      continue;
    }
    warnings.push(...row.warnings);
    const { draft } = row;
    const { game, id } = draft.entry;
    const number = draft.printings[0]!.number;
    const before = cards.get(`${game}\n${id}`);
    if (before === undefined) {
      cards.set(`${game}\n${id}`, draft);
    } else if (sameName(before, draft)) {
      const repeated = before.printings.some((printing) => printing.number === number);
      if (!repeated) cards.set(`${game}\n${id}`, { ...before, printings: [...before.printings, ...draft.printings] });
      warnings.push(...differences(before, draft, repeated));
    } else if (cards.has(`${game}\n${number}`)) {
      refusals.push({ at: draft.at, why: numberTaken(number, before.at) });
    } else {
      // Another name under the same number is another face: it keeps its suffix as a card of its own.
      cards.set(`${game}\n${number}`, { ...draft, entry: { ...draft.entry, id: number } });
    }
  }
  const found = [...cards.values()];
  return { form, sets: [...sets, ...setsOf(found, sets)], cards: found, refused: refusals, warnings };
}

function sameName(a: CardDraft, b: CardDraft): boolean {
  return (['en', 'ja'] as const).some((language) => {
    const names = [a.entry.card.name[language], b.entry.card.name[language]].map((name) => nameKey(cleanText(name)));
    return names[0] !== '' && names[0] === names[1];
  });
}

function numberTaken(number: string, at: string): Bilingual {
  return {
    en: `${number} is already the number of another card in this file (${at}).`,
    ja: `${number}は、このファイルの別のカード（${at}）の番号として使われています。`,
  };
}

function differences(before: CardDraft, draft: CardDraft, repeated: boolean): CardWarning[] {
  const facts = ({ entry }: CardDraft) => JSON.stringify({ ...entry.card, number: null, rarity: null, text: null });
  const number = draft.printings[0]!.number;
  if (repeated) {
    return [
      {
        at: draft.at,
        code: 'repeated',
        message: {
          en: `${number} stands in the file more than once; the first one counts (${before.at}).`,
          ja: `${number}がファイルに複数あります。最初のもの（${before.at}）を採用しました。`,
        },
      },
    ];
  }
  if (facts(before) === facts(draft)) return [];
  return [
    {
      at: draft.at,
      code: 'faces-differ',
      message: {
        en: `${number} is another printing of ${before.entry.id} with other facts; those of the first one count (${before.at}).`,
        ja: `${number}は${before.entry.id}の別の版ですが、内容が異なります。最初のもの（${before.at}）を採用しました。`,
      },
    },
  ];
}

/** Sets that the numbers name and the file does not: called by their codes until the user names them. */
function setsOf(cards: readonly CardDraft[], known: readonly DraftSet[]): DraftSet[] {
  const sets = new Map<string, DraftSet>();
  for (const { entry, printings } of cards) {
    for (const { setCode } of printings) {
      const key = `${entry.game}\n${setCode}`;
      if (known.some((set) => set.game === entry.game && set.code === setCode) || sets.has(key)) continue;
      sets.set(key, { game: entry.game, code: setCode, name: { en: setCode } });
    }
  }
  return [...sets.values()];
}
