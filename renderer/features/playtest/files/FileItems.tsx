import { ClipboardCopy, FileDown, Map as MapIcon } from 'lucide-react';
import { rulesOf } from '../../../engine/games/index.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { MenuItem } from '../../../shared/ui/Menu.tsx';
import { stateOf, useTableApi } from '../shared/table-store.ts';
import { jsonText, saveJson, saveReplay } from './save-replay.ts';
import { fileTexts } from './texts.ts';

/** The entries of the game's menu that give it away: as a replay, and the table as it is as a position. */
export function FileItems() {
  const t = useTexts(fileTexts);
  const api = useTableApi();

  function position(): unknown {
    const state = stateOf(api.getState());
    return rulesOf(state.game).write(state);
  }
  function replay(): void {
    const { playtest, lines } = api.getState();
    saveReplay(playtest, lines, t('replayName', { name: playtest.name }));
  }
  function savePosition(): void {
    const { playtest } = api.getState();
    const { turn } = stateOf(api.getState());
    saveJson(t('positionName', { name: playtest.setup.deckName, turn: turn.number }), position());
  }
  async function copyPosition(): Promise<void> {
    await navigator.clipboard.writeText(jsonText(position()));
    announce(t('positionCopied'));
  }
  return (
    <>
      <MenuItem icon={<FileDown />} onSelect={replay}>
        {t('saveReplay')}
      </MenuItem>
      <MenuItem icon={<MapIcon />} onSelect={savePosition}>
        {t('savePosition')}
      </MenuItem>
      <MenuItem icon={<ClipboardCopy />} onSelect={() => void copyPosition()}>
        {t('copyPosition')}
      </MenuItem>
    </>
  );
}
