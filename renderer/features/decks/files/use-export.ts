import { useEffect, useState } from 'react';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { CallOutput } from '../../../../electron/ipc/contract.ts';
import { call } from '../../../shared/client/bridge.ts';
import { useLanguage } from '../../../shared/i18n/use-texts.ts';
import type { OpenDeck } from '../deck-store.ts';
import type { DeckFormat } from './formats.ts';

export type ExportedFile = CallOutput<'decks.write'>;

export type ExportState =
  | { readonly state: 'busy' }
  | { readonly state: 'ready'; readonly file: ExportedFile }
  | { readonly state: 'wrong'; readonly message: Bilingual };

/** The deck as a file of a format. The data side writes what is saved, so a change on its way is waited for. */
export function useExport(deck: OpenDeck, format: DeckFormat, pictures: string | null): ExportState {
  const language = useLanguage();
  const [answer, setAnswer] = useState<ExportState>({ state: 'busy' });
  const { id, saving, stored } = deck;
  const fault = saving.state === 'failed' ? saving.error.message : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stored` is there to write again what has been saved since
  useEffect(() => {
    if (fault !== null) {
      setAnswer({ state: 'wrong', message: fault });
      return;
    }
    setAnswer({ state: 'busy' });
    if (saving.state !== 'saved') return;
    let current = true;
    void call('decks.write', { id, format, language, pictures }).then((result) => {
      if (!current) return;
      setAnswer(result.ok ? { state: 'ready', file: result.value } : { state: 'wrong', message: result.error.message });
    });
    return () => {
      current = false;
    };
  }, [id, format, language, pictures, saving.state, stored, fault]);

  return answer;
}
