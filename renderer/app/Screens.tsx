import { lazy, Suspense } from 'react';
import { Link, Redirect, Route, Switch } from 'wouter';
import type { AppInfo } from '../../electron/ipc/contract.ts';
import { LibraryScreen } from '../features/library/index.ts';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { BusyState, EmptyState } from '../shared/ui/States.tsx';
import { appTexts } from './texts.ts';

// Screens beyond the first are fetched when they are first opened, so that the window is there sooner; the table brings
// the rules of all games along.
const ImportScreen = lazy(async () => ({ default: (await import('../features/import/index.ts')).ImportScreen }));
const CardEditorScreen = lazy(async () => ({
  default: (await import('../features/card-editor/index.ts')).CardEditorScreen,
}));
const DeckScreen = lazy(async () => ({ default: (await import('../features/decks/index.ts')).DeckScreen }));
const SettingsScreen = lazy(async () => ({ default: (await import('../features/settings/index.ts')).SettingsScreen }));
const playtest = () => import('../features/playtest/index.ts');
const PlaytestList = lazy(async () => ({ default: (await playtest()).PlaytestList }));
const PlaytestScreen = lazy(async () => ({ default: (await playtest()).PlaytestScreen }));

/** Which address shows which screen. */
export function Screens({ info }: { readonly info: AppInfo }) {
  const t = useTexts(appTexts);
  return (
    <Suspense fallback={<BusyState />}>
      <Switch>
        <Route path="/">
          <Redirect to="/library" replace />
        </Route>
        <Route path="/library" component={LibraryScreen} />
        <Route path="/library/import" component={ImportScreen} />
        <Route path="/library/new" component={CardEditorScreen} />
        <Route path="/library/edit" component={CardEditorScreen} />
        <Route path="/decks/:id?">{({ id }) => <DeckScreen id={id ?? null} />}</Route>
        <Route path="/playtest" component={PlaytestList} />
        <Route path="/playtest/:id" component={PlaytestScreen} />
        <Route path="/settings">
          <SettingsScreen info={info} />
        </Route>
        <Route>
          <EmptyState title={t('nowhere')} action={<Link href="/library">{t('backToLibrary')}</Link>}>
            {t('nowhereWords')}
          </EmptyState>
        </Route>
      </Switch>
    </Suspense>
  );
}
