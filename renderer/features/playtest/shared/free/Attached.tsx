import { CornerDownRight } from 'lucide-react';
import type { CardInstance } from '../../../../engine/table/game.ts';
import { useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { cx } from '../../../../shared/ui/cx.ts';
import { CardOption } from '../CardOption.tsx';
import { cardName, instanceName } from '../cards.ts';
import { stateOf, useTable } from '../table-store.ts';
import styles from './CardMarks.module.css';
import { freeTexts } from './texts.ts';

interface AttachedProps {
  readonly host: string;
  readonly cards: readonly CardInstance[];
}

/** The cards under a card on the field: their upper edges, each to be selected. */
export function Attached({ host, cards }: AttachedProps) {
  const t = useTexts(freeTexts);
  const language = useLanguage();
  const state = useTable(stateOf);
  const selected = useTable((store) => store.selected);
  const under = t('under', { name: instanceName(state, host, language) });
  return cards.map(({ id, card }) => {
    const name = cardName(state, card, language);
    return (
      <CardOption
        key={id}
        instance={id}
        label={`${name}, ${under}`}
        entry={id === selected}
        className={cx(styles.attached, id === selected && styles.selected)}
      >
        <CornerDownRight aria-hidden="true" />
        <span className={styles.name}>{name}</span>
      </CardOption>
    );
  });
}
