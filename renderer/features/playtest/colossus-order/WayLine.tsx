import type { ColossusOrderOption } from '../../../engine/games/colossus-order/ability.ts';
import { partName } from '../../../engine/games/colossus-order/bill.ts';
import type { ColossusOrderOutcome } from '../../../engine/games/colossus-order/state.ts';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cardName, instanceName } from '../shared/cards.ts';
import type { AnyOption, AnyOutcome } from '../shared/options.ts';
import { useColossusOrder } from './table.ts';
import { colossusOrderTexts } from './texts.ts';
import styles from './WayLine.module.css';

interface WayLineProps {
  readonly option: AnyOption;
  readonly outcome: AnyOutcome;
}

/** A way as a miniature: the points it uses, where the counter ends, and what was chosen for each part. */
export function WayLine({ option, outcome }: WayLineProps) {
  const t = useTexts(colossusOrderTexts);
  const say = useBilingual();
  const language = useLanguage();
  const state = useColossusOrder();
  const { locus, counter, chosen } = outcome as unknown as ColossusOrderOutcome;
  const { parts } = (option as unknown as ColossusOrderOption).cost;
  const name = (key: string) =>
    state.cards[key] === undefined ? instanceName(state, key, language) : cardName(state, key, language);
  const list = new Intl.ListFormat(language);
  const before = state.player.locus.counter;
  return (
    <span className={styles.line}>
      <span className={styles.points}>{locus === 0 ? t('noPoints') : t('points', { count: locus })}</span>
      {counter !== before && <span>{t('counterTo', { before, after: counter })}</span>}
      {chosen.map(({ part, cards }) => {
        const asked = parts[part];
        const names = list.format(cards.map(name));
        return (
          <span key={part} className={styles.chosen}>
            {asked === undefined ? names : t('chosen', { part: say(partName(asked)), names })}
          </span>
        );
      })}
    </span>
  );
}
