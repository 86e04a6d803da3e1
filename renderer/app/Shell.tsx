import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AppInfo, EventPayload } from '../../electron/ipc/contract.ts';
import { setLibraryStatus, useLibraryStatus } from '../shared/client/library-status.ts';
import { useHostEvent } from '../shared/client/use-call.ts';
import { useBilingual, useTexts } from '../shared/i18n/use-texts.ts';
import { KeySheet } from '../shared/keys/KeySheet.tsx';
import { useCommand } from '../shared/keys/use-command.ts';
import { useSettings } from '../shared/settings/settings.ts';
import { announce } from '../shared/ui/announce.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { appCommands } from './commands.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Notices } from './Notices.tsx';
import { Screens } from './Screens.tsx';
import styles from './Shell.module.css';
import { screenOf, screens } from './screens.ts';
import { TopBar } from './TopBar.tsx';
import { appTexts } from './texts.ts';

const CardZoom = lazy(async () => ({ default: (await import('../shared/card-zoom/CardZoom.tsx')).CardZoom }));

/** What stands around every screen: the bar, notices, loading of cards, the sheet of keys, and what is read aloud. */
export function Shell({ info }: { readonly info: AppInfo }) {
  const t = useTexts(appTexts);
  const [path, navigate] = useLocation();
  const [sheet, setSheet] = useState(false);
  const main = useRef<HTMLElement>(null);
  const screen = screenOf(path);

  useCommand(appCommands.sheet, () => setSheet(true));
  useCommand(appCommands.library, () => navigate('/library'));
  useCommand(appCommands.decks, () => navigate('/decks'));
  useCommand(appCommands.playtest, () => navigate('/playtest'));
  useCommand(appCommands.settings, () => navigate('/settings'));
  useCommand(appCommands.newPlaytest, () => navigate('/playtest/new'));
  useHostEvent('library.status', setLibraryStatus);
  useHostEvent(
    'command',
    useCallback(
      ({ name }: EventPayload<'command'>) => {
        if (name === 'settings') navigate('/settings');
        if (name === 'new-playtest') navigate('/playtest/new');
      },
      [navigate],
    ),
  );
  useScreenChange(screen, main);
  useSettingsFault();

  return (
    <div className={styles.shell}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {t('skip')}
      </button>
      <TopBar screen={screen} onKeys={() => setSheet(true)} />
      <LibraryProgress />
      <Notices atStart={info.notices} />
      <main ref={main} tabIndex={-1} className={styles.main} aria-label={screen === null ? undefined : t(screen)}>
        <ErrorBoundary place={path}>
          <Screens info={info} />
        </ErrorBoundary>
      </main>
      <KeySheet
        open={sheet}
        onClose={() => setSheet(false)}
        scopes={screens
          .toSorted((a, b) => Number(b === screen) - Number(a === screen))
          .map((name) => ({ scope: name, name: t(name) }))}
      />
      <Suspense>
        <CardZoom command={appCommands.look} />
      </Suspense>
      <LiveRegion />
    </div>
  );
}

/** Another screen: its name in the title and read aloud, and the focus at its beginning. */
function useScreenChange(screen: ReturnType<typeof screenOf>, main: React.RefObject<HTMLElement | null>): void {
  const t = useTexts(appTexts);
  const before = useRef(screen);
  useEffect(() => {
    document.title = screen === null ? 'Costwise' : `${t(screen)} · Costwise`;
    if (before.current === screen) return;
    before.current = screen;
    if (main.current?.contains(document.activeElement) !== true) main.current?.focus();
    if (screen !== null) announce(t(screen), { shown: false });
  }, [screen, main, t]);
}

function useSettingsFault(): void {
  const t = useTexts(appTexts);
  const say = useBilingual();
  const error = useSettings((store) => store.error);
  useEffect(() => {
    if (error !== null) announce(`${t('notKept')}: ${say(error.message)}`);
  }, [error, t, say]);
}

function LibraryProgress() {
  const t = useTexts(appTexts);
  const { state, done, total } = useLibraryStatus();
  if (state !== 'loading') return null;
  const words = total === 0 ? t('loadingCards') : t('loadingCardsCount', { done, total });
  return (
    <div className={styles.progress}>
      <span>{words}</span>
      <progress aria-label={t('loadingCards')} {...(total === 0 ? {} : { value: done, max: total })} />
    </div>
  );
}
