import * as z from 'zod';
import { BattleSpiritsCard, BattleSpiritsColor, SymbolCounts } from '../../../../db/model/battle-spirits-card.ts';
import { MarksFile, TableMarksFile } from '../../table/marks.ts';

const cores = z.int().min(0).max(9999);
const bilingual = z.object({ en: z.string(), ja: z.string() });

const FieldEntry = z.looseObject({
  ref: z.string().min(1),
  card: z.string().min(1),
  cores: cores.default(0),
  exhausted: z.boolean().default(false),
  extraSymbols: SymbolCounts.default({}),
  locked: z.boolean().exactOptional(),
  fixedSymbols: z.int().min(0).max(99).exactOptional(),
  alsoColors: z.array(BattleSpiritsColor).exactOptional(),
  marks: MarksFile.exactOptional(),
});

const pile = z.array(z.string().min(1)).default([]);

const Player = z.looseObject({
  life: cores.default(5),
  reserve: cores,
  trashCores: cores.default(0),
  field: z.array(FieldEntry).default([]),
  hand: pile,
  deck: pile,
  trash: pile,
  removed: pile,
  soulCore: z.string().optional(),
});

const Turn = z.object({
  number: z.int().min(1).max(9999).default(1),
  first: z.boolean().default(true),
  step: z.enum(['start', 'core', 'draw', 'refresh', 'main', 'attack', 'flash', 'end']).default('main'),
});

/** A position file of this game (position-format, "Position"): unknown fields are allowed and kept. */
export const PositionFile = z.looseObject({
  format: z.literal('costwise.position/1'),
  game: z.literal('battle-spirits'),
  rules: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cards: z.record(z.string(), BattleSpiritsCard).default({}),
  turn: Turn.prefault({}),
  player: Player,
  opponent: z.looseObject({ life: cores.optional() }).default({}),
  stage: z.enum(['setup', 'playing', 'over']).default('playing'),
  result: z.object({ won: z.boolean(), reason: bilingual }).nullable().default(null),
  random: z.array(z.int()).optional(),
  marks: TableMarksFile.exactOptional(),
});
export type PositionFile = z.infer<typeof PositionFile>;
