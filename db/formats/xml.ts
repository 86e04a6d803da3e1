import { escapeUTF8 } from 'entities';
import { SaxesParser } from 'saxes';
import { type FileResult, refused } from './deck-file.ts';

/** XML as a plain tree. Entities of a document's own are refused: a deck needs none, and they can grow without end. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly inside, CDATA as well. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
  readonly line: number;
}

const deepest = 64;

/** Carries a refusal out of the parser's callbacks; never leaves this file. */
class Refusal extends Error {
  readonly result: ReturnType<typeof refused>;
  constructor(result: ReturnType<typeof refused>) {
    super('refused');
    this.result = result;
  }
}

/** @returns the root element, or the line and the reason why the text is no XML that is read */
export function parseXml(text: string): FileResult<XmlElement> {
  const parser = new SaxesParser({ xmlns: false });
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  parser.on('doctype', () => {
    throw new Refusal(
      refused(
        parser.line,
        `The file has a document type with definitions of its own (line ${parser.line}). Such files are not read; remove the <!DOCTYPE …> part.`,
        `独自の定義を含むDOCTYPEがあるため読み込めません（${parser.line}行目）。<!DOCTYPE …>の部分を削除してください。`,
      ),
    );
  });
  parser.on('error', (error) => {
    const why = error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
    throw new Refusal(
      refused(
        parser.line,
        `This is not valid XML (line ${parser.line}, column ${parser.column}): ${why}.`,
        `XMLとして正しくありません（${parser.line}行${parser.column}文字目）。タグや記号の抜けがないか確認してください。`,
      ),
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= deepest) {
      throw new Refusal(
        refused(
          parser.line,
          `The elements stand more than ${deepest} deep in each other (line ${parser.line}). No deck is like that.`,
          `要素の入れ子が${deepest}段を超えています（${parser.line}行目）。デッキファイルではありません。`,
        ),
      );
    }
    open.push({ name, attributes: attributes as Record<string, string>, children: [], text: '', line: parser.line });
  });
  const addText = (part: string) => {
    const current = open.at(-1);
    if (current !== undefined) current.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed === undefined) return;
    const parent = open.at(-1);
    if (parent === undefined) root = closed;
    else parent.children.push(closed);
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refusal) return error.result;
    throw error;
  }
  return root === null
    ? refused(null, 'The file holds no XML element.', 'XMLの要素がありません。')
    : { ok: true, value: root };
}

/** All elements of a name inside `element`, at any depth, in order. */
export function elementsNamed(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsNamed(child, name)]);
}

export function childNamed(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

/** Control characters and the like, which XML 1.0 cannot hold in any spelling. */
const forbidden = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

/** One element as text; `content` is text to be escaped, or elements that this function has made. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content: string | readonly XmlText[] = '',
): XmlText {
  const written = Object.entries(attributes)
    .map(
      ([key, value]) =>
        ` ${key}="${escapeXml(String(value)).replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`,
    )
    .join('');
  // No indentation: a text of several lines must come back as it went.
  const inner = typeof content === 'string' ? escapeXml(content) : content.map((part) => `\n${part.xml}`).join('');
  if (inner === '') return { xml: `<${name}${written}/>` };
  return { xml: `<${name}${written}>${inner}${typeof content === 'string' ? '' : '\n'}</${name}>` };
}

/** Text that is XML already. */
export interface XmlText {
  readonly xml: string;
}

function escapeXml(text: string): string {
  return escapeUTF8(text.toWellFormed().replace(forbidden, '')).replace(/\r/g, '&#13;');
}

export function xmlDocument(root: XmlText): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}
