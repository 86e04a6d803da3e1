import { Ellipsis, GitBranch, Pencil, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { announce } from '../../../../shared/ui/announce.ts';
import { Button, IconButton } from '../../../../shared/ui/Button.tsx';
import { cx } from '../../../../shared/ui/cx.ts';
import { Menu, MenuItem } from '../../../../shared/ui/Menu.tsx';
import { type TableLines, useTable, useTableApi } from '../table-store.ts';
import styles from './LineList.module.css';
import { lineName, lineOrigin } from './line-words.ts';
import { RenameLine } from './RenameLine.tsx';
import { timeTexts } from './texts.ts';

type TableLine = TableLines['all'][number];

/** The lines of play that going back has left: to go to, to name, to take out of the list and to bring back. */
export function LineList() {
  const t = useTexts(timeTexts);
  const language = useLanguage();
  const api = useTableApi();
  const lines = useTable((store) => store.lines);
  const [renaming, setRenaming] = useState<TableLine | null>(null);
  if (lines.all.length < 2) return null;
  const removed = lines.all.filter((line) => line.removed && line.id !== lines.line);
  const listed = lines.all.filter((line) => !removed.includes(line));

  function remove(line: TableLine): void {
    api.getState().changeLine({ line: line.id, removed: true });
    announce(t('lineRemoved', { line: lineName(line, language) }));
  }
  return (
    <section className={styles.lines} aria-label={t('lines')}>
      <h3>{t('lines')}</h3>
      <ul>
        {listed.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            here={line.id === lines.line}
            onRename={() => setRenaming(line)}
            onRemove={() => remove(line)}
          />
        ))}
      </ul>
      {removed.length > 0 && (
        <details className={styles.removed}>
          <summary>{t('removedLines', { count: removed.length })}</summary>
          <ul>
            {removed.map((line) => (
              <li key={line.id}>
                <span>{lineName(line, language)}</span>
                <Button
                  tone="quiet"
                  icon={<Undo2 />}
                  aria-label={`${t('bringBack')}: ${lineName(line, language)}`}
                  onClick={() => api.getState().changeLine({ line: line.id, removed: false })}
                >
                  {t('bringBack')}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {renaming !== null && <RenameLine line={renaming} onClose={() => setRenaming(null)} />}
    </section>
  );
}

interface LineRowProps {
  readonly line: TableLine;
  readonly here: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function LineRow({ line, here, onRename, onRemove }: LineRowProps) {
  const t = useTexts(timeTexts);
  const language = useLanguage();
  const api = useTableApi();
  const lines = useTable((store) => store.lines);
  const name = lineName(line, language);
  const turn = line.entries.at(-1)?.state.turn.number ?? lines.history.start.turn.number;
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={cx(styles.line, here && styles.here)}
        aria-current={here ? 'true' : undefined}
        onClick={() => api.getState().goToLine(line.id)}
      >
        <GitBranch aria-hidden="true" />
        <span className={styles.words}>
          <strong>{name}</strong>
          <small>
            {[
              t('lineActions', { count: line.entries.length }),
              t('lineTurn', { count: turn }),
              ...(here ? [t('lineHere')] : []),
            ].join(' · ')}
          </small>
          <small>{lineOrigin(lines, line, language) ?? t('lineFromStart')}</small>
        </span>
      </button>
      <Menu align="end" trigger={<IconButton label={t('lineActs', { line: name })} icon={<Ellipsis />} />}>
        <MenuItem icon={<Pencil />} onSelect={onRename}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon={<X />} disabled={here} onSelect={onRemove}>
          {t('removeLine')}
        </MenuItem>
      </Menu>
    </li>
  );
}
