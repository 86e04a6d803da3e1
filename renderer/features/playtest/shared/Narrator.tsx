import { useEffect, useRef } from 'react';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { playtestTexts } from '../texts.ts';
import { useTable } from './table-store.ts';

/** Reads aloud what happened: the log line of each action, and what undo and redo went over. Shows nothing. */
export function Narrator() {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const history = useTable((store) => store.history);
  const before = useRef(history);
  useEffect(() => {
    const was = before.current;
    before.current = history;
    if (was === history) return;
    const back = history.pointer < was.pointer;
    const entry = history.entries[back ? history.pointer : history.pointer - 1];
    const words = (entry?.events ?? []).map(({ message }) => say(message)).join(' ');
    announce(back ? t('undone', { what: words }) : words, { shown: false });
  }, [history, say, t]);
  return null;
}
