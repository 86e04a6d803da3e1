import { firstPage } from '../shared/card-list/first-page.ts';
import { askAhead } from '../shared/client/bridge.ts';

// What the first screen needs is asked before React and the screen are even read; the page names them as files to
// fetch at once (tools/first-screen.ts).
askAhead('app.info', {});
askAhead('settings.get', {});
askAhead('library.search', firstPage);
void import('./start.tsx');
