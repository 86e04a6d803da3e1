import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Bilingual } from '../../../../db/model/text.ts';
import type { ColossusOrderOption } from '../../../engine/games/colossus-order/ability.ts';
import {
  askedNow,
  type ByHand as ByHandDraft,
  type Candidate,
  finish,
  pick,
  soFar,
  startByHand,
  takeBack,
} from '../../../engine/games/colossus-order/by-hand.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { playtestCommands } from '../commands.ts';
import { cardName, instanceName } from '../shared/cards.ts';
import type { AnyOption, AnyOutcome } from '../shared/options.ts';
import { type TableAction, useTableApi } from '../shared/table-store.ts';
import styles from './ByHand.module.css';
import { useColossusOrder } from './table.ts';
import { colossusOrderTexts } from './texts.ts';
import { WayLine } from './WayLine.tsx';

interface ByHandProps {
  readonly option: AnyOption;
  readonly onLeave: () => void;
}

/** Paying part by part: the player picks the cards that each part asks for; leaving changes nothing. */
export function ByHand({ option, onLeave }: ByHandProps) {
  const t = useTexts(colossusOrderTexts);
  const state = useColossusOrder();
  const api = useTableApi();
  const [only] = option.ways.outcomes;
  const [begun] = useState(() => startByHand(state, option as unknown as ColossusOrderOption));
  useCommand(playtestCommands.leave, onLeave);
  if (begun !== null) return <Draft option={option} begun={begun} onLeave={onLeave} />;
  return (
    <section className={styles.draft} aria-label={t('byHand')}>
      <h3>{t('byHand')}</h3>
      <p role="status" className={styles.words}>
        {t('noChoice')}
      </p>
      {only !== undefined && <WayLine option={option} outcome={only} />}
      <div className={styles.foot}>
        <Button
          tone="primary"
          disabled={only === undefined}
          onClick={() => only !== undefined && api.getState().askToPay(only)}
        >
          {t('finish')}
        </Button>
        <LeaveButton onLeave={onLeave} />
      </div>
    </section>
  );
}

function LeaveButton({ onLeave }: Pick<ByHandProps, 'onLeave'>) {
  const t = useTexts(colossusOrderTexts);
  return (
    <Button tone="quiet" command={playtestCommands.leave} onClick={onLeave}>
      {t('leave')}
    </Button>
  );
}

function Draft({ option, begun, onLeave }: ByHandProps & { readonly begun: ByHandDraft }) {
  const t = useTexts(colossusOrderTexts);
  const say = useBilingual();
  const language = useLanguage();
  const api = useTableApi();
  const [draft, setDraft] = useState(begun);
  const [fault, setFault] = useState<Bilingual | null>(null);
  const asked = askedNow(draft);
  const { state } = draft;
  useEffect(() => {
    api.getState().preview(soFar(draft) as unknown as AnyOutcome);
    return () => api.getState().preview(null);
  }, [api, draft]);
  const nameOf = (key: string | undefined) => {
    if (key === undefined) return '';
    return state.cards[key] === undefined ? instanceName(state, key, language) : cardName(state, key, language);
  };
  const candidateName = ({ cards, places }: Candidate) => {
    const name = nameOf(cards[0]);
    if (places === undefined) return name;
    return t('atPlace', { name, place: places.map((place) => place + 1).join(language === 'ja' ? '・' : ', ') });
  };
  const choose = (kind: number) => {
    const picked = pick(draft, kind);
    if (picked.ok) setDraft(picked.draft);
    setFault(picked.ok ? null : picked.message);
  };
  const back = () => {
    setDraft(takeBack(draft));
    setFault(null);
  };
  const done = () => {
    const finished = finish(draft);
    if (finished.ok) api.getState().act(finished.action as unknown as TableAction);
    else setFault(finished.message);
  };
  return (
    <section className={styles.draft} aria-label={t('byHand')}>
      <h3>{t('byHand')}</h3>
      <p className={styles.words}>{t('byHandWords')}</p>
      <p role="status" className={styles.asked}>
        {asked === null
          ? t('allChosen')
          : t('stillChoose', { part: say(asked.name), count: asked.need - asked.picked })}
      </p>
      {asked !== null && (
        <ul className={styles.candidates}>
          {asked.candidates.map((candidate) => (
            <li key={candidate.kind}>
              <Button aria-disabled={!candidate.possible} onClick={() => choose(candidate.kind)}>
                {candidateName(candidate)}
                <span className={styles.left}>{t('copies', { count: candidate.left })}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {say(fault)}
        </p>
      )}
      {draft.picks.length > 0 && (
        <div className={styles.end}>
          <span className={styles.words}>{t('soFar')}</span>
          <WayLine option={option} outcome={soFar(draft) as unknown as AnyOutcome} />
        </div>
      )}
      <div className={styles.foot}>
        <Button tone="primary" disabled={asked !== null} onClick={done}>
          {t('finish')}
        </Button>
        <Button icon={<Undo2 />} disabled={draft.picks.length === 0} onClick={back}>
          {t('takeBack')}
        </Button>
        <LeaveButton onLeave={onLeave} />
      </div>
    </section>
  );
}
