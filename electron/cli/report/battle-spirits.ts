import { type Language, localized } from '../../../db/model/text.ts';
import type {
  BattleSpiritsOutcome,
  BattleSpiritsState,
  Permanent,
} from '../../../renderer/engine/games/battle-spirits/state.ts';

/** "LV1, loses Goradon: Reserve 0, The Scout Dragno 1". */
export const battleSpiritsWords = {
  outcome(
    state: BattleSpiritsState,
    { level, destroyed, loss, way }: BattleSpiritsOutcome,
    language: Language,
  ): string {
    const field = state.player.field;
    const nameOf = ({ card, ref }: Permanent) => {
      const definition = state.cards[card];
      return definition === undefined ? ref : localized(definition.name, language);
    };
    const dead = field.filter(({ ref }) => destroyed.includes(ref)).map(nameOf);
    const left = field
      .filter(({ ref }) => way.cores[ref] !== undefined)
      .map((permanent) => `${nameOf(permanent)} ${way.cores[permanent.ref]}`);
    const words = language === 'ja' ? japanese : english;
    return `LV${level} ${words[loss](dead)}: ${[`${words.reserve} ${way.reserve}`, ...left].join(words.comma)}`;
  },
};

const english = {
  none: () => 'nothing lost',
  level: () => 'a level lost',
  destroy: (names: readonly string[]) => `destroys ${names.join(', ')}`,
  reserve: 'Reserve',
  comma: ', ',
};

const japanese: typeof english = {
  none: () => '失うものなし',
  level: () => 'レベルダウンあり',
  destroy: (names) => `${names.map((name) => `「${name}」`).join('')}を破壊`,
  reserve: 'リザーブ',
  comma: '、',
};
