import { GitCompareArrows, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { CallOutput } from '../../../../electron/ipc/contract.ts';
import { shown, useCall } from '../../../shared/client/use-call.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { announce } from '../../../shared/ui/announce.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { BusyState, WrongState } from '../../../shared/ui/States.tsx';
import { type OpenDeck, useDecks } from '../deck-store.ts';
import type { Cards } from '../grouping.ts';
import type { SidePanelProps } from '../side-panels.ts';
import { useCards } from '../use-cards.ts';
import { CompareDialog } from './CompareDialog.tsx';
import { DifferenceWords } from './DifferenceWords.tsx';
import { differenceOf } from './difference.ts';
import { versionTexts } from './texts.ts';
import styles from './VersionsPanel.module.css';

type Version = CallOutput<'decks.versions'>[number];

/** What the deck was at the end of each session, the newest first: what changed, and a way back, which is itself undone. */
export function VersionsPanel({ deck }: SidePanelProps) {
  const t = useTexts(versionTexts);
  if (deck.starter) return <p className={styles.note}>{t('starter')}</p>;
  // Asked anew after each save: the version of this session grows with it.
  return <Versions key={`${deck.id}/${deck.saving.state === 'saved'}`} deck={deck} />;
}

function Versions({ deck }: { readonly deck: OpenDeck }) {
  const t = useTexts(versionTexts);
  const answer = useCall('decks.versions', { id: deck.id });
  const versions = shown(answer) ?? [];
  const [comparing, setComparing] = useState(false);
  const ids = versions.flatMap(({ content }) => content.lines.map(({ card }) => card));
  const cards = useCards(shown(answer) === null ? null : deck.game, ids);
  if (answer.state === 'wrong') return <WrongState error={answer.error} onRetry={answer.reload} />;
  if (cards === null || shown(answer) === null) return <BusyState />;
  if (versions.length === 0) return <p className={styles.note}>{t('none')}</p>;
  return (
    <>
      <div className={styles.head}>
        <p>{t('about')}</p>
        <Button icon={<GitCompareArrows aria-hidden="true" />} onClick={() => setComparing(true)}>
          {t('compareWith')}
        </Button>
      </div>
      <ol className={styles.versions}>
        {versions.map((version, place) => (
          <VersionItem
            key={version.number}
            deck={deck}
            version={version}
            before={versions[place + 1] ?? null}
            isNow={place === 0}
            cards={cards}
          />
        ))}
      </ol>
      {comparing && <CompareDialog left={deck.id} game={deck.game} onClose={() => setComparing(false)} />}
    </>
  );
}

interface VersionItemProps {
  readonly deck: OpenDeck;
  readonly version: Version;
  readonly before: Version | null;
  readonly isNow: boolean;
  readonly cards: Cards;
}

function VersionItem({ deck, version, before, isNow, cards }: VersionItemProps) {
  const t = useTexts(versionTexts);
  const language = useLanguage();
  const edit = useDecks((store) => store.edit);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(version.savedAt),
  );
  const cardCount = version.content.lines.reduce((sum, { count }) => sum + count, 0);
  return (
    <li className={styles.version}>
      <div className={styles.line}>
        <h3>
          <time dateTime={version.savedAt}>{when}</time>
        </h3>
        <span>{isNow ? t('now') : t('cards', { count: cardCount })}</span>
      </div>
      {before === null ? (
        <p className={styles.first}>{t('first', { count: cardCount })}</p>
      ) : (
        <DifferenceWords difference={differenceOf(before.content, version.content)} cards={cards} />
      )}
      {!isNow && (
        <Button
          icon={<RotateCcw aria-hidden="true" />}
          aria-label={t('restoreOf', { when })}
          onClick={() => {
            edit(deck.id, () => version.content);
            announce(t('restored', { when }));
          }}
        >
          {t('restore')}
        </Button>
      )}
    </li>
  );
}
