import { ArrowLeft, Redo2, Save, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { localized } from '../../../db/model/text.ts';
import { CardFace } from '../../shared/card-face/CardFace.tsx';
import { call } from '../../shared/client/bridge.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import { BattleSpiritsFields } from './BattleSpiritsFields.tsx';
import styles from './CardEditor.module.css';
import { ColossusOrderFields } from './ColossusOrderFields.tsx';
import { CommonFields } from './CommonFields.tsx';
import { type CardOfForm, cardOfForm, type FormFault } from './card-of-form.ts';
import { editorCommands } from './commands.ts';
import { type DraftOf, useDraft } from './draft-store.ts';
import { EditProvider, useFaultWords } from './edit-context.ts';
import { AreaField, Line, Part } from './fields.tsx';
import type { Form } from './form.ts';
import { RemoveCard } from './RemoveCard.tsx';
import { editorTexts } from './texts.ts';
import { useFaults } from './use-faults.ts';

interface CardEditorProps {
  readonly of: DraftOf;
  readonly form: Form;
}

/** The form of a card with its face beside it. */
export function CardEditor({ of, form }: CardEditorProps) {
  const t = useTexts(editorTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const { past, future, saved, resumed, change, undo, redo, discard, done } = useDraft();
  const [asksToRemove, setAsksToRemove] = useState(false);
  const [refused, setRefused] = useState<readonly FormFault[]>([]);
  const read: CardOfForm = useMemo(() => cardOfForm(form), [form]);
  const changed = form !== saved;
  const live = useFaults(read, of, changed);
  const faults = live.length === 0 ? refused : live;
  const summary = useRef<HTMLDivElement>(null);
  const name = localized(read.card.name, language);

  // What a save said is about the form as it was then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the form makes it old
  useEffect(() => setRefused([]), [form]);

  useSaidOnLeaving(t('left'));

  async function save(): Promise<void> {
    if (read.faults.length > 0) {
      setRefused(read.faults);
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    const id = of.what === 'edit' ? of.card : null;
    const result = await call('cards.save', { id, game: form.game, card: { ...read.card } });
    if (!result.ok) {
      announce(say(result.error.message));
      return;
    }
    const { card } = result.value;
    if (card === null) {
      setRefused(result.value.faults);
      requestAnimationFrame(() => summary.current?.focus());
      return;
    }
    done();
    announce(t('saved', { name: localized(card.card.name, language) }));
    if (of.what !== 'edit')
      navigate(`/library/edit?game=${card.game}&edit=${encodeURIComponent(card.id)}`, { replace: true });
  }

  useCommand(editorCommands.saveCard, () => void save());
  useCommand(editorCommands.undoCard, undo, past.length > 0);
  useCommand(editorCommands.redoCard, redo, future.length > 0);

  const edit = useMemo(
    () => ({
      form,
      faults,
      set: (field: string, part: Partial<Form>) => change(field, { ...form, ...part }),
    }),
    [form, faults, change],
  );

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Link href="/library" className={styles.toLibrary}>
          <ArrowLeft aria-hidden="true" />
          {t('toLibrary')}
        </Link>
        <h1>{t(`${of.what}Title`)}</h1>
        <div className={styles.acts}>
          <IconButton
            label={t('undo')}
            icon={<Undo2 />}
            command={editorCommands.undoCard}
            disabled={past.length === 0}
            onClick={undo}
          />
          <IconButton
            label={t('redo')}
            icon={<Redo2 />}
            command={editorCommands.redoCard}
            disabled={future.length === 0}
            onClick={redo}
          />
          {of.what === 'edit' && (
            <Button tone="quiet" icon={<Trash2 />} onClick={() => setAsksToRemove(true)}>
              {t('remove')}
            </Button>
          )}
          {changed && (
            <Button
              onClick={() => {
                discard();
                announce(t('discarded'));
              }}
            >
              {t('discard')}
            </Button>
          )}
          <Button tone="primary" icon={<Save />} command={editorCommands.saveCard} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      </header>
      <div className={styles.body}>
        <EditProvider value={edit}>
          <section className={styles.form} aria-label={t('form')}>
            {resumed && changed && <p className={styles.resumed}>{t('resumed')}</p>}
            <CommonFields isNew={of.what === 'new'} />
            {form.game === 'battle-spirits' ? <BattleSpiritsFields /> : <ColossusOrderFields />}
            <Part title={t('text')}>
              <Line>
                <AreaField fact="textEn" lang="en" label={t('textEn')} />
                <AreaField fact="textJa" lang="ja" label={t('textJa')} />
              </Line>
            </Part>
          </section>
        </EditProvider>
        <aside className={styles.beside} aria-label={t('preview')}>
          <CardFace game={form.game} card={read.card} rendering="full" language={language} />
          <div ref={summary} tabIndex={-1} role="status">
            {faults.length > 0 && <Faults faults={faults} />}
          </div>
        </aside>
      </div>
      {asksToRemove && of.what === 'edit' && (
        <RemoveCard
          game={of.game}
          id={of.card}
          name={name}
          onClose={() => setAsksToRemove(false)}
          onRemoved={() => {
            discard();
            navigate('/library');
          }}
        />
      )}
    </div>
  );
}

function Faults({ faults }: { readonly faults: readonly FormFault[] }) {
  const t = useTexts(editorTexts);
  const words = useFaultWords();
  return (
    <div className={styles.faults}>
      <p>{t('faults', { count: faults.length })}</p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.message.en}`}>
            {fault.path !== '' && <code>{fault.path}</code>} {words(fault)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says on leaving that the card is not saved and that nothing is lost. */
function useSaidOnLeaving(words: string): void {
  const latest = useRef(words);
  useEffect(() => {
    latest.current = words;
  });
  const unsaved = useRef(false);
  useEffect(
    () =>
      useDraft.subscribe(({ key, present, saved }) => {
        if (key !== null) unsaved.current = present !== saved;
      }),
    [],
  );
  useEffect(() => {
    const { present, saved } = useDraft.getState();
    unsaved.current = present !== saved;
    return () => {
      if (unsaved.current) announce(latest.current);
    };
  }, []);
}
