import type { CostPart } from '../../../engine/cost/notation/index.ts';
import type { ColossusOrderOption } from '../../../engine/games/colossus-order/ability.ts';
import type { ColossusOrderOutcome, ColossusOrderState } from '../../../engine/games/colossus-order/state.ts';
import type { CardInstance } from '../../../engine/table/game.ts';

/** What a way to pay does to the table, thing by thing. */
export interface Fates {
  /** Where the Locus Counter stands afterwards. */
  readonly counter: number;
  /** Locus Points that are left afterwards. */
  readonly pointsLeft: number;
  /** Cards that leave the Locus, the Colossus or the hand, by instance. */
  readonly leaving: ReadonlySet<string>;
  /** Followers that turn OFF, by ref. */
  readonly turningOff: ReadonlySet<string>;
  /** Cards that go from the top of the deck to the discard pile. */
  readonly milled: number;
}

/** Reads from an outcome, finished or in the making, which things on the table it means. */
export function fatesOf(
  state: ColossusOrderState,
  option: Pick<ColossusOrderOption, 'cost' | 'from'>,
  { counter, chosen }: ColossusOrderOutcome,
): Fates {
  const { player } = state;
  const leaving = new Set<string>();
  const turningOff = new Set<string>();
  let milled = 0;
  let locus: readonly CardInstance[] = player.locus.cards;
  option.cost.parts.forEach((part, index) => {
    const choice = chosen.find((one) => one.part === index);
    const cards = choice?.cards ?? [];
    if (part.type === 'mill') milled += part.n;
    if (part.type === 'off' && option.from.zone === 'field') turningOff.add(option.from.ref);
    if (part.type === 'off-follower') for (const ref of cards) turningOff.add(ref);
    if (part.type === 'drop' && part.what === 'locus') {
      // The places are counted in the row that the parts before have left.
      const gone = (choice?.places ?? []).flatMap((place) => locus[place] ?? []);
      for (const { id } of gone) leaving.add(id);
      locus = locus.filter((card) => !gone.includes(card));
      return;
    }
    const row = rowOf(state, part);
    for (const key of cards) {
      const card = row.find((one) => one.card === key && !leaving.has(one.id));
      if (card !== undefined) leaving.add(card.id);
    }
  });
  return { counter, pointsLeft: locus.length - counter, leaving, turningOff, milled };
}

/** The row whose cards a part takes by their keys, the first copy first. */
function rowOf({ player }: ColossusOrderState, part: CostPart): readonly CardInstance[] {
  if (part.type === 'discard') return player.hand;
  if (part.type !== 'drop') return [];
  return part.what === 'setGem' ? player.colossus.setGems : player.colossus.captureGems;
}
