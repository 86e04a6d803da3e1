import { useEffect, useRef } from 'react';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { playtestTexts } from '../texts.ts';
import { useTable } from './table-store.ts';
import { lineName } from './time/line-words.ts';
import { timeTexts } from './time/texts.ts';

/** Reads aloud what happened: the log line of each action, and what undo and redo went over. Shows nothing. */
export function Narrator() {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const time = useTexts(timeTexts);
  const language = useLanguage();
  const lines = useTable((store) => store.lines);
  const before = useRef(lines);
  useEffect(() => {
    const { history: was, line: wasLine, all } = before.current;
    const { history } = lines;
    before.current = lines;
    if (was === history) return;
    if (lines.line !== wasLine) {
      const name = (id: number) => lineName(lines.all.find((line) => line.id === id) ?? { id, name: null }, language);
      const begun = !all.some(({ id }) => id === lines.line);
      const line = name(lines.line);
      announce(begun ? time('lineBegun', { line, old: name(wasLine) }) : time('lineEntered', { line }));
      return;
    }
    const back = history.pointer < was.pointer;
    const entry = history.entries[back ? history.pointer : history.pointer - 1];
    const words = (entry?.events ?? []).map(({ message }) => say(message)).join(' ');
    announce(back ? t('undone', { what: words }) : words, { shown: false });
  }, [lines, say, t, time, language]);
  return null;
}
