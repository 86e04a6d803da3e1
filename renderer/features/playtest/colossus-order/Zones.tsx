import { useState } from 'react';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { Menu } from '../../../shared/ui/Menu.tsx';
import { CardOption } from '../shared/CardOption.tsx';
import { cardName } from '../shared/cards.ts';
import { useDropZone } from '../shared/drag/drag.ts';
import { CardMarks, useMarkWords } from '../shared/free/CardMarks.tsx';
import { DeckItems } from '../shared/free/DeckItems.tsx';
import { colossusId, optionsOfCard } from '../shared/options.ts';
import { PileDialog } from '../shared/PileDialog.tsx';
import { useTable } from '../shared/table-store.ts';
import { CardActs } from './CardActs.tsx';
import { Gems } from './Gems.tsx';
import { useColossusOrder, usePreview } from './table.ts';
import { colossusOrderTexts } from './texts.ts';
import styles from './Zones.module.css';

/** The left column: the Colossus with its Gems, the piles, and the dummy opponent's. */
export function Zones() {
  const t = useTexts(colossusOrderTexts);
  const { player, opponent } = useColossusOrder();
  const preview = usePreview();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.zones}>
      <Colossus />
      <Gems zone="set-gems" label={t('setGems')} gems={player.colossus.setGems} empty={t('noGems')} />
      <Gems
        zone="capture-gems"
        label={t('captureGems')}
        gems={player.colossus.captureGems}
        empty={t('captureAbout')}
        about={t('captureAbout')}
      />
      <div className={styles.piles}>
        <Pile zone="deck" label={t('deck')} count={player.deck.length} leaving={preview?.milled ?? 0} />
        <Pile
          zone="discard"
          label={t('discard')}
          count={player.discard.length}
          top={player.discard.at(-1)?.card}
          onOpen={() => setOpen(true)}
        />
      </div>
      <section aria-label={t('opponent')}>
        <h3>{t('opponent')}</h3>
        <dl className={styles.opponent}>
          <div>
            <dt>{t('deck')}</dt>
            <dd>{opponent.deck.length}</dd>
          </div>
          <div>
            <dt>{t('discard')}</dt>
            <dd>{opponent.discard}</dd>
          </div>
        </dl>
      </section>
      {open && (
        <PileDialog title={t('discard')} cards={player.discard} Acts={CardActs} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

function Colossus() {
  const t = useTexts(colossusOrderTexts);
  const language = useLanguage();
  const state = useColossusOrder();
  const selected = useTable((store) => store.selected === colossusId);
  const usable = optionsOfCard(state, colossusId).some((option) => option.playable);
  const { card, marks } = state.player.colossus;
  const definition = state.cards[card];
  const name = cardName(state, card, language);
  const markWords = useMarkWords(marks);
  return (
    <section>
      <h3>{t('colossus')}</h3>
      <div role="listbox" aria-label={t('colossus')}>
        <CardOption
          instance={colossusId}
          label={[name, ...markWords, ...(usable ? [`✓ ${t('ability')}`] : [])].join(', ')}
          entry
          className={cx(styles.colossus, selected && styles.selected, usable && styles.usable)}
        >
          {definition === undefined ? (
            name
          ) : (
            <CardFace
              game="colossus-order"
              card={definition}
              rendering="hand"
              language={language}
              className={styles.face ?? ''}
            />
          )}
          <CardMarks marks={marks} />
          {usable && <span className={styles.ready}>✓ {t('ability')}</span>}
        </CardOption>
      </div>
    </section>
  );
}

interface PileProps {
  readonly zone: 'deck' | 'discard';
  readonly label: string;
  readonly count: number;
  /** Cards that a previewed way takes from it. */
  readonly leaving?: number;
  /** The card that lies face-up on top. */
  readonly top?: string | undefined;
  readonly onOpen?: () => void;
}

function Pile({ zone, label, count, leaving = 0, top, onOpen }: PileProps) {
  const t = useTexts(colossusOrderTexts);
  const language = useLanguage();
  const { cards } = useColossusOrder();
  const face = top === undefined ? undefined : cards[top];
  const said = t('pile', { name: label, count });
  const name = leaving === 0 ? said : `${said}, ${t('pileAfter', { count: count - leaving })}`;
  return (
    <div className={styles.pile} data-zone={zone} {...useDropZone(zone === 'deck' ? 'deck-top' : zone)}>
      <span>{label}</span>
      {onOpen === undefined ? (
        <Menu
          trigger={
            <button type="button" aria-label={name} className={styles.stack} data-back="true" data-empty={count === 0}>
              <span className={styles.count}>{count}</span>
              {leaving > 0 && <span className={styles.after}>→ {count - leaving}</span>}
            </button>
          }
        >
          <DeckItems />
        </Menu>
      ) : (
        <button type="button" aria-label={name} className={styles.stack} data-empty={count === 0} onClick={onOpen}>
          {face !== undefined && (
            <CardFace
              game="colossus-order"
              card={face}
              rendering="hand"
              language={language}
              className={styles.top ?? ''}
            />
          )}
          <span className={styles.count}>{count}</span>
        </button>
      )}
    </div>
  );
}
