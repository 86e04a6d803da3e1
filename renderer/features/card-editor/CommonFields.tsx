import { useLocation } from 'wouter';
import { kindWord } from '../../../db/model/card-words.ts';
import { gameIds } from '../../../db/model/game-ids.ts';
import { type CardKind, kindsOf } from '../../shared/card-facts/look-up.ts';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useBilingual, useTexts } from '../../shared/i18n/use-texts.ts';
import { useEdit } from './edit-context.ts';
import { CheckField, FactField, Line, Part, SelectField } from './fields.tsx';
import { editorTexts } from './texts.ts';

/** What cards of both games have: game, kind, names, set, number and rarity. */
export function CommonFields({ isNew }: { readonly isNew: boolean }) {
  const t = useTexts(editorTexts);
  const word = useTexts(cardTexts);
  const say = useBilingual();
  const [, navigate] = useLocation();
  const { form, set } = useEdit();
  return (
    <Part title={t('names')}>
      <Line>
        {isNew && (
          <SelectField
            label={t('game')}
            value={form.game}
            choices={gameIds.map((value) => ({ value, text: word(value) }))}
            onValue={(game) => navigate(`/library/new?game=${game}`, { replace: true })}
          />
        )}
        <SelectField
          label={t('kind')}
          value={form.kind}
          choices={kindsOf[form.game].map((value) => ({ value, text: say(kindWord(value)) }))}
          onValue={(kind) => set('kind', { kind: kind as CardKind })}
        />
      </Line>
      <Line>
        <FactField fact="nameEn" lang="en" label={t('nameEn')} path="name" />
        <FactField fact="nameJa" lang="ja" label={t('nameJa')} path="name.ja" />
      </Line>
      <Line>
        <FactField fact="set" label={t('set')} placeholder={t('setHint')} />
        <FactField fact="number" label={t('number')} placeholder={t('numberHint')} />
        <FactField fact="rarity" label={t('rarity')} />
      </Line>
      <CheckField label={t('token')} checked={form.token} onChecked={(token) => set('token', { token })} />
    </Part>
  );
}
