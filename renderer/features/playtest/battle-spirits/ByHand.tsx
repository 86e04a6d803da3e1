import { Minus, Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Bilingual } from '../../../../db/model/text.ts';
import {
  type Drafted,
  type DraftView,
  finish,
  giveBack,
  type PaymentDraft,
  type PaymentSource,
  start,
  take,
  view,
} from '../../../engine/games/battle-spirits/by-hand.ts';
import type { BattleSpiritsOption } from '../../../engine/games/battle-spirits/options.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Button, IconButton } from '../../../shared/ui/Button.tsx';
import { playtestCommands } from '../commands.ts';
import { instanceName } from '../shared/cards.ts';
import { shownLevel } from '../shared/chosen.ts';
import type { AnyOption } from '../shared/options.ts';
import { type TableAction, useTable, useTableApi } from '../shared/table-store.ts';
import { playtestTexts } from '../texts.ts';
import styles from './ByHand.module.css';
import { type Unfinished, useBattleSpirits } from './table.ts';
import { battleSpiritsTexts } from './texts.ts';

interface ByHandProps {
  readonly option: AnyOption;
  readonly onLeave: () => void;
}

/** A place that cores can come from: how many were taken of those it held. */
interface Place {
  readonly source: PaymentSource;
  readonly name: string;
  readonly taken: number;
  readonly held: number;
}

/** Paying core by core: the engine counts what is still due and shows the end; leaving changes nothing. */
export function ByHand({ option, onLeave }: ByHandProps) {
  const state = useBattleSpirits();
  const say = useBilingual();
  const level = useTable((store) => shownLevel(store, option)) ?? 1;
  const [begun] = useState(() => start(state, option as BattleSpiritsOption, level));
  if (!begun.ok) return <p role="alert">{say(begun.refusal.message)}</p>;
  return <Draft begun={begun.draft} onLeave={onLeave} />;
}

/** What the table is to show of a payment that is not finished. */
function unfinished(draft: PaymentDraft, now: DraftView): Unfinished {
  const cores = draft.state.player.field.map(({ ref, cores }) => [ref, cores - (draft.fromCards[ref] ?? 0)] as const);
  return {
    after: now.after,
    destroyed: now.destroyed,
    way: { reserve: now.reserve, cores: Object.fromEntries(cores) },
    paid: draft.target.due - now.stillDue,
  };
}

function Draft({ begun, onLeave }: { readonly begun: PaymentDraft; readonly onLeave: () => void }) {
  const t = useTexts(battleSpiritsTexts);
  const table = useTexts(playtestTexts);
  const say = useBilingual();
  const language = useLanguage();
  const api = useTableApi();
  const [draft, setDraft] = useState(begun);
  const [fault, setFault] = useState<Bilingual | null>(null);
  const now = useMemo(() => view(draft), [draft]);
  useEffect(() => {
    api.getState().preview(unfinished(draft, now));
    return () => api.getState().preview(null);
  }, [api, draft, now]);
  useCommand(playtestCommands.leave, onLeave);

  const step = (next: Drafted) => {
    if (next.ok) setDraft(next.draft);
    setFault(next.ok ? null : next.refusal.message);
  };
  const done = () => {
    const finished = finish(draft);
    if (!finished.ok) setFault(finished.refusal.message);
    else api.getState().ask(finished.action as TableAction, now.destroyed);
  };
  const places: readonly Place[] = [
    {
      source: 'reserve',
      name: t('reserve'),
      taken: draft.fromReserve,
      held: draft.state.player.reserve,
    } satisfies Place,
    ...draft.state.player.field.map(
      ({ ref, cores }): Place => ({
        source: { ref },
        name: instanceName(draft.state, ref, language),
        taken: draft.fromCards[ref] ?? 0,
        held: cores,
      }),
    ),
  ].filter(({ held }) => held > 0);
  return (
    <section className={styles.draft} aria-label={t('byHand')}>
      <h3>{t('byHand')}</h3>
      <p className={styles.words}>{t('byHandWords')}</p>
      <p role="status" className={styles.due}>
        {now.complete
          ? t('complete')
          : `${t('stillDue', { count: now.stillDue })} · ${t('stillPlace', { count: now.stillToPlace })}`}
      </p>
      <ul className={styles.places}>
        {places.map(({ source, name, taken, held }) => (
          <li key={typeof source === 'string' ? source : source.ref}>
            <span className={styles.name}>{name}</span>
            <IconButton
              label={t('giveBack', { name })}
              icon={<Minus />}
              disabled={taken === 0}
              onClick={() => step(giveBack(draft, source, 1))}
            />
            <strong>{taken}</strong>
            <IconButton
              label={t('take', { name })}
              icon={<Plus />}
              disabled={taken === held}
              onClick={() => step(take(draft, source, 1))}
            />
          </li>
        ))}
      </ul>
      {fault !== null && (
        <p role="alert" className={styles.fault}>
          {say(fault)}
        </p>
      )}
      <p className={styles.words}>
        {t('endIn')}: {t('fromReserve', { count: now.reserve })}
        {now.destroyed.length > 0 &&
          ` · ${table('dies', {
            names: new Intl.ListFormat(language).format(
              now.destroyed.map((ref) => instanceName(draft.state, ref, language)),
            ),
          })}`}
      </p>
      <div className={styles.foot}>
        <Button tone={now.destroyed.length > 0 ? 'danger' : 'primary'} disabled={!now.complete} onClick={done}>
          {t('finish')}
        </Button>
        <Button tone="quiet" onClick={onLeave}>
          {t('leave')}
        </Button>
      </div>
    </section>
  );
}
