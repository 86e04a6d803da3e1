import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { LibraryCard } from '../../../db/model/card.ts';
import { localized } from '../../../db/model/text.ts';
import { CardFace } from '../card-face/CardFace.tsx';
import { factsOf, summaryOf } from '../card-facts/facts.ts';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import type { Command } from '../keys/command.ts';
import { announce } from '../ui/announce.ts';
import { Kbd } from '../ui/Kbd.tsx';
import styles from './CardZoom.module.css';
import { placeBeside } from './place.ts';
import type { ZoomCard } from './source.ts';
import { zoomTexts } from './texts.ts';
import { useZoom } from './use-zoom.ts';

/** The enlarged card: a large face and its facts in words, beside the card that is pointed at or has the focus. */
export function CardZoom({ command }: { readonly command: Command }) {
  const t = useTexts(zoomTexts);
  const nothing = useCallback(() => announce(t('nothing')), [t]);
  const zoomed = useZoom(command, nothing);
  return zoomed === null ? null : <Enlarged card={zoomed.card} element={zoomed.element} />;
}

/** A face of 59 mm by 86 mm, with its facts beside it. In rem. */
const wanted = { width: 44, height: 36 };
/** Too narrow for face and words side by side, in rem. */
const narrow = 32;

function Enlarged({ card, element }: { readonly card: ZoomCard; readonly element: HTMLElement }) {
  const t = useTexts(zoomTexts);
  const language = useLanguage();
  const box = useRef<HTMLElement>(null);
  const shown = card as LibraryCard;
  const { name, text } = shown.card;
  const other = language === 'en' ? 'ja' : 'en';
  const title = localized(name, language);
  const words = text === undefined ? null : localized(text, language);
  useLayoutEffect(() => {
    // Above dialogs too: the place that they have belongs to what was opened last.
    box.current?.showPopover?.();
  }, []);
  useLayoutEffect(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    const at = placeBeside(
      element.getBoundingClientRect(),
      { width: wanted.width * rem, height: wanted.height * rem },
      { width: window.innerWidth, height: window.innerHeight },
    );
    for (const side of ['left', 'top', 'width', 'height'] as const) {
      box.current?.style.setProperty(side, `${Math.round(at[side])}px`);
    }
    box.current?.toggleAttribute('data-narrow', at.width < narrow * rem);
  });
  useEffect(() => {
    announce(`${t('enlarged', { name: summaryOf(shown, language) })}${words === null ? '' : ` – ${words}`}`, {
      shown: false,
    });
  }, [t, shown, language, words]);
  return (
    <aside ref={box} popover="manual" className={styles.zoom} aria-label={t('enlarged', { name: title })}>
      <CardFace {...shown} rendering="full" language={language} className={styles.face ?? ''} />
      <div className={styles.words}>
        <h2>{title}</h2>
        {name[other] !== undefined && name[other] !== title && <p lang={other}>{name[other]}</p>}
        {words !== null && <p className={styles.text}>{words}</p>}
        <dl className={styles.facts}>
          {factsOf(shown, language).map(({ name: fact, values }) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>
                {values.map((value) => (
                  <span key={value}>{value}</span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.close}>
          <Kbd keys="Escape" /> {t('close')}
        </p>
      </div>
    </aside>
  );
}
