import type { Bilingual } from '../../../../db/model/text.ts';
import type { DeckReading } from '../../../../electron/ipc/contract.ts';

export type DeckFormat = DeckReading['detected'];

/** What each format of deck files is called, in the order in which they are offered. */
export const formatNames: Readonly<Record<DeckFormat, Bilingual>> = {
  text: { en: 'Plain text', ja: 'テキスト' },
  code: { en: 'Share code', ja: '共有コード' },
  json: { en: 'Costwise JSON', ja: 'Costwise JSON' },
  'tcg-arena': { en: 'TCG Arena', ja: 'TCG Arena' },
  'tabletop-simulator': { en: 'Tabletop Simulator', ja: 'Tabletop Simulator' },
  octgn: { en: 'OCTGN (.o8d)', ja: 'OCTGN (.o8d)' },
  cockatrice: { en: 'Cockatrice (.cod)', ja: 'Cockatrice (.cod)' },
  lackey: { en: 'LackeyCCG (.dek)', ja: 'LackeyCCG (.dek)' },
  yaml: { en: 'YAML list', ja: 'YAMLリスト' },
};

export const deckFormats = Object.keys(formatNames) as readonly DeckFormat[];
