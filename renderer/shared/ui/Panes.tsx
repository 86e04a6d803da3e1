import { Children, Fragment, type ReactElement, type ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { useTexts } from '../i18n/use-texts.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './Panes.module.css';
import { uiTexts } from './texts.ts';

interface PanesProps {
  /** Under which the sizes are remembered: one name a screen. */
  readonly name: string;
  readonly children: readonly (ReactElement<PaneProps> | false | null)[];
}

interface PaneProps {
  readonly id: string;
  /** Pixels, or a share such as `30%`; absent = what the others leave. */
  readonly size?: number | string;
  /** Pixels below which it does not go. */
  readonly atLeast: number;
  readonly children: ReactNode;
}

/**
 * Panes side by side with bars between them that are dragged or, with the focus, moved by the arrow keys. The sizes are
 * kept with the settings; a screen that shows other panes (a deck that cannot be changed) remembers them apart.
 */
export function Panes({ name, children }: PanesProps) {
  const t = useTexts(uiTexts);
  const { settings, change } = useSettings();
  const panes = Children.toArray(children) as ReactElement<PaneProps>[];
  const place = [name, ...panes.map(({ props }) => props.id)].join('/');
  return (
    <Group
      key={place}
      className={styles.group ?? ''}
      {...(settings.panes[place] && { defaultLayout: settings.panes[place] })}
      onLayoutChanged={(layout, { isUserInteraction }) => {
        if (isUserInteraction) void change({ panes: { ...settings.panes, [place]: layout } });
      }}
    >
      {panes.map((pane, index) => (
        <Fragment key={pane.props.id}>
          {index > 0 && <Separator className={styles.bar ?? ''} aria-label={t('resize')} />}
          {pane}
        </Fragment>
      ))}
    </Group>
  );
}

/** One pane of `Panes`. */
export function Pane({ id, size, atLeast, children }: PaneProps) {
  return (
    <Panel
      id={id}
      minSize={atLeast}
      {...(size !== undefined && { defaultSize: size })}
      groupResizeBehavior={typeof size === 'number' ? 'preserve-pixel-size' : 'preserve-relative-size'}
      className={styles.pane ?? ''}
    >
      {children}
    </Panel>
  );
}
