import { useEffect, useState } from 'react';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useSettings } from '../../shared/settings/settings.ts';
import { BusyState, WrongState } from '../../shared/ui/States.tsx';
import { OpenNotes } from './OpenNotes.tsx';
import { type Opened, openPlaytest } from './open-playtest.ts';
import styles from './PlaytestScreen.module.css';
import { Table } from './shared/Table.tsx';
import { createTableStore, TableProvider } from './shared/table-store.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { playtestTexts } from './texts.ts';
import { viewOf } from './views.ts';

/** One playtest: `new` begins one, any other id resumes the saved game. */
export function PlaytestScreen({ params }: { readonly params: { readonly id: string } }) {
  return params.id === 'new' ? <StartScreen /> : <SavedPlaytest key={params.id} id={params.id} />;
}

function SavedPlaytest({ id }: { readonly id: string }) {
  const t = useTexts(playtestTexts);
  const [round, setRound] = useState(0);
  const opened = useOpened(id, round);
  const change = useSettings((store) => store.change);
  const found = opened?.ok === true;
  useEffect(() => {
    if (found) void change({ lastPlaytest: id });
  }, [found, id, change]);
  // It stays set when the app ends with the table open, however it ends: the next start opens the same table.
  useEffect(() => () => void change({ lastPlaytest: null }), [change]);

  if (opened === null) return <BusyState title={t('loading')} />;
  if (!opened.ok) return <WrongState error={opened.error} onRetry={() => setRound(round + 1)} />;
  return <OpenTable opened={opened.value} />;
}

function OpenTable({ opened }: { readonly opened: Extract<Opened, { readonly ok: true }>['value'] }) {
  const [api] = useState(() => createTableStore(opened.playtest, opened.lines));
  return (
    <TableProvider value={api}>
      <div className={styles.screen}>
        <OpenNotes
          missing={opened.missing}
          refused={opened.refused}
          deckGone={opened.deckGone ? opened.playtest.setup.deckName : null}
          otherEnd={opened.otherEnd}
        />
        <div className={styles.table}>
          <Table view={viewOf(opened.playtest.setup.game)} />
        </div>
      </div>
    </TableProvider>
  );
}

function useOpened(id: string, round: number): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is there to try again
  useEffect(() => {
    let current = true;
    setOpened(null);
    void openPlaytest(id).then((result) => {
      if (current) setOpened(result);
    });
    return () => {
      current = false;
    };
  }, [id, round]);
  return opened;
}
