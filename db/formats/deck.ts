import { readCockatrice, writeCockatrice } from './cockatrice.ts';
import {
  type DeckFile,
  type DeckFormat,
  type DeckToWrite,
  type FileResult,
  type RawDeck,
  refused,
} from './deck-file.ts';
import { decodeText } from './decode.ts';
import { isOwnDeck, readOwnDeck, writeOwnDeck } from './json.ts';
import { parseJson } from './json-text.ts';
import { readLackey, writeLackey } from './lackey.ts';
import { readOctgn, writeOctgn } from './octgn.ts';
import { type ResolveOptions, resolveDeck } from './resolve-deck.ts';
import type { CardResolver } from './resolver.ts';
import { looksLikeShareCode, readShareCode, writeShareCode } from './share-code.ts';
import { type CardSheets, isTableObject, readTabletopSimulator, writeTabletopSimulator } from './tabletop-simulator.ts';
import { isArenaDeck, readArenaDeck, writeArenaDeck } from './tcg-arena.ts';
import { readText, writeText } from './text.ts';
import { parseXml, type XmlElement } from './xml.ts';
import { looksLikeYamlList, readYamlList, writeYamlList } from './yaml-list.ts';

/** Deck files of every format: found out by their content, read, written. */

const xmlFormats: Readonly<Record<string, DeckFormat>> = { cockatrice_deck: 'cockatrice', deck: 'octgn' };

/** The format of an XML deck by its root; Lackey and OCTGN both call it "deck". */
function xmlFormatOf(root: XmlElement): DeckFormat | null {
  if (root.name === 'deck' && root.children.some((child) => child.name === 'superzone')) return 'lackey';
  return xmlFormats[root.name.toLowerCase()] ?? null;
}

function readXmlDeck(text: string): FileResult<RawDeck> {
  const root = parseXml(text.trimStart());
  if (!root.ok) return root;
  switch (xmlFormatOf(root.value)) {
    case 'cockatrice':
      return readCockatrice(root.value);
    case 'lackey':
      return readLackey(root.value);
    case 'octgn':
      return readOctgn(root.value);
    default:
      return refused(
        root.value.line,
        `An XML file whose outermost element is <${root.value.name}> is no deck that is known (OCTGN and Lackey: <deck>, Cockatrice: <cockatrice_deck>).`,
        `最も外側の要素が<${root.value.name}>のXMLはデッキとして読み込めません（OCTGNとLackeyは<deck>、Cockatriceは<cockatrice_deck>です）。`,
      );
  }
}

function readJsonDeck(text: string): FileResult<RawDeck> {
  const value = parseJson(text);
  if (!value.ok) return value;
  if (isOwnDeck(value.value)) return readOwnDeck(value.value);
  if (isTableObject(value.value)) return readTabletopSimulator(value.value);
  if (isArenaDeck(value.value)) return readArenaDeck(value.value);
  return refused(
    1,
    'The JSON is no deck that is known: costwise.deck/1, a TCG Arena deck ("deckList") or a Tabletop Simulator object ("ObjectStates") was expected.',
    'このJSONはデッキとして読み込めません。costwise.deck/1、TCG Arenaのデッキ（deckList）、Tabletop Simulatorのオブジェクト（ObjectStates）のいずれかが必要です。',
  );
}

/** Whether a list that begins like JSON is meant as JSON: a card line may begin with a bracket as well. */
function looksLikeJson(text: string): boolean {
  return /^\s*(?:\{\s*["}]|\[\s*[{[\]])/u.test(text);
}

/** Reads a deck file without looking its cards up. */
function readRawDeck(text: string, format: DeckFormat | null): FileResult<RawDeck> {
  const content = text.replace(/^\uFEFF/u, '');
  switch (format ?? detectFormat(content)) {
    case 'code':
      return readShareCode(content);
    case 'json':
    case 'tcg-arena':
    case 'tabletop-simulator':
      return readJsonDeck(content);
    case 'octgn':
    case 'cockatrice':
    case 'lackey':
      return readXmlDeck(content);
    case 'yaml':
      return readYamlList(content);
    case 'text':
      return { ok: true, value: readText(content) };
  }
}

/** The family of formats that a text belongs to; which one of JSON and XML it is, its reader says. */
function detectFormat(text: string): DeckFormat {
  if (looksLikeShareCode(text)) return 'code';
  if (/^\s*<(?:\?xml|!DOCTYPE|[a-z_]+[\s>])/iu.test(text)) return 'octgn';
  if (looksLikeJson(text)) return 'json';
  return looksLikeYamlList(text) ? 'yaml' : 'text';
}

export interface ReadDeckOptions extends ResolveOptions {
  /** The format the user says it is; null = found out from the content. */
  readonly format: DeckFormat | null;
}

/** No deck is larger: a file that is was chosen by mistake. */
const mostBytes = 20_000_000;

/**
 * Reads a deck file.
 * @param file its bytes, or its text where it comes from the clipboard
 * @returns the deck with every line in exactly one place, or why the file is no deck
 */
export function readDeck(
  file: Uint8Array | string,
  resolver: CardResolver,
  options: ReadDeckOptions,
): FileResult<DeckFile> {
  if (file.length > mostBytes) {
    return refused(
      null,
      'The file is larger than 20 MB. No deck is that large; choose the deck file itself.',
      'ファイルが20MBを超えています。デッキファイルとしては大きすぎるため、読み込みません。',
    );
  }
  const decoded =
    typeof file === 'string' ? ({ ok: true, value: { text: file, encoding: 'utf-8' } } as const) : decodeText(file);
  if (!decoded.ok) return decoded;
  const raw = readRawDeck(decoded.value.text, options.format);
  if (!raw.ok) return raw;
  const warnings = decoded.value.encoding === 'shift_jis' ? [shiftJis, ...raw.value.warnings] : raw.value.warnings;
  return { ok: true, value: resolveDeck({ ...raw.value, warnings }, resolver, options) };
}

const shiftJis = {
  line: 1,
  code: 'encoding',
  message: {
    en: 'The file is no UTF-8; it was read as Shift_JIS. Check a few names.',
    ja: 'UTF-8ではないため、Shift_JISとして読み込みました。カード名を確認してください。',
  },
} as const;

export interface WriteDeckOptions {
  /** Faces for Tabletop Simulator; null = none. */
  readonly sheets: CardSheets | null;
}

/** Writes a deck so that `readDeck` gives the same cards, lines, name and comments again. */
export function writeDeck(deck: DeckToWrite, format: DeckFormat, { sheets }: WriteDeckOptions): string {
  switch (format) {
    case 'text':
      return writeText(deck);
    case 'json':
      return writeOwnDeck(deck);
    case 'tcg-arena':
      return writeArenaDeck(deck);
    case 'tabletop-simulator':
      return writeTabletopSimulator(deck, sheets);
    case 'octgn':
      return writeOctgn(deck);
    case 'cockatrice':
      return writeCockatrice(deck);
    case 'lackey':
      return writeLackey(deck);
    case 'yaml':
      return writeYamlList(deck);
    case 'code':
      return writeShareCode(deck);
  }
}
