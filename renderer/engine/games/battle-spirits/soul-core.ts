import type { Board } from './board.ts';
import type { Target } from './outcomes.ts';
import type { BattleSpiritsOutcome } from './state.ts';

/**
 * Where the Soul Core can end in a way to pay, the place where it is spent last first; null without the rules option.
 * It counts as one core (3.3), so which of the taken cores it is remains the player's choice: it stays where it lies
 * while a core stays there, falls to the Reserve with what a destroyed spirit leaves, or is one of those that are
 * placed on the new card (`new`) or paid to the Trash.
 */
export function soulCoreEnds(
  board: Board,
  way: BattleSpiritsOutcome['way'],
  target: Pick<Target, 'due' | 'placing'>,
): readonly string[] | null {
  const place = board.state.player.soulCore;
  if (place === null) return null;
  if (place === 'trash' || place === 'life') return [place];
  const card = board.field.find(({ ref }) => ref === place);
  const gone = board.field.filter(({ ref }) => !Object.hasOwn(way.cores, ref));
  const ends: string[] = [];
  if ((card === undefined ? way.reserve : (way.cores[place] ?? 0)) > 0) ends.push(place);
  if (card !== undefined && gone.includes(card) && card.coresToLive > 1 && way.reserve > 0) ends.push('reserve');
  const leftBehind = gone.reduce((sum, { coresToLive }) => sum + coresToLive - 1, 0);
  const taken = card === undefined ? board.reserve + leftBehind > way.reserve : (way.cores[place] ?? 0) < card.cores;
  if (taken && target.placing > 0) ends.push('new');
  if (taken && target.due > 0) ends.push('trash');
  return ends;
}
