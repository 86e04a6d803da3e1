import { Ellipsis, FileDown, Pencil, Play, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import type { PlaytestSummary } from '../../../../db/model/playtest.ts';
import { rulesOf } from '../../../engine/games/index.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Button, IconButton } from '../../../shared/ui/Button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/Menu.tsx';
import { saveReplay } from '../files/save-replay.ts';
import { fileTexts } from '../files/texts.ts';
import { openPlaytest } from '../open-playtest.ts';
import { startTexts } from '../start/texts.ts';
import styles from './PlaytestList.module.css';

interface SavedGameProps {
  readonly game: PlaytestSummary;
  readonly last: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A saved game: what it is, how far it was played, and what can be done with it. */
export function SavedGame({ game, last, onRename, onRemove }: SavedGameProps) {
  const t = useTexts(startTexts);
  const file = useTexts(fileTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const when = new Date(game.changedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    say(rulesOf(game.game).name),
    game.deckName,
    ...(game.turn === null ? [] : [t('turn', { count: game.turn })]),
    t('actions', { count: game.actionCount }),
    ...(game.lineCount > 1 ? [t('lines', { count: game.lineCount })] : []),
    `${t('seed')} ${game.seed}`,
    when,
    ...(last ? [t('last')] : []),
  ];

  async function save(): Promise<void> {
    const opened = await openPlaytest(game.id);
    if (opened.ok) saveReplay(opened.value.playtest, opened.value.lines, file('replayName', { name: game.name }));
    else announce(say(opened.error.message));
  }
  return (
    <li className={styles.game}>
      <div className={styles.words}>
        <h2>{game.name}</h2>
        <p>{facts.join(' · ')}</p>
      </div>
      <Button
        icon={<Play />}
        tone={last ? 'primary' : 'plain'}
        aria-label={`${t('resume')}: ${game.name}`}
        onClick={() => navigate(`/playtest/${game.id}`)}
      >
        {t('resume')}
      </Button>
      <Menu align="end" trigger={<IconButton label={t('more', { name: game.name })} icon={<Ellipsis />} />}>
        <MenuItem icon={<Pencil />} onSelect={onRename}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon={<FileDown />} onSelect={() => void save()}>
          {file('saveReplay')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} onSelect={onRemove}>
          {t('remove')}
        </MenuItem>
      </Menu>
    </li>
  );
}
