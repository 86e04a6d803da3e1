import { Copy, History, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBilingual, useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { announce } from '../../../../shared/ui/announce.ts';
import { Button, IconButton } from '../../../../shared/ui/Button.tsx';
import { cx } from '../../../../shared/ui/cx.ts';
import { playtestTexts } from '../../texts.ts';
import { useTable, useTableApi } from '../table-store.ts';
import styles from './LogPanel.module.css';
import { type ReportLine, reportOf, reportText } from './report.ts';

/** What happened, in order; each line leads back (or forward) to its point of the game. */
export function LogPanel({ onClose }: { readonly onClose: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  const t = useTexts(playtestTexts);
  const language = useLanguage();
  const api = useTableApi();
  const history = useTable((store) => store.history);
  const setup = useTable((store) => store.playtest.setup);
  const lines = reportOf(history);
  useEffect(() => {
    if (history.pointer > 0) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [history]);
  const copy = async () => {
    const title = `${setup.deckName} · ${t('seed')} ${setup.seed}`;
    await navigator.clipboard.writeText(reportText(history, language, title, (turn) => t('turn', { count: turn })));
    announce(t('copied'));
  };
  return (
    <section className={styles.log} aria-label={t('log')}>
      <header className={styles.head}>
        <h2>{t('log')}</h2>
        <Button tone="quiet" icon={<Copy />} onClick={() => void copy()}>
          {t('copyLog')}
        </Button>
        <IconButton label={t('closePile')} icon={<X />} onClick={onClose} />
      </header>
      <ol className={styles.lines} ref={list}>
        <li>
          <button
            type="button"
            className={cx(styles.line, history.pointer === 0 && styles.here)}
            aria-current={history.pointer === 0 ? 'step' : undefined}
            onClick={() => api.getState().jumpTo(0)}
          >
            {t('logStart')}
          </button>
        </li>
        {lines.map((line) => (
          <LogLine key={line.pointer} line={line} here={line.pointer === history.pointer} />
        ))}
      </ol>
    </section>
  );
}

function LogLine({ line, here }: { readonly line: ReportLine; readonly here: boolean }) {
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
        {line.messages.map((message) => (
          <span key={message.en}>{say(message)}</span>
        ))}
        {line.refusal !== null && <em>{t('unreadable', { why: say(line.refusal) })}</em>}
        {line.rewound && (
          <small>
            <History aria-hidden="true" /> {t('rewound')}
          </small>
        )}
        {line.undone && <small>{t('undo')}</small>}
      </button>
    </li>
  );
}
