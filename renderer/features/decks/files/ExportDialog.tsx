import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { type Bilingual, localized } from '../../../../db/model/text.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import type { OpenDeck } from '../deck-store.ts';
import { Confirm } from './Confirm.tsx';
import styles from './ExportDialog.module.css';
import { type DeckFormat, deckFormats, formatNames } from './formats.ts';
import { deckFileTexts } from './texts.ts';
import { useExport } from './use-export.ts';

interface ExportDialogProps {
  readonly deck: OpenDeck;
  readonly onClose: () => void;
}

/** A deck as a file of any format: to look at, to copy, or to save. */
export function ExportDialog({ deck, onClose }: ExportDialogProps) {
  const t = useTexts(deckFileTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [format, setFormat] = useState<DeckFormat>('text');
  const [address, setAddress] = useState('');
  const [drawing, setDrawing] = useState(false);
  const [failure, setFailure] = useState<Bilingual | null>(null);
  const state = useExport(deck, format, format === 'tabletop-simulator' ? address : null);
  const file = state.state === 'ready' ? state.file : null;
  const { name, unresolved } = deck.history.present;

  async function copy(): Promise<void> {
    if (file === null) return;
    try {
      await navigator.clipboard.writeText(file.text);
      announce(t('copied'));
    } catch {
      setFailure({ en: textOf('en', 'copyFailed'), ja: textOf('ja', 'copyFailed') });
    }
  }

  async function save(): Promise<void> {
    if (file === null || drawing) return;
    if (file.pictures === null) {
      saveFile(file.fileName, new Blob([file.text], { type: 'text/plain;charset=utf-8' }));
      announce(t('saved', { file: file.fileName }));
      return;
    }
    setDrawing(true);
    setFailure(null);
    try {
      const { packedTable } = await import('./table-pictures.ts');
      const packed = await packedTable(deck.game, file, language);
      saveFile(packed.fileName, packed.content);
      announce(t('saved', { file: packed.fileName }));
    } catch (fault) {
      console.error('the card faces could not be drawn', fault);
      setFailure({ en: textOf('en', 'drawFailed'), ja: textOf('ja', 'drawFailed') });
    }
    setDrawing(false);
  }

  const fault = failure ?? (state.state === 'wrong' ? state.message : null);
  return (
    <Dialog
      open
      wide
      title={t('exportTitle', { name: localized(name, language) })}
      onClose={onClose}
      foot={
        <>
          <Button icon={<Copy aria-hidden="true" />} disabled={file === null} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Confirm
            disabled={file === null || drawing}
            icon={<Download aria-hidden="true" />}
            onConfirm={() => void save()}
          >
            {drawing ? t('drawing') : t('save')}
          </Confirm>
        </>
      }
    >
      <div className={styles.export}>
        <fieldset className={styles.formats}>
          <legend>{t('format')}</legend>
          {deckFormats.map((id) => (
            <label key={id} className={styles.format}>
              <input
                type="radio"
                name="deck-format"
                data-first-focus={id === 'text' || undefined}
                checked={id === format}
                onChange={() => {
                  setFormat(id);
                  setFailure(null);
                }}
              />
              {say(formatNames[id])}
            </label>
          ))}
        </fieldset>
        <div className={styles.file}>
          {format === 'tabletop-simulator' && (
            <div className={styles.table}>
              <p>{t('tableWords')}</p>
              <TextField
                label={t('tableAddress')}
                placeholder={t('tableHint')}
                value={address}
                maxLength={2000}
                onValue={setAddress}
              />
              <p>{t('tableAddressNote')}</p>
              {file?.pictures != null && <p>{t('tableSheets', { count: file.pictures.sheets.length })}</p>}
            </div>
          )}
          {unresolved.length > 0 && <p className={styles.words}>{t('openNote', { count: unresolved.length })}</p>}
          {fault !== null && (
            <p role="alert" className={styles.fault}>
              {say(fault)}
            </p>
          )}
          <p className={styles.name} role="status">
            {file?.fileName ?? (state.state === 'busy' ? t('waiting') : '')}
          </p>
          <textarea className={styles.text} readOnly aria-label={t('content')} rows={14} value={file?.text ?? ''} />
        </div>
      </div>
    </Dialog>
  );
}

const textOf = (language: 'en' | 'ja', key: 'copyFailed' | 'drawFailed') => deckFileTexts[language][key];
