import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react';
import { type Ref, useId } from 'react';
import { type SortBy, type SortKey, sortKeys } from '../../../db/model/facets.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from '../ui/Button.tsx';
import styles from './SortControl.module.css';
import { searchTexts } from './texts.ts';

interface SortControlProps {
  /** What the search sorts by; nothing = the library's order. */
  readonly sorts: readonly SortBy[];
  readonly onSort: (sort: SortBy | null) => void;
  readonly handle?: Ref<HTMLSelectElement>;
}

/** The order of the cards, in step with the `sort:` of the search. */
export function SortControl({ sorts, onSort, handle }: SortControlProps) {
  const t = useTexts(searchTexts);
  const id = useId();
  const [first] = sorts;
  const falling = first?.falling ?? false;
  return (
    <div className={styles.control}>
      <label htmlFor={id} className="visually-hidden">
        {t('sort')}
      </label>
      <select
        id={id}
        ref={handle}
        className={styles.select}
        value={sorts.length > 1 ? 'several' : (first?.key ?? 'library')}
        onChange={({ target: { value } }) =>
          onSort(value === 'library' ? null : { key: value as SortKey, falling: value === first?.key && falling })
        }
      >
        <option value="library">{t('by-library')}</option>
        {sortKeys.map((key) => (
          <option key={key} value={key}>
            {t(`by-${key}`)}
          </option>
        ))}
        {sorts.length > 1 && (
          <option value="several" disabled>
            {sorts.map(({ key }) => t(`by-${key}`)).join(' › ')}
          </option>
        )}
      </select>
      <IconButton
        label={falling ? t('falling') : t('rising')}
        icon={falling ? <ArrowDownWideNarrow /> : <ArrowDownNarrowWide />}
        disabled={sorts.length !== 1}
        onClick={() => first !== undefined && onSort({ key: first.key, falling: !falling })}
      />
    </div>
  );
}
