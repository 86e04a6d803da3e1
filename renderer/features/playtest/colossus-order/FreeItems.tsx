import { ArrowDownToLine } from 'lucide-react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { MenuItem } from '../../../shared/ui/Menu.tsx';
import { useTableApi } from '../shared/table-store.ts';
import { colossusOrderTexts } from './texts.ts';

/** This game's entries in the menu of the table: what an effect does to the opponent's deck. */
export function TableItems() {
  const t = useTexts(colossusOrderTexts);
  const api = useTableApi();
  return (
    <MenuItem icon={<ArrowDownToLine />} onSelect={() => api.getState().act({ type: 'opponent-mill', count: 1 })}>
      {t('opponentMill')}
    </MenuItem>
  );
}
