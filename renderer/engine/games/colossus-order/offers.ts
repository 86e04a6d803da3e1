import type { ColossusOrderCard, ColossusOrderEffectStep } from '../../../../db/model/colossus-order-card.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { Happening, Offer } from '../../table/game.ts';
import { abilitiesOf } from './cards.ts';
import { freeTable } from './free-table.ts';
import type { ColossusOrderAction, ColossusOrderState } from './state.ts';
import { completeGems, gemsToComplete } from './winning.ts';
import { cardName, counted } from './words.ts';

type ColossusOrderOffer = Offer<ColossusOrderAction>;

/**
 * The simple effects that the cards declare for what has just happened: of a card that was played, of a Follower that
 * entered, and of an ability that was used and paid; and the declaration of Gem Complete (C35).
 */
export function offers({
  action,
  after,
  events,
}: Happening<ColossusOrderState, ColossusOrderAction>): readonly ColossusOrderOffer[] {
  if (events.some(({ type }) => type === 'turn') && canComplete(after)) return [completeOffer];
  if (action.type !== 'pay') return [];
  if (action.from.zone === 'field' || action.from.zone === 'colossus') {
    const id = action.from.zone === 'field' ? action.from.ref : 'colossus';
    const { ability } = action.from;
    return cardOf(after, id).flatMap(({ card, name }) => {
      const words = { en: `${name.en}, its ability`, ja: `「${name.ja}」の能力` };
      const used = abilitiesOf(card)[ability];
      return used?.do === undefined ? [] : [offerOf(id, words, used.do)];
    });
  }
  const id = events.find(({ type }) => type === 'play')?.cards?.[0] ?? '';
  return cardOf(after, id).flatMap(({ card, name }) => {
    if (card.kind !== 'action' && card.kind !== 'follower') return [];
    const when = card.kind === 'action' ? 'played' : 'enters';
    const words =
      when === 'played'
        ? { en: name.en, ja: `「${name.ja}」` }
        : { en: `${name.en}, when it enters`, ja: `「${name.ja}」出たとき` };
    return (card.declared ?? [])
      .filter((effect) => effect.when === when)
      .map((effect) => offerOf(id, words, effect.do));
  });
}

/** The start of a turn in which the game can be won (C35). */
function canComplete(state: ColossusOrderState): boolean {
  return state.stage === 'playing' && state.turn.step === 'start' && completeGems(state) >= gemsToComplete;
}

const completeOffer: ColossusOrderOffer = {
  card: 'colossus',
  during: 'start',
  words: { en: 'Gem Complete', ja: 'ジェムコンプリート' },
  choices: [{ words: { en: 'declare it and win', ja: '宣言して勝利する' }, action: { type: 'declare-complete' } }],
};

/** The card of an instance with its name; empty where it is no longer there or not defined. */
function cardOf(state: ColossusOrderState, id: string): { card: ColossusOrderCard; name: Bilingual }[] {
  const found = freeTable.find(state, id);
  const card = found && state.cards[found.card];
  return card ? [{ card, name: cardName(state.cards, found.card) }] : [];
}

function offerOf(card: string, words: Bilingual, steps: readonly ColossusOrderEffectStep[]): ColossusOrderOffer {
  const looks = steps.flatMap((step) => ('look' in step ? [step.look] : []));
  const [look] = looks;
  const action = { type: 'effect', id: card, do: steps } as const;
  return { card, words, choices: [{ words: stepsText(steps), action, ...(look === undefined ? {} : { look }) }] };
}

function stepsText(steps: readonly ColossusOrderEffectStep[]): Bilingual {
  const words = steps.map(stepText);
  return { en: words.map(({ en }) => en).join(', then '), ja: words.map(({ ja }) => ja).join('、') };
}

function stepText(step: ColossusOrderEffectStep): Bilingual {
  if ('draw' in step) return { en: `draw ${counted(step.draw, 'card')}`, ja: `カードを${step.draw}枚引く` };
  if ('mill' in step) {
    return {
      en: `discard ${counted(step.mill, 'card')} from your deck`,
      ja: `自分のデッキの上から${step.mill}枚を捨てる`,
    };
  }
  if ('opponentMill' in step) {
    return {
      en: `the opponent discards ${counted(step.opponentMill, 'card')} from the deck`,
      ja: `相手はデッキの上から${step.opponentMill}枚を捨てる`,
    };
  }
  const cards = step.look === 1 ? 'card' : `${step.look} cards`;
  return { en: `look at the top ${cards} of your deck`, ja: `自分のデッキの上から${step.look}枚を見る` };
}
