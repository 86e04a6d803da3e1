import type { PagedCards } from '../../shared/card-list/use-paged-cards.ts';
import { useLibraryStatus } from '../../shared/client/library-status.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { BusyState, EmptyState, WrongState } from '../../shared/ui/States.tsx';
import { libraryTexts } from './texts.ts';
import { useLibraryView } from './view.ts';

interface LibraryStateProps {
  readonly cards: PagedCards;
  readonly onShowAll: () => void;
}

/** What stands in place of the cards while there are none to show: busy, wrong, nothing found, or no cards at all. */
export function LibraryState({ cards, onShowAll }: LibraryStateProps) {
  const text = useLibraryView((view) => view.text);
  const t = useTexts(libraryTexts);
  const status = useLibraryStatus();
  if (cards.error !== null) return <WrongState error={cards.error} onRetry={cards.reload} />;
  if (status.state === 'loading')
    return <BusyState title={t('loadingCards')} done={status.done} total={status.total} />;
  if (cards.total === null && cards.fault !== null) {
    return (
      <EmptyState title={t('notRead')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>}>
        {t('notReadWords')}
      </EmptyState>
    );
  }
  if (cards.total === null) return <BusyState title={t('searching')} />;
  if (text.trim() !== '') {
    return (
      <EmptyState title={t('nothingFound')} action={<Button onClick={onShowAll}>{t('showAll')}</Button>}>
        {t('nothingFoundWords', { text })}
      </EmptyState>
    );
  }
  if (status.state === 'failed' && status.message !== null) return <WrongState error={{ message: status.message }} />;
  return <EmptyState title={t('noCards')}>{t('noCardsWords')}</EmptyState>;
}
