import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import type { GameId } from '../../../db/model/game.ts';
import { useCall } from '../../shared/client/use-call.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { BusyState, EmptyState, WrongState } from '../../shared/ui/States.tsx';
import { CardEditor } from './CardEditor.tsx';
import { type DraftOf, useDraft } from './draft-store.ts';
import { copyOf, emptyForm, type Form, formOf } from './form.ts';
import { editorTexts } from './texts.ts';

/**
 * The editor of own cards: `?game=` a new one of that game, with `&copy=` (an id) a copy of a card, with `&edit=` an own
 * card that is there.
 */
export function CardEditorScreen() {
  const [asked] = useSearchParams();
  const game: GameId = asked.get('game') === 'colossus-order' ? 'colossus-order' : 'battle-spirits';
  const card = asked.get('edit') ?? asked.get('copy');
  if (card === null) return <Opened of={{ what: 'new', game }} start={emptyForm(game)} />;
  return <FromLibrary of={{ what: asked.has('edit') ? 'edit' : 'copy', game, card }} />;
}

function FromLibrary({ of }: { readonly of: Extract<DraftOf, { readonly card: string }> }) {
  const t = useTexts(editorTexts);
  const { game, card: id, what } = of;
  const cards = useCall('library.get', { game, ids: [id] });
  const owner = useCall('cards.own', { game, card: id });
  if (cards.state === 'wrong') return <WrongState error={cards.error} onRetry={cards.reload} />;
  if (owner.state === 'wrong') return <WrongState error={owner.error} onRetry={owner.reload} />;
  if (cards.state === 'busy' || owner.state === 'busy') return <BusyState />;
  const [card] = cards.value.cards;
  if (card === undefined) return <EmptyState title={t('gone')} />;
  if (what === 'edit' && !owner.value.own) return <EmptyState title={t('notOwn')} />;
  return <Opened of={of} start={what === 'edit' ? formOf(card) : copyOf(card)} />;
}

function Opened({ of, start }: { readonly of: DraftOf; readonly start: Form }) {
  const key = JSON.stringify(of);
  const present = useDraft((draft) => draft.present);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `of`; what is written is not begun again when the card behind it is read again
  useEffect(() => {
    useDraft.getState().open(of, start);
    return () => useDraft.setState({ key: null, present: null });
  }, [key]);
  return present === null || present.game !== of.game ? <BusyState /> : <CardEditor key={key} of={of} form={present} />;
}
