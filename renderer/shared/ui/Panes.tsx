import { Children, createContext, Fragment, type ReactElement, type ReactNode, useContext } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useTexts } from '../i18n/use-texts.ts';
import { useSettings } from '../settings/settings.ts';
import { cx } from './cx.ts';
import styles from './Panes.module.css';
import { uiTexts } from './texts.ts';
import { useMedia } from './use-media.ts';

/** Less room than three panes side by side need. */
const narrow = '(width < 48rem)';

/** Pixels below which no pane of a stack goes. */
const leastHeight = 110;

const Stacked = createContext(false);

interface PanesProps {
  /** Under which the sizes are remembered: one name a screen. */
  readonly name: string;
  readonly children: readonly (ReactElement<PaneProps> | false | null)[];
}

interface PaneProps {
  readonly id: string;
  /** Its width: pixels, or a share such as `30%`; absent = what the others leave. */
  readonly size?: number | string;
  /** Pixels of width below which it does not go. */
  readonly atLeast: number;
  readonly children: ReactNode;
}

/**
 * Panes side by side, one above the other where there is little room, with bars between them that are dragged or, with the focus, moved by the arrow keys. The sizes are
 * kept with the settings; a screen that shows other panes (a deck that cannot be changed) remembers them apart.
 */
export function Panes({ name, children }: PanesProps) {
  const t = useTexts(uiTexts);
  const { settings, change } = useSettings();
  const panes = Children.toArray(children) as ReactElement<PaneProps>[];
  const stacked = useMedia(narrow);
  const place = [stacked ? `${name}-stacked` : name, ...panes.map(({ props }) => props.id)].join('/');
  return (
    <Stacked.Provider value={stacked}>
      <Group
        key={place}
        orientation={stacked ? 'vertical' : 'horizontal'}
        className={styles.group ?? ''}
        {...(settings.panes[place] && { defaultLayout: settings.panes[place] })}
        onLayoutChanged={(layout, { isUserInteraction }) => {
          if (isUserInteraction) void change({ panes: { ...settings.panes, [place]: layout } });
        }}
      >
        {panes.map((pane, index) => (
          <Fragment key={pane.props.id}>
            {index > 0 && <Separator className={cx(styles.bar, stacked && styles.flat)} aria-label={t('resize')} />}
            {pane}
          </Fragment>
        ))}
      </Group>
    </Stacked.Provider>
  );
}

/** One pane of `Panes`. */
export function Pane({ id, size, atLeast, children }: PaneProps) {
  const stacked = useContext(Stacked);
  const wanted = stacked ? undefined : size;
  return (
    <Panel
      id={id}
      minSize={stacked ? leastHeight : atLeast}
      {...(wanted !== undefined && { defaultSize: wanted })}
      groupResizeBehavior={typeof wanted === 'number' ? 'preserve-pixel-size' : 'preserve-relative-size'}
      className={styles.pane ?? ''}
    >
      {children}
    </Panel>
  );
}
