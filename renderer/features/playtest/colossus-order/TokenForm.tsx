import { useState } from 'react';
import type { ColossusOrderColor } from '../../../../db/model/colossus-order-card.ts';
import { cardTexts } from '../../../shared/card-facts/texts.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { CountField } from '../shared/free/CountField.tsx';
import styles from '../shared/free/TokenForm.module.css';
import { freeTexts } from '../shared/free/texts.ts';
import { colossusOrderTexts } from './texts.ts';

const colors = ['white', 'black', 'blue', 'red'] as const satisfies readonly ColossusOrderColor[];
const figures = ['attack', 'defence', 'crush', 'capture'] as const;
const figureTexts = {
  attack: 'tokenAttack',
  defence: 'tokenDefence',
  crush: 'tokenCrush',
  capture: 'tokenCapture',
} as const;

/** A Follower token's name, colour and figures. */
export function TokenForm({ onMake }: { readonly onMake: (card: object) => void }) {
  const free = useTexts(freeTexts);
  const t = useTexts(colossusOrderTexts);
  const words = useTexts(cardTexts);
  const language = useLanguage();
  const [name, setName] = useState('');
  const [color, setColor] = useState<ColossusOrderColor>('white');
  const [values, setValues] = useState({ attack: 1, defence: 1, crush: 1, capture: 1 });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onMake({
          kind: 'follower',
          color,
          name: { [language]: name.trim() || free('tokenDefault') },
          cost: '{0}',
          ...values,
        });
      }}
    >
      <TextField
        label={free('tokenName')}
        placeholder={free('tokenDefault')}
        value={name}
        onValue={setName}
        maxLength={60}
        data-first-focus=""
      />
      <label className={styles.choice}>
        <span>{t('tokenColor')}</span>
        <select value={color} onChange={(event) => setColor(event.target.value as ColossusOrderColor)}>
          {colors.map((one) => (
            <option key={one} value={one}>
              {words(one)}
            </option>
          ))}
        </select>
      </label>
      {figures.map((figure) => (
        <CountField
          key={figure}
          label={t(figureTexts[figure])}
          value={values[figure]}
          from={0}
          to={99}
          onValue={(value) => setValues({ ...values, [figure]: value })}
          shown
        />
      ))}
      <Button type="submit" tone="primary">
        {free('tokenDo')}
      </Button>
    </form>
  );
}
