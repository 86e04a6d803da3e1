import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CardLimit } from '../../../../db/model/card-limits.ts';
import type { GameId } from '../../../../db/model/game.ts';
import { localized } from '../../../../db/model/localized.ts';
import type { CallError } from '../../../../electron/ipc/contract.ts';
import { cardTexts } from '../../../shared/card-facts/texts.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { useLimits, useLimitsStore } from '../limits-store.ts';
import { AddLimit } from './AddLimit.tsx';
import { AllowedSelect, useAllowedWords } from './AllowedSelect.tsx';
import styles from './LimitsDialog.module.css';
import { limitTexts } from './texts.ts';

/**
 * The restricted list of a game: which names, how many copies, from which day on. Every change is in force at once and
 * kept; the list that ships with the app can be had again.
 */
export function LimitsDialog({ game, onClose }: { readonly game: GameId; readonly onClose: () => void }) {
  const t = useTexts(limitTexts);
  const word = useTexts(cardTexts);
  const say = useBilingual();
  const language = useLanguage();
  const words = useAllowedWords();
  const limits = useLimits(game);
  const own = useLimitsStore(({ lists }) => lists[game]?.own ?? false);
  const keep = useLimitsStore((store) => store.keep);
  const [fault, setFault] = useState<CallError | null>(null);

  async function change(next: readonly CardLimit[] | null): Promise<void> {
    setFault(await keep(game, next));
  }

  const put = (place: number, limit: CardLimit) =>
    void change(limits.map((each, index) => (index === place ? limit : each)));

  return (
    <Dialog
      open
      wide
      title={t('title', { game: word(game) })}
      onClose={onClose}
      foot={
        <Button disabled={!own} onClick={() => void change(null)}>
          {t('restore')}
        </Button>
      }
    >
      <p className={styles.about}>{own ? t('aboutOwn') : t('aboutBundled')}</p>
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {t('notKept', { reason: say(fault.message) })}
        </p>
      )}
      {limits.length === 0 ? (
        <p className={styles.about}>{t('none')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('card')}</th>
              <th scope="col">{t('allowed')}</th>
              <th scope="col">{t('from')}</th>
              <th scope="col">
                <span className="visually-hidden">{t('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {limits.map((limit, place) => {
              const name = localized(limit.name, language);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand in the list once for each of its days
                <tr key={`${place}/${name}`}>
                  <th scope="row">{name}</th>
                  <td>
                    <AllowedSelect
                      label={t('allowedOf', { name })}
                      value={limit.allowed}
                      onValue={(allowed) => put(place, { ...limit, allowed })}
                    />
                  </td>
                  <td>
                    <input
                      type="date"
                      aria-label={t('fromOf', { name })}
                      value={limit.from}
                      onChange={(event) => {
                        if (event.target.value !== '') put(place, { ...limit, from: event.target.value });
                      }}
                    />
                  </td>
                  <td>
                    <IconButton
                      label={t('removeOf', { name, allowed: words(limit.allowed) })}
                      icon={<Trash2 />}
                      onClick={() => void change(limits.filter((_, index) => index !== place))}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <AddLimit game={game} onAdd={(limit) => void change([...limits, limit])} />
    </Dialog>
  );
}
