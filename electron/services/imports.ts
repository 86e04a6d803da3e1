import type { DataClient } from '../../db/client.ts';
import type { ImportClient } from '../../db/import-client.ts';
import type { importContract } from '../ipc/import-contract.ts';
import type { Handlers } from '../ipc/router.ts';

type ImportHandlers = Pick<Handlers, keyof typeof importContract>;

/**
 * Serves card import: the file's own thread reads and writes cards, and the data thread remembers what the user says of
 * tables.
 * @param onImported called when cards have come in
 */
export function importHandlers(data: DataClient, imports: ImportClient, onImported: () => void): ImportHandlers {
  /** The headings of the table that is open. */
  let columns: readonly string[] | null = null;
  return {
    async 'import.open'({ bytes }) {
      columns = null;
      const library = await data.call('library.file', null);
      return library.ok ? imports.open(library.value.path, bytes) : library;
    },
    'import.send': ({ id, base64 }) => imports.ask(id, 'receive', new Uint8Array(Buffer.from(base64, 'base64'))),
    async 'import.detect'({ id }) {
      const detected = await imports.ask(id, 'detect', null);
      if (!detected.ok) return detected;
      const { table, ...file } = detected.value;
      if (table === null) return { ok: true, value: { ...file, table } };
      columns = table.columns;
      // Without the user's file nothing is remembered, and the headings still suggest something.
      const remembered = await data.call('tables.remembered', { columns: table.columns });
      const said = remembered.ok ? remembered.value : null;
      const { samples, suggested } = table;
      return {
        ok: true,
        value: {
          ...file,
          table: {
            columns: table.columns,
            samples,
            mapping: said?.mapping ?? suggested,
            game: said?.game ?? null,
            remembered: said !== null,
          },
        },
      };
    },
    async 'import.check'({ id, mapping, game }) {
      const checked = await imports.ask(id, 'check', { mapping, game });
      if (checked.ok && checked.value.state === 'done' && columns !== null && mapping !== null) {
        await data.call('tables.remember', { columns, mapping, game });
      }
      return checked;
    },
    'import.lines': ({ id, ...query }) => imports.ask(id, 'lines', query),
    async 'import.commit'({ id, whenRefused }) {
      const done = await imports.ask(id, 'commit', { whenRefused });
      if (done.ok && done.value.state === 'done') onImported();
      return done;
    },
    async 'import.stop'({ id }) {
      imports.stop(id);
      return { ok: true, value: {} };
    },
    async 'import.close'({ id }) {
      await imports.close(id);
      return { ok: true, value: {} };
    },
  };
}
