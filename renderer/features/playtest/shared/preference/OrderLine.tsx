import { ListOrdered } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { rulesOf } from '../../../../engine/games/index.ts';
import { useBilingual, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useSettings } from '../../../../shared/settings/settings.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { shownLevel } from '../chosen.ts';
import type { AnyOption } from '../options.ts';
import { useTable, useTableApi } from '../table-store.ts';
import styles from './OrderLine.module.css';
import { orderFor, preferredOutcomes } from './preferred.ts';
import { preferenceTexts } from './texts.ts';

const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }));

/** Says in words in which order the ways of the same loss stand, and lets the player change it. */
export function OrderLine({ option }: { readonly option: AnyOption }) {
  const t = useTexts(preferenceTexts);
  const say = useBilingual();
  const game = useTable((store) => store.playtest.setup.game);
  const order = useTable((store) => store.order);
  const because = useTable((store) => preferredOutcomes(store, option, shownLevel(store, option)).because);
  const [open, setOpen] = useState(false);
  const reason = rulesOf(game).preferences.find(({ id }) => id === because);
  const words =
    reason !== undefined ? t('first', { why: say(reason.name) }) : order.length > 0 ? t('yours') : t('usual');
  return (
    <div className={styles.line}>
      <span>{words}</span>
      <Button tone="quiet" icon={<ListOrdered />} onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {open && (
        <Suspense>
          <OrderDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Keeps the table in step with the order that the settings hold. */
export function useOrder(): void {
  const api = useTableApi();
  const setup = useTable((store) => store.playtest.setup);
  const order = useSettings(({ settings }) => orderFor(settings, setup));
  useEffect(() => api.getState().preferOrder(order), [api, order]);
}
