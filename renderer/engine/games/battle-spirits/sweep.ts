import type { TableEvent } from '../../table/game.ts';
import { seenAs } from './face.ts';
import { coresToLive } from './levels.ts';
import type { BattleSpiritsPlayer, BattleSpiritsState, Permanent } from './state.ts';
import { listed, nameOf } from './words.ts';

/** What a sweep leaves, and the spirits that it has put into the Trash. */
export interface Swept {
  readonly player: BattleSpiritsPlayer;
  readonly destroyed: readonly Permanent[];
}

/**
 * Puts every spirit that has fewer cores than its LV1 cost into the card Trash (S13, S19), in field order; the cores
 * that are left on it go to the Reserve (D3), the Soul Core with them. Nothing is triggered (4.2).
 */
export function sweep(cards: BattleSpiritsState['cards'], player: BattleSpiritsPlayer): Swept {
  const destroyed = player.field.filter((card) => card.cores < coresToLive(seenAs(cards, card)));
  if (destroyed.length === 0) return { player, destroyed };
  return { player: destroyed.reduce((left, { ref }) => leaveField(left, ref), player), destroyed };
}

/** Takes a card off the field, its cores to the Reserve (4.5), and puts it on the Trash with the cards under it. */
function leaveField(player: BattleSpiritsPlayer, ref: string): BattleSpiritsPlayer {
  const { player: left, card, under } = takeOffField(player, ref);
  return { ...left, trash: [...left.trash, card, ...under] };
}

/** Takes a card off the field, with the cards under it, without putting them anywhere; its cores go to the Reserve. */
export function takeOffField(player: BattleSpiritsPlayer, ref: string) {
  const leaving = player.field.find((permanent) => permanent.ref === ref)!;
  return {
    card: { id: leaving.ref, card: leaving.card },
    under: leaving.marks?.attached ?? [],
    player: {
      ...player,
      reserve: player.reserve + leaving.cores,
      field: player.field.filter((permanent) => permanent !== leaving),
      soulCore: player.soulCore === ref ? 'reserve' : player.soulCore,
    },
  };
}

/** Tells that spirits without enough cores have gone to the Trash. */
export function destroyedEvent(
  cards: BattleSpiritsState['cards'],
  destroyed: readonly Pick<Permanent, 'ref' | 'card'>[],
): TableEvent {
  const names = listed(destroyed.map(({ card }) => nameOf(cards[card]!)));
  return {
    type: 'destroyed',
    message: {
      en: `Too few cores are left on ${names.en}: to the Trash, and nothing is triggered.`,
      ja: `コアが足りなくなった${names.ja}はトラッシュに置かれます(破壊時効果は発揮しません)。`,
    },
    cards: destroyed.map(({ ref }) => ref),
  };
}
