import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { costwise, fileWith, puzzle } from './testing/run.ts';

const p01 = puzzle('p01-source-example');
const p03 = puzzle('p03-one-short');
const c01 = puzzle('c01-source-example');
const text = (file: string) => readFileSync(file, 'utf8');
const oneLine = (file: string) => JSON.stringify(JSON.parse(text(file)));

describe('analyse', () => {
  test('one file gives one analysis with a bill for every option, and help for the unplayable', async () => {
    const [playable, short] = await Promise.all([costwise(['analyse', p01]), costwise(['analyse', p03])]);
    expect(playable).toMatchObject({ exit: 0, err: '' });
    const analysis = JSON.parse(playable.out);
    expect(analysis).toMatchObject({ format: 'costwise.analysis/1', game: 'battle-spirits' });
    const bill = analysis.options[0].bill as { kind: string; value: number }[];
    expect(bill.find(({ kind }) => kind === 'printed')?.value).toBe(6);
    expect(bill.find(({ kind }) => kind === 'due')?.value).toBe(3);
    expect(analysis.options[0]).not.toHaveProperty('help');

    const [refused] = JSON.parse(short.out).options;
    expect(refused.unmet[0]).toMatchObject({ code: 'cores-short', need: 4, have: 3 });
    expect(refused.help.length).toBeGreaterThan(0);
  });

  test('several files give a list in their order, of either game', async () => {
    const { out } = await costwise(['analyse', c01, p01, p03]);
    expect(JSON.parse(out).map(({ game }: { game: string }) => game)).toEqual([
      'colossus-order',
      'battle-spirits',
      'battle-spirits',
    ]);
  });

  test('- reads standard input, with or without a byte order mark', async () => {
    const [plain, marked] = await Promise.all([
      costwise(['analyse', '-'], text(p01)),
      costwise(['analyse', '-'], `\uFEFF${text(p01)}`),
    ]);
    expect(plain.exit).toBe(0);
    expect(marked).toEqual(plain);
  });

  test('--limit lists so many outcomes and says that there are more', async () => {
    const [one, none] = await Promise.all([
      costwise(['analyse', p01, '--limit', '1']),
      costwise(['analyse', p01, '--limit=0']),
    ]);
    expect(JSON.parse(one.out).options[0].ways).toMatchObject({ total: '4', truncated: true });
    expect(JSON.parse(one.out).options[0].ways.outcomes).toHaveLength(1);
    expect(JSON.parse(none.out).options[0].ways).toMatchObject({ total: '4', outcomes: [], truncated: true });
  });

  test('--ndjson answers line by line in order; a bad line gives an error in its place and the run goes on', async () => {
    const lines = [oneLine(p01), '{"format":', '', oneLine(c01).replace('costwise.position/1', 'x'), oneLine(p03)];
    const { exit, out, err } = await costwise(['analyse', '-', '--ndjson'], lines.join('\r\n'));
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toHaveLength(4);
    expect(answers[0].options[0].ways.total).toBe('4');
    expect(answers[1]).toEqual({
      error: {
        file: '-',
        line: 2,
        at: 'column 11',
        message: expect.objectContaining({ en: 'expected a value' }),
      },
    });
    expect(answers[2].error).toMatchObject({ line: 4, at: 'format' });
    expect(answers[3].options[0].playable).toBe(false);
  });

  test('--ndjson: a line that is no UTF-8 is a bad line like others', async () => {
    const input = Buffer.concat([Buffer.from([0x22, 0xff, 0x22, 0x0a]), Buffer.from(oneLine(p01))]);
    const { out } = await costwise(['analyse', '-', '--ndjson'], input);
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers[0].error).toMatchObject({ line: 1, message: { en: 'expected text in UTF-8' } });
    expect(answers[1]).toHaveProperty('options');
  });

  test('--text is a report in either language', async () => {
    const [english, japanese, short] = await Promise.all([
      costwise(['analyse', p01, '--text']),
      costwise(['analyse', p01, '--text', '--lang', 'ja']),
      costwise(['analyse', p03, c01, '--text']),
    ]);
    expect(english.out).toContain('[0] Summon: The DragonEmperor Siegfried (hand 0)');
    expect(english.out).toContain('Playable in 4 ways (LV1 4, LV2 3)');
    expect(english.out).toContain('LV1 destroys Goradon, The Scout Dragno: Reserve 2, The Burning Battlefield 0');
    expect(japanese.out).toContain('[0] 召喚: 龍皇ジークフリード (手札0)');
    expect(japanese.out).toContain('支払い方は4通り');
    expect(japanese.out).toContain('「ゴラドン」「ドラグノ偵察兵」を破壊');
    expect(short.out).toMatch(/- 1 core short/);
    expect(short.out).toContain(`== ${c01}`);
  });

  test('cards that a position does not define are found in the library by id, number or exact name', async () => {
    const position = (card: string) => {
      const { cards: _, ...rest } = JSON.parse(text(p01));
      return fileWith(JSON.stringify({ ...rest, player: { ...rest.player, field: [], reserve: 9, hand: [card] } }));
    };
    const data = mkdtempSync(join(tmpdir(), 'costwise-data-'));
    const keys = ['BS01-X01', '龍皇ジークフリード', 'The DragonEmperor Siegfried'];
    const [bundled, stored, unknown] = await Promise.all([
      costwise(['analyse', ...keys.map(position)]),
      costwise(['analyse', '--data', data, ...keys.map(position)]),
      costwise(['analyse', position('Siegfried')]),
    ]);
    expect(stored).toEqual(bundled);
    for (const { options } of JSON.parse(bundled.out)) {
      expect(options[0]).toMatchObject({ action: 'summon', cost: { printed: 6, due: 6 }, playable: true });
    }
    expect(unknown.exit).toBe(1);
    expect(unknown.err).toMatch(/position\.json: player\.hand.*Siegfried/);
  });
});
