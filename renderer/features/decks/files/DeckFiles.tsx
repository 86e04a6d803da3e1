import { FileDown, FileUp, FolderInput } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/Menu.tsx';
import type { OpenDeck } from '../deck-store.ts';
import { deckFileCommands } from './commands.ts';
import { deckFileTexts } from './texts.ts';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

type Shown = { readonly dialog: 'import'; readonly given: File | string | null } | { readonly dialog: 'export' };

/** The button of the list of decks that reads a deck list; a list can also be pasted, or a file dropped, anywhere there. */
export function ImportButton() {
  const t = useTexts(deckFileTexts);
  const [given, setGiven] = useState<{ readonly given: File | string | null } | null>(null);
  useCommand(deckFileCommands.import, () => setGiven({ given: null }));
  useGivenLists((list) => setGiven({ given: list }));
  return (
    <>
      <Button icon={<FolderInput aria-hidden="true" />} onClick={() => setGiven({ given: null })}>
        {t('importShort')}
      </Button>
      {given !== null && (
        <Suspense>
          <ImportDialog deck={null} given={given.given} onClose={() => setGiven(null)} />
        </Suspense>
      )}
    </>
  );
}

/** The menu of an open deck for files: what is read into it, and what it is written as. */
export function DeckFiles({ deck }: { readonly deck: OpenDeck }) {
  const t = useTexts(deckFileTexts);
  const [shown, setShown] = useState<Shown | null>(null);
  const startImport = (given: File | string | null) => setShown({ dialog: 'import', given });
  useCommand(deckFileCommands.import, () => startImport(null));
  useCommand(deckFileCommands.export, () => setShown({ dialog: 'export' }));
  useGivenLists(startImport);
  return (
    <>
      <Menu align="end" trigger={<Button icon={<FolderInput aria-hidden="true" />}>{t('files')}</Button>}>
        <MenuItem icon={<FileDown />} command={deckFileCommands.import} onSelect={() => startImport(null)}>
          {t('import')}
        </MenuItem>
        <MenuItem icon={<FileUp />} command={deckFileCommands.export} onSelect={() => setShown({ dialog: 'export' })}>
          {t('export')}
        </MenuItem>
      </Menu>
      {shown !== null && (
        <Suspense>
          {shown.dialog === 'import' ? (
            <ImportDialog deck={deck.starter ? null : deck} given={shown.given} onClose={() => setShown(null)} />
          ) : (
            <ExportDialog deck={deck} onClose={() => setShown(null)} />
          )}
        </Suspense>
      )}
    </>
  );
}

/** Calls `onList` with a list that is pasted outside of a field, or a file that is dropped, where no dialog is open. */
function useGivenLists(onList: (list: File | string) => void): void {
  useEffect(() => {
    const isElsewhere = (target: EventTarget | null) =>
      document.querySelector('dialog[open]') !== null ||
      (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);

    function onPaste(event: ClipboardEvent): void {
      const [file] = event.clipboardData?.files ?? [];
      const list = file ?? event.clipboardData?.getData('text/plain') ?? '';
      if (isElsewhere(event.target) || list === '') return;
      event.preventDefault();
      onList(list);
    }

    function onDragOver(event: DragEvent): void {
      // Without this the browser would leave the page for the file.
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    }

    function onDrop(event: DragEvent): void {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined || event.defaultPrevented) return;
      event.preventDefault();
      if (!isElsewhere(null)) onList(file);
    }

    window.addEventListener('paste', onPaste);
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('paste', onPaste);
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('drop', onDrop);
    };
  });
}
