import type {
  BattleSpiritsCard,
  BattleSpiritsDeclared,
  BattleSpiritsEffectStep,
  BattleSpiritsMoment,
} from '../../../../db/model/battle-spirits-card.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { Happening, Offer } from '../../table/game.ts';
import { boardOf, type FieldCard } from './board.ts';
import { asksForSpirit } from './effects.ts';
import { momentNames } from './moments.ts';
import type { BattleSpiritsAction, BattleSpiritsState } from './state.ts';
import { coresText, nameOf } from './words.ts';

type BattleSpiritsOffer = Offer<BattleSpiritsAction>;
type BattleSpiritsHappening = Happening<BattleSpiritsState, BattleSpiritsAction>;

/** A card of which something has just happened; `level` null where it has none, as magic. */
interface Happened {
  readonly id: string;
  readonly card: BattleSpiritsCard;
  readonly level: number | null;
  readonly when: readonly BattleSpiritsMoment[];
}

const momentsOfEvents: Readonly<Record<string, BattleSpiritsMoment>> = {
  summon: 'summoned',
  swift: 'summoned',
  deploy: 'deployed',
  attack: 'attacks',
};

/**
 * The simple effects that the cards declare for what has just happened: of a card that was summoned (S28), deployed,
 * used or attacks, of the own cards in the steps that were entered, and when Life was lost.
 */
export function offers(happening: BattleSpiritsHappening): readonly BattleSpiritsOffer[] {
  const field = boardOf(happening.after).field;
  return happened(happening, field).flatMap(({ id, card, level, when }) =>
    (card.declared ?? [])
      .filter((effect) => when.includes(effect.when) && (effect.levels?.includes(level ?? 1) ?? true))
      .map((effect) => offerOf(id, card, effect, field))
      .filter(({ choices }) => choices.length > 0),
  );
}

function happened({ before, after, events }: BattleSpiritsHappening, field: readonly FieldCard[]): Happened[] {
  const onField = (when: readonly BattleSpiritsMoment[]) =>
    when.length === 0 ? [] : field.map(({ ref, definition, level }) => ({ id: ref, card: definition, level, when }));
  const own = events.flatMap(({ type, cards = [] }): Happened[] => {
    const [id] = cards;
    if (type === 'activate') {
      const used = after.player.trash.find((card) => card.id === id);
      const card = used && after.cards[used.card];
      // In the own Main step either effect of a magic card may be used (3.1).
      return card
        ? [{ id: used.id, card, level: null, when: after.turn.step === 'main' ? ['main', 'flash'] : ['flash'] }]
        : [];
    }
    const moment = momentsOfEvents[type];
    return moment === undefined ? [] : onField([moment]).filter((card) => card.id === id);
  });
  const steps = events.flatMap(({ step }) => (step === undefined ? [] : [`${step}-step`])) as BattleSpiritsMoment[];
  const hurt = after.player.life < before.player.life ? (['life-lost'] as const) : [];
  return [...own, ...onField(steps), ...onField(hurt)];
}

function offerOf(
  id: string,
  card: BattleSpiritsCard,
  { when, do: steps }: BattleSpiritsDeclared,
  field: readonly FieldCard[],
): BattleSpiritsOffer {
  const name = nameOf(card);
  const moment = momentNames[when];
  const words = { en: `${name.en}, ${moment.en}`, ja: `「${name.ja}」${moment.ja}` };
  const action = { type: 'effect', id, when, do: steps } as const;
  if (!asksForSpirit({ do: steps })) return { card: id, words, choices: [{ words: stepsText(steps), action }] };
  const spirits = field.filter(({ definition }) => definition.kind === 'spirit');
  const choices = spirits.map(({ ref, definition }) => ({
    words: stepsText(steps, nameOf(definition)),
    action: { ...action, target: ref },
  }));
  return { card: id, words, choices };
}

const places = {
  void: { en: 'the Void', ja: 'ボイド' },
  reserve: { en: 'the Reserve', ja: 'リザーブ' },
  life: { en: 'the Life', ja: 'ライフ' },
  card: { en: 'this card', ja: 'このカード' },
} as const;

function stepsText(steps: readonly BattleSpiritsEffectStep[], target?: Bilingual): Bilingual {
  const words = steps.map((step) => stepText(step, target));
  return { en: words.map(({ en }) => en).join(', then '), ja: words.map(({ ja }) => ja).join('、') };
}

function stepText(step: BattleSpiritsEffectStep, target: Bilingual | undefined): Bilingual {
  if ('draw' in step) {
    return { en: `draw ${step.draw === 1 ? '1 card' : `${step.draw} cards`}`, ja: `カードを${step.draw}枚引く` };
  }
  if ('mill' in step) {
    const cards = step.mill === 1 ? '1 card' : `${step.mill} cards`;
    return { en: `${cards} of your deck to the Trash`, ja: `デッキの上からカードを${step.mill}枚トラッシュに置く` };
  }
  if ('refresh' in step) return { en: 'all your spirits recover', ja: '自分のスピリットをすべて回復させる' };
  const from = places[step.from];
  const to = step.to === 'spirit' ? { en: target?.en ?? '?', ja: `「${target?.ja ?? '?'}」` } : places[step.to];
  return {
    en: `${coresText(step.cores)} from ${from.en} to ${to.en}`,
    ja: `${from.ja}のコア${step.cores}個を${to.ja}に置く`,
  };
}
