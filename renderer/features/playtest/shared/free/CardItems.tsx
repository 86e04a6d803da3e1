import { ChevronsRight, Eye, EyeOff, Layers, StickyNote, Tags, UserPlus } from 'lucide-react';
import { useBilingual, useTexts } from '../../../../shared/i18n/use-texts.ts';
import { MenuHeading, MenuItem, MenuSeparator } from '../../../../shared/ui/Menu.tsx';
import { definitionOf, keyOfInstance } from '../cards.ts';
import type { GameView } from '../game-view.ts';
import { colossusId } from '../options.ts';
import { stateOf, useTable, useTableApi } from '../table-store.ts';
import { useFreeDialog } from './free-dialog.ts';
import { canBeMarked, isOnField, marksOf } from './marks-of.ts';
import { freeTexts } from './texts.ts';

interface CardItemsProps {
  readonly instance: string;
  readonly view: Pick<GameView, 'moves' | 'CardItems'>;
  /** With the zones to move to, where no menu of their own stands beside. */
  readonly moves?: boolean;
}

/** The entries of a card's menu: everything that can be done with it by hand. */
export function CardItems({ instance, view, moves = false }: CardItemsProps) {
  const t = useTexts(freeTexts);
  const say = useBilingual();
  const api = useTableApi();
  const openDialog = useFreeDialog();
  const state = useTable(stateOf);
  const key = keyOfInstance(state, instance);
  const definition = key === null ? undefined : definitionOf(state, key);
  const onField = isOnField(state, instance);
  const down = marksOf(state, instance).faceDown === true;
  const permanent = definition !== undefined && !['magic', 'action', 'gem', 'colossus'].includes(definition.kind);
  const act = api.getState().act;
  return (
    <>
      {view.CardItems !== undefined && <view.CardItems instance={instance} />}
      {canBeMarked(state, instance) && (
        <MenuItem icon={<Tags />} onSelect={() => openDialog({ kind: 'marks', card: instance })}>
          {t('marks')}
        </MenuItem>
      )}
      {onField && (
        <MenuItem icon={down ? <Eye /> : <EyeOff />} onSelect={() => act({ type: 'face', id: instance, down: !down })}>
          {down ? t('turnUp') : t('turnDown')}
        </MenuItem>
      )}
      {instance !== colossusId && (
        <MenuItem icon={<Layers />} onSelect={() => openDialog({ kind: 'attach', card: instance })}>
          {t('attach')}
        </MenuItem>
      )}
      {instance !== colossusId && (
        <MenuItem icon={<StickyNote />} onSelect={() => act({ type: 'reveal', ids: [instance] })}>
          {t('reveal')}
        </MenuItem>
      )}
      {permanent && (
        <MenuItem icon={<UserPlus />} onSelect={() => act({ type: 'token', card: definition })}>
          {t('copyToken')}
        </MenuItem>
      )}
      {moves && instance !== colossusId && (
        <>
          <MenuSeparator />
          <MenuHeading>{t('moveTo')}</MenuHeading>
          {view.moves(state, instance).map((move) => (
            <MenuItem
              key={move.to}
              icon={<ChevronsRight />}
              onSelect={() => act({ type: 'move', id: instance, to: move.to })}
            >
              {say(move.name)}
            </MenuItem>
          ))}
        </>
      )}
    </>
  );
}
