import type { BattleSpiritsCard } from '../../../../db/model/battle-spirits-card.ts';
import type { BattleSpiritsState, Permanent } from './state.ts';

/** What a card that lies face-down is to the rules: it stays without cores, and gives neither symbols nor effects. */
const blank = {
  kind: 'nexus',
  colors: [],
  cost: null,
  reduction: {},
  symbols: {},
  levels: [{ level: 1, cores: 0 }],
  families: [],
  keywords: [],
  costEffects: [],
} as const satisfies Record<string, unknown>;

/** The definition that the rules read for a card on the field: its own, or a blank one while it lies face-down. */
export function seenAs(cards: BattleSpiritsState['cards'], permanent: Permanent): BattleSpiritsCard {
  const card = cards[permanent.card]!;
  return permanent.marks?.faceDown === true ? ({ ...blank, name: card.name } as unknown as BattleSpiritsCard) : card;
}
