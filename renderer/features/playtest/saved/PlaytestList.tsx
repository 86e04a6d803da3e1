import { FolderOpen, Plus, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { PlaytestSummary } from '../../../../db/model/playtest.ts';
import { call } from '../../../shared/client/bridge.ts';
import { shown, useCall } from '../../../shared/client/use-call.ts';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { BusyState, EmptyState, WrongState } from '../../../shared/ui/States.tsx';
import { fileTexts } from '../files/texts.ts';
import { startTexts } from '../start/texts.ts';
import { AsideGames } from './AsideGames.tsx';
import styles from './PlaytestList.module.css';
import { RenameGame } from './RenameGame.tsx';
import { SavedGame } from './SavedGame.tsx';

const OpenFileDialog = lazy(async () => ({
  default: (await import('../files/OpenFileDialog.tsx')).OpenFileDialog,
}));

interface Removed {
  readonly id: string;
  readonly name: string;
}

/** The saved playtests, the one played last on top; a removed one can be brought back. */
export function PlaytestList() {
  const t = useTexts(startTexts);
  const file = useTexts(fileTexts);
  const say = useBilingual();
  const [, navigate] = useLocation();
  const answer = useCall('playtests.list', {});
  const asideAnswer = useCall('playtests.aside', {});
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [renaming, setRenaming] = useState<PlaytestSummary | null>(null);
  const [opening, setOpening] = useState(false);
  const games = shown(answer);
  const aside = shown(asideAnswer) ?? [];
  if (answer.state === 'wrong') return <WrongState error={answer.error} onRetry={answer.reload} />;
  if (games === null) return <BusyState title={t('loading')} />;

  function reload(): void {
    answer.reload();
    asideAnswer.reload();
  }
  async function remove({ id, name }: Removed): Promise<void> {
    const result = await call('playtests.remove', { id });
    if (result.ok) setRemoved({ id, name });
    announce(result.ok ? t('removed', { name }) : say(result.error.message), { shown: !result.ok });
    reload();
  }
  async function bringBack({ id, name }: Removed): Promise<void> {
    const result = await call('playtests.restore', { id });
    setRemoved(null);
    announce(result.ok ? t('brought', { name }) : say(result.error.message));
    reload();
  }
  const make = (
    <>
      <Button icon={<FolderOpen />} onClick={() => setOpening(true)}>
        {file('open')}
      </Button>
      <Button tone="primary" icon={<Plus />} onClick={() => navigate('/playtest/new')}>
        {t('newGame')}
      </Button>
    </>
  );
  const empty = games.length === 0 && aside.length === 0 && removed === null;
  const newestFirst = [...games].sort((a, b) => b.changedAt.localeCompare(a.changedAt));
  return (
    <>
      {empty ? (
        <EmptyState title={t('none')} action={<div className={styles.acts}>{make}</div>}>
          {t('noneWords')}
        </EmptyState>
      ) : (
        <div className={styles.screen}>
          <div className={styles.page}>
            <header className={styles.head}>
              <h1>{t('listTitle')}</h1>
              <div className={styles.acts}>{make}</div>
            </header>
            {removed !== null && (
              <div className={styles.removed}>
                <span>{t('removed', { name: removed.name })}</span>
                <Button icon={<Undo2 />} onClick={() => void bringBack(removed)}>
                  {t('undoRemove')}
                </Button>
              </div>
            )}
            <ul className={styles.games}>
              {newestFirst.map((game, index) => (
                <SavedGame
                  key={game.id}
                  game={game}
                  last={index === 0}
                  onRename={() => setRenaming(game)}
                  onRemove={() => void remove(game)}
                />
              ))}
            </ul>
            <AsideGames games={aside} onRemove={(game) => void remove(game)} />
          </div>
        </div>
      )}
      {renaming !== null && (
        <RenameGame
          game={renaming}
          onClose={() => {
            setRenaming(null);
            reload();
          }}
        />
      )}
      {opening && (
        <Suspense>
          <OpenFileDialog onClose={() => setOpening(false)} />
        </Suspense>
      )}
    </>
  );
}
