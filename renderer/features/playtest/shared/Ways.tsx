import { memo } from 'react';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { useCommand } from '../../../shared/keys/use-command.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { KeyOf } from '../../../shared/ui/Kbd.tsx';
import { Segmented } from '../../../shared/ui/Segmented.tsx';
import { playtestCommands } from '../commands.ts';
import { playtestTexts } from '../texts.ts';
import { chosenOutcome, levelsOf, listedOutcomes, shownLevel } from './chosen.ts';
import type { GameView } from './game-view.ts';
import { waysText } from './HandCard.tsx';
import type { AnyOption, AnyOutcome } from './options.ts';
import { OrderLine } from './preference/OrderLine.tsx';
import { useTable, useTableApi } from './table-store.ts';
import styles from './Ways.module.css';

interface WaysProps {
  readonly option: AnyOption;
  readonly WayLine: GameView['WayLine'];
}

const lossText = { none: 'lossNone', level: 'lossLevel', destroy: 'lossDestroy' } as const;

/** The ways to pay, best first, grouped by what they lose; pointing at one shows it on the table. */
export function Ways({ option, WayLine }: WaysProps) {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const language = useLanguage();
  const api = useTableApi();
  const level = useTable((store) => shownLevel(store, option));
  const further = useTable((store) => store.further);
  const listed = useTable(listedOutcomes);
  const chosen = useTable(chosenOutcome);
  const levels = levelsOf(option);
  const total = level === null ? option.ways.total : (option.ways.byLevel[level] ?? option.ways.total);
  const mayHaveMore =
    option.ways.truncated &&
    BigInt(total) > BigInt(listed.length) &&
    (further.length === 0 || further.length % 50 === 0);
  useCommand(playtestCommands.showMore, () => api.getState().showMore(), mayHaveMore);
  useCommand(
    playtestCommands.arrive,
    () => api.getState().arriveAt(after(levels, level) ?? null),
    levels.length > 1 && level !== null,
  );
  const losses = listed.flatMap(({ loss }) => loss ?? []);
  const levelName = { en: 'LV', ja: 'LV' };
  return (
    <section className={styles.ways} aria-label={t('waysToPay')}>
      <h3>
        <span>{t('waysToPay')}</span>
        <span>
          {waysText(total, t, language)}
          {mayHaveMore && ` · ${t('endsMore', { count: listed.length })}`}
          {!mayHaveMore && total !== String(listed.length) && ` · ${t('ends', { count: listed.length })}`}
          {losses.length > 0 && ` · ${t('withoutLoss', { count: losses.filter((loss) => loss === 'none').length })}`}
        </span>
      </h3>
      {levels.length > 1 && level !== null && (
        <div className={styles.levels}>
          <span aria-hidden="true">
            {t('arrive')} <KeyOf command={playtestCommands.arrive} />
          </span>
          <Segmented
            label={t('arrive')}
            value={String(level)}
            onChange={(value) => api.getState().arriveAt(Number(value))}
            choices={levels.map((value) => ({ value: String(value), text: `${say(levelName)}${value}` }))}
          />
        </div>
      )}
      {total !== '1' && <OrderLine option={option} />}
      <ol className={styles.list}>
        {listed.map((outcome, index) => (
          <WayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is known by its place in the engine's order
            key={index}
            option={option}
            outcome={outcome}
            number={index + 1}
            heading={
              outcome.loss !== undefined && outcome.loss !== listed[index - 1]?.loss ? t(lossText[outcome.loss]) : null
            }
            chosen={outcome === chosen}
            WayLine={WayLine}
          />
        ))}
      </ol>
      {mayHaveMore && (
        <Button command={playtestCommands.showMore} onClick={() => api.getState().showMore()}>
          {t('moreOutcomes')}
        </Button>
      )}
    </section>
  );
}

/** The one that follows in a ring. */
function after<T>(ring: readonly T[], one: T): T | undefined {
  return ring[(ring.indexOf(one) + 1) % ring.length];
}

interface WayRowProps extends WaysProps {
  readonly outcome: AnyOutcome;
  readonly number: number;
  readonly heading: string | null;
  readonly chosen: boolean;
}

const WayRow = memo(function WayRow({ option, outcome, number, heading, chosen, WayLine }: WayRowProps) {
  const api = useTableApi();
  return (
    <li>
      {heading !== null && <p className={styles.heading}>{heading}</p>}
      <button
        type="button"
        className={cx(styles.way, outcome.loss === 'destroy' && styles.destroys, chosen && styles.chosen)}
        aria-current={chosen ? 'true' : undefined}
        onClick={() => api.getState().askToPay(outcome)}
        onFocus={() => api.getState().preview(outcome)}
        onPointerEnter={() => api.getState().preview(outcome)}
      >
        {number <= 9 ? (
          <KeyOf command={playtestCommands.payNumbered} place={number - 1} />
        ) : (
          <span className={styles.number}>{number}</span>
        )}
        <WayLine option={option} outcome={outcome} />
      </button>
    </li>
  );
});
