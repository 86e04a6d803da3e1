import { Ellipsis } from 'lucide-react';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { KeyOf } from '../../../../shared/ui/Kbd.tsx';
import { Menu } from '../../../../shared/ui/Menu.tsx';
import { playtestCommands } from '../../commands.ts';
import type { GameView } from '../game-view.ts';
import { CardItems } from './CardItems.tsx';
import { TableItems } from './TableItems.tsx';
import { freeTexts } from './texts.ts';

interface MoreActsProps {
  readonly view: GameView;
  /** null = the table. */
  readonly instance: string | null;
}

/** The button and key that open the menu of the selected card, or of the table. */
export function MoreActs({ view, instance }: MoreActsProps) {
  const t = useTexts(freeTexts);
  return (
    <div>
      <Menu
        command={playtestCommands.more}
        trigger={
          <Button icon={<Ellipsis />}>
            {t('more')}
            <KeyOf command={playtestCommands.more} />
          </Button>
        }
      >
        {instance === null ? <TableItems view={view} /> : <CardItems instance={instance} view={view} />}
      </Menu>
    </div>
  );
}
