import { HeartCrack, RotateCw } from 'lucide-react';
import { memo } from 'react';
import type { BattleSpiritsCard, BattleSpiritsSymbol } from '../../../../db/model/battle-spirits-card.ts';
import { localized } from '../../../../db/model/text.ts';
import type { BattleSpiritsState, Permanent } from '../../../engine/games/battle-spirits/state.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { SymbolMark } from '../../../shared/card-facts/Mark.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { CardOption } from '../shared/CardOption.tsx';
import { CardBack, CardMarks, useMarkWords } from '../shared/free/CardMarks.tsx';
import { CardStack } from '../shared/free/CardStack.tsx';
import { stateOf, useTable } from '../shared/table-store.ts';
import { CoreRuler } from './CoreRuler.tsx';
import { standingOf } from './levels.ts';
import styles from './PermanentCard.module.css';
import { previewOf } from './table.ts';
import { battleSpiritsTexts } from './texts.ts';

interface PermanentCardProps {
  readonly permanent: Permanent;
  /** The card on which Tab enters the row. */
  readonly entry: boolean;
}

/** A card on the field with its cores on the level ruler, and what the previewed payment would do to it. */
export const PermanentCard = memo(function PermanentCard({ permanent, entry }: PermanentCardProps) {
  const t = useTexts(battleSpiritsTexts);
  const language = useLanguage();
  const cards = useTable((store) => (stateOf(store) as BattleSpiritsState).cards);
  const selected = useTable((store) => store.selected === permanent.ref);
  const card: BattleSpiritsCard | undefined = cards[permanent.card];
  const down = permanent.marks?.faceDown === true;
  const levels = down ? [] : (card?.levels ?? []);
  const standing = standingOf(levels, permanent.cores);
  const marks = useMarkWords(permanent.marks);
  // Each is a plain value, so that a card is drawn again only when the way changes something on it.
  const dies = useTable((store) => previewOf(store)?.outcome.destroyed.includes(permanent.ref) === true);
  const left = useTable((store) => previewOf(store)?.outcome.way.cores[permanent.ref] ?? permanent.cores);
  const coresAfter = dies ? 0 : left;
  const levelAfter = useTable((store) => previewOf(store)?.outcome.after[permanent.ref] ?? standing.level);
  const fate = dies
    ? t('dies')
    : levelAfter < standing.level
      ? t('dropsTo', { before: standing.level, level: levelAfter })
      : null;
  const words = [
    t('level', { level: standing.level }),
    standing.next === null || standing.spare > 0
      ? t('spare', { count: standing.spare })
      : t('toNext', { count: standing.next.missing, level: standing.next.level }),
  ].join(' · ');
  const added = Object.entries(permanent.extraSymbols).flatMap(([symbol, count]) =>
    Array<BattleSpiritsSymbol>(count).fill(symbol as BattleSpiritsSymbol),
  );
  const label = [
    card === undefined ? permanent.card : localized(card.name, language),
    t('cores', { count: permanent.cores }),
    words,
    permanent.exhausted ? t('exhausted') : null,
    added.length > 0 ? t('added', { count: added.length }) : null,
    ...marks,
    fate,
  ];
  return (
    <CardStack instance={permanent.ref} marks={permanent.marks}>
      <CardOption
        instance={permanent.ref}
        label={label.filter((part) => part !== null).join(', ')}
        entry={entry}
        className={cx(styles.place, selected && styles.selected, permanent.exhausted && styles.exhausted)}
      >
        <span className={styles.card}>
          {down ? (
            <CardBack />
          ) : card === undefined ? (
            <span className={styles.unknown}>{permanent.card}</span>
          ) : (
            <CardFace
              game="battle-spirits"
              card={card}
              rendering="hand"
              language={language}
              className={styles.face ?? ''}
            />
          )}
          <CardMarks marks={permanent.marks} />
          {permanent.exhausted && (
            <span className={styles.state}>
              <RotateCw aria-hidden="true" />
              {t('exhausted')}
            </span>
          )}
          {added.length > 0 && (
            <span className={styles.added}>
              +
              {added.map((symbol, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols differ by their place only
                <SymbolMark key={index} symbol={symbol} />
              ))}
            </span>
          )}
          {dies && (
            <span className={styles.dying}>
              <HeartCrack aria-hidden="true" />
              {t('dies')}
            </span>
          )}
        </span>
        <CoreRuler place={permanent.ref} cores={permanent.cores} after={coresAfter} levels={levels} />
        <p className={cx(styles.words, fate !== null && styles.fate)}>{fate ?? words}</p>
      </CardOption>
    </CardStack>
  );
});
