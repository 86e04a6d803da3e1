import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { appliedMigrations, type Migration, migrate, planMigrations } from '../migrate.ts';
import { libraryMigrations } from './library/index.ts';
import { userMigrations } from './user/index.ts';

const files = [
  ['library.db', libraryMigrations],
  ['user.db', userMigrations],
] as const;

function openAt(migrations: readonly Migration[], version: number): Database.Database {
  const db = new Database(':memory:');
  db.pragma('foreign_keys = ON');
  migrate(
    db,
    migrations.filter((step) => step.version <= version),
  );
  return db;
}

/** Rows of the version before a step, and what must be true of them after it. */
const steps: Readonly<Record<string, { readonly before: string; readonly check: string; readonly expected: unknown }>> =
  {
    'library.db 20': {
      before: `INSERT INTO games VALUES ('battle-spirits', 0);
      INSERT INTO bundled_files VALUES ('cards/a.json', 'h', 1);
      INSERT INTO sets VALUES ('battle-spirits', 'A', 'Set', NULL, 'cards/a.json');
      INSERT INTO cards VALUES (1, 'battle-spirits', 'A-1', 'A', 'spirit', 3, 1, 0, 1, '{}');
      INSERT INTO card_names VALUES (1, 'ja', 'ゴラドン', 'ごらどん');
      INSERT INTO printings VALUES ('battle-spirits', 'A', 'A-1', 'ja', 1, NULL, NULL);`,
      check: `SELECT (SELECT count(*) FROM cards) AS cards, (SELECT count(*) FROM printings) AS printings,
      (SELECT folded FROM card_names) AS folded, (SELECT count(*) FROM starter_decks) AS decks`,
      expected: { cards: 1, printings: 1, folded: 'ごらどん', decks: 0 },
    },
    'library.db 30': {
      before: `INSERT INTO games VALUES ('battle-spirits', 0);
      INSERT INTO sets VALUES ('battle-spirits', 'A', 'Set', NULL, NULL);
      INSERT INTO cards VALUES (1, 'battle-spirits', 'A-1', 'A', 'spirit', 3, 1, 0, 1, '{}');`,
      check: 'SELECT (SELECT count(*) FROM cards) AS cards, (SELECT count(*) FROM search_cards) AS searched',
      expected: { cards: 1, searched: 0 },
    },
    'library.db 40': {
      before: `INSERT INTO games VALUES ('battle-spirits', 0);
      INSERT INTO bundled_files VALUES ('cards/a.json', 'h', 1);
      INSERT INTO sets VALUES ('battle-spirits', 'A', 'Set', NULL, 'cards/a.json'), ('battle-spirits', 'B', 'Mine', NULL, NULL);
      INSERT INTO cards VALUES (1, 'battle-spirits', 'A-1', 'A', 'spirit', 3, 1, 0, 1, '{}'),
        (2, 'battle-spirits', 'B-1', 'B', 'spirit', 3, 1, 0, 1, '{}');`,
      check: `SELECT (SELECT bundled_path FROM cards WHERE id = 'A-1') AS bundled,
      (SELECT bundled_path FROM cards WHERE id = 'B-1') AS own`,
      expected: { bundled: 'cards/a.json', own: null },
    },
    'library.db 50': {
      before: `INSERT INTO search_cards VALUES (1, 'battle-spirits', 'spirit', 1, 3, 4000, 7, 'A-1');`,
      check: `SELECT (SELECT id FROM search_cards INDEXED BY search_cards_by_color WHERE colors = 1 AND cost = 3) AS found`,
      expected: { found: 'A-1' },
    },
    'user.db 20': {
      before: `INSERT INTO decks VALUES ('d', 'battle-spirits', NULL, '赤', '2026-01-01', '2026-01-02');
      INSERT INTO deck_cards VALUES ('d', 0, 'BS01-001', 3, 'main');
      INSERT INTO settings VALUES ('theme', '"dark"');`,
      check: `SELECT (SELECT name_ja FROM decks) AS name, (SELECT count FROM deck_cards) AS count,
      (SELECT value FROM settings) AS theme, (SELECT count(*) FROM playtests) AS playtests`,
      expected: { name: '赤', count: 3, theme: '"dark"', playtests: 0 },
    },
    'user.db 30': {
      before: `INSERT INTO playtests VALUES ('p', 'Game', '{"seed":"0000002A"}', 1, '2026-01-01', '2026-01-02');
      INSERT INTO playtest_actions VALUES ('p', 0, '{"type":"draw"}');`,
      check: `SELECT (SELECT pointer FROM playtests) AS pointer, (SELECT action FROM playtest_actions) AS action,
      (SELECT count(*) FROM notices) AS notices`,
      expected: { pointer: 1, action: '{"type":"draw"}', notices: 0 },
    },
    'user.db 80': {
      before: `INSERT INTO decks VALUES ('d', 'battle-spirits', NULL, '赤', '2026-01-01', '2026-01-02');
      INSERT INTO deck_cards VALUES ('d', 0, 'BS01-001', 3, 'main'), ('d', 1, 'BS01-001', 1, 'side');
      INSERT INTO deck_unresolved VALUES ('d', 0, '3 Nobody', 3, 'Nobody', 'main');`,
      check: `SELECT (SELECT name_ja || notes FROM decks) AS name, (SELECT cover FROM decks) AS cover,
      (SELECT group_concat(zone || count || printing) FROM deck_cards) AS lines,
      (SELECT count(*) FROM deck_unresolved) AS unresolved`,
      expected: { name: '赤', cover: null, lines: 'main3,side1', unresolved: 1 },
    },
    'user.db 90': {
      before: `INSERT INTO decks(id, game, name_ja, created_at, changed_at, notes)
      VALUES ('d', 'battle-spirits', '赤', '2026-01-01', '2026-01-02', 'mine');`,
      check: 'SELECT (SELECT notes FROM decks) AS notes, (SELECT count(*) FROM deck_versions) AS versions',
      expected: { notes: 'mine', versions: 0 },
    },
    'user.db 100': {
      before: `INSERT INTO settings VALUES ('theme', '"dark"');`,
      check: 'SELECT (SELECT value FROM settings) AS theme, (SELECT count(*) FROM card_limits) AS limits',
      expected: { theme: '"dark"', limits: 0 },
    },
    'user.db 40': {
      before: `INSERT INTO decks VALUES ('d', 'battle-spirits', NULL, '赤', '2026-01-01', '2026-01-02');
      INSERT INTO deck_cards VALUES ('d', 0, 'BS01-001', 3, 'main');`,
      check: `SELECT (SELECT name_ja FROM decks) AS name, (SELECT count FROM deck_cards) AS count,
      (SELECT count(*) FROM deck_unresolved) AS unresolved`,
      expected: { name: '赤', count: 3, unresolved: 0 },
    },
    'user.db 50': {
      before: `INSERT INTO playtests VALUES ('p', 'Game', '{"seed":"0000002A"}', 1, '2026-01-01', '2026-01-02');
      INSERT INTO playtest_actions VALUES ('p', 0, '{"type":"draw"}'), ('p', 1, '{"type":"shuffle"}');`,
      check: `SELECT (SELECT pointer FROM playtests) AS pointer, (SELECT line FROM playtests) AS line,
      (SELECT count(*) FROM playtest_lines WHERE line = 1 AND fork = 0 AND made_at = '2026-01-01') AS lines,
      (SELECT group_concat(action, ' ') FROM (SELECT action FROM line_actions WHERE line = 1 ORDER BY seq)) AS actions`,
      expected: { pointer: 1, line: 1, lines: 1, actions: '{"type":"draw"} {"type":"shuffle"}' },
    },
    'user.db 60': {
      before: `INSERT INTO settings VALUES ('theme', '"dark"');`,
      check: `SELECT (SELECT value FROM settings) AS theme, (SELECT count(*) FROM table_mappings) AS mappings`,
      expected: { theme: '"dark"', mappings: 0 },
    },
    'user.db 70': {
      before: `INSERT INTO decks VALUES ('d', 'battle-spirits', NULL, '赤', '2026-01-01', '2026-01-02');`,
      check: `SELECT (SELECT name_ja FROM decks) AS name, (SELECT count(*) FROM owned_printings) AS owned`,
      expected: { name: '赤', owned: 0 },
    },
  };

for (const [file, migrations] of files) {
  test(`${file}: version numbers go up by ten and names are not repeated`, () => {
    expect(migrations.map((step) => step.version)).toEqual(migrations.map((_, i) => (i + 1) * 10));
    expect(new Set(migrations.map((step) => step.name)).size).toBe(migrations.length);
  });

  for (const step of migrations) {
    test(`${file} ${step.version}: from an empty file`, () => {
      const db = openAt(migrations, step.version);
      expect(appliedMigrations(db).at(-1)).toEqual({ version: step.version, name: step.name });
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      expect(db.pragma('foreign_key_check')).toEqual([]);
      const loose = db
        .prepare("SELECT name FROM pragma_table_list WHERE type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'")
        .all();
      expect(loose).toEqual([]);
    });
  }

  for (const step of migrations.slice(1)) {
    test(`${file} ${step.version}: from the version before, with rows, nothing of them lost`, () => {
      const rows = steps[`${file} ${step.version}`];
      if (rows === undefined) throw new Error('a migration without rows of the version before: add them above');
      const db = openAt(migrations, step.version - 10);
      db.exec(rows.before);
      migrate(db, [step]);
      expect(db.prepare(rows.check).get()).toEqual(rows.expected);
      expect(db.pragma('foreign_key_check')).toEqual([]);
    });
  }

  test(`${file}: a list that is no prefix of ours is refused with a sentence, whatever is odd in it`, () => {
    const db = openAt(migrations, Number.POSITIVE_INFINITY);
    expect(planMigrations(db, migrations, file)).toEqual({ ok: true, applied: migrations.length, pending: [] });
    const older = migrations.slice(0, -1);
    const plan = planMigrations(db, older, file);
    expect(plan.ok ? '' : plan.message.en).toContain(`${file} was written by a newer version`);
    db.exec(`UPDATE schema_migrations SET name = 'something else' WHERE version = 10`);
    expect(planMigrations(db, migrations, file).ok).toBe(false);
  });
}

test('a step that fails leaves the steps before it and nothing of its own', () => {
  const db = openAt(userMigrations, 10);
  const broken = {
    version: 20,
    name: 'broken',
    sql: 'CREATE TABLE half(x TEXT) STRICT; INSERT INTO missing VALUES (1);',
  };
  expect(() => migrate(db, [broken])).toThrow(/missing/);
  expect(appliedMigrations(db).map((step) => step.version)).toEqual([10]);
  expect(db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'half'").get()).toEqual({ n: 0 });
});
