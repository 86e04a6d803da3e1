import type Database from 'better-sqlite3';

const prepared = new WeakMap<Database.Database, Map<string, Database.Statement>>();

/** The prepared statement of `sql`, made once for each connection. `Row` is what the SQL selects; tests check it. */
export function statement<Row = never>(db: Database.Database, sql: string): Database.Statement<unknown[], Row> {
  let ofDb = prepared.get(db);
  if (ofDb === undefined) {
    ofDb = new Map();
    prepared.set(db, ofDb);
  }
  let found = ofDb.get(sql);
  if (found === undefined) {
    found = db.prepare(sql);
    ofDb.set(sql, found);
  }
  return found as Database.Statement<unknown[], Row>;
}
