import { Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PlaytestSummary } from '../../../db/model/playtest.ts';
import { rulesOf } from '../../engine/games/index.ts';
import { call } from '../../shared/client/bridge.ts';
import { shown, useCall } from '../../shared/client/use-call.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { BusyState, EmptyState, WrongState } from '../../shared/ui/States.tsx';
import styles from './PlaytestList.module.css';
import { startTexts } from './start/texts.ts';

/** The saved playtests, the one played last on top. */
export function PlaytestList() {
  const t = useTexts(startTexts);
  const say = useBilingual();
  const [, navigate] = useLocation();
  const answer = useCall('playtests.list', {});
  const [removing, setRemoving] = useState<PlaytestSummary | null>(null);
  const games = shown(answer);
  if (answer.state === 'wrong') return <WrongState error={answer.error} onRetry={answer.reload} />;
  if (games === null) return <BusyState title={t('loading')} />;
  const make = (
    <Button tone="primary" icon={<Plus />} onClick={() => navigate('/playtest/new')}>
      {t('newGame')}
    </Button>
  );
  if (games.length === 0) {
    return (
      <EmptyState title={t('none')} action={make}>
        {t('noneWords')}
      </EmptyState>
    );
  }
  const newestFirst = [...games].sort((a, b) => b.changedAt.localeCompare(a.changedAt));

  async function remove(game: PlaytestSummary): Promise<void> {
    setRemoving(null);
    const result = await call('playtests.remove', { id: game.id });
    announce(result.ok ? t('removed') : say(result.error.message));
    answer.reload();
  }

  return (
    <div className={styles.screen}>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('listTitle')}</h1>
          {make}
        </header>
        <ul className={styles.games}>
          {newestFirst.map((game, index) => (
            <SavedGame key={game.id} game={game} last={index === 0} onRemove={() => setRemoving(game)} />
          ))}
        </ul>
      </div>
      {removing !== null && (
        <Dialog
          open
          role="alertdialog"
          title={t('removeTitle')}
          onClose={() => setRemoving(null)}
          foot={
            <>
              <Button onClick={() => setRemoving(null)}>{t('keep')}</Button>
              <Button tone="danger" icon={<Trash2 />} onClick={() => void remove(removing)}>
                {t('remove')}
              </Button>
            </>
          }
        >
          <p>{t('removeWords', { name: removing.name, count: removing.actionCount })}</p>
        </Dialog>
      )}
    </div>
  );
}

interface SavedGameProps {
  readonly game: PlaytestSummary;
  readonly last: boolean;
  readonly onRemove: () => void;
}

function SavedGame({ game, last, onRemove }: SavedGameProps) {
  const t = useTexts(startTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const when = new Date(game.changedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.game}>
      <div className={styles.words}>
        <h2>{game.deckName}</h2>
        <p>
          {say(rulesOf(game.game).name)} · {t('seed')} {game.seed} · {t('actions', { count: game.actionCount })} ·{' '}
          {when}
          {last && ` · ${t('last')}`}
        </p>
      </div>
      <Button
        icon={<Play />}
        tone={last ? 'primary' : 'plain'}
        aria-label={`${t('resume')}: ${game.name}`}
        onClick={() => navigate(`/playtest/${game.id}`)}
      >
        {t('resume')}
      </Button>
      <IconButton label={`${t('remove')}: ${game.name}`} icon={<Trash2 />} onClick={onRemove} />
    </li>
  );
}
