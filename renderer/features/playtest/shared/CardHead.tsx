import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { familyWord, kindWord } from '../../../../db/model/card-words.ts';
import { localized } from '../../../../db/model/text.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { EnlargeButton } from '../../../shared/card-zoom/EnlargeButton.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { playtestTexts } from '../texts.ts';
import styles from './CardHead.module.css';
import { cardName, definitionOf } from './cards.ts';
import type { AnyOption } from './options.ts';
import { stateOf, useTable } from './table-store.ts';

interface CardHeadProps {
  readonly instance: string;
  readonly cardKey: string;
  readonly option: AnyOption | null;
}

/** The selected card: its face, both names, what it is, and whether it can be used now. */
export function CardHead({ instance, cardKey, option }: CardHeadProps) {
  const t = useTexts(playtestTexts);
  const language = useLanguage();
  const state = useTable(stateOf);
  const card = definitionOf(state, cardKey);
  const other = language === 'en' ? 'ja' : 'en';
  const name = cardName(state, cardKey, language);
  const otherName = card?.name[other];
  const words =
    card === undefined ? [] : [kindWord(card.kind)[language], ...groups(card).map((id) => familyWord(id)[language])];
  const text = card?.text === undefined ? null : localized(card.text, language);
  const head = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another card is read from its beginning
  useEffect(() => {
    const panel = head.current?.closest('aside');
    if (panel) panel.scrollTop = 0;
  }, [instance]);
  return (
    <header ref={head} className={styles.head} data-card={cardKey}>
      {card !== undefined && (
        <EnlargeButton name={name}>
          <CardFace game={state.game} card={card} rendering="full" language={language} className={styles.face ?? ''} />
        </EnlargeButton>
      )}
      <div className={styles.words}>
        <h2>{name}</h2>
        {otherName !== undefined && otherName !== name && <p lang={other}>{otherName}</p>}
        <p>{words.join(' · ')}</p>
        {text !== null && <p className={styles.text}>{text}</p>}
        {option !== null && (
          <p className={option.playable ? styles.can : styles.cannot}>
            {option.playable ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            {option.playable ? t('can') : t('cannot')}
          </p>
        )}
      </div>
    </header>
  );
}

function groups(card: object): readonly string[] {
  const { families, races } = card as { readonly families?: readonly string[]; readonly races?: readonly string[] };
  return families ?? races ?? [];
}
