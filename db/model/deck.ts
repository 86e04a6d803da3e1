import * as z from 'zod';
import { GameId } from './game.ts';
import { LocalizedText } from './text.ts';

export const DeckZone = z.enum(['main', 'colossus', 'side', 'maybe']);
export type DeckZone = z.infer<typeof DeckZone>;

/** A line of a deck: so many copies of a card (by id) in a zone. */
export const DeckLine = z.object({
  card: z.string().min(1),
  count: z.int().min(1).max(999),
  zone: DeckZone.default('main'),
  /** Which printing of the card (deck-content.ts); absent = any. */
  printing: z.string().min(1).max(300).optional(),
});
export type DeckLine = z.infer<typeof DeckLine>;

/** A line of an imported list that no card was found for: it stays in its deck, as it was written, until it is mended. */
export const UnresolvedDeckLine = z.object({
  text: z.string().max(10_000),
  count: z.int().min(0),
  name: z.string().max(10_000),
  zone: DeckZone.default('main'),
});
export type UnresolvedDeckLine = z.infer<typeof UnresolvedDeckLine>;

/** The most lines that a deck holds, and the most unresolved ones beside them. */
export const mostDeckLines = 2000;

const details = {
  notes: z.string().max(20_000),
  tags: z.array(z.string().trim().min(1).max(60)).max(50),
  /** The card that stands for the deck in lists, by id. */
  cover: z.string().min(1).max(200),
};

export const Deck = z.object({
  id: z.string().min(1),
  game: GameId,
  name: LocalizedText,
  /** Starter decks ship with the app; a user edits a copy of one. */
  starter: z.boolean(),
  lines: z.array(DeckLine),
  /** Absent = none; so are the three below. */
  unresolved: z.array(UnresolvedDeckLine).optional(),
  notes: details.notes.optional(),
  tags: details.tags.optional(),
  cover: details.cover.optional(),
});
export type Deck = z.infer<typeof Deck>;

/** All that a user changes in a deck: what one version of it holds. */
export const DeckContent = z.object({
  name: LocalizedText,
  lines: z.array(DeckLine).max(mostDeckLines),
  unresolved: z.array(UnresolvedDeckLine).max(mostDeckLines),
  notes: details.notes,
  tags: details.tags,
  /** null = the card that weighs most. */
  cover: details.cover.nullable(),
});
export type DeckContent = z.infer<typeof DeckContent>;

/** A bundled starter deck: assets/decks/*.json. */
export const StarterDeckFile = z.object({
  format: z.literal('costwise.starter-deck/1'),
  id: z.string().min(1),
  game: GameId,
  name: LocalizedText,
  about: LocalizedText,
  lines: z.array(DeckLine).min(1),
});
export type StarterDeckFile = z.infer<typeof StarterDeckFile>;

/** How many cards stand in a zone of a deck. */
export function countIn(deck: { readonly lines: readonly DeckLine[] }, zone: DeckZone): number {
  return deck.lines.reduce((sum, line) => (line.zone === zone ? sum + line.count : sum), 0);
}
