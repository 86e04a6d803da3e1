import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameId } from '../../../../db/model/game.ts';
import { gameIds } from '../../../../db/model/game-ids.ts';
import { type Bilingual, localized } from '../../../../db/model/text.ts';
import { cardTexts } from '../../../shared/card-facts/texts.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { createDeck } from '../actions.ts';
import { type OpenDeck, useDecks } from '../deck-store.ts';
import { deckSize } from '../grouping.ts';
import { Confirm } from './Confirm.tsx';
import { type DeckFormat, deckFormats, formatNames } from './formats.ts';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { contentOf, type Mend, type Mends, replacedBy, withImported } from './import-content.ts';
import { type ImportSource, noSource, sourceOfFile } from './import-source.ts';
import { SourceField } from './SourceField.tsx';
import { deckFileTexts } from './texts.ts';
import { useReading } from './use-reading.ts';

type Target = 'new' | 'add' | 'replace';

export interface ImportDialogProps {
  /** The deck that is open and can be changed; null = a list becomes a new deck. */
  readonly deck: OpenDeck | null;
  /** A file or a text that was dropped or pasted already. */
  readonly given: File | string | null;
  readonly onClose: () => void;
}

/** Reads a list, shows what was made of every line, and puts it where the user says: nothing is written before that. */
export function ImportDialog({ deck, given, onClose }: ImportDialogProps) {
  const t = useTexts(deckFileTexts);
  const word = useTexts(cardTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const edit = useDecks((store) => store.edit);
  const [source, setSource] = useState<ImportSource>(
    typeof given === 'string' ? { kind: 'text', text: given } : noSource,
  );
  const [fault, setFault] = useState<Bilingual | null>(null);
  const [format, setFormat] = useState<DeckFormat | null>(null);
  const [chosenGame, setChosenGame] = useState<GameId | null>(null);
  const [target, setTarget] = useState<Target>('new');
  const [name, setName] = useState<string | null>(null);
  const [mends, setMends] = useState<Mends>(new Map());
  const [failure, setFailure] = useState<Bilingual | null>(null);
  const asked = target === 'new' || deck === null ? chosenGame : deck.game;
  const state = useReading(source, { format, game: asked });
  const reading = 'reading' in state ? state.reading : null;
  const game = asked ?? reading?.game ?? null;
  const newName = name ?? (reading === null || reading.name === '' ? t('importedName') : reading.name);

  function takeSource(next: ImportSource): void {
    setSource(next);
    setFault(null);
    setFormat(null);
  }

  async function takeFile(file: File): Promise<void> {
    const read = await sourceOfFile(file);
    if (read.ok) takeSource(read.source);
    else setFault(read.fault);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was dropped is read once
  useEffect(() => {
    if (given instanceof File) void takeFile(given);
  }, []);

  function mend(key: string, made: Mend | null): void {
    setMends((last) => {
      const next = new Map(last);
      if (made === null) next.delete(key);
      else next.set(key, made);
      return next;
    });
  }

  async function confirm(): Promise<void> {
    if (state.state !== 'ready' || game === null) return;
    const content = contentOf(state.reading, mends);
    const count = content.lines.reduce((sum, line) => sum + line.count, 0);
    if (target === 'new' || deck === null) {
      const { tags = [], cover = null } = state.reading;
      const result = await createDeck(game, { name: { [language]: newName.trim() }, tags, cover, ...content });
      if (!result.ok) {
        setFailure(result.error.message);
        return;
      }
      announce(t('created', { name: localized(result.value.name, language) }));
      onClose();
      navigate(`/decks/${result.value.id}`);
      return;
    }
    edit(deck.id, (now) => (target === 'add' ? withImported(now, content) : replacedBy(now, content)));
    announce(target === 'add' ? t('added', { count }) : t('replaced', { name: deckName(deck) }));
    onClose();
  }

  const deckName = (open: OpenDeck) => localized(open.history.present.name, language);
  const canConfirm =
    state.state === 'ready' &&
    fault === null &&
    game !== null &&
    (reading?.cards.length ?? 0) + (reading?.unresolved.length ?? 0) > 0 &&
    (target !== 'new' || newName.trim() !== '');
  const doing: Readonly<Record<Target, string>> = {
    new: t('create'),
    add: t('addNow'),
    replace: t('replaceNow'),
  };

  return (
    <Dialog
      open
      wide
      title={t('importTitle')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Confirm disabled={!canConfirm} onConfirm={() => void confirm()}>
            {doing[target]}
          </Confirm>
        </>
      }
    >
      <div className={styles.import}>
        <SourceField source={source} onSource={takeSource} onFile={(file) => void takeFile(file)} />
        <Fault message={fault ?? failure ?? (state.state === 'wrong' ? state.message : null)} say={say} />
        <div className={styles.choices}>
          <Field label={t('readAs')}>
            <select
              value={format ?? ''}
              onChange={(event) => setFormat((event.target.value || null) as DeckFormat | null)}
            >
              <option value="">
                {reading === null || format !== null
                  ? t('findOut')
                  : t('foundOut', { format: say(formatNames[reading.detected]) })}
              </option>
              {deckFormats.map((id) => (
                <option key={id} value={id}>
                  {say(formatNames[id])}
                </option>
              ))}
            </select>
          </Field>
          {target === 'new' && (
            <Field label={t('game')}>
              <select
                value={chosenGame ?? ''}
                onChange={(event) => setChosenGame((event.target.value || null) as GameId | null)}
              >
                <option value="">
                  {reading?.game == null || chosenGame !== null
                    ? t('findOut')
                    : t('foundOut', { format: word(reading.game) })}
                </option>
                {gameIds.map((id) => (
                  <option key={id} value={id}>
                    {word(id)}
                  </option>
                ))}
              </select>
            </Field>
          )}
          {deck !== null && (
            <Segmented
              label={t('target')}
              value={target}
              choices={[
                { value: 'new', text: t('newDeck') },
                { value: 'add', text: t('addTo') },
                { value: 'replace', text: t('replace') },
              ]}
              onChange={setTarget}
            />
          )}
          {target === 'new' && reading !== null && (
            <TextField label={t('deckName')} value={newName} maxLength={200} onValue={setName} />
          )}
        </div>
        {deck !== null && target !== 'new' && (
          <p className={styles.words}>
            {target === 'add'
              ? t('addNote', { name: deckName(deck) })
              : t('replaceNote', { name: deckName(deck), count: deckSize(deck.history.present.lines) })}
          </p>
        )}
        {reading !== null && game === null && <p className={styles.words}>{t('gameOpen')}</p>}
        {reading !== null && <ImportPreview reading={reading} game={game} mends={mends} onMend={mend} />}
        {state.state === 'empty' && fault === null && <p className={styles.words}>{t('nothing')}</p>}
      </div>
    </Dialog>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={styles.field}>
      <span>{label}</span>
      {children}
    </label>
  );
}

function Fault({ message, say }: { readonly message: Bilingual | null; readonly say: (text: Bilingual) => string }) {
  return message === null ? null : (
    <p role="alert" className={styles.fault}>
      {say(message)}
    </p>
  );
}
