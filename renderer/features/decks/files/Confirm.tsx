import type { ReactNode } from 'react';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { deckFileCommands } from './commands.ts';

interface ConfirmProps {
  readonly disabled: boolean;
  readonly onConfirm: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** The button that does what a dialog is for, with its key; it stands inside the dialog, whose keys are its own. */
export function Confirm({ disabled, onConfirm, icon, children }: ConfirmProps) {
  useCommand(deckFileCommands.confirm, onConfirm, !disabled);
  return (
    <Button tone="primary" icon={icon} disabled={disabled} command={deckFileCommands.confirm} onClick={onConfirm}>
      {children}
    </Button>
  );
}
