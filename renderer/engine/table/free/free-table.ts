import type { Bilingual } from '../../../../db/model/text.ts';
import type { Applied, CardInstance, TableEvent, TableState } from '../game.ts';
import type { Marks } from '../marks.ts';

/** How the free actions reach the cards of a game's table. All functions are pure. */
export interface FreeTable<S extends TableState, Zone extends string> {
  /** First = top. */
  deck(state: S): readonly CardInstance[];
  withDeck(state: S, deck: readonly CardInstance[]): S;
  nameOf(state: S, key: string): Bilingual;
  /** A card anywhere on the table, attached ones as well; null = there is none with this id. */
  find(state: S, id: string): CardInstance | null;
  /** The marks of a card that lies where it can carry some; null = it lies elsewhere. */
  marksOf(state: S, id: string): Marks | null;
  withMarks(state: S, id: string, marks: Marks): S;
  /** Whether cards can lie under this card, and it can lie face-down: not so a Colossus. */
  isOnField(state: S, id: string): boolean;
  /** Takes a card out of the zone where it lies, with the cards under it; null = there is none. */
  takenOut(state: S, id: string): { state: S; card: CardInstance; under: readonly CardInstance[] } | null;
  move(state: S, id: string, to: Zone): Applied<S>;
}

/** The action is refused: nothing has changed. */
export function refused(en: string, ja: string): Extract<Applied<never>, { readonly ok: false }> {
  return { ok: false, refusal: { code: 'illegal', message: { en, ja } } };
}

/** The action is done, with one line for the log. */
export function told<S>(
  state: S,
  type: string,
  message: Bilingual,
  more: Pick<TableEvent, 'cards' | 'reveals'> = {},
): Applied<S> {
  return { ok: true, state, events: [{ type, message, ...more }] };
}

/** Names in a row: "A, B and C", 「A」「B」「C」. */
export function listedNames(names: readonly Bilingual[]): Bilingual {
  const english = names.map(({ en }) => en);
  const last = english.pop() ?? '';
  return {
    en: english.length === 0 ? last : `${english.join(', ')} and ${last}`,
    ja: names.map(({ ja }) => `「${ja}」`).join(''),
  };
}
