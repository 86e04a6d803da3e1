import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useBilingual, useTexts } from '../../../shared/i18n/use-texts.ts';
import { playtestTexts } from '../texts.ts';
import { ConfirmPay } from './ConfirmPay.tsx';
import { DragTable } from './drag/DragTable.tsx';
import { useDropZone } from './drag/drag.ts';
import { FreeActing } from './free/FreeActing.tsx';
import { MarksButton } from './free/MarksButton.tsx';
import { OffersBar } from './free/OffersBar.tsx';
import { RightClick } from './free/RightClick.tsx';
import type { GameView } from './game-view.ts';
import { Hand } from './Hand.tsx';
import { type HandOrder, orderedHand } from './hand-order.ts';
import { LogPanel } from './log/LogPanel.tsx';
import { useMotion } from './motion/use-motion.ts';
import { Narrator } from './Narrator.tsx';
import { Panel } from './Panel.tsx';
import { useOrder } from './preference/OrderLine.tsx';
import { StepBar } from './StepBar.tsx';
import styles from './Table.module.css';
import { TableKeys } from './TableKeys.tsx';
import { stateOf, useTable } from './table-store.ts';
import { useTime } from './time/use-time.ts';
import { useZoomSource } from './use-zoom-source.ts';

/** The table of a playtest: steps on top, zones on the left, the field, the hand at the foot, the selected card on the right. */
export function Table({ view }: { readonly view: GameView }) {
  const t = useTexts(playtestTexts);
  const state = useTable(stateOf);
  const [order, setOrder] = useState<HandOrder>('drawn');
  const [log, setLog] = useState(false);
  const hand = useMemo(() => orderedHand(state, order), [state, order]);
  const ids = useMemo(() => hand.map(({ id }) => id), [hand]);
  const root = useRef<HTMLDivElement>(null);
  useMotion(root);
  useZoomSource();
  const time = useTime();
  useOrder();
  const toggleLog = () => setLog((open) => !open);
  return (
    <div ref={root} className={styles.table}>
      <FreeActing view={view}>
        <RightClick view={view}>
          <DragTable handDrops={view.handDrops} tokenDrop={view.tokenDrop}>
            <TableKeys hand={ids} onLog={toggleLog} />
            <StepBar onLog={toggleLog} logOpen={log} />
            <div className={styles.zones}>
              <view.Zones />
            </div>
            <FieldZone>
              <Result />
              <OffersBar />
              <MarksButton card={null} />
              <view.Field />
            </FieldZone>
            <Hand cards={hand} order={order} onOrder={setOrder} view={view} />
            <aside className={styles.panel} aria-label={t('zoomIn')}>
              {log ? (
                <LogPanel spending={view.spending} time={time} onClose={toggleLog} />
              ) : state.stage === 'setup' ? (
                <view.OpeningHand />
              ) : (
                <Panel view={view} />
              )}
            </aside>
            <ConfirmPay />
            <Narrator />
          </DragTable>
        </RightClick>
      </FreeActing>
    </div>
  );
}

function FieldZone({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.field} {...useDropZone('field')}>
      {children}
    </div>
  );
}

function Result() {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const result = useTable((store) => stateOf(store).result);
  if (result === null) return null;
  const reason = say(result.reason);
  return (
    <p role="status" className={styles.result}>
      {result.won ? t('won', { reason }) : t('lost', { reason })}
    </p>
  );
}
