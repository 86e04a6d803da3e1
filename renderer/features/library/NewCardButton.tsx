import { FilePlus } from 'lucide-react';
import { useLocation } from 'wouter';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { defineCommands } from '../../shared/keys/command.ts';
import { useCommand } from '../../shared/keys/use-command.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { libraryTexts } from './texts.ts';

const { newCard } = defineCommands('library', {
  newCard: { keys: ['N'], text: { en: 'New own card', ja: '自作カードの新規作成' } },
});

/** Leads to the editor of own cards (features/card-editor). */
export function NewCardButton() {
  const t = useTexts(libraryTexts);
  const [, navigate] = useLocation();
  const open = () => navigate('/library/new?game=battle-spirits');
  useCommand(newCard, open);
  return <IconButton label={t('newCard')} icon={<FilePlus />} command={newCard} onClick={open} />;
}
