import { Diamond, FlipHorizontal2, MoveRight, RotateCcw, RotateCw, Rows3, Sparkles, Swords } from 'lucide-react';
import type { Follower, Waiver } from '../../../engine/games/colossus-order/state.ts';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/Menu.tsx';
import { playtestCommands } from '../commands.ts';
import { keyOfInstance } from '../shared/cards.ts';
import { colossusId } from '../shared/options.ts';
import { useTableApi } from '../shared/table-store.ts';
import styles from './Acts.module.css';
import { moves } from './moves.ts';
import { useColossusOrder } from './table.ts';
import { colossusOrderTexts } from './texts.ts';

/** What can be done with a card besides paying for it. */
export function CardActs({ instance, keys = true }: { readonly instance: string; readonly keys?: boolean }) {
  const t = useTexts(colossusOrderTexts);
  const say = useBilingual();
  const api = useTableApi();
  const state = useColossusOrder();
  const { player } = state;
  if (instance === colossusId) return null;
  const follower = player.field.find(({ ref }) => ref === instance);
  const inHand = player.hand.some(({ id }) => id === instance);
  const inLocus = player.locus.cards.some(({ id }) => id === instance);
  return (
    <div className={styles.acts}>
      {inHand && <HandActs instance={instance} />}
      {follower !== undefined && <FollowerActs follower={follower} />}
      {inLocus && (
        <Button icon={<FlipHorizontal2 />} onClick={() => api.getState().act({ type: 'flip-locus', id: instance })}>
          {t('flip')}
        </Button>
      )}
      <Menu
        {...(keys && { command: playtestCommands.moveTo })}
        trigger={
          <Button icon={<MoveRight />} command={keys ? playtestCommands.moveTo : undefined}>
            {t('moveTo')}
          </Button>
        }
      >
        {moves(state, instance).map(({ to, name }) => (
          <MenuItem key={to} onSelect={() => api.getState().act({ type: 'move', id: instance, to })}>
            {say(name)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

function HandActs({ instance }: { readonly instance: string }) {
  const t = useTexts(colossusOrderTexts);
  const api = useTableApi();
  const state = useColossusOrder();
  const { used } = state.player;
  const kind = state.cards[keyOfInstance(state, instance) ?? '']?.kind;
  const setGem = () => api.getState().act({ type: 'set-gem', id: instance });
  const setLocus = () => api.getState().act({ type: 'set-locus', id: instance });
  const waive = (what: Waiver['waive'] | null) => api.getState().act({ type: 'waive', id: instance, waive: what });
  const isGem = kind === 'gem';
  const waived = state.waivers.find(({ hand }) => state.player.hand[hand]?.id === instance)?.waive ?? null;
  useCommand(playtestCommands.gem, setGem, isGem);
  useCommand(playtestCommands.locus, setLocus);
  return (
    <>
      {isGem && (
        <Button
          tone={used.setGem ? 'plain' : 'primary'}
          aria-disabled={used.setGem}
          icon={<Diamond />}
          onClick={setGem}
          command={playtestCommands.gem}
        >
          {t('setGem')}
        </Button>
      )}
      <Button aria-disabled={used.setLocus} icon={<Rows3 />} onClick={setLocus} command={playtestCommands.locus}>
        {t('setLocus')}
      </Button>
      {(kind === 'follower' || kind === 'action') && (
        <Menu trigger={<Button icon={<Sparkles />}>{t('waive')}</Button>}>
          {waived !== 'cost' && <MenuItem onSelect={() => waive('cost')}>{t('waiveCost')}</MenuItem>}
          {waived !== 'locus' && <MenuItem onSelect={() => waive('locus')}>{t('waiveLocus')}</MenuItem>}
          {waived !== null && <MenuItem onSelect={() => waive(null)}>{t('waiveNone')}</MenuItem>}
        </Menu>
      )}
      {isGem && used.setGem && <p className={styles.note}>{t('alreadyGem')}</p>}
      {used.setLocus && <p className={styles.note}>{t('alreadyLocus')}</p>}
    </>
  );
}

function FollowerActs({ follower }: { readonly follower: Follower }) {
  const t = useTexts(colossusOrderTexts);
  const api = useTableApi();
  const { ref, position } = follower;
  const attack = () => api.getState().act({ type: 'attack', ref });
  const off = position === 'off';
  const turn = () => api.getState().act({ type: 'position', ref, position: off ? 'on' : 'off' });
  useCommand(playtestCommands.attack, attack);
  useCommand(playtestCommands.turn, turn);
  return (
    <>
      <Button icon={<Swords />} onClick={attack} command={playtestCommands.attack}>
        {t('attack')}
      </Button>
      <Button icon={off ? <RotateCcw /> : <RotateCw />} onClick={turn} command={playtestCommands.turn}>
        {off ? t('turnOn') : t('turnOff')}
      </Button>
    </>
  );
}
