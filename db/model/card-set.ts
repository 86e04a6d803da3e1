import * as z from 'zod';
import { BattleSpiritsCard } from './battle-spirits-card.ts';
import { ColossusOrderCard } from './colossus-order-card.ts';
import { LocalizedText } from './text.ts';

const header = {
  format: z.literal('costwise.cards/1'),
  set: z.object({ code: z.string().min(1), name: LocalizedText }),
};
const withId = z.object({ id: z.string().min(1) });

/** A bundled card set: assets/cards/*.json. `id` is the card's id; `card.number` its printing in this set. */
export const CardSetFile = z.discriminatedUnion('game', [
  z.object({
    ...header,
    game: z.literal('battle-spirits'),
    cards: z.array(withId.extend({ card: BattleSpiritsCard })).min(1),
  }),
  z.object({
    ...header,
    game: z.literal('colossus-order'),
    cards: z.array(withId.extend({ card: ColossusOrderCard })).min(1),
  }),
]);
export type CardSetFile = z.infer<typeof CardSetFile>;
