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
      {(locus > 0 || chosen.length === 0) && (
        <span className={styles.points}>{locus === 0 ? t('noPoints') : t('points', { count: locus })}</span>
      )}
      {counter !== before && <span>{t('counterTo', { before, after: counter })}</span>}
      {chosen.map(({ part, cards, places }) => {
        const asked = parts[part];
        return (
          <span key={part} className={styles.part}>
            {asked !== undefined && (
              <span className={styles.what}>{t('chosenFor', { part: say(partName(asked)) })}</span>
            )}
            <strong>
              {list.format(
                cards.map((key, index) => {
                  const place = places?.[index];
                  return place === undefined ? name(key) : t('atPlace', { name: name(key), place: place + 1 });
                }),
              )}
            </strong>
          </span>
        );
      })}
    </span>
  );
}
