import { CircleCheck, TriangleAlert } from 'lucide-react';
import { localized } from '../../../db/model/text.ts';
import type { DeckProblem } from '../../engine/table/deck-rules.ts';
import { ColourMarks } from '../../shared/card-facts/Marks.tsx';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useBilingual, useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { ChosenCard } from './ChosenCard.tsx';
import { Curve } from './Curve.tsx';
import styles from './DeckFigures.module.css';
import { type Cards, coloursOf, coverOf, curveOf } from './grouping.ts';
import { LimitsButton } from './limits/LimitsButton.tsx';
import type { SidePanelProps } from './side-panels.ts';
import { deckTexts } from './texts.ts';

/** The card in view, what breaks the rules, the curve and the colours. */
export function DeckFigures({ deck, cards, problems, chosen, onShow }: SidePanelProps) {
  const { game } = deck;
  const { lines } = deck.history.present;
  const t = useTexts(deckTexts);
  const word = useTexts(cardTexts);
  const face = chosen ?? coverOf(deck.history.present, cards);
  const colours = coloursOf(lines, cards);
  return (
    <div className={styles.pane}>
      {face !== null && <ChosenCard deck={deck} card={face} />}
      <section className={styles.part}>
        <div className={styles.title}>
          <h2>{t('problemsTitle')}</h2>
          <LimitsButton game={game} />
        </div>
        {problems.length === 0 ? (
          <p className={styles.legal}>
            <CircleCheck aria-hidden="true" />
            {t('legalWords')}
          </p>
        ) : (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <Problem
                key={`${problem.rule}/${problem.card}/${problem.message.en}`}
                problem={problem}
                cards={cards}
                onShow={onShow}
              />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part}>
        <h2>{game === 'colossus-order' ? t('curveCo') : t('curve')}</h2>
        <Curve bars={curveOf(lines, cards)} />
      </section>
      {colours.length > 0 && (
        <section className={styles.part}>
          <h2>{t('colours')}</h2>
          <ul className={styles.colours}>
            {colours.map(({ color, count, card }) => (
              <li key={color}>
                <ColourMarks card={card} />
                <span>{word(color)}</span>
                <b>{count}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface ProblemProps {
  readonly problem: DeckProblem;
  readonly cards: Cards;
  readonly onShow: (card: string) => void;
}

/** A breach, with a jump to the card that it is about. */
function Problem({ problem, cards, onShow }: ProblemProps) {
  const t = useTexts(deckTexts);
  const say = useBilingual();
  const language = useLanguage();
  const { card: id } = problem;
  const card = id === undefined ? undefined : cards.get(id);
  return (
    <li>
      <TriangleAlert aria-hidden="true" />
      <div>
        <p>{say(problem.message)}</p>
        {id !== undefined && (
          <button type="button" className={styles.jump} onClick={() => onShow(id)}>
            {t('show')}: {card === undefined ? id : localized(card.card.name, language)}
          </button>
        )}
      </div>
    </li>
  );
}
