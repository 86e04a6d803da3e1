import { X } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDecks } from './deck-store.ts';
import styles from './NotesPanel.module.css';
import type { SidePanelProps } from './side-panels.ts';
import { deckTexts } from './texts.ts';

const mostTags = 50;
const longestTag = 60;
const longestNotes = 20_000;

/** What the user writes about a deck: tags, by which the list of decks is filtered, and notes. */
export function NotesPanel({ deck }: SidePanelProps) {
  const t = useTexts(deckTexts);
  const { tags, notes } = deck.history.present;
  return (
    <div className={styles.pane}>
      <section className={styles.part}>
        <h2>{t('tags')}</h2>
        <Tags id={deck.id} tags={tags} fixed={deck.starter} />
      </section>
      <section className={styles.part}>
        {deck.starter ? <p className={styles.hint}>{t('starterNote')}</p> : <Notes id={deck.id} notes={notes} />}
      </section>
    </div>
  );
}

function Tags({ id, tags, fixed }: { readonly id: string; readonly tags: readonly string[]; readonly fixed: boolean }) {
  const t = useTexts(deckTexts);
  const edit = useDecks((store) => store.edit);
  const [text, setText] = useState('');

  function add(event: FormEvent): void {
    event.preventDefault();
    const tag = text.trim();
    if (tag === '') return;
    edit(id, (now) => (now.tags.includes(tag) ? now : { ...now, tags: [...now.tags, tag] }));
    setText('');
  }

  return (
    <>
      {tags.length === 0 ? (
        <p className={styles.hint}>{t('noTags')}</p>
      ) : (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              {tag}
              {!fixed && (
                <button
                  type="button"
                  aria-label={t('removeTag', { tag })}
                  onClick={() => edit(id, (now) => ({ ...now, tags: now.tags.filter((each) => each !== tag) }))}
                >
                  <X aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!fixed && tags.length < mostTags && (
        <form onSubmit={add} className={styles.add}>
          <TextField
            label={t('newTag')}
            labelHidden
            placeholder={t('newTag')}
            value={text}
            onValue={setText}
            maxLength={longestTag}
          />
          <Button type="submit">{t('addTag')}</Button>
        </form>
      )}
    </>
  );
}

/** How long the user pauses before what was written is one step of undo, and saved; in milliseconds. */
const writingPause = 700;

/** The notes: what is written in one go is one step of undo. Nothing written is lost when the panel closes. */
function Notes({ id, notes }: { readonly id: string; readonly notes: string }) {
  const t = useTexts(deckTexts);
  const field = useId();
  const [text, setText] = useState(notes);
  const written = useRef<string | null>(null);

  useEffect(() => {
    if (written.current === null) setText(notes);
  }, [notes]);
  useEffect(() => () => keep(id, written), [id]);
  useEffect(() => {
    if (written.current === null) return;
    const timer = setTimeout(() => keep(id, written), text === '' ? 0 : writingPause);
    return () => clearTimeout(timer);
  }, [id, text]);

  return (
    <>
      <label htmlFor={field}>{t('notes')}</label>
      <textarea
        id={field}
        className={styles.notes}
        value={text}
        maxLength={longestNotes}
        placeholder={t('notesHint')}
        onChange={(event) => {
          written.current = event.target.value;
          setText(event.target.value);
        }}
        onBlur={() => keep(id, written)}
      />
    </>
  );
}

function keep(id: string, written: { current: string | null }): void {
  const notes = written.current;
  written.current = null;
  if (notes === null) return;
  useDecks.getState().edit(id, (now) => (now.notes === notes ? now : { ...now, notes }));
}
