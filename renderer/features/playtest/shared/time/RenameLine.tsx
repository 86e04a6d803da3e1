import { useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { TextField } from '../../../../shared/ui/TextField.tsx';
import { type TableLines, useTableApi } from '../table-store.ts';
import { lineName } from './line-words.ts';
import { timeTexts } from './texts.ts';

interface RenameLineProps {
  readonly line: TableLines['all'][number];
  readonly onClose: () => void;
}

/** Asks for the name of a line; an empty one gives it its number back. */
export function RenameLine({ line, onClose }: RenameLineProps) {
  const t = useTexts(timeTexts);
  const language = useLanguage();
  const api = useTableApi();
  const form = useId();
  const [name, setName] = useState(line.name ?? '');
  return (
    <Dialog
      open
      title={t('renameTitle')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('leave')}</Button>
          <Button tone="primary" type="submit" form={form}>
            {t('keepName')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          api.getState().changeLine({ line: line.id, name: name.trim() || null });
          onClose();
        }}
      >
        <TextField
          label={t('name')}
          value={name}
          onValue={setName}
          placeholder={lineName({ id: line.id, name: null }, language)}
          maxLength={200}
          data-first-focus
        />
      </form>
    </Dialog>
  );
}
