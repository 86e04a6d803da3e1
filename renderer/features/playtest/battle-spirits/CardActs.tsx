import { Minus, MoveRight, Plus, RotateCcw, RotateCw, Swords } from 'lucide-react';
import type { Permanent } from '../../../engine/games/battle-spirits/state.ts';
import { SymbolMark } from '../../../shared/card-facts/Mark.tsx';
import { cardTexts } from '../../../shared/card-facts/texts.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Button, IconButton } from '../../../shared/ui/Button.tsx';
import { Menu, MenuItem } from '../../../shared/ui/Menu.tsx';
import { playtestCommands } from '../commands.ts';
import { instanceName } from '../shared/cards.ts';
import { useTableApi } from '../shared/table-store.ts';
import styles from './Acts.module.css';
import { moves } from './moves.ts';
import { useBattleSpirits } from './table.ts';
import { battleSpiritsTexts } from './texts.ts';

/** What can be done with a card besides paying for it. */
export function CardActs({ instance, keys = true }: { readonly instance: string; readonly keys?: boolean }) {
  const t = useTexts(battleSpiritsTexts);
  const api = useTableApi();
  const say = useBilingual();
  const state = useBattleSpirits();
  const permanent = state.player.field.find(({ ref }) => ref === instance);
  return (
    <div className={styles.acts}>
      {permanent !== undefined && <PermanentActs permanent={permanent} />}
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

function PermanentActs({ permanent }: { readonly permanent: Permanent }) {
  const t = useTexts(battleSpiritsTexts);
  const words = useTexts(cardTexts);
  const language = useLanguage();
  const api = useTableApi();
  const state = useBattleSpirits();
  const { ref, cores, exhausted } = permanent;
  const name = instanceName(state, ref, language);
  const attack = () => api.getState().act({ type: 'attack', ref });
  const isSpirit = state.cards[permanent.card]?.kind === 'spirit';
  useCommand(playtestCommands.attack, attack, isSpirit);
  const move = (from: object | string, to: object | string) =>
    api.getState().act({ type: 'cores', from, to, count: 1 });
  const turn = () => api.getState().act({ type: 'exhaust', ref, exhausted: !exhausted });
  useCommand(playtestCommands.coreLess, () => move({ ref }, 'reserve'), cores > 0);
  useCommand(playtestCommands.coreMore, () => move('reserve', { ref }), state.player.reserve > 0);
  useCommand(playtestCommands.turn, turn);
  return (
    <>
      <span className={styles.cores}>
        {t('coresOnCard')}
        <IconButton
          label={t('takeCore', { name })}
          icon={<Minus />}
          disabled={cores === 0}
          command={playtestCommands.coreLess}
          onClick={() => move({ ref }, 'reserve')}
        />
        <strong>{cores}</strong>
        <IconButton
          label={t('addCore', { name })}
          icon={<Plus />}
          disabled={state.player.reserve === 0}
          command={playtestCommands.coreMore}
          onClick={() => move('reserve', { ref })}
        />
      </span>
      {isSpirit && (
        <Button icon={<Swords />} onClick={attack} command={playtestCommands.attack}>
          {t('attack')}
        </Button>
      )}
      <Button icon={exhausted ? <RotateCcw /> : <RotateCw />} onClick={turn} command={playtestCommands.turn}>
        {exhausted ? t('refresh') : t('exhaust')}
      </Button>
      {(state.cards[permanent.card]?.colors ?? []).map((symbol) => (
        <Button
          key={symbol}
          icon={<SymbolMark symbol={symbol} />}
          onClick={() => api.getState().act({ type: 'extra-symbol', ref, symbol, count: 1 })}
        >
          {t('symbol', { color: words(symbol) })}
        </Button>
      ))}
    </>
  );
}
