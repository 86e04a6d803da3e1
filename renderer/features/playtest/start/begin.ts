import type { Deck } from '../../../../db/model/deck.ts';
import type { PlaytestSetup } from '../../../../db/model/playtest.ts';
import { type Language, localized } from '../../../../db/model/text.ts';
import type { CallResult } from '../../../../electron/ipc/contract.ts';
import { call } from '../../../shared/client/bridge.ts';
import { textIn } from '../../../shared/i18n/define-texts.ts';
import { startTexts } from './texts.ts';

/** What the player chose on the start screen. */
export interface Choice {
  readonly seed: string;
  readonly first: boolean;
  readonly rules: PlaytestSetup['rules'];
}

/** Begins a saved playtest with a deck. */
export function begin(deck: Deck, choice: Choice, language: Language): Promise<CallResult<'playtests.start'>> {
  return startFrom(
    { ...choice, game: deck.game, deckId: deck.id, deckName: localized(deck.name, language), lines: deck.lines },
    language,
  );
}

/** Begins a playtest from a setup, for example the one of another game with its seed; it need not end as that one did. */
export function startFrom(
  { promised: _, ...setup }: PlaytestSetup,
  language: Language,
): Promise<CallResult<'playtests.start'>> {
  const name = textIn(startTexts, language, 'names', { deck: setup.deckName, seed: setup.seed });
  return call('playtests.start', { name: name.slice(0, 200), setup });
}
