import { type DataClient, startClient } from '../../db/client.ts';
import { createImportClient } from '../../db/import-client.ts';
import type { AppInfo, EventName, EventPayload, LibraryStatus } from '../ipc/contract.ts';
import type { Handlers, Router } from '../ipc/router.ts';
import { importHandlers } from './imports.ts';
import { languageOf } from './language.ts';
import type { Log } from './log.ts';
import { ownCardHandlers } from './own-cards.ts';

export interface BackendOptions {
  readonly dataDir: string;
  readonly assetsDir: string;
  /** The built data thread. */
  readonly worker: URL | string;
  /** The built thread of card import. */
  readonly importWorker: URL | string;
  readonly version: string;
  readonly host: AppInfo['host'];
  readonly hostReason: AppInfo['hostReason'];
  /** The system's languages, the preferred one first, as BCP 47 tags. */
  readonly languages: () => readonly string[];
  readonly log: Log;
}

/** Sends what the data side says unasked to every page that listens. */
export type Emit = <N extends EventName>(name: N, payload: EventPayload<N>) => void;

/** All that a host needs: the router over the data thread, and what it sends unasked. */
export interface Backend {
  readonly router: Router;
  /** The same calls for the host itself, checked in the same way. */
  readonly data: DataClient;
  /** @returns a function that ends the subscription */
  onEvent(listener: (name: EventName, payload: unknown) => void): () => void;
  emit: Emit;
  close(): Promise<void>;
}

/** Starts the data thread and serves the contract over it. */
export function startBackend(options: BackendOptions): Backend {
  const listeners = new Set<(name: EventName, payload: unknown) => void>();
  const emit: Emit = (name, payload) => {
    for (const listener of listeners) listener(name, payload);
  };
  let library: LibraryStatus = { state: 'loading', done: 0, total: 0, message: null };
  const data = startClient({
    dataDir: options.dataDir,
    assetsDir: options.assetsDir,
    worker: options.worker,
    log: options.log,
    onLibrary(state) {
      library = state;
      emit('library.status', state);
    },
  });

  const imports = createImportClient({
    worker: options.importWorker,
    onProgress: (id, progress) => emit('import.progress', { id, ...progress }),
    log: options.log,
  });

  async function info(): Promise<AppInfo> {
    const notices = await data.call('notices.list', null);
    return {
      version: options.version,
      host: options.host,
      hostReason: options.hostReason,
      platformLanguage: languageOf(options.languages()),
      notices: notices.ok ? notices.value.map(({ id, level, message }) => ({ id, level, message })) : [],
      library,
      dataFolder: options.dataDir,
    };
  }

  const handlers: Handlers = {
    ...passedOn(data),
    ...importHandlers(data, imports, () => emit('library.changed', {})),
    ...ownCardHandlers(data, () => emit('library.changed', {})),
    'app.info': async () => ({ ok: true, value: await info() }),
  };
  let loaded: Promise<Router> | undefined;
  const load = async (): Promise<Router> => (await import('../ipc/router.ts')).createRouter(handlers, options.log);
  return {
    async router(name, input) {
      loaded ??= load();
      return (await loaded)(name, input);
    },
    data,
    emit,
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await imports.closeAll();
      await data.close();
    },
  };
}

type PassedOn = Omit<
  Handlers,
  'app.info' | keyof ReturnType<typeof importHandlers> | keyof ReturnType<typeof ownCardHandlers>
>;

/** The calls that the data thread serves under the same name. */
function passedOn(data: DataClient): PassedOn {
  return {
    'notices.dismiss': (input) => data.call('notices.dismiss', input),
    'settings.get': () => data.call('settings.get', null),
    'settings.set': (input) => data.call('settings.set', input as Parameters<typeof data.call<'settings.set'>>[1]),
    'library.search': (input) => data.call('library.search', input),
    'library.get': (input) => data.call('library.get', input),
    'library.similar': (input) => data.call('library.similar', input),
    'library.facets': (input) => data.call('library.facets', input),
    'library.refine': (input) => data.call('library.refine', input),
    'collection.printings': (input) => data.call('collection.printings', input),
    'collection.set': (input) => data.call('collection.set', input),
    'collection.owned': () => data.call('collection.owned', null),
    'decks.with': (input) => data.call('decks.with', input),
    'decks.list': () => data.call('decks.list', null),
    'decks.get': (input) => data.call('decks.get', input),
    'decks.save': (input) => data.call('decks.save', input),
    'decks.versions': (input) => data.call('decks.versions', input),
    'limits.get': (input) => data.call('limits.get', input),
    'limits.set': (input) => data.call('limits.set', input),
    'decks.remove': (input) => data.call('decks.remove', input),
    'decks.read': (input) => data.call('decks.read', input),
    'decks.write': (input) => data.call('decks.write', input),
    'playtests.list': () => data.call('playtests.list', null),
    'playtests.aside': () => data.call('playtests.aside', null),
    'playtests.get': (input) => data.call('playtests.get', input),
    'playtests.open': (input) => data.call('playtests.open', input),
    'playtests.start': (input) => data.call('playtests.start', input),
    'playtests.record': (input) => data.call('playtests.record', input),
    'playtests.line': (input) => data.call('playtests.line', input),
    'playtests.rename': (input) => data.call('playtests.rename', input),
    'playtests.remove': (input) => data.call('playtests.remove', input),
    'playtests.restore': (input) => data.call('playtests.restore', input),
  } satisfies PassedOn;
}
