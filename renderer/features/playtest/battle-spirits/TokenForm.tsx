import { useState } from 'react';
import type { BattleSpiritsColor } from '../../../../db/model/battle-spirits-card.ts';
import { cardTexts } from '../../../shared/card-facts/texts.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { CountField } from '../shared/free/CountField.tsx';
import styles from '../shared/free/TokenForm.module.css';
import { freeTexts } from '../shared/free/texts.ts';
import { battleSpiritsTexts } from './texts.ts';

type Color = (typeof colors)[number] | 'none';
const colors = ['red', 'purple', 'green', 'white', 'yellow', 'blue'] as const satisfies readonly BattleSpiritsColor[];

/** A token's name, kind, colour with its symbols, LV1 cores and BP. */
export function TokenForm({ onMake }: { readonly onMake: (card: object) => void }) {
  const free = useTexts(freeTexts);
  const t = useTexts(battleSpiritsTexts);
  const words = useTexts(cardTexts);
  const language = useLanguage();
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'spirit' | 'nexus'>('spirit');
  const [color, setColor] = useState<Color>('red');
  const [symbols, setSymbols] = useState(1);
  const [cores, setCores] = useState(1);
  const [bp, setBp] = useState(1000);
  const make = () => {
    const level = kind === 'spirit' ? { level: 1, cores, bp } : { level: 1, cores: 0 };
    onMake({
      kind,
      name: { [language]: name.trim() || free('tokenDefault') },
      colors: color === 'none' ? [] : [color],
      cost: 0,
      symbols: color === 'none' || symbols === 0 ? {} : { [color]: symbols },
      levels: [level],
    });
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        make();
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
      <Segmented
        label={t('tokenKind')}
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'spirit', text: t('spirit') },
          { value: 'nexus', text: t('nexus') },
        ]}
      />
      <label className={styles.choice}>
        <span>{t('tokenColor')}</span>
        <select value={color} onChange={(event) => setColor(event.target.value as Color)}>
          {colors.map((one) => (
            <option key={one} value={one}>
              {words(one)}
            </option>
          ))}
          <option value="none">{t('noColor')}</option>
        </select>
      </label>
      <CountField label={t('tokenSymbols')} value={symbols} from={0} to={9} onValue={setSymbols} shown />
      {kind === 'spirit' && (
        <>
          <CountField label={t('tokenCores')} value={cores} from={1} to={99} onValue={setCores} shown />
          <CountField label={t('tokenBp')} value={bp} from={0} to={99000} by={1000} onValue={setBp} shown />
        </>
      )}
      <Button type="submit" tone="primary">
        {free('tokenDo')}
      </Button>
    </form>
  );
}
