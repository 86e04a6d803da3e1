import { ChevronFirst, ChevronLast, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { IconButton } from '../../../../shared/ui/Button.tsx';
import { playtestCommands } from '../../commands.ts';
import { useTable, useTableApi } from '../table-store.ts';
import { timeCommands } from './commands.ts';
import styles from './TimeBar.module.css';
import { timeTexts } from './texts.ts';

interface TimeBarProps {
  readonly playing: boolean;
  readonly onPlay: () => void;
}

/** Moves through the recorded game: start, back, play, forward, end. */
export function TimeBar({ playing, onPlay }: TimeBarProps) {
  const t = useTexts(timeTexts);
  const api = useTableApi();
  const { pointer, entries } = useTable((store) => store.history);
  const atStart = pointer === 0;
  const atEnd = pointer === entries.length;
  return (
    <div role="toolbar" className={styles.bar} aria-label={t('time')}>
      <IconButton
        label={t('toStart')}
        icon={<ChevronFirst />}
        disabled={atStart}
        command={timeCommands.toStart}
        onClick={() => api.getState().jumpTo(0)}
      />
      <IconButton
        label={t('back')}
        icon={<StepBack />}
        disabled={atStart}
        command={playtestCommands.undo}
        onClick={() => api.getState().undo()}
      />
      <IconButton
        label={playing ? t('stop') : t('play')}
        icon={playing ? <Pause /> : <Play />}
        disabled={atEnd && !playing}
        command={timeCommands.replay}
        onClick={onPlay}
      />
      <IconButton
        label={t('on')}
        icon={<StepForward />}
        disabled={atEnd}
        command={playtestCommands.redo}
        onClick={() => api.getState().redo()}
      />
      <IconButton
        label={t('toEnd')}
        icon={<ChevronLast />}
        disabled={atEnd}
        command={timeCommands.toEnd}
        onClick={() => api.getState().jumpTo(entries.length)}
      />
      <span className={styles.place}>{t('place', { at: pointer, all: entries.length })}</span>
    </div>
  );
}
