import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../renderer/engine/games/index.ts';
import { openPosition } from '../../renderer/engine/position.ts';
import type { TableState } from '../../renderer/engine/table/game.ts';
import { starterDecks, starterGame } from '../../renderer/engine/table/testing/starter-game.ts';
import { costwise, fileWith } from './testing/run.ts';

interface WithHand {
  readonly player: { readonly hand: readonly { readonly id: string }[] };
}

/** A table on which something can be paid for: Gems are set where the game has them, steps go on where nothing can be done. */
function payableTable(start: TableState): TableState {
  const rules = rulesOf(start.game);
  let state = start;
  const act = (action: { readonly type: string; readonly [field: string]: unknown }) => {
    const applied = rules.apply(state, action);
    if (applied.ok) state = applied.state;
    return applied.ok;
  };
  if (state.stage === 'setup') act({ type: 'mulligan', ids: [] });
  for (let step = 0; step < 60; step++) {
    if (rules.options(state).some(({ playable }) => playable)) return state;
    const { hand } = (state as TableState & WithHand).player;
    if (!hand.some(({ id }) => act({ type: 'set-gem', id }) || act({ type: 'set-locus', id })))
      act({ type: 'next-step' });
  }
  throw new Error('nothing can be paid for in sixty steps');
}

const decks = ['battle-spirits-red', 'colossus-order-black-blue'];

describe.each(starterDecks.filter(({ id }) => decks.includes(id)))('a table of $id that the app shares', (deck) => {
  test('analyse answers for it what the table answers, and play gives a position that opens as a table again', {
    timeout: 120_000,
  }, async () => {
    const rules = rulesOf(deck.game);
    const state = payableTable(starterGame(deck, '0000C0DE'));
    const file = fileWith(JSON.stringify(rules.write(state)));
    const analysed = await costwise(['analyse', file]);
    expect(analysed).toMatchObject({ exit: 0, err: '' });
    const { options } = JSON.parse(analysed.out) as { options: { card: string; ways: { total: string } }[] };
    expect(options.map(({ card, ways }) => [card, ways.total])).toEqual(
      rules.options(state).map(({ card, ways }) => [card, ways.total]),
    );
    const payable = options.findIndex(({ ways }) => ways.total !== '0');
    const played = await costwise(['play', file, '--option', String(payable)]);
    expect(played).toMatchObject({ exit: 0, err: '' });
    const opened = openPosition(JSON.parse(played.out));
    if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
    expect(JSON.parse(JSON.stringify(rules.write(opened.value.state)))).toEqual(JSON.parse(played.out));
  });
});
