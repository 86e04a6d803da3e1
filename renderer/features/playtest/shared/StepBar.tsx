import { ArrowRight, Redo2, ScrollText, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { rulesOf } from '../../../engine/games/index.ts';
import type { StepInfo } from '../../../engine/table/game.ts';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../../shared/ui/Button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { playtestCommands } from '../commands.ts';
import { playtestTexts } from '../texts.ts';
import { GameMenu } from './GameMenu.tsx';
import { SavedMark } from './SavedMark.tsx';
import styles from './StepBar.module.css';
import { stateOf, useTable, useTableApi } from './table-store.ts';

/** The line at the top of the table: deck and turn, the steps, what comes next, undo and redo. */
export function StepBar({ onLog, logOpen }: { readonly onLog: () => void; readonly logOpen: boolean }) {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const api = useTableApi();
  const state = useTable(stateOf);
  const setup = useTable((store) => store.playtest.setup);
  const { pointer, entries } = useTable((store) => store.history);
  const steps = rulesOf(setup.game).steps.filter((step) => step.window !== true || step.id === state.turn.step);
  const at = steps.findIndex((step) => step.id === state.turn.step);
  const next = useNextStep();
  return (
    <div className={styles.bar}>
      <div className={styles.game}>
        <strong>{setup.deckName}</strong>
        <span>
          {t('turn', { count: state.turn.number })} · {state.turn.first ? t('first') : t('second')}
        </span>
        <span className={styles.seed}>
          {t('seed')} {setup.seed}
        </span>
        <SavedMark />
      </div>
      <ol className={styles.steps} aria-label={t('steps')}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={cx(styles.step, index < at && styles.done, index === at && styles.now)}
            aria-current={index === at ? 'step' : undefined}
          >
            {say(step.short)}
          </li>
        ))}
      </ol>
      <div className={styles.tools}>
        <IconButton
          label={t('undo')}
          icon={<Undo2 />}
          disabled={pointer === 0}
          onClick={() => api.getState().undo()}
          command={playtestCommands.undo}
        />
        <IconButton
          label={t('redo')}
          icon={<Redo2 />}
          disabled={pointer === entries.length}
          onClick={() => api.getState().redo()}
          command={playtestCommands.redo}
        />
        <IconButton
          label={t('log')}
          icon={<ScrollText />}
          aria-pressed={logOpen}
          onClick={onLog}
          command={playtestCommands.log}
        />
        <GameMenu />
        <Button
          tone="primary"
          disabled={state.stage === 'setup'}
          onClick={() => api.getState().act({ type: 'next-step' })}
          icon={<ArrowRight />}
          command={playtestCommands.nextStep}
        >
          {next === null ? t('endTurn') : say(next.name)}
        </Button>
      </div>
    </div>
  );
}

/** The step that Space leads to, asked of the rules themselves since steps can be skipped; null = the turn ends. */
function useNextStep(): StepInfo | null {
  const state = useTable(stateOf);
  return useMemo(() => {
    const rules = rulesOf(state.game);
    const applied = rules.apply(state, { type: 'next-step' });
    // While the opening hand is decided no step begins; the button names the one that will.
    if (!applied.ok) return rules.steps[1] ?? null;
    if (applied.state.turn.number !== state.turn.number) return null;
    return rules.steps.find((step) => step.id === applied.state.turn.step) ?? null;
  }, [state]);
}
