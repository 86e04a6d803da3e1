import { type Language, localized } from '../../../db/model/text.ts';
import type { ColossusOrderOutcome, ColossusOrderState } from '../../../renderer/engine/games/colossus-order/state.ts';

/** "3 Locus Points, counter at 4; part 2: Griffin". */
export const colossusOrderWords = {
  outcome(state: ColossusOrderState, { locus, counter, chosen }: ColossusOrderOutcome, language: Language): string {
    const nameOf = (key: string) => {
      const card = state.player.field.find(({ ref }) => ref === key)?.card ?? key;
      const definition = state.cards[card];
      return definition === undefined ? key : localized(definition.name, language);
    };
    if (language === 'ja') {
      const choices = chosen.map(
        ({ part, cards }) => `、${part + 1}番目のコストに${cards.map((key) => `「${nameOf(key)}」`).join('')}`,
      );
      return `ロカスポイント${locus}、カウンターは${counter}${choices.join('')}`;
    }
    const choices = chosen.map(({ part, cards }) => `; part ${part + 1} of the cost: ${cards.map(nameOf).join(', ')}`);
    return `${locus} Locus ${locus === 1 ? 'Point' : 'Points'}, counter at ${counter}${choices.join('')}`;
  },
};
