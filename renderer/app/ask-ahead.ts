import { firstPage } from '../shared/card-list/first-page.ts';
import { askAhead } from '../shared/client/bridge.ts';

// What the first screen needs, asked before React and the screen are even read.
askAhead('app.info', {});
askAhead('settings.get', {});
askAhead('library.search', firstPage);
