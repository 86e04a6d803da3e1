import { CircleDot, Heart } from 'lucide-react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { MenuItem } from '../../../shared/ui/Menu.tsx';
import { useFreeDialog } from '../shared/free/free-dialog.ts';
import { useTableApi } from '../shared/table-store.ts';
import { useBattleSpirits } from './table.ts';
import { battleSpiritsTexts } from './texts.ts';

/** This game's entries in the menu of a card: its cores, and the Soul Core where it is played with. */
export function CardItems({ instance }: { readonly instance: string }) {
  const t = useTexts(battleSpiritsTexts);
  const open = useFreeDialog();
  const api = useTableApi();
  const { player } = useBattleSpirits();
  const permanent = player.field.find(({ ref }) => ref === instance);
  if (permanent === undefined) return null;
  const soulCore = player.soulCore !== null && player.soulCore !== instance && permanent.cores > 0;
  return (
    <>
      <MenuItem icon={<CircleDot />} onSelect={() => open({ kind: 'own', card: instance })}>
        {t('moveCores')}
      </MenuItem>
      {soulCore && (
        <MenuItem onSelect={() => api.getState().act({ type: 'soul-core', to: { ref: instance } })}>
          {t('soulCoreHere')}
        </MenuItem>
      )}
    </>
  );
}

/** This game's entries in the menu of the table: cores between any places, and the opponent's Life. */
export function TableItems() {
  const t = useTexts(battleSpiritsTexts);
  const open = useFreeDialog();
  const api = useTableApi();
  return (
    <>
      <MenuItem icon={<CircleDot />} onSelect={() => open({ kind: 'own', card: null })}>
        {t('moveCores')}
      </MenuItem>
      <MenuItem icon={<Heart />} onSelect={() => api.getState().act({ type: 'life', who: 'opponent', delta: 1 })}>
        {t('healOpponent')}
      </MenuItem>
    </>
  );
}
