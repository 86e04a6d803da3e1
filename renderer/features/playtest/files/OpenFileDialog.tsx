import { FolderOpen } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CallError } from '../../../../electron/ipc/contract.ts';
import type { PositionFault } from '../../../engine/table/game.ts';
import { call } from '../../../shared/client/bridge.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { startFrom } from '../start/begin.ts';
import styles from './OpenFileDialog.module.css';
import { positionStart } from './position-start.ts';
import { fileTexts } from './texts.ts';

type Wrong =
  | { readonly kind: 'error'; readonly error: CallError }
  | { readonly kind: 'faults'; readonly faults: readonly PositionFault[] };

/** Opens a replay or a position from a text or a file, and goes to its table; what is wrong is told with its place. */
export function OpenFileDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(fileTexts);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const form = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const [busy, setBusy] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setWrong(null);
    setText(await file.text());
  }
  async function open(): Promise<void> {
    setBusy(true);
    const id = await opened();
    setBusy(false);
    if (id !== null) navigate(`/playtest/${id}`);
  }
  /** The id of the game that the text has become; null = it is wrong, and that is said. */
  async function opened(): Promise<string | null> {
    const file = await call('playtests.open', { text });
    if (!file.ok) return said({ kind: 'error', error: file.error });
    if (file.value.kind === 'replay') return file.value.id;
    const start = await positionStart(file.value.position, t('position'));
    if (!start.ok) {
      return said('faults' in start ? { kind: 'faults', faults: start.faults } : { kind: 'error', error: start.error });
    }
    const game = await startFrom(start.setup, language);
    return game.ok ? game.value.id : said({ kind: 'error', error: game.error });
  }
  function said(what: Wrong): null {
    setWrong(what);
    return null;
  }
  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  }

  return (
    <Dialog
      open
      wide
      title={t('openTitle')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('leave')}</Button>
          <Button tone="primary" type="submit" form={form} disabled={busy || text.trim() === ''}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <p>{t('openWords')}</p>
        <textarea
          data-first-focus
          className={styles.text}
          aria-label={t('text')}
          aria-invalid={wrong !== null}
          rows={9}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(null);
          }}
        />
        <Button icon={<FolderOpen />} onClick={() => chooser.current?.click()}>
          {t('choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={t('choose')}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        {wrong !== null && <WrongFile wrong={wrong} />}
      </form>
    </Dialog>
  );
}

function WrongFile({ wrong }: { readonly wrong: Wrong }) {
  const t = useTexts(fileTexts);
  const say = useBilingual();
  return (
    <div role="alert" className={styles.wrong}>
      {wrong.kind === 'error' ? (
        <p>{say(wrong.error.message)}</p>
      ) : (
        <>
          <p>{t('faults', { count: wrong.faults.length })}</p>
          <ul>
            {wrong.faults.map(({ at, message }) => (
              <li key={`${at} ${message.en}`}>
                {message.en.includes(at) ? say(message) : t('faultAt', { at, what: say(message) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
