import type { BattleSpiritsSymbol } from '../../../../db/model/battle-spirits-card.ts';
import { actFreely, isFreeAction } from '../../table/free/index.ts';
import type { Applied, TableEvent } from '../../table/game.ts';
import { shuffled } from '../../table/random.ts';
import { moveCores, swapSoulCore } from './core-moves.ts';
import { doEffect } from './effects.ts';
import { freeTable } from './free-table.ts';
import { attack, changeLife } from './life.ts';
import { mill } from './mill.ts';
import { pay } from './payment.ts';
import { illegal, type Refused } from './refusal.ts';
import { ruleOf } from './rules-options.ts';
import { mulligan } from './setup.ts';
import type { BattleSpiritsAction, BattleSpiritsState, Permanent } from './state.ts';
import { makeToken } from './tokens.ts';
import { draw, nextStep, nextTurn } from './turn.ts';
import { nameOf, stepNames, symbolsText } from './words.ts';
import { moveCard } from './zone-moves.ts';

type Done = Applied<BattleSpiritsState>;
type Action<T extends BattleSpiritsAction['type']> = Extract<BattleSpiritsAction, { readonly type: T }>;

function done(state: BattleSpiritsState, type: string, en: string, ja: string, cards: readonly string[] = []): Done {
  const event: TableEvent = { type, message: { en, ja }, cards };
  return { ok: true, state, events: [event] };
}

function keepHand(state: BattleSpiritsState): Done {
  return done({ ...state, stage: 'playing' }, 'keep', 'You keep your hand.', '手札を引き直しません。');
}

function changeHand(state: BattleSpiritsState): Done {
  return done(
    mulligan(state),
    'mulligan',
    'Your hand goes to the bottom of the deck, you draw as many cards, and the deck is shuffled.',
    '手札をデッキの下に戻して同じ枚数を引き、デッキをシャッフルします。',
  );
}

function flash(state: BattleSpiritsState, { open }: Action<'flash'>): Done {
  if (state.turn.step !== (open ? 'attack' : 'flash')) {
    return illegal({
      en: `Flash timing opens in the Attack step and closes again; it is ${stepNames[state.turn.step].en} now.`,
      ja: `フラッシュタイミングはアタックステップの間に開閉します。今は${stepNames[state.turn.step].ja}です。`,
    });
  }
  const turned: BattleSpiritsState = { ...state, turn: { ...state.turn, step: open ? 'flash' : 'attack' } };
  return open
    ? done(turned, 'flash', 'Flash timing opens.', 'フラッシュタイミングに入ります。')
    : done(turned, 'flash', 'Flash timing closes.', 'フラッシュタイミングを終えます。');
}

/** Changes one card on the field. */
function onField(
  state: BattleSpiritsState,
  ref: string,
  change: (card: Permanent) => Permanent | Refused,
): BattleSpiritsState | Refused {
  const card = state.player.field.find((permanent) => permanent.ref === ref);
  if (card === undefined) {
    return illegal({ en: `There is no card "${ref}" on the field.`, ja: `フィールドに「${ref}」はありません。` });
  }
  const changed = change(card);
  if ('ok' in changed) return changed;
  const field = state.player.field.map((permanent) => (permanent === card ? changed : permanent));
  return { ...state, player: { ...state.player, field } };
}

function nameOnField(state: BattleSpiritsState, ref: string) {
  return nameOf(state.cards[state.player.field.find((card) => card.ref === ref)!.card]!);
}

function exhaust(state: BattleSpiritsState, { ref, exhausted }: Action<'exhaust'>): Done {
  const changed = onField(state, ref, (card) => ({ ...card, exhausted }));
  if ('ok' in changed) return changed;
  const name = nameOnField(state, ref);
  return exhausted
    ? done(changed, 'exhaust', `${name.en} is exhausted.`, `「${name.ja}」を疲労させます。`, [ref])
    : done(changed, 'exhaust', `${name.en} recovers.`, `「${name.ja}」を回復させます。`, [ref]);
}

function extraSymbol(state: BattleSpiritsState, { ref, symbol, count }: Action<'extra-symbol'>): Done {
  const key = symbol as BattleSpiritsSymbol;
  const changed = onField(state, ref, (card) => {
    const now = (card.extraSymbols[key] ?? 0) + count;
    if (now >= 0) return { ...card, extraSymbols: { ...card.extraSymbols, [key]: now } };
    return illegal({
      en: 'There are fewer added symbols than you take away.',
      ja: '追加されたシンボルの数より多くは減らせません。',
    });
  });
  if ('ok' in changed) return changed;
  const name = nameOnField(state, ref);
  const now = changed.player.field.find((card) => card.ref === ref)!.extraSymbols[key] ?? 0;
  return done(
    changed,
    'extra-symbol',
    `${name.en} has ${symbolsText(now, key)} more until the end of the turn.`,
    `ターンの終わりまで、「${name.ja}」に追加されたシンボルは${now}個です。`,
    [ref],
  );
}

function shuffle(state: BattleSpiritsState): Done {
  const { items, random } = shuffled(state.player.deck, state.random);
  const player = { ...state.player, deck: items };
  return done({ ...state, random, player }, 'shuffle', 'You shuffle the deck.', 'デッキをシャッフルします。');
}

/** Before the first turn only the opening hand is decided; afterwards it no longer can be. */
function refusedByStage(state: BattleSpiritsState, action: BattleSpiritsAction): Refused | null {
  const decides = action.type === 'mulligan' || action.type === 'keep';
  if (state.stage === 'setup' && !decides) {
    return illegal({
      en: 'First keep your opening hand or change it.',
      ja: '先に、最初の手札を引き直すかどうかを決めてください。',
    });
  }
  if (state.stage !== 'setup' && decides) {
    const allowed = ruleOf(state.rules, 'mulligan') === 'once';
    return illegal({
      en: allowed ? 'The opening hand is decided already.' : 'This game is played without a mulligan.',
      ja: allowed ? '最初の手札はすでに決まっています。' : 'このゲームでは手札の引き直しはできません。',
    });
  }
  return null;
}

/** Does what an action says, or says why not; the sweep of emptied spirits comes after it. */
export function act(state: BattleSpiritsState, action: BattleSpiritsAction): Done {
  const refused = refusedByStage(state, action);
  if (refused !== null) return refused;
  if (isFreeAction(action)) return actFreely(freeTable, state, action);
  switch (action.type) {
    case 'pay':
      return pay(state, action);
    case 'mulligan':
      return changeHand(state);
    case 'keep':
      return keepHand(state);
    case 'next-step':
      return { ok: true, ...nextStep(state) };
    case 'next-turn':
      return { ok: true, ...nextTurn(state) };
    case 'flash':
      return flash(state, action);
    case 'attack':
      return attack(state, action.ref);
    case 'cores':
      return moveCores(state, action);
    case 'soul-core':
      return swapSoulCore(state, action);
    case 'exhaust':
      return exhaust(state, action);
    case 'extra-symbol':
      return extraSymbol(state, action);
    case 'move':
      return moveCard(state, action.id, action.to);
    case 'draw':
      return { ok: true, ...draw(state, action.count) };
    case 'mill':
      return mill(state, action.count);
    case 'shuffle':
      return shuffle(state);
    case 'life':
      return changeLife(state, action.who, action.delta);
    case 'token':
      return makeToken(state, action);
    case 'effect':
      return doEffect(state, action);
  }
}
