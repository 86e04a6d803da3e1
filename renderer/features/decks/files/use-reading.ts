import { useEffect, useState } from 'react';
import type { GameId } from '../../../../db/model/game.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { DeckReading } from '../../../../electron/ipc/contract.ts';
import { call } from '../../../shared/client/bridge.ts';
import { useLanguage } from '../../../shared/i18n/use-texts.ts';
import type { DeckFormat } from './formats.ts';
import { faultOf, type ImportSource, sourceForCall } from './import-source.ts';

/** What has been made of a source. While it is read again, the reading before stays in sight. */
export type ReadingState =
  | { readonly state: 'empty' }
  | { readonly state: 'busy'; readonly reading: DeckReading | null }
  | { readonly state: 'ready'; readonly reading: DeckReading }
  | { readonly state: 'wrong'; readonly message: Bilingual };

interface ReadAs {
  /** null = found out from the content. */
  readonly format: DeckFormat | null;
  /** null = as the list says, or as most of its cards are. */
  readonly game: GameId | null;
}

/** So long after the last letter a typed list is read, in milliseconds. */
const afterTyping = 200;

/** Reads a deck list whenever it, the format or the game changes; an answer to an older question is dropped. */
export function useReading(source: ImportSource, { format, game }: ReadAs): ReadingState {
  const language = useLanguage();
  const [answer, setAnswer] = useState<ReadingState>({ state: 'empty' });
  const isEmpty = source.kind === 'text' && source.text.trim() === '';

  useEffect(() => {
    if (isEmpty) {
      setAnswer({ state: 'empty' });
      return;
    }
    const fault = faultOf(source);
    if (fault !== null) {
      setAnswer({ state: 'wrong', message: fault });
      return;
    }
    let current = true;
    setAnswer((last) => ({ state: 'busy', reading: 'reading' in last ? last.reading : null }));
    const read = async () => {
      const result = await call('decks.read', { source: sourceForCall(source), format, game, language });
      if (!current) return;
      setAnswer(
        result.ok ? { state: 'ready', reading: result.value } : { state: 'wrong', message: result.error.message },
      );
    };
    const timer = setTimeout(() => void read(), source.kind === 'text' ? afterTyping : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [source, isEmpty, format, game, language]);

  return answer;
}
