import { Copy, Ellipsis, GitCompareArrows, Play, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { Deck } from '../../../db/model/deck.ts';
import { contentOf } from '../../../db/model/deck-content.ts';
import { localized } from '../../../db/model/localized.ts';
import type { DeckSummary } from '../../../electron/ipc/contract.ts';
import { CardFace } from '../../shared/card-face/CardFace.tsx';
import { ColourMarks } from '../../shared/card-facts/Marks.tsx';
import { cardTexts } from '../../shared/card-facts/texts.ts';
import { useCall } from '../../shared/client/use-call.ts';
import { useLanguage, useTexts } from '../../shared/i18n/use-texts.ts';
import { Button, IconButton } from '../../shared/ui/Button.tsx';
import { Chip } from '../../shared/ui/Chip.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Menu, MenuItem, MenuSeparator } from '../../shared/ui/Menu.tsx';
import styles from './DeckTile.module.css';
import { type Cards, coloursOf, coverOf } from './grouping.ts';
import { problemsOf, today } from './legality.ts';
import { useLimits } from './limits-store.ts';
import { deckTexts } from './texts.ts';
import { useCards } from './use-cards.ts';

const idsOf = ({ lines, cover }: Deck) => [...lines.map(({ card }) => card), ...(cover === undefined ? [] : [cover])];

interface DeckTileProps {
  readonly deck: DeckSummary;
  readonly onDuplicate: (deck: Deck) => void;
  readonly onCompare: () => void;
  readonly onRemove: () => void;
}

/** A deck in the list: its cover, name, game, size, colours and whether it is legal. */
export function DeckTile({ deck, onDuplicate, onCompare, onRemove }: DeckTileProps) {
  const t = useTexts(deckTexts);
  const word = useTexts(cardTexts);
  const language = useLanguage();
  const [, navigate] = useLocation();
  const answer = useCall('decks.get', { id: deck.id });
  const full = answer.state === 'ready' ? answer.value : null;
  const cards = useCards(full?.game ?? null, full === null ? [] : idsOf(full));
  const name = localized(deck.name, language);
  const cover = full !== null && cards !== null ? coverOf(full, cards) : null;
  return (
    <li className={styles.tile}>
      <div className={styles.cover} aria-hidden="true">
        {cover !== null && <CardFace {...cover} rendering="hand" language={language} className={cx(styles.face)} />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link href={`/decks/${deck.id}`} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>
          {word(deck.game)} · {t('count', { count: deck.cardCount })}
        </p>
        <div className={styles.chips}>
          {deck.starter && <Chip>{t('starter')}</Chip>}
          {full !== null && cards !== null && <Legality deck={full} cards={cards} />}
          {full !== null &&
            cards !== null &&
            coloursOf(full.lines, cards).map(({ color, card }) => (
              <span key={color} className={styles.colour}>
                <ColourMarks card={card} />
                <span className="visually-hidden">{word(color)}</span>
              </span>
            ))}
        </div>
        {deck.tags.length > 0 && (
          <ul aria-label={t('tags')} className={styles.chips}>
            {deck.tags.map((tag) => (
              <li key={tag}>
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <Button icon={<Play aria-hidden="true" />} onClick={() => navigate(`/playtest/new?deck=${deck.id}`)}>
            {t('playtestShort')}
          </Button>
          <Menu trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} />}>
            <MenuItem icon={<Copy />} disabled={full === null} onSelect={() => full !== null && onDuplicate(full)}>
              {t('duplicate')}
            </MenuItem>
            <MenuItem icon={<GitCompareArrows />} onSelect={onCompare}>
              {t('compare')}
            </MenuItem>
            {!deck.starter && (
              <>
                <MenuSeparator />
                <MenuItem icon={<Trash2 />} danger onSelect={onRemove}>
                  {t('remove')}
                </MenuItem>
              </>
            )}
          </Menu>
        </div>
      </div>
    </li>
  );
}

function Legality({ deck, cards }: { readonly deck: Deck; readonly cards: Cards }) {
  const t = useTexts(deckTexts);
  const limits = useLimits(deck.game);
  const { length } = problemsOf(deck.game, contentOf(deck), cards, limits, today());
  return length === 0 ? (
    <Chip tone="ok">✓ {t('legal')}</Chip>
  ) : (
    <Chip tone="bad">{t('problems', { count: length })}</Chip>
  );
}
