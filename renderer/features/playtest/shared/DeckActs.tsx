import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../../shared/ui/Button.tsx';
import { playtestCommands } from '../commands.ts';
import { playtestTexts } from '../texts.ts';
import styles from './DeckActs.module.css';
import { useTableApi } from './table-store.ts';

const within = (count: number) => Math.max(1, Math.min(99, count));

/** Draws or mills as many cards as the player says, and shuffles. */
export function DeckActs() {
  const t = useTexts(playtestTexts);
  const api = useTableApi();
  // The text as typed, so that it can be empty for a moment; what is no number counts as 1.
  const [text, setText] = useState('1');
  const count = within(Number.parseInt(text, 10) || 1);
  const to = (next: number) => setText(String(within(next)));
  return (
    <div className={styles.acts}>
      <span className={styles.count}>
        <IconButton label={t('fewer')} icon={<Minus />} disabled={count === 1} onClick={() => to(count - 1)} />
        <input
          type="number"
          min={1}
          max={99}
          aria-label={t('count')}
          className={styles.number}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => to(count)}
        />
        <IconButton label={t('more')} icon={<Plus />} onClick={() => to(count + 1)} />
      </span>
      <Button
        command={count === 1 ? playtestCommands.draw : undefined}
        onClick={() => api.getState().act({ type: 'draw', count })}
      >
        {t('draw')}
      </Button>
      <Button
        command={count === 1 ? playtestCommands.mill : undefined}
        onClick={() => api.getState().act({ type: 'mill', count })}
      >
        {t('mill')}
      </Button>
      <Button command={playtestCommands.shuffle} onClick={() => api.getState().act({ type: 'shuffle' })}>
        {t('shuffle')}
      </Button>
    </div>
  );
}
