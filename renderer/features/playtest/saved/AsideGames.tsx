import { Trash2 } from 'lucide-react';
import type { PlaytestAside } from '../../../../db/model/playtest.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { IconButton } from '../../../shared/ui/Button.tsx';
import { startTexts } from '../start/texts.ts';
import styles from './PlaytestList.module.css';

interface AsideGamesProps {
  readonly games: readonly PlaytestAside[];
  readonly onRemove: (game: PlaytestAside) => void;
}

/** The saved games that cannot be read: told, and left as they are. */
export function AsideGames({ games, onRemove }: AsideGamesProps) {
  const t = useTexts(startTexts);
  const language = useLanguage();
  if (games.length === 0) return null;
  return (
    <section className={styles.aside} aria-label={t('aside')}>
      <h2>{t('aside')}</h2>
      <p>{t('asideWords')}</p>
      <ul className={styles.games}>
        {games.map((game) => (
          <li key={game.id} className={styles.game}>
            <div className={styles.words}>
              <h3>{game.name}</h3>
              <p>
                {t('asideAt', { at: game.at })} ·{' '}
                {new Date(game.changedAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })}
              </p>
            </div>
            <IconButton label={`${t('remove')}: ${game.name}`} icon={<Trash2 />} onClick={() => onRemove(game)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
