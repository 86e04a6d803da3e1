import { Coins, Dices, Tags, UserPlus } from 'lucide-react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { MenuItem, MenuSeparator } from '../../../../shared/ui/Menu.tsx';
import { playtestCommands } from '../../commands.ts';
import type { GameView } from '../game-view.ts';
import { DeckItems } from './DeckItems.tsx';
import { useFreeDialog } from './free-dialog.ts';
import { freeTexts } from './texts.ts';
import { useToss } from './use-toss.ts';

/** The entries of the table's menu: what can be done by hand with no card in particular. */
export function TableItems({ view }: { readonly view: Pick<GameView, 'TableItems'> }) {
  const t = useTexts(freeTexts);
  const open = useFreeDialog();
  const toss = useToss();
  return (
    <>
      <DeckItems />
      <MenuSeparator />
      {view.TableItems !== undefined && <view.TableItems />}
      <MenuItem icon={<UserPlus />} command={playtestCommands.token} onSelect={() => open({ kind: 'token' })}>
        {t('token')}
      </MenuItem>
      <MenuItem icon={<Dices />} command={playtestCommands.dice} onSelect={() => open({ kind: 'dice' })}>
        {t('dice')}
      </MenuItem>
      <MenuItem icon={<Coins />} command={playtestCommands.coin} onSelect={toss}>
        {t('coin')}
      </MenuItem>
      <MenuItem icon={<Tags />} onSelect={() => open({ kind: 'marks', card: null })}>
        {t('marks')}
      </MenuItem>
    </>
  );
}
