import { useCallback } from 'react';
import type { EventPayload } from '../../../../electron/ipc/contract.ts';
import { useHostEvent } from '../../../shared/client/use-call.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { playtestCommands } from '../commands.ts';
import { chosenOutcome, listedOutcomes } from './chosen.ts';
import { selectedOption, stateOf, type TableStore, useTable, useTableApi } from './table-store.ts';

interface TableKeysProps {
  /** The hand in the order in which it is shown. */
  readonly hand: readonly string[];
  readonly onLog: () => void;
}

/** The keys of the table; each does what a button does too. */
export function TableKeys({ hand, onLog }: TableKeysProps) {
  const api = useTableApi();
  const playable = useTable((store) => selectedOption(store)?.playable === true);
  const settingUp = useTable((store) => stateOf(store).stage === 'setup');
  const selected = useTable((store) => store.selected);

  const step = (by: number) => {
    const row = focusedRow() ?? hand;
    const at = selected === null ? -1 : row.indexOf(selected);
    const next = at === -1 ? (by > 0 ? 0 : row.length - 1) : (at + by + row.length) % row.length;
    const instance = row[next];
    if (instance === undefined) return;
    api.getState().select(instance);
    cardElement(instance)?.focus();
  };
  useCommand(playtestCommands.nextStep, () => api.getState().act({ type: 'next-step' }), !settingUp);
  useCommand(playtestCommands.nextTurn, () => api.getState().act({ type: 'next-turn' }), !settingUp);
  useCommand(playtestCommands.draw, () => api.getState().act({ type: 'draw', count: 1 }), !settingUp);
  useCommand(playtestCommands.mill, () => api.getState().act({ type: 'mill', count: 1 }), !settingUp);
  useCommand(playtestCommands.shuffle, () => api.getState().act({ type: 'shuffle' }), !settingUp);
  useCommand(playtestCommands.undo, () => api.getState().undo());
  useCommand(playtestCommands.redo, () => api.getState().redo());
  useHostEvent(
    'command',
    useCallback(
      ({ name }: EventPayload<'command'>) => {
        if (name === 'undo') api.getState().undo();
        if (name === 'redo') api.getState().redo();
      },
      [api],
    ),
  );
  useCommand(playtestCommands.log, onLog);
  useCommand(playtestCommands.previous, () => step(-1), hand.length > 0);
  useCommand(playtestCommands.next, () => step(1), hand.length > 0);
  useCommand(playtestCommands.up, () => choose(api.getState(), -1), playable);
  useCommand(playtestCommands.down, () => choose(api.getState(), 1), playable);
  useCommand(playtestCommands.leave, () => api.getState().select(null), selected !== null);
  useCommand(
    playtestCommands.pay,
    () => {
      const outcome = chosenOutcome(api.getState());
      if (outcome !== null) api.getState().askToPay(outcome);
    },
    playable,
  );
  useCommand(
    playtestCommands.payNumbered,
    (_, place) => {
      const outcome = listedOutcomes(api.getState())[place];
      if (outcome !== undefined) api.getState().askToPay(outcome);
    },
    playable,
  );
  return null;
}

function cardElement(instance: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-instance="${CSS.escape(instance)}"]`);
}

/** The cards of the row that has the focus, as they are shown; null = none has it, so that the arrows mean the hand. */
function focusedRow(): readonly string[] | null {
  const row = document.activeElement?.closest('[role="listbox"]');
  if (!row) return null;
  return [...row.querySelectorAll<HTMLElement>('[data-instance]')].map((card) => card.dataset.instance ?? '');
}

/** Moves the choice among the listed ways, without leaving the list. */
function choose(store: TableStore, by: number): void {
  const listed = listedOutcomes(store);
  const chosen = chosenOutcome(store);
  const at = chosen === null ? 0 : listed.indexOf(chosen);
  const next = listed[Math.max(0, Math.min(listed.length - 1, at + by))];
  if (next === undefined) return;
  store.preview(next);
  requestAnimationFrame(() => {
    document.querySelector('li > [aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  });
}
