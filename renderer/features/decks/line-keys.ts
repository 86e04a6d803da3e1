import type { KeyboardEvent } from 'react';
import type { DeckZone } from '../../../db/model/deck.ts';
import { isKeyOf } from '../../shared/keys/command.ts';
import { deckCommands } from './commands.ts';

/** What a key means while a line of the deck has the focus. */
type LineAct =
  | { readonly type: 'go'; readonly by: number }
  | { readonly type: 'copies'; readonly to: number }
  | { readonly type: 'add'; readonly by: number }
  | { readonly type: 'move'; readonly zone: Exclude<DeckZone, 'colossus'> };

/** The act of a key; null = the key is none of ours. */
export function lineActOf(event: KeyboardEvent): LineAct | null {
  if (event.nativeEvent.isComposing) return null;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
    return { type: 'go', by: event.key === 'ArrowDown' ? 1 : -1 };
  if (isKeyOf(deckCommands.more, event)) return { type: 'add', by: 1 };
  if (isKeyOf(deckCommands.fewer, event)) return { type: 'add', by: -1 };
  if (isKeyOf(deckCommands.clear, event)) return { type: 'copies', to: 0 };
  if (isKeyOf(deckCommands.toMain, event)) return { type: 'move', zone: 'main' };
  if (isKeyOf(deckCommands.toSide, event)) return { type: 'move', zone: 'side' };
  if (isKeyOf(deckCommands.toMaybe, event)) return { type: 'move', zone: 'maybe' };
  if (isKeyOf(deckCommands.count, event) && /^[0-9]$/.test(event.key)) return { type: 'copies', to: Number(event.key) };
  return null;
}
