import { useId, useState } from 'react';
import type { PlaytestSummary } from '../../../../db/model/playtest.ts';
import { call } from '../../../shared/client/bridge.ts';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { startTexts } from '../start/texts.ts';

interface RenameGameProps {
  readonly game: PlaytestSummary;
  readonly onClose: () => void;
}

/** Asks for another name of a saved game. */
export function RenameGame({ game, onClose }: RenameGameProps) {
  const t = useTexts(startTexts);
  const say = useBilingual();
  const form = useId();
  const [name, setName] = useState(game.name);
  const given = name.trim();

  async function rename(): Promise<void> {
    const result = await call('playtests.rename', { id: game.id, name: given });
    if (!result.ok) announce(say(result.error.message));
    onClose();
  }
  return (
    <Dialog
      open
      title={t('renameTitle')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('leave')}</Button>
          <Button tone="primary" type="submit" form={form} disabled={given === ''}>
            {t('renameDo')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (given !== '') void rename();
        }}
      >
        <TextField label={t('renameName')} value={name} onValue={setName} maxLength={200} data-first-focus />
      </form>
    </Dialog>
  );
}
