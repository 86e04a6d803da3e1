import { GitBranch, History } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useBilingual, useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { cx } from '../../../../shared/ui/cx.ts';
import { playtestTexts } from '../../texts.ts';
import { type TableLines, useTable, useTableApi } from '../table-store.ts';
import { branchesOf, lineName } from '../time/line-words.ts';
import { timeTexts } from '../time/texts.ts';
import styles from './LogLines.module.css';
import { type ReportLine, reportOf } from './report.ts';

/** The lines of the log, each leading to its point of the game; with `last` only so many up to the present one. */
export function LogLines({ last }: { readonly last?: number }) {
  const t = useTexts(playtestTexts);
  const api = useTableApi();
  const list = useRef<HTMLOListElement>(null);
  const history = useTable((store) => store.history);
  const gameLines = useTable((store) => store.lines);
  const branches = useMemo(() => branchesOf(gameLines), [gameLines]);
  const all = reportOf(history);
  const lines = last === undefined ? all : all.slice(Math.max(0, history.pointer - last), history.pointer);
  useEffect(() => {
    if (history.pointer > 0) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [history]);
  return (
    <ol className={styles.lines} ref={list}>
      {(last === undefined || history.pointer <= last) && (
        <li>
          <button
            type="button"
            className={cx(styles.line, history.pointer === 0 && styles.here)}
            aria-current={history.pointer === 0 ? 'step' : undefined}
            onClick={() => api.getState().jumpTo(0)}
          >
            {t('logStart')}
          </button>
          <Branches branches={branches.get(0) ?? []} />
        </li>
      )}
      {lines.map((line) => (
        <LogLine
          key={line.pointer}
          line={line}
          here={line.pointer === history.pointer}
          branches={branches.get(line.pointer) ?? []}
        />
      ))}
    </ol>
  );
}

interface LogLineProps {
  readonly line: ReportLine;
  readonly here: boolean;
  /** Lines of play that go on from here in another way. */
  readonly branches: TableLines['all'];
}

function LogLine({ line, here, branches }: LogLineProps) {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const api = useTableApi();
  return (
    <li>
      {line.opensTurn && <h3 className={styles.turn}>{t('turn', { count: line.turn })}</h3>}
      <button
        type="button"
        className={cx(styles.line, here && styles.here, line.undone && styles.undone)}
        aria-current={here ? 'step' : undefined}
        onClick={() => api.getState().jumpTo(line.pointer)}
      >
        {line.words.map(({ kind, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing can happen twice in one action
          <span key={index} className={kind === 'step' ? styles.step : undefined}>
            {say(message)}
          </span>
        ))}
        {line.refusal !== null && <em>{t('unreadable', { why: say(line.refusal) })}</em>}
        {line.rewound && (
          <small>
            <History aria-hidden="true" /> {t('rewound')}
          </small>
        )}
        {line.undone && <small>{t('undo')}</small>}
      </button>
      <Branches branches={branches} />
    </li>
  );
}

/** The other lines that leave this one here; each leads to its end. */
function Branches({ branches }: Pick<LogLineProps, 'branches'>) {
  const t = useTexts(timeTexts);
  const language = useLanguage();
  const api = useTableApi();
  return branches.map((line) => (
    <button key={line.id} type="button" className={styles.branch} onClick={() => api.getState().goToLine(line.id)}>
      <GitBranch aria-hidden="true" /> {t('lineBranch', { line: lineName(line, language) })}
    </button>
  ));
}
