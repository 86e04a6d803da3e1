import { FileText, FolderOpen } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { deckFileCommands } from './commands.ts';
import { type ImportSource, noSource } from './import-source.ts';
import styles from './SourceField.module.css';
import { deckFileTexts } from './texts.ts';

interface SourceFieldProps {
  readonly source: ImportSource;
  readonly onSource: (source: ImportSource) => void;
  readonly onFile: (file: File) => void;
}

/** Where the list comes from: a text to type or paste, a file to choose or to drop. */
export function SourceField({ source, onSource, onFile }: SourceFieldProps) {
  const t = useTexts(deckFileTexts);
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  useCommand(deckFileCommands.chooseFile, () => chooser.current?.click());

  function onDrop(event: DragEvent): void {
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped with the pointer only; the button is for all
    <div
      className={cx(styles.source, over && styles.over)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {source.kind === 'text' ? (
        <textarea
          data-first-focus
          className={styles.list}
          aria-label={t('list')}
          placeholder={t('listHint')}
          rows={5}
          spellCheck={false}
          value={source.text}
          onChange={(event) => onSource({ kind: 'text', text: event.target.value })}
        />
      ) : (
        <p className={styles.file}>
          <FileText aria-hidden="true" />
          <span>{t('fileFacts', { name: source.name, size: Math.max(1, Math.round(source.bytes / 1000)) })}</span>
          <Button tone="quiet" onClick={() => onSource(noSource)}>
            {t('otherSource')}
          </Button>
        </p>
      )}
      <div className={styles.foot}>
        <Button
          icon={<FolderOpen aria-hidden="true" />}
          command={deckFileCommands.chooseFile}
          onClick={() => chooser.current?.click()}
        >
          {t('chooseFile')}
        </Button>
        <span>{over ? t('dropNow') : t('dropHint')}</span>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={t('chooseFile')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // The same file can be chosen again after it was changed.
            event.target.value = '';
            if (file !== undefined) onFile(file);
          }}
        />
      </div>
    </div>
  );
}
