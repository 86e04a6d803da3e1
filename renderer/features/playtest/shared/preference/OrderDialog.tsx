import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { rulesOf } from '../../../../engine/games/index.ts';
import { useBilingual, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useSettings } from '../../../../shared/settings/settings.ts';
import { Button, IconButton } from '../../../../shared/ui/Button.tsx';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { Segmented } from '../../../../shared/ui/Segmented.tsx';
import { useTable } from '../table-store.ts';
import styles from './OrderDialog.module.css';
import { deckKey } from './preferred.ts';
import { preferenceTexts } from './texts.ts';

/** The list of what the player prefers among ways of the same loss, for the game or for one deck. */
export function OrderDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(preferenceTexts);
  const say = useBilingual();
  const { game, deckId } = useTable((store) => store.playtest.setup);
  const orders = useSettings(({ settings }) => settings.preferredOrder);
  const change = useSettings((store) => store.change);
  const own = deckId === null ? null : deckKey(deckId);
  const [forDeck, setForDeck] = useState(own !== null && orders[own] !== undefined);
  const key = forDeck && own !== null ? own : game;
  const { preferences } = rulesOf(game);
  const order = (orders[key] ?? orders[game] ?? []).filter((id) => preferences.some((one) => one.id === id));
  const others = preferences.filter(({ id }) => !order.includes(id));
  const nameOf = (id: string) => say(preferences.find((one) => one.id === id)?.name ?? { en: id, ja: id });

  const keep = (next: readonly string[]) => void change({ preferredOrder: { ...orders, [key]: [...next] } });
  function asGame(): void {
    if (own === null) return;
    const { [own]: _, ...rest } = orders;
    setForDeck(false);
    void change({ preferredOrder: rest });
  }
  function move(id: string, by: number): void {
    const at = order.indexOf(id);
    const without = order.filter((other) => other !== id);
    keep([...without.slice(0, at + by), id, ...without.slice(at + by)]);
  }
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      foot={
        <Button tone="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={styles.order}>
        <p>{t('about')}</p>
        {own !== null && (
          <div className={styles.scope}>
            <Segmented
              label={t('scope')}
              value={forDeck ? 'deck' : 'game'}
              onChange={(value) => setForDeck(value === 'deck')}
              choices={[
                { value: 'game', text: t('scopeGame') },
                { value: 'deck', text: t('scopeDeck') },
              ]}
            />
            {forDeck && orders[own] !== undefined && (
              <Button tone="quiet" onClick={asGame}>
                {t('asGame')}
              </Button>
            )}
          </div>
        )}
        <h3>{t('list')}</h3>
        {order.length === 0 && <p className={styles.none}>{t('none')}</p>}
        <ol aria-label={t('list')}>
          {order.map((id, at) => (
            <li key={id} className={styles.row}>
              <span className={styles.number}>{at + 1}</span>
              <span className={styles.name}>{nameOf(id)}</span>
              <IconButton
                label={`${t('up')}: ${nameOf(id)}`}
                icon={<ArrowUp />}
                disabled={at === 0}
                onClick={() => move(id, -1)}
              />
              <IconButton
                label={`${t('down')}: ${nameOf(id)}`}
                icon={<ArrowDown />}
                disabled={at === order.length - 1}
                onClick={() => move(id, 1)}
              />
              <IconButton
                label={`${t('take')}: ${nameOf(id)}`}
                icon={<X />}
                onClick={() => keep(order.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ol>
        {others.length > 0 && <h3>{t('others')}</h3>}
        <ul aria-label={t('others')}>
          {others.map(({ id }) => (
            <li key={id} className={styles.row}>
              <span className={styles.name}>{nameOf(id)}</span>
              <IconButton label={`${t('add')}: ${nameOf(id)}`} icon={<Plus />} onClick={() => keep([...order, id])} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
