import { FileUp, FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CallError } from '../../../electron/ipc/contract.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { importCommands } from './commands.ts';
import { Fault } from './Fault.tsx';
import styles from './FileStep.module.css';
import { useImport } from './import-store.ts';
import { importTexts } from './texts.ts';
import { useGivenFiles } from './use-given-files.ts';

/** The first step: a file that is chosen or dropped, or a text that is pasted. */
export function FileStep({ fault }: { readonly fault: CallError | null }) {
  const t = useTexts(importTexts);
  const take = useImport((store) => store.take);
  const [text, setText] = useState('');
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choose = () => chooser.current?.click();
  const takeText = (given: string) => void take(new Blob([given]), t('pasted'));
  const takeFile = (file: File) => void take(file, file.name);
  const isOver = useGivenFiles(takeFile, takeText);
  useCommand(importCommands.chooseCardFile, choose);
  useCommand(importCommands.importNext, () => takeText(text), text.trim() !== '');
  useEffect(() => button.current?.focus(), []);

  return (
    <div className={styles.body}>
      <section className={styles.step} aria-labelledby="import-file">
        <h2 id="import-file">{t('fileTitle')}</h2>
        <p className={styles.words}>{t('fileWords')}</p>
        <Fault fault={fault} />
        <div className={cx(styles.drop, isOver && styles.over)}>
          <FileUp aria-hidden="true" />
          <p>{isOver ? t('dropNow') : t('drop')}</p>
          <Button
            ref={button}
            tone="primary"
            icon={<FolderOpen aria-hidden="true" />}
            command={importCommands.chooseCardFile}
            onClick={choose}
          >
            {t('chooseFile')}
          </Button>
          <input
            ref={chooser}
            type="file"
            hidden
            accept=".json,.csv,.tsv,.txt"
            aria-label={t('chooseFile')}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file can be chosen again after it was changed.
              event.target.value = '';
              if (file !== undefined) takeFile(file);
            }}
          />
        </div>
        <div className={styles.paste}>
          <label htmlFor="import-text">{t('paste')}</label>
          <textarea
            id="import-text"
            rows={3}
            spellCheck={false}
            placeholder={t('pasteHint')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button disabled={text.trim() === ''} command={importCommands.importNext} onClick={() => takeText(text)}>
            {t('readText')}
          </Button>
        </div>
        <h3>{t('forms')}</h3>
        <ul className={styles.forms}>
          {(['formOwn', 'formTable', 'formPublic', 'formCoding'] as const).map((form) => (
            <li key={form}>{t(form)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
