import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { contentOf } from '../../../db/model/deck-content.ts';
import type { GameId } from '../../../db/model/game.ts';
import { gameIds } from '../../../db/model/game-ids.ts';
import { localized } from '../../../db/model/localized.ts';
import type { CallResult, DeckSummary } from '../../../electron/ipc/contract.ts';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useLibraryStatus } from '../../shared/client/library-status.ts';
import { shown, useCall } from '../../shared/client/use-call.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { announce } from '../../shared/ui/announce.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Menu, MenuItem } from '../../shared/ui/Menu.tsx';
import { BusyState, EmptyState, WrongState } from '../../shared/ui/States.tsx';
import { duplicateDeck, newDeck } from './actions.ts';
import styles from './DeckList.module.css';
import { DeckTile } from './DeckTile.tsx';
import { ListTools } from './places.tsx';
import { RemoveDeck } from './RemoveDeck.tsx';
import { TagFilter } from './TagFilter.tsx';
import { deckTexts } from './texts.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./versions/CompareDialog.tsx')).CompareDialog }));

/** All decks: the user's own and the starter decks. */
export function DeckList() {
  const t = useTexts(deckTexts);
  const say = useBilingual();
  const language = useLanguage();
  const [, navigate] = useLocation();
  const [removing, setRemoving] = useState<DeckSummary | null>(null);
  const [comparing, setComparing] = useState<DeckSummary | null>(null);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const status = useLibraryStatus((library) => library.state);
  const answer = useCall('decks.list', {});
  const decks = shown(answer);

  function openMade(result: CallResult<'decks.save'>): void {
    if (!result.ok) {
      announce(say(result.error.message));
      return;
    }
    announce(t('duplicated', { name: localized(result.value.name, language) }));
    navigate(`/decks/${result.value.id}`);
  }

  if (answer.state === 'wrong') return <WrongState error={answer.error} onRetry={answer.reload} />;
  if (decks === null || (decks.length === 0 && status === 'loading')) return <BusyState title={t('loading')} />;
  const make = <NewDeck onGame={(game) => void newDeck(game).then(openMade)} />;
  if (decks.length === 0) {
    return (
      <EmptyState title={t('none')} action={make}>
        {t('noneWords')}
      </EmptyState>
    );
  }
  const tile = (deck: DeckSummary) => (
    <DeckTile
      key={deck.id}
      deck={deck}
      onDuplicate={(full) => void duplicateDeck(full.game, contentOf(full)).then(openMade)}
      onCompare={() => setComparing(deck)}
      onRemove={() => setRemoving(deck)}
    />
  );
  const all = decks.filter((deck) => !deck.starter);
  const tags = [...new Set(all.flatMap((deck) => deck.tags))].sort((a, b) => a.localeCompare(b, language));
  const inForce = tags.filter((tag) => wanted.has(tag));
  const own = all.filter((deck) => inForce.every((tag) => deck.tags.includes(tag)));
  const starters = decks.filter((deck) => deck.starter);
  return (
    <div className={styles.screen}>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <div className={styles.tools}>
            <ListTools />
            {make}
          </div>
        </div>
        <section aria-labelledby="own-decks" className={styles.part}>
          <h2 id="own-decks">{t('own')}</h2>
          {tags.length > 0 && <TagFilter tags={tags} wanted={wanted} onWanted={setWanted} />}
          {own.length === 0 ? (
            <p className={styles.note}>{all.length === 0 ? t('noOwn') : t('noTagged')}</p>
          ) : (
            <ul className={styles.decks}>{own.map(tile)}</ul>
          )}
        </section>
        {starters.length > 0 && (
          <section aria-labelledby="starter-decks" className={styles.part}>
            <h2 id="starter-decks">{t('starters')}</h2>
            <ul className={styles.decks}>{starters.map(tile)}</ul>
          </section>
        )}
      </div>
      {comparing !== null && (
        <Suspense>
          <CompareDialog left={comparing.id} game={comparing.game} onClose={() => setComparing(null)} />
        </Suspense>
      )}
      <RemoveDeck deck={removing} onClose={() => setRemoving(null)} onRemoved={answer.reload} />
    </div>
  );
}

function NewDeck({ onGame }: { readonly onGame: (game: GameId) => void }) {
  const t = useTexts(deckTexts);
  const word = useTexts(cardTexts);
  return (
    <Menu align="end" trigger={<Button icon={<Plus aria-hidden="true" />}>{t('newDeck')}</Button>}>
      {gameIds.map((game) => (
        <MenuItem key={game} onSelect={() => onGame(game)}>
          {word(game)}
        </MenuItem>
      ))}
    </Menu>
  );
}
