import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { EffectRows } from './EffectRows.tsx';
import { useEdit } from './edit-context.ts';
import { CheckField, FactField, Line, LineField, Part, Rows, SelectField } from './fields.tsx';
import { emptyAbility } from './form.ts';
import { editorTexts } from './texts.ts';

const colors = ['white', 'black', 'blue', 'red'] as const;
const timings = ['ignition', 'colossus', 'enter', 'trigger'] as const;
const figures = ['attack', 'defence', 'crush', 'capture'] as const;

/** The facts of a Colossus Order card: Play Cost in notation, figures, abilities, races, keywords, cost effects. */
export function ColossusOrderFields() {
  const t = useTexts(editorTexts);
  const word = useTexts(cardTexts);
  const { form, set } = useEdit();
  const { kind } = form;
  const hasCost = kind === 'follower' || kind === 'action';
  const acts = kind === 'follower' || kind === 'colossus';
  return (
    <>
      <Part title={t('price')}>
        <Line>
          <SelectField
            label={t('colour')}
            value={form.colors[0] ?? ''}
            choices={[{ value: '', text: t('notKnown') }, ...colors.map((value) => ({ value, text: word(value) }))]}
            onValue={(color) => set('colors', { colors: color === '' ? [] : [color] })}
          />
          {hasCost && <FactField fact="cost" label={t('costNotation')} placeholder="{?}" />}
        </Line>
        <Line>
          <CheckField label={t('unique')} checked={form.unique} onChecked={(unique) => set('unique', { unique })} />
          {kind === 'action' && (
            <CheckField label={t('snap')} checked={form.snap} onChecked={(snap) => set('snap', { snap })} />
          )}
        </Line>
      </Part>
      {kind === 'follower' && (
        <Part title={t('figures')}>
          <Line>
            {figures.map((figure) => (
              <FactField key={figure} fact={figure} label={t(figure)} placeholder="?" />
            ))}
          </Line>
        </Part>
      )}
      {acts && (
        <Part title={t('abilities')}>
          <Rows
            rows={form.abilities}
            name={t('abilities')}
            path="abilities"
            add={t('addAbility')}
            fresh={kind === 'colossus' ? { ...emptyAbility, timing: 'colossus' } : emptyAbility}
            onRows={(field, abilities) => set(field, { abilities })}
          >
            {(row, path, change) => (
              <>
                <LineField
                  label={t('abilityCost')}
                  path={`${path}.cost`}
                  value={row.cost}
                  onValue={(cost) => change({ cost })}
                />
                <SelectField
                  label={t('timing')}
                  value={row.timing}
                  choices={timings.map((value) => ({ value, text: t(value) }))}
                  onValue={(timing) => change({ timing })}
                />
                <CheckField label={t('once')} checked={row.once} onChecked={(once) => change({ once })} />
                <LineField
                  label={t('textEn')}
                  lang="en"
                  path={`${path}.text.en`}
                  value={row.textEn}
                  onValue={(textEn) => change({ textEn })}
                />
                <LineField
                  label={t('textJa')}
                  lang="ja"
                  path={`${path}.text.ja`}
                  value={row.textJa}
                  onValue={(textJa) => change({ textJa })}
                />
              </>
            )}
          </Rows>
        </Part>
      )}
      <Part title={t('traits')}>
        <FactField fact="families" label={t('races')} />
        <Rows
          rows={form.keywords}
          name={t('keyword')}
          path="keywords"
          add={t('addKeyword')}
          fresh={{ id: '', levels: '' }}
          onRows={(field, keywords) => set(field, { keywords })}
        >
          {(row, path, change) => (
            <LineField label={t('keyword')} path={path} value={row.id} onValue={(id) => change({ id })} />
          )}
        </Rows>
      </Part>
      {acts && (
        <Part title={t('effects')}>
          <EffectRows colors={colors} kinds={['follower', 'action']} reductionKeys={null} />
        </Part>
      )}
    </>
  );
}
