import { Check } from 'lucide-react';
import { useState } from 'react';
import type { FacetName } from '../../../../db/model/facets.ts';
import { GemStone, SymbolMark } from '../../card-facts/Mark.tsx';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { cx } from '../../ui/cx.ts';
import styles from './FacetPane.module.css';
import { type FacetValue, facetWord } from './facet-words.ts';
import { facetTexts } from './texts.ts';

interface FacetGroupProps {
  readonly facet: FacetName;
  readonly name: string;
  readonly values: readonly FacetValue[];
  readonly isFirst: boolean;
  readonly onChoose: (value: string) => void;
}

/** Values of one facet in sight at first: long ones unfold. */
const shortLength = 8;

/** One facet: its values with their counts, those that the search asks for marked. */
export function FacetGroup({ facet, name, values, isFirst, onChoose }: FacetGroupProps) {
  const t = useTexts(facetTexts);
  const language = useLanguage();
  const [whole, setWhole] = useState(false);
  // A list of two more than would be shown is shown as it is; costs stand side by side and take little room.
  const isLong = facet !== 'cost' && values.length > shortLength + 2;
  const shown = isLong && !whole ? values.filter(({ chosen }, i) => i < shortLength || chosen) : values;
  return (
    <fieldset className={styles.group}>
      <legend>{name}</legend>
      <div className={cx(facet === 'cost' ? styles.costs : styles.values)}>
        {shown.map((value, i) => {
          const word = facetWord(facet, value, language);
          return (
            <button
              key={value.value}
              type="button"
              tabIndex={isFirst && i === 0 ? 0 : -1}
              aria-pressed={value.chosen}
              aria-label={t('value', { value: word, count: value.count })}
              title={word}
              className={cx(styles.value, value.chosen && styles.chosen)}
              onClick={() => onChoose(value.value)}
            >
              {facet === 'color' && <ColourMark value={value.value} />}
              <span className={styles.word}>{facet === 'cost' && value.value === '?' ? '?' : word}</span>
              {value.chosen && facet !== 'cost' && <Check aria-hidden="true" />}
              <span className={styles.count}>{value.count}</span>
            </button>
          );
        })}
      </div>
      {isLong && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.more}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t('fewer') : t('all', { count: values.length })}
        </button>
      )}
    </fieldset>
  );
}

const symbols = ['red', 'purple', 'green', 'white', 'yellow', 'blue'] as const;

/** A colour with its shape; the one that only Gems have is a stone. */
function ColourMark({ value }: { readonly value: string }) {
  const symbol = symbols.find((each) => each === value);
  return (
    <span className={styles.mark} aria-hidden="true">
      {symbol !== undefined ? <SymbolMark symbol={symbol} /> : value === 'black' ? <GemStone mark="B" /> : null}
    </span>
  );
}
