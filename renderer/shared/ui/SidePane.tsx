import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useSettings } from '../settings/settings.ts';
import { cx } from './cx.ts';
import styles from './SidePane.module.css';
import { uiTexts } from './texts.ts';

interface SidePaneProps {
  /** Under which the width is remembered. */
  readonly name: string;
  readonly side: 'left' | 'right';
  readonly label: string;
  /** Widths in rem: at first, at least and at most. */
  readonly size: number;
  readonly atLeast: number;
  readonly atMost: number;
  readonly children: ReactNode;
}

/** A pane beside what a screen is about, which comes and goes; its edge is dragged or moved by the arrow keys. */
export function SidePane({ name, side, label, size, atLeast, atMost, children }: SidePaneProps) {
  const t = useTexts(uiTexts);
  const { settings, change } = useSettings();
  const [dragged, setDragged] = useState<number | null>(null);
  const pane = useRef<HTMLElement>(null);
  const width = dragged ?? settings.panes[name]?.width ?? size;
  const held = (wanted: number) => Math.round(Math.min(atMost, Math.max(atLeast, wanted)) * 100) / 100;

  function keep(wanted: number): void {
    setDragged(null);
    void change({ panes: { ...settings.panes, [name]: { ...settings.panes[name], width: held(wanted) } } });
  }

  function widthAt(event: PointerEvent): number {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const box = pane.current?.getBoundingClientRect();
    if (box === undefined) return width;
    return held((side === 'left' ? event.clientX - box.left : box.right - event.clientX) / rem);
  }

  function onKey(event: KeyboardEvent): void {
    const wider = side === 'left' ? 'ArrowRight' : 'ArrowLeft';
    const narrower = side === 'left' ? 'ArrowLeft' : 'ArrowRight';
    const to = { [wider]: width + 1, [narrower]: width - 1, Home: atLeast, End: atMost }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    keep(to);
  }

  const edge = (
    // biome-ignore lint/a11y/useSemanticElements: a line that moves is no break between texts
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`${t('resize')}: ${label}`}
      aria-valuenow={width}
      aria-valuemin={atLeast}
      aria-valuemax={atMost}
      className={styles.edge}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(width);
      }}
      onPointerMove={(event) => dragged !== null && setDragged(widthAt(event))}
      onPointerUp={() => dragged !== null && keep(dragged)}
      onPointerCancel={() => setDragged(null)}
    />
  );
  return (
    <aside ref={pane} aria-label={label} className={cx(styles.pane, styles[side])} style={{ width: `${width}rem` }}>
      {side === 'right' && edge}
      <div className={styles.content}>{children}</div>
      {side === 'left' && edge}
    </aside>
  );
}
