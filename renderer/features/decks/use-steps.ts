import { useCallback } from 'react';
import { localized } from '../../../db/model/localized.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { announce } from '../../shared/ui/announce.ts';
import { useDecks } from './deck-store.ts';
import { useEditor } from './editor-store.ts';
import { deckTexts } from './texts.ts';
import { differenceOf } from './versions/difference.ts';

/** Undo and redo of a deck; each says what it changed, also to who cannot see it. */
export function useSteps(id: string): { readonly back: () => void; readonly forward: () => void } {
  const t = useTexts(deckTexts);
  const language = useLanguage();

  const go = useCallback(
    (step: 'undo' | 'redo') => {
      const before = useDecks.getState().open[id]?.history.present;
      useDecks.getState()[step](id);
      const after = useDecks.getState().open[id]?.history.present;
      if (before === undefined || after === undefined || before === after) return;
      const { cards } = useEditor.getState();
      const changes = differenceOf(before, after).lines.map(({ card, before: had, after: has }) => {
        const known = cards?.get(card);
        return `${has > had ? `+${has - had}` : `−${had - has}`} ${known ? localized(known.card.name, language) : card}`;
      });
      announce([t(step === 'undo' ? 'undone' : 'redone'), ...changes].join(' '), { shown: false });
    },
    [id, t, language],
  );
  return { back: useCallback(() => go('undo'), [go]), forward: useCallback(() => go('redo'), [go]) };
}
