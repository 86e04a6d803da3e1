import { useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import type { AppInfo, CallError } from '../../electron/ipc/contract.ts';
import { call, forgetAhead } from '../shared/client/bridge.ts';
import { setLibraryStatus } from '../shared/client/library-status.ts';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { useSettings } from '../shared/settings/settings.ts';
import { loadWholeFamily } from '../shared/theme/whole-family.ts';
import { BusyState, WrongState } from '../shared/ui/States.tsx';
import { startAt, useHashLocation, useHashSearch } from './hash-location.ts';
import { Shell } from './Shell.tsx';
import { appTexts } from './texts.ts';

type Start =
  | { readonly state: 'busy' }
  | { readonly state: 'ready'; readonly info: AppInfo }
  | { readonly state: 'wrong'; readonly error: CallError };

/** By then the first screen has asked for what it shows, in milliseconds. */
const startTime = 1000;

/** Starts the face: asks the host what there is, puts language and theme in force, then shows the shell. */
export function App() {
  const t = useTexts(appTexts);
  const [start, setStart] = useState<Start>({ state: 'busy' });
  const [round, setRound] = useState(0);
  const load = useSettings((store) => store.load);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is there to try again
  useLayoutEffect(() => {
    let current = true;
    void (async () => {
      const result = await call('app.info', {});
      if (result.ok) await load(result.value.platformLanguage);
      if (!current) return;
      if (result.ok) {
        setLibraryStatus(result.value.library);
        // The table that was open when the app ended, by closing or by a crash.
        const { lastPlaytest } = useSettings.getState().settings;
        startAt(lastPlaytest === null ? '/library' : `/playtest/${lastPlaytest}`);
      }
      setStart(result.ok ? { state: 'ready', info: result.value } : { state: 'wrong', error: result.error });
    })();
    return () => {
      current = false;
    };
  }, [load, round]);

  useEffect(() => {
    if (start.state === 'busy') return;
    loadWholeFamily();
    const timer = setTimeout(forgetAhead, startTime);
    return () => clearTimeout(timer);
  }, [start.state]);

  if (start.state === 'busy') return <BusyState title={t('starting')} />;
  if (start.state === 'wrong') return <WrongState error={start.error} onRetry={() => setRound((n) => n + 1)} />;
  return (
    <Router hook={useHashLocation} searchHook={useHashSearch}>
      <Shell info={start.info} />
    </Router>
  );
}
