import { Copy, X } from 'lucide-react';
import { useLanguage, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { announce } from '../../../../shared/ui/announce.ts';
import { Button, IconButton } from '../../../../shared/ui/Button.tsx';
import { playtestTexts } from '../../texts.ts';
import type { GameView } from '../game-view.ts';
import { useTableApi } from '../table-store.ts';
import { Figures } from '../time/Figures.tsx';
import { LineList } from '../time/LineList.tsx';
import { TimeBar } from '../time/TimeBar.tsx';
import type { useTime } from '../time/use-time.ts';
import { gameReport } from './game-report.ts';
import { LogLines } from './LogLines.tsx';
import styles from './LogPanel.module.css';

interface LogPanelProps {
  readonly spending: GameView['spending'];
  readonly time: ReturnType<typeof useTime>;
  readonly onClose: () => void;
}

/** What happened, in order, to be read, copied, and gone back to; the lines of play and the figures of the game. */
export function LogPanel({ spending, time, onClose }: LogPanelProps) {
  const t = useTexts(playtestTexts);
  const language = useLanguage();
  const api = useTableApi();
  const copy = async () => {
    await navigator.clipboard.writeText(gameReport(api.getState(), spending, language));
    announce(t('copied'));
  };
  return (
    <section className={styles.log} aria-label={t('log')}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h2>{t('log')}</h2>
          <Button tone="quiet" icon={<Copy />} onClick={() => void copy()}>
            {t('copyLog')}
          </Button>
          <IconButton label={t('closePile')} icon={<X />} onClick={onClose} />
        </div>
        <TimeBar {...time} />
      </header>
      <LineList />
      <Figures spending={spending} />
      <LogLines />
    </section>
  );
}
