import { lazy, Suspense, useState } from 'react';
import type { GameId } from '../../../../db/model/game.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { limitTexts } from './texts.ts';

const LimitsDialog = lazy(async () => ({ default: (await import('./LimitsDialog.tsx')).LimitsDialog }));

/** Opens the restricted list of a game. */
export function LimitsButton({ game }: { readonly game: GameId }) {
  const t = useTexts(limitTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {open && (
        <Suspense>
          <LimitsDialog game={game} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
