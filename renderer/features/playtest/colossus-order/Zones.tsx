import { useState } from 'react';
import { type GemMark, markOfColor } from '../../../../db/model/colossus-order-card.ts';
import type { CardInstance } from '../../../engine/table/game.ts';
import { CardFace } from '../../../shared/card-face/CardFace.tsx';
import { GemStone } from '../../../shared/card-facts/Mark.tsx';
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { CardOption, useEntry } from '../shared/CardOption.tsx';
import { cardName } from '../shared/cards.ts';
import { useDropZone } from '../shared/drag/drag.ts';
import { colossusId, optionsOfCard } from '../shared/options.ts';
import { PileDialog } from '../shared/PileDialog.tsx';
import { useTable } from '../shared/table-store.ts';
import { CardActs } from './CardActs.tsx';
import { chosenFor, useColossusOrder, usePreview } from './table.ts';
import { colossusOrderTexts } from './texts.ts';
import styles from './Zones.module.css';

/** The left column: the Colossus with its Gems, the piles, and the dummy opponent's deck. */
export function Zones() {
  const t = useTexts(colossusOrderTexts);
  const { player, opponent } = useColossusOrder();
  const preview = usePreview();
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.zones}>
      <Colossus />
      <Gems
        label={t('setGems')}
        gems={player.colossus.setGems}
        leaving={chosenFor(preview, 'setGem')}
        empty={t('noGems')}
      />
      <Gems
        label={t('captureGems')}
        gems={player.colossus.captureGems}
        leaving={chosenFor(preview, 'captureGem')}
        empty={t('captureAbout')}
        about={t('captureAbout')}
        colourless
      />
      <div className={styles.piles}>
        <Pile zone="deck" label={t('deck')} count={player.deck.length} />
        <Pile zone="discard" label={t('discard')} count={player.discard.length} onOpen={() => setOpen(true)} />
        <Pile zone="opponent" label={t('opponent')} count={opponent.deck.length} />
      </div>
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
  const { card } = state.player.colossus;
  const definition = state.cards[card];
  const name = cardName(state, card, language);
  return (
    <section className={styles.colossus}>
      <h3>{t('colossus')}</h3>
      <div role="listbox" aria-label={t('colossus')}>
        <CardOption
          instance={colossusId}
          label={usable ? `${name}, ✓ ${t('ability')}` : name}
          entry
          className={cx(styles.colossusCard, selected && styles.selected, usable && styles.usable)}
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
          {usable && <span className={styles.ready}>✓ {t('ability')}</span>}
        </CardOption>
      </div>
    </section>
  );
}

interface GemsProps {
  readonly label: string;
  readonly gems: readonly CardInstance[];
  /** Card keys that a previewed way drops. */
  readonly leaving: readonly string[];
  readonly empty: string;
  readonly about?: string;
  readonly colourless?: boolean;
}

function Gems({ label, gems, leaving, empty, about, colourless = false }: GemsProps) {
  const t = useTexts(colossusOrderTexts);
  const language = useLanguage();
  const state = useColossusOrder();
  const entry = useEntry(gems.map(({ id }) => id));
  const selected = useTable((store) => store.selected);
  const left = [...leaving];
  return (
    <section className={styles.gems} {...useDropZone(colourless ? 'capture-gems' : 'set-gems')}>
      <h3>
        <span>{label}</span>
        <strong>{gems.length}</strong>
      </h3>
      {gems.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <div role="listbox" aria-label={label} aria-orientation="horizontal" className={styles.row}>
          {gems.map(({ id, card }) => {
            const at = left.indexOf(card);
            const goes = at !== -1;
            if (goes) left.splice(at, 1);
            const name = cardName(state, card, language);
            return (
              <CardOption
                key={id}
                instance={id}
                label={goes ? `${name}, ${t('leaves')}` : name}
                entry={id === entry}
                title={name}
                className={cx(styles.gem, goes && styles.goes, id === selected && styles.chosen)}
              >
                <GemStone mark={colourless ? '*' : gemMark(state.cards[card])} />
                {goes && <span aria-hidden="true">✕</span>}
              </CardOption>
            );
          })}
        </div>
      )}
      {about !== undefined && gems.length > 0 && <p>{about}</p>}
    </section>
  );
}

/** The mark of a Gem card: its colour's letter, or colourless where the colour is not known. */
function gemMark(card: { readonly color?: keyof typeof markOfColor | null } | undefined): GemMark {
  return card?.color ? markOfColor[card.color] : '*';
}

interface PileProps {
  readonly zone: 'deck' | 'discard' | 'opponent';
  readonly label: string;
  readonly count: number;
  readonly onOpen?: () => void;
}

function Pile({ zone, label, count, onOpen }: PileProps) {
  const t = useTexts(colossusOrderTexts);
  const name = t('pile', { name: label, count });
  return (
    <div
      className={styles.pile}
      data-zone={zone}
      {...useDropZone(zone === 'deck' ? 'deck-top' : zone, zone === 'opponent')}
    >
      <span>{label}</span>
      {onOpen === undefined ? (
        <div role="img" aria-label={name} className={styles.stack} data-back="true" data-empty={count === 0}>
          {count}
        </div>
      ) : (
        <button type="button" aria-label={name} className={styles.stack} data-empty={count === 0} onClick={onOpen}>
          {count}
        </button>
      )}
    </div>
  );
}
