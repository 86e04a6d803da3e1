import { Link, Redirect, Route, Switch } from 'wouter';
import type { AppInfo } from '../../electron/ipc/contract.ts';
import { DeckScreen } from '../features/decks/index.ts';
import { LibraryScreen } from '../features/library/index.ts';
import { PlaytestList, PlaytestScreen } from '../features/playtest/index.ts';
import { SettingsScreen } from '../features/settings/index.ts';
import { useTexts } from '../shared/i18n/use-texts.ts';
import { EmptyState } from '../shared/ui/States.tsx';
import { appTexts } from './texts.ts';

/** Which address shows which screen. */
export function Screens({ info }: { readonly info: AppInfo }) {
  const t = useTexts(appTexts);
  return (
    <Switch>
      <Route path="/">
        <Redirect to="/library" replace />
      </Route>
      <Route path="/library" component={LibraryScreen} />
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
  );
}
