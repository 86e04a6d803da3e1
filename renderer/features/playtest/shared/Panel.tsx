import { useState } from 'react';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { playtestCommands } from '../commands.ts';
import { playtestTexts } from '../texts.ts';
import { Bill } from './Bill.tsx';
import { CardHead } from './CardHead.tsx';
import { keyOfInstance } from './cards.ts';
import { chosenOutcome } from './chosen.ts';
import { MarksButton } from './free/MarksButton.tsx';
import { MoreActs } from './free/MoreActs.tsx';
import type { GameView } from './game-view.ts';
import { LogLines } from './log/LogLines.tsx';
import { OptionTabs } from './OptionTabs.tsx';
import styles from './Panel.module.css';
import { Reasons } from './Reasons.tsx';
import { RefusalNote } from './RefusalNote.tsx';
import { selectedOption, stateOf, useTable, useTableApi } from './table-store.ts';
import { Ways } from './Ways.tsx';

/** The panel on the right: the selected card, its price, every way to pay or all that is missing, and what else it can do. */
export function Panel({ view }: { readonly view: GameView }) {
  const t = useTexts(playtestTexts);
  const state = useTable(stateOf);
  const selected = useTable((store) => store.selected);
  const option = useTable(selectedOption);
  const cardKey = selected === null ? null : keyOfInstance(state, selected);
  const [byHandFor, setByHandFor] = useState<typeof option>(null);
  const byHand = byHandFor !== null && byHandFor === option;
  const canPay = option?.playable === true;
  useCommand(playtestCommands.byHand, () => setByHandFor(option), canPay && !byHand);

  if (selected === null || cardKey === null) {
    return (
      <div className={styles.panel}>
        <div className={styles.none}>
          <h2>{t('nothingSelected')}</h2>
          <p>{t('nothingSelectedWords')}</p>
        </div>
        <RefusalNote />
        <section className={styles.section} aria-label={t('act')}>
          <h3>{t('act')}</h3>
          <view.TableActs />
          <MoreActs view={view} instance={null} />
        </section>
        <section className={styles.section} aria-label={t('lately')}>
          <h3>{t('lately')}</h3>
          <LogLines last={6} />
        </section>
      </div>
    );
  }
  return (
    <div className={styles.panel}>
      <CardHead instance={selected} cardKey={cardKey} option={option} />
      <OptionTabs instance={selected} shown={option} />
      {option !== null && <Bill option={option} />}
      {option !== null && !canPay && <Reasons option={option} />}
      {option !== null && canPay && byHand && <view.ByHand option={option} onLeave={() => setByHandFor(null)} />}
      {option !== null && canPay && !byHand && <Ways option={option} WayLine={view.WayLine} />}
      <RefusalNote />
      <section className={styles.section} aria-label={t('act')}>
        <MarksButton card={selected} />
        <view.CardActs instance={selected} />
        <MoreActs view={view} instance={selected} />
      </section>
      {canPay && !byHand && <PayFoot onByHand={() => setByHandFor(option)} />}
    </div>
  );
}

function PayFoot({ onByHand }: { readonly onByHand: () => void }) {
  const t = useTexts(playtestTexts);
  const api = useTableApi();
  const outcome = useTable(chosenOutcome);
  return (
    <div className={styles.foot}>
      <Button
        tone="primary"
        disabled={outcome === null}
        command={playtestCommands.pay}
        onClick={() => outcome && api.getState().askToPay(outcome)}
      >
        {t('pay')}
      </Button>
      <Button command={playtestCommands.byHand} onClick={onByHand}>
        {t('byHand')}
      </Button>
      <Button tone="quiet" command={playtestCommands.leave} onClick={() => api.getState().select(null)}>
        {t('cancel')}
      </Button>
    </div>
  );
}
