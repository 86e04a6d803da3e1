import { Copy, Ellipsis, ListTree, Plus, RotateCcw } from 'lucide-react';
import { useLocation } from 'wouter';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { IconButton } from '../../../shared/ui/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/Menu.tsx';
import { FileItems } from '../files/FileItems.tsx';
import { startFrom } from '../start/begin.ts';
import { playtestTexts } from '../texts.ts';
import { useTable } from './table-store.ts';

/** What concerns the game as a whole: its seed, another game of the same seed or deck, the saved games. */
export function GameMenu() {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const setup = useTable((store) => store.playtest.setup);

  async function again(): Promise<void> {
    const started = await startFrom(setup, language);
    if (started.ok) navigate(`/playtest/${started.value.id}`);
    else announce(say(started.error.message));
  }
  async function copySeed(): Promise<void> {
    await navigator.clipboard.writeText(setup.seed);
    announce(t('copied'));
  }
  const withDeck = setup.deckId === null ? '' : `?deck=${encodeURIComponent(setup.deckId)}`;
  return (
    <Menu align="end" trigger={<IconButton label={t('game')} icon={<Ellipsis />} />}>
      <MenuItem icon={<Copy />} onSelect={() => void copySeed()}>
        {t('copySeed', { seed: setup.seed })}
      </MenuItem>
      <MenuItem icon={<RotateCcw />} onSelect={() => void again()}>
        {t('sameSeed')}
      </MenuItem>
      <MenuSeparator />
      <FileItems />
      <MenuSeparator />
      <MenuItem icon={<Plus />} onSelect={() => navigate(`/playtest/new${withDeck}`)}>
        {t('newGame')}
      </MenuItem>
      <MenuItem icon={<ListTree />} onSelect={() => navigate('/playtest')}>
        {t('games')}
      </MenuItem>
    </Menu>
  );
}
