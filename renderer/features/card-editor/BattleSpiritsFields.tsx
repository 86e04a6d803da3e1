import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { EffectRows } from './EffectRows.tsx';
import { useEdit } from './edit-context.ts';
import { CheckField, CountsField, FactField, Line, LineField, Part, Rows } from './fields.tsx';
import { editorTexts } from './texts.ts';

const colors = ['red', 'purple', 'green', 'white', 'yellow', 'blue'] as const;
const symbolKeys = [...colors, 'ultimate', 'god'] as const;
const reductionKeys = [...symbolKeys, 'any'] as const;
const timings = ['main', 'flash'] as const;

/** The facts of a Battle Spirits card: cost with reduction and symbols, levels, families, keywords, cost effects. */
export function BattleSpiritsFields() {
  const t = useTexts(editorTexts);
  const word = useTexts(cardTexts);
  const { form, set } = useEdit();
  const isMagic = form.kind === 'magic';

  /** In the order of the list, however they were chosen. */
  function toggle(list: readonly string[], order: readonly string[], value: string): readonly string[] {
    return order.filter((each) => (each === value) !== list.includes(each));
  }

  return (
    <>
      <Part title={t('price')}>
        <fieldset aria-label={t('colours')}>
          {colors.map((color) => (
            <CheckField
              key={color}
              label={word(color)}
              checked={form.colors.includes(color)}
              onChecked={() => set(`colors.${color}`, { colors: toggle(form.colors, colors, color) })}
            />
          ))}
        </fieldset>
        <Line>
          <FactField fact="cost" label={t('cost')} placeholder="?" />
        </Line>
        <CountsField
          label={t('reduction')}
          path="reduction"
          keys={reductionKeys}
          counts={form.reduction}
          onCounts={(reduction) => set('reduction', { reduction })}
        />
        <CountsField
          label={t('symbols')}
          path="symbols"
          keys={symbolKeys}
          counts={form.symbols}
          onCounts={(symbols) => set('symbols', { symbols })}
        />
        {!isMagic && (
          <CheckField
            label={t('otherSymbols')}
            checked={form.reductionSymbols !== null}
            onChecked={(checked) => set('otherSymbols', { reductionSymbols: checked ? form.symbols : null })}
          />
        )}
        {!isMagic && form.reductionSymbols !== null && (
          <CountsField
            label={t('reductionSymbols')}
            path="reductionSymbols"
            keys={symbolKeys}
            counts={form.reductionSymbols}
            onCounts={(reductionSymbols) => set('reductionSymbols', { reductionSymbols })}
          />
        )}
      </Part>
      {isMagic ? (
        <Part title={t('timings')}>
          <fieldset aria-label={t('timings')}>
            {timings.map((timing) => (
              <CheckField
                key={timing}
                label={t(timing)}
                checked={form.timings.includes(timing)}
                onChecked={() => set(`timings.${timing}`, { timings: toggle(form.timings, timings, timing) })}
              />
            ))}
          </fieldset>
        </Part>
      ) : (
        <Part title={t('levels')}>
          <Rows
            rows={form.levels}
            name={t('level')}
            path="levels"
            add={t('addLevel')}
            fresh={{ level: String(form.levels.length + 1), cores: '', bp: '' }}
            onRows={(field, levels) => set(field, { levels })}
          >
            {(row, path, change) => (
              <>
                <LineField
                  label={t('level')}
                  path={`${path}.level`}
                  value={row.level}
                  onValue={(level) => change({ level })}
                />
                <LineField
                  label={t('cores')}
                  path={`${path}.cores`}
                  value={row.cores}
                  onValue={(cores) => change({ cores })}
                />
                {form.kind === 'spirit' && (
                  <LineField label={t('bp')} path={`${path}.bp`} value={row.bp} onValue={(bp) => change({ bp })} />
                )}
              </>
            )}
          </Rows>
          <CheckField label={t('locked')} checked={form.locked} onChecked={(locked) => set('locked', { locked })} />
        </Part>
      )}
      <Part title={t('traits')}>
        <FactField fact="families" label={t('families')} />
        <Rows
          rows={form.keywords}
          name={t('keyword')}
          path="keywords"
          add={t('addKeyword')}
          fresh={{ id: '', levels: '' }}
          onRows={(field, keywords) => set(field, { keywords })}
        >
          {(row, path, change) => (
            <>
              <LineField label={t('keyword')} path={`${path}.id`} value={row.id} onValue={(id) => change({ id })} />
              <LineField
                label={t('atLevels')}
                path={`${path}.levels`}
                value={row.levels}
                onValue={(levels) => change({ levels })}
              />
            </>
          )}
        </Rows>
      </Part>
      <Part title={t('effects')}>
        <EffectRows colors={colors} kinds={['spirit', 'nexus', 'magic']} reductionKeys={reductionKeys} />
      </Part>
    </>
  );
}
