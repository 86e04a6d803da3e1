import { Sparkles, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBilingual, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../../shared/keys/use-command.ts';
import { Button, IconButton } from '../../../../shared/ui/Button.tsx';
import { KeyOf } from '../../../../shared/ui/Kbd.tsx';
import { playtestCommands } from '../../commands.ts';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import { useFreeDialog } from './free-dialog.ts';
import styles from './OffersBar.module.css';
import { type AnyOffer, openOffers } from './open-offers.ts';
import { freeTexts } from './texts.ts';

const most = 4;

/** What cards' texts have just brought up, each one click away; nothing happens unless the player wants it. */
export function OffersBar() {
  const t = useTexts(freeTexts);
  const say = useBilingual();
  const api = useTableApi();
  const openDialog = useFreeDialog();
  const history = useTable((store) => store.history);
  const [declined, setDeclined] = useState<ReadonlySet<AnyOffer>>(new Set());
  const all = useMemo(() => openOffers(history), [history]);
  const step = useTable((store) => stateOf(store).turn.step);
  const stage = useTable((store) => stateOf(store).stage);
  const stands = ({ during }: AnyOffer) => during === undefined || (during === step && stage === 'playing');
  const offers = all.filter((offer) => stands(offer) && !declined.has(offer)).slice(0, most);
  const take = ({ action, look }: AnyOffer['choices'][number]) => {
    if (api.getState().act(action) && look !== undefined) openDialog({ kind: 'look', count: look });
  };
  const [first] = offers;
  useCommand(
    playtestCommands.offer,
    () => {
      const choice = first?.choices[0];
      if (choice !== undefined) take(choice);
    },
    first !== undefined,
  );
  if (first === undefined) return null;
  return (
    <section className={styles.offers} aria-label={t('offered')}>
      {offers.map((offer) => {
        const name = say(offer.words);
        return (
          <div key={`${offer.card} ${name}`} className={styles.offer}>
            <Sparkles aria-hidden="true" />
            <span>{name}</span>
            {offer.choices.map((choice) => (
              <Button key={say(choice.words)} onClick={() => take(choice)}>
                {say(choice.words)}
                {offer === first && choice === offer.choices[0] && <KeyOf command={playtestCommands.offer} />}
              </Button>
            ))}
            <IconButton
              label={`${name}: ${t('notNow')}`}
              icon={<X />}
              onClick={() => setDeclined(new Set([...declined, offer]))}
            />
          </div>
        );
      })}
    </section>
  );
}
