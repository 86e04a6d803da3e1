import { Coins, Dices } from 'lucide-react';
import { useState } from 'react';
import { useBilingual, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { Dialog } from '../../../../shared/ui/Dialog.tsx';
import { Segmented } from '../../../../shared/ui/Segmented.tsx';
import { useTable, useTableApi } from '../table-store.ts';
import { CountField } from './CountField.tsx';
import styles from './Free.module.css';
import { freeTexts } from './texts.ts';

const usual = ['4', '6', '8', '10', '12', '20'] as const;

/** Dice of any number of sides, and a coin; what they show stays in sight and in the log. */
export function DiceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(freeTexts);
  const say = useBilingual();
  const api = useTableApi();
  const history = useTable((store) => store.history);
  const [opened] = useState(history.pointer);
  const [sides, setSides] = useState(6);
  const [count, setCount] = useState(1);
  const shown = history.entries
    .slice(opened, history.pointer)
    .flatMap(({ events }) => events.map(({ message }) => say(message)));
  return (
    <Dialog open title={t('diceTitle')} onClose={onClose}>
      <form
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          api.getState().act({ type: 'roll', sides, count });
        }}
      >
        <div className={styles.line}>
          <Segmented
            label={t('sides')}
            value={String(sides)}
            onChange={(value) => setSides(Number(value))}
            choices={usual.map((value) => ({ value: value as string, text: value }))}
          />
          <CountField label={t('sides')} value={sides} from={2} to={1000} onValue={setSides} />
        </div>
        <div className={styles.line}>
          <CountField label={t('diceCount')} value={count} from={1} to={20} onValue={setCount} shown />
          <Button type="submit" tone="primary" icon={<Dices />} data-first-focus="">
            {t('roll')}
          </Button>
          <Button icon={<Coins />} onClick={() => api.getState().act({ type: 'coin' })}>
            {t('coin')}
          </Button>
        </div>
      </form>
      <ol className={styles.results}>
        {shown.toReversed().map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counted from the first roll, which stays where it is
          <li key={shown.length - index}>{line}</li>
        ))}
      </ol>
    </Dialog>
  );
}
