import { kindWord } from '../../../db/model/card-words.ts';
import type { CardKind } from '../../shared/card-facts/look-up.ts';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useBilingual, useTexts } from '../../shared/i18n/use-texts.ts';
import { useEdit } from './edit-context.ts';
import { CountsField, LineField, Rows, SelectField } from './fields.tsx';
import { type EffectWhat, effectWhats, emptyEffect } from './form.ts';
import { editorTexts } from './texts.ts';

type Color = 'red' | 'purple' | 'green' | 'white' | 'yellow' | 'blue' | 'black';

interface EffectRowsProps {
  readonly colors: readonly Color[];
  readonly kinds: readonly CardKind[];
  /** Battle Spirits: what reductions ask for; null = the game has none, and an effect only makes cards cost more or less. */
  readonly reductionKeys: readonly (Color | 'ultimate' | 'god' | 'any')[] | null;
}

/** The effects that the card has on what other cards cost. */
export function EffectRows({ colors, kinds, reductionKeys }: EffectRowsProps) {
  const t = useTexts(editorTexts);
  const word = useTexts(cardTexts);
  const say = useBilingual();
  const { form, set } = useEdit();
  const any = { value: '', text: t('anything') };
  return (
    <Rows
      rows={form.effects}
      name={t('effects')}
      path="costEffects"
      add={t('addEffect')}
      fresh={emptyEffect}
      onRows={(field, effects) => set(field, { effects })}
    >
      {(row, path, change) => (
        <>
          <SelectField
            label={t('onKind')}
            value={row.kind}
            choices={[any, ...kinds.map((kind) => ({ value: kind, text: say(kindWord(kind)) }))]}
            onValue={(kind) => change({ kind })}
          />
          <SelectField
            label={t('onColour')}
            value={row.color}
            choices={[any, ...colors.map((color) => ({ value: color, text: word(color) }))]}
            onValue={(color) => change({ color })}
          />
          <LineField
            label={t(reductionKeys === null ? 'race' : 'family')}
            path={`${path}.on.family`}
            value={row.family}
            onValue={(family) => change({ family })}
          />
          <LineField
            label={t('onKeyword')}
            path={`${path}.on.keyword`}
            value={row.keyword}
            onValue={(keyword) => change({ keyword })}
          />
          {reductionKeys !== null && (
            <>
              <SelectField
                label={t('whose')}
                value={row.whose}
                choices={(['own', 'any', 'opponent'] as const).map((value) => ({ value, text: t(value) }))}
                onValue={(whose) => change({ whose })}
              />
              <LineField
                label={t('atLevels')}
                path={`${path}.levels`}
                value={row.levels}
                onValue={(levels) => change({ levels })}
              />
              <SelectField
                label={t('what')}
                value={row.what}
                choices={effectWhats.map((value) => ({ value, text: t(`effect_${value}`) }))}
                onValue={(what) => change({ what: what as EffectWhat })}
              />
            </>
          )}
          {row.what === 'addReduction' && reductionKeys !== null ? (
            <CountsField
              label={t('reduction')}
              path={path}
              keys={reductionKeys}
              counts={row.counts}
              onCounts={(counts) => change({ counts })}
            />
          ) : (
            row.what !== 'noReduction' && (
              <LineField
                label={t('amount')}
                path={`${path}.${row.what}`}
                value={row.amount}
                onValue={(amount) => change({ amount })}
              />
            )
          )}
        </>
      )}
    </Rows>
  );
}
