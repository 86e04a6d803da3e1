import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { BattleSpiritsState } from '../../../engine/games/battle-spirits/state.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Dialog } from '../../../shared/ui/Dialog.tsx';
import { instanceName } from '../shared/cards.ts';
import { CountField } from '../shared/free/CountField.tsx';
import { RefusalNote } from '../shared/RefusalNote.tsx';
import { useTableApi } from '../shared/table-store.ts';
import styles from './CoresDialog.module.css';
import { corePlace, corePlaces, isCorePlace } from './core-places.ts';
import { useBattleSpirits } from './table.ts';
import { battleSpiritsTexts } from './texts.ts';

interface CoresDialogProps {
  /** The card whose cores are meant first; null = the Reserve's. */
  readonly card: string | null;
  readonly onClose: () => void;
}

/** Cores from any place to any other: Reserve, cards, Trash, Life, Void. */
export function CoresDialog({ card, onClose }: CoresDialogProps) {
  const t = useTexts(battleSpiritsTexts);
  const api = useTableApi();
  const state = useBattleSpirits();
  const [from, setFrom] = useState(card ?? 'void');
  const [to, setTo] = useState('reserve');
  const [count, setCount] = useState(1);
  const held = coresAt(state, from);
  const move = () => api.getState().act({ type: 'cores', from: corePlace(from), to: corePlace(to), count });
  return (
    <Dialog open title={t('moveCores')} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <PlaceSelect label={t('coresFrom')} value={from} onValue={setFrom} />
        <ArrowRight aria-hidden="true" />
        <PlaceSelect label={t('coresTo')} value={to} onValue={setTo} />
        <CountField
          label={t('coresCount')}
          value={Math.min(count, Math.max(1, held))}
          from={1}
          to={Math.max(1, held)}
          onValue={setCount}
          shown
          first
        />
        <Button type="submit" tone="primary" disabled={held === 0 || from === to}>
          {t('moveThem')}
        </Button>
      </form>
      <RefusalNote />
    </Dialog>
  );
}

function coresAt({ player }: BattleSpiritsState, place: string): number {
  if (place === 'void') return 99;
  if (place === 'reserve') return player.reserve;
  if (place === 'trash') return player.trashCores;
  if (place === 'life') return player.life;
  return player.field.find(({ ref }) => ref === place)?.cores ?? 0;
}

interface PlaceSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function PlaceSelect({ label, value, onValue }: PlaceSelectProps) {
  const t = useTexts(battleSpiritsTexts);
  const language = useLanguage();
  const state = useBattleSpirits();
  const names = { reserve: t('reserve'), trash: t('coreTrash'), life: t('life'), void: t('void') };
  const named = (place: string) => (isCorePlace(place) ? names[place] : instanceName(state, place, language));
  return (
    <label className={styles.place}>
      <span>{label}</span>
      <select value={value} onChange={(event) => onValue(event.target.value)}>
        {[...corePlaces, ...state.player.field.map(({ ref }) => ref)].map((place) => (
          <option key={place} value={place}>
            {place === 'void'
              ? named(place)
              : t('placeWithCores', { name: named(place), count: coresAt(state, place) })}
          </option>
        ))}
      </select>
    </label>
  );
}
