import { type KeyboardEvent, useRef } from 'react';
import { type FacetName, facetNames } from '../../../../db/model/facets.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FacetGroup } from './FacetGroup.tsx';
import styles from './FacetPane.module.css';
import { facetTexts } from './texts.ts';
import type { Facets } from './use-facets.ts';

interface FacetPaneProps {
  readonly facets: Facets | null;
  readonly onChoose: (facet: FacetName, value: string) => void;
}

/**
 * How the cards found are spread, each value a switch of the search. One tab stop: arrows move from value to value, Home
 * and End to the ends, left and right from facet to facet.
 */
export function FacetPane({ facets, onChoose }: FacetPaneProps) {
  const t = useTexts(facetTexts);
  const pane = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const groups = Array.from(pane.current?.querySelectorAll('fieldset') ?? []);
    const all = Array.from(pane.current?.querySelectorAll<HTMLElement>('button') ?? []);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const group = groups.findIndex((each) => each.contains(document.activeElement));
    const to = {
      ArrowDown: all[at + 1],
      ArrowUp: all[at - 1],
      Home: all[0],
      End: all.at(-1),
      ArrowRight: groups[group + 1]?.querySelector('button'),
      ArrowLeft: group > 0 ? groups[group - 1]?.querySelector('button') : undefined,
    }[event.key];
    if (!to || at < 0) return;
    event.preventDefault();
    to.focus();
  }

  /** The value that has or had the focus is the one that Tab comes back to. */
  function keep(focused: EventTarget): void {
    for (const button of pane.current?.querySelectorAll('button') ?? []) button.tabIndex = button === focused ? 0 : -1;
  }

  if (facets === null) return <div className={styles.pane} aria-busy="true" />;
  const shown = facetNames.filter((facet) => facets[facet].length > 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside have the focus; here their arrows are heard
    <div ref={pane} className={styles.pane} onKeyDown={move} onFocus={(event) => keep(event.target)}>
      {shown.map((facet, place) => (
        <FacetGroup
          key={facet}
          facet={facet}
          name={t(facet)}
          values={facets[facet]}
          isFirst={place === 0}
          onChoose={(value) => onChoose(facet, value)}
        />
      ))}
      {shown.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
    </div>
  );
}
