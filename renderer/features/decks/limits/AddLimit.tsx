import { type FormEvent, useId, useState } from 'react';
import type { LibraryCard } from '../../../../db/model/card.ts';
import type { CardLimit } from '../../../../db/model/card-limits.ts';
import { nameKey } from '../../../../db/model/fold.ts';
import type { GameId } from '../../../../db/model/game.ts';
import { localized } from '../../../../db/model/localized.ts';
import { shown, useCall } from '../../../shared/client/use-call.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { today } from '../legality.ts';
import { AllowedSelect } from './AllowedSelect.tsx';
import styles from './LimitsDialog.module.css';
import { limitTexts } from './texts.ts';

/** Puts a name on the list: names of the library are offered, and a name that it does not have counts too. */
export function AddLimit({ game, onAdd }: { readonly game: GameId; readonly onAdd: (limit: CardLimit) => void }) {
  const t = useTexts(limitTexts);
  const language = useLanguage();
  const list = useId();
  const [name, setName] = useState('');
  const [allowed, setAllowed] = useState<number | null>(1);
  const [from, setFrom] = useState(today());
  const given = name.trim();
  // A phrase: what stands in a name is no sign of the query language.
  const text = given === '' ? '' : `"${given.replaceAll('"', ' ')}"`;
  const found = shown(useCall('library.search', { text, game, limit: 12 }))?.cards ?? [];

  function add(event: FormEvent): void {
    event.preventDefault();
    if (given === '' || from === '') return;
    const card = found.find((each) => isNamed(each, given));
    onAdd({ name: card === undefined ? { [language]: given } : card.card.name, allowed, from });
    setName('');
  }

  return (
    <form onSubmit={add} className={styles.add}>
      <TextField label={t('card')} value={name} onValue={setName} list={list} maxLength={200} />
      <datalist id={list}>
        {found.map((card) => (
          <option key={card.id} value={localized(card.card.name, language)} />
        ))}
      </datalist>
      <div className={styles.field}>
        <span aria-hidden="true">{t('allowed')}</span>
        <AllowedSelect label={t('allowed')} value={allowed} onValue={setAllowed} />
      </div>
      <label className={styles.field}>
        <span>{t('from')}</span>
        <input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
      </label>
      <Button type="submit" disabled={given === '' || from === ''}>
        {t('add')}
      </Button>
    </form>
  );
}

function isNamed({ card }: LibraryCard, name: string): boolean {
  const key = nameKey(name);
  return [card.name.en, card.name.ja].some((each) => each !== undefined && nameKey(each) === key);
}
