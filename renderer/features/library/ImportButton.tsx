import { Import } from 'lucide-react';
import { useLocation } from 'wouter';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { defineCommands } from '../../shared/keys/command.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { libraryTexts } from './texts.ts';

const { importCards } = defineCommands('library', {
  importCards: { keys: ['I'], text: { en: 'Import cards', ja: 'カードのインポート' } },
});

/** Leads to the import of card files (features/import). */
export function ImportButton() {
  const t = useTexts(libraryTexts);
  const [, navigate] = useLocation();
  const open = () => navigate('/library/import');
  useCommand(importCards, open);
  return <IconButton label={t('importCards')} icon={<Import />} command={importCards} onClick={open} />;
}
