import { useId } from 'react';
import type { RulesOption } from '../../../engine/table/game.ts';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import type { Choice } from './begin.ts';
import styles from './RulesChoice.module.css';
import { startTexts } from './texts.ts';

interface RulesChoiceProps {
  readonly options: readonly RulesOption[];
  readonly chosen: Choice['rules'];
  readonly onChange: (rules: Choice['rules']) => void;
}

/** The rules options of a game, folded away: the defaults serve most games. Only what differs from them is stored. */
export function RulesChoice({ options, chosen, onChange }: RulesChoiceProps) {
  const t = useTexts(startTexts);
  const say = useBilingual();
  const prefix = useId();
  if (options.length === 0) return null;
  return (
    <details className={styles.rules}>
      <summary>{t('rules')}</summary>
      {options.map((option) => {
        const value = String(chosen[option.id] ?? option.choices[0]?.value);
        return (
          <div key={option.id} className={styles.option}>
            <div>
              <h3>{say(option.name)}</h3>
              <p id={`${prefix}-${option.id}`}>{say(option.about)}</p>
            </div>
            <Segmented
              label={say(option.name)}
              value={value}
              onChange={(next) => onChange(withChoice(chosen, option, next))}
              choices={option.choices.map((choice) => ({ value: String(choice.value), text: say(choice.name) }))}
            />
          </div>
        );
      })}
    </details>
  );
}

function withChoice(rules: Choice['rules'], option: RulesOption, value: string): Choice['rules'] {
  const { [option.id]: _, ...others } = rules;
  const choice = option.choices.find((candidate) => String(candidate.value) === value);
  if (choice === undefined || choice === option.choices[0]) return others;
  return { ...others, [option.id]: choice.value };
}
