import { Check, X } from 'lucide-react';
import { memo } from 'react';
import { kindWord } from '../../../../db/model/card-words.ts';
import type { Language } from '../../../../db/model/text.ts';
import type { CardInstance, TableState } from '../../../engine/table/game.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { useBilingual, useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { playtestTexts } from '../texts.ts';
import { CardOption } from './CardOption.tsx';
import { cardName, definitionOf } from './cards.ts';
import type { GameView } from './game-view.ts';
import styles from './HandCard.module.css';
import { type AnyOption, optionsOfCard } from './options.ts';
import { stateOf, useTable } from './table-store.ts';

interface HandCardProps {
  readonly instance: CardInstance;
  /** The card on which Tab enters the hand. */
  readonly entry: boolean;
  readonly view: Pick<GameView, 'handNote' | 'handFate'>;
}

/**
 * A card of the hand with its chip: the number of ways to pay, or the shortest reason why not.
 */
export const HandCard = memo(function HandCard({ instance, entry, view }: HandCardProps) {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const language = useLanguage();
  const state = useTable(stateOf);
  const fate = useTable((store) => view.handFate?.(store, instance.id) ?? null);
  const selected = useTable((store) => store.selected === instance.id);
  const definition = definitionOf(state, instance.card);
  const options = optionsOfCard(state, instance.id);
  const playable = options.find((option) => option.playable);
  const chip = useChip(state, instance, playable, options, view.handNote);
  const destroys = playable?.ways.outcomes[0]?.loss === 'destroy';
  const label = [
    `${cardName(state, instance.card, language)} – ${chip}`,
    destroys ? t('lossDestroy') : null,
    fate === null ? null : say(fate),
  ];
  return (
    <CardOption
      instance={instance.id}
      label={label.filter((part) => part !== null).join(', ')}
      entry={entry}
      className={cx(
        styles.place,
        playable !== undefined && styles.playable,
        selected && styles.selected,
        fate !== null && styles.goes,
      )}
    >
      <span className={styles.card}>
        {definition === undefined ? (
          <span className={styles.unknown}>{instance.card}</span>
        ) : (
          <CardFace
            game={state.game}
            card={definition}
            rendering="hand"
            language={language}
            className={styles.face ?? ''}
          />
        )}
        {fate !== null && (
          <span className={styles.fate}>
            <X aria-hidden="true" />
            {say(fate)}
          </span>
        )}
      </span>
      <span className={cx(styles.chip, playable !== undefined && styles.can)} aria-hidden="true">
        {playable !== undefined && <Check />}
        {chip}
        {destroys && <span className={styles.loss}>· {t('lossDestroy')}</span>}
      </span>
    </CardOption>
  );
});

function useChip(
  state: TableState,
  instance: CardInstance,
  playable: AnyOption | undefined,
  options: readonly AnyOption[],
  noteOf: GameView['handNote'],
): string {
  const t = useTexts(playtestTexts);
  const say = useBilingual();
  const language = useLanguage();
  if (playable !== undefined) return waysText(playable.ways.total, t, language, 999n);
  const reason = mostTelling(options);
  if (reason !== null) return say(reason);
  const note = noteOf(state, instance.id);
  if (note !== null) return say(note);
  const kind = definitionOf(state, instance.card)?.kind;
  return kind === undefined ? '?' : kindWord(kind)[language];
}

/** The number of ways in words; a number above `exactTo` is rounded. */
export function waysText(
  total: string,
  t: ReturnType<typeof useTexts<typeof playtestTexts.en>>,
  language: Language,
  exactTo = 9999n,
): string {
  const exact = BigInt(total);
  if (exact <= exactTo) return t('ways', { count: Number(exact) });
  return t('waysMany', { total: exact.toLocaleString(language, { notation: 'compact' }) });
}

/** The step is the last thing to name: a card that also lacks cores is not helped by waiting for the step. */
function mostTelling(options: readonly AnyOption[]): AnyOption['unmet'][number]['short'] | null {
  const reasons = options.flatMap((option) => option.unmet);
  const byStep = (code: string) => (code === 'wrong-step' || code === 'wrong-phase' ? 1 : 0);
  return [...reasons].sort((a, b) => byStep(a.code) - byStep(b.code))[0]?.short ?? null;
}
