import type { RulesOption } from '../../../engine/table/game.ts';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { CountField } from '../shared/free/CountField.tsx';
import type { Choice } from './begin.ts';
import styles from './StartScreen.module.css';
import { startTexts } from './texts.ts';

interface OpponentChoiceProps {
  readonly options: readonly RulesOption[];
  readonly chosen: Choice['rules'];
  readonly onChange: (rules: Choice['rules']) => void;
}

/** What the dummy opponent is like: in each game a number within bounds. Only what differs from the default is stored. */
export function OpponentChoice({ options, chosen, onChange }: OpponentChoiceProps) {
  const t = useTexts(startTexts);
  const say = useBilingual();
  return options.map(({ id, name, about, choices, range }) => {
    if (range === undefined) return null;
    const usual = Number(choices[0]?.value);
    const set = (value: number) => {
      const { [id]: _, ...others } = chosen;
      onChange(value === usual ? others : { ...others, [id]: value });
    };
    return (
      <section key={id} className={styles.row}>
        <h2>{t('opponent')}</h2>
        <CountField
          label={say(name)}
          value={Number(chosen[id] ?? usual)}
          from={range.from}
          to={range.to}
          onValue={set}
          shown
        />
        <p className={styles.note}>{say(about)}</p>
      </section>
    );
  });
}
