import { Check, HeartCrack, TrendingDown } from 'lucide-react';
import type { BattleSpiritsOutcome } from '../../../engine/games/battle-spirits/state.ts';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { instanceName } from '../shared/cards.ts';
import type { AnyOption, AnyOutcome } from '../shared/options.ts';
import { playtestTexts } from '../texts.ts';
import { standingOf } from './levels.ts';
import { useBattleSpirits } from './table.ts';
import { battleSpiritsTexts } from './texts.ts';
import styles from './WayLine.module.css';

interface WayLineProps {
  readonly option: AnyOption;
  readonly outcome: AnyOutcome;
}

/** A way as a miniature: how many cores leave each place, and which cards drop or die by it. */
export function WayLine({ outcome }: WayLineProps) {
  const t = useTexts(battleSpiritsTexts);
  const table = useTexts(playtestTexts);
  const language = useLanguage();
  const state = useBattleSpirits();
  const { way, after, destroyed, loss } = outcome as BattleSpiritsOutcome;
  const { reserve, field } = state.player;
  const name = (ref: string) => instanceName(state, ref, language);
  const leaving = field
    .map(({ ref, cores }) => ({ ref, count: cores - (way.cores[ref] ?? 0) }))
    .filter(({ count }) => count > 0);
  const dropping = field
    .filter(({ ref, card, cores }) => {
      const left = after[ref] ?? 0;
      return left > 0 && left < standingOf(state.cards[card]?.levels ?? [], cores).level;
    })
    .map(({ ref }) => name(ref));
  const list = new Intl.ListFormat(language);
  const fromReserve = reserve - way.reserve;
  return (
    <span className={styles.line}>
      <span className={styles.leaving}>
        {fromReserve > 0 && <Leaving text={t('fromReserve', { count: fromReserve })} />}
        {leaving.map(({ ref, count }) => (
          <Leaving key={ref} text={t('fromCard', { name: name(ref), count })} />
        ))}
        {fromReserve <= 0 && leaving.length === 0 && <span>{t('noCores')}</span>}
      </span>
      {loss === 'none' && (
        <span className={styles.none}>
          <Check aria-hidden="true" />
          {table('noLoss')}
        </span>
      )}
      {dropping.length > 0 && (
        <span className={styles.drop}>
          <TrendingDown aria-hidden="true" />
          {table('drops', { names: list.format(dropping) })}
        </span>
      )}
      {destroyed.length > 0 && (
        <span className={styles.die}>
          <HeartCrack aria-hidden="true" />
          {table('dies', { names: list.format(destroyed.map(name)) })}
        </span>
      )}
    </span>
  );
}

function Leaving({ text }: { readonly text: string }) {
  return (
    <span className={styles.source}>
      {text}
      <span className={styles.core} aria-hidden="true" />
    </span>
  );
}
