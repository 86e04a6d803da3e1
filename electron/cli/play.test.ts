import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { costwise, fileWith, puzzle } from './testing/run.ts';

const p01 = puzzle('p01-source-example');

interface Outcome {
  level: number;
  destroyed: string[];
  way: { reserve: number; cores: Record<string, number> };
}

describe('play', () => {
  test('S16, S19: every way ends exactly as its outcome promised', async () => {
    const { out } = await costwise(['analyse', p01]);
    const outcomes = JSON.parse(out).options[0].ways.outcomes as Outcome[];
    expect(outcomes).toHaveLength(7);
    const placing = [0, 1, 2];
    await Promise.all(
      outcomes.map(async ({ way, level, destroyed }, index) => {
        const played = await costwise(['play', p01, '--option', '0', '--way', String(index)]);
        expect(played).toMatchObject({ exit: 0, err: '' });
        const { player } = JSON.parse(played.out);
        const field = player.field as { ref: string; card: string; cores: number }[];
        const old = field.filter(({ card }) => card !== 'siegfried');
        expect(player.reserve).toBe(way.reserve);
        expect(Object.fromEntries(old.map(({ ref, cores }) => [ref, cores]))).toEqual(way.cores);
        expect(field.find(({ card }) => card === 'siegfried')?.cores).toBe(placing[level]);
        expect(player.trashCores).toBe(3);
        expect(player.trash).toHaveLength(destroyed.length);
        expect(player.hand).toEqual([]);
      }),
    );
  });

  test('the position that it prints can be analysed and played on', async () => {
    const { out } = await costwise(['play', p01, '--option', '0']);
    const again = await costwise(['analyse', '-'], out);
    expect(again.exit).toBe(0);
    expect(JSON.parse(again.out).options).toEqual([]);
  });

  test('C06: a play of Colossus Order moves the counter and nothing in the Locus', async () => {
    const c01 = puzzle('c01-source-example');
    const before = JSON.parse(readFileSync(c01, 'utf8'));
    const { options } = JSON.parse((await costwise(['analyse', c01])).out);
    const index = options.findIndex(
      ({ playable, action }: { playable: boolean; action: string }) => playable && action === 'play',
    );
    const { out } = await costwise(['play', c01, '--option', String(index)]);
    const after = JSON.parse(out);
    expect(after.player.locus).toEqual({ ...before.player.locus, counter: 4 });
    expect(after.player.colossus).toEqual(before.player.colossus);
  });

  test('A-14: a refused play prints what is unmet, exits with 1 and one line', async () => {
    const { exit, out, err } = await costwise(['play', puzzle('p03-one-short'), '--option', '0']);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toEqual({
      refused: true,
      unmet: [expect.objectContaining({ code: 'cores-short', need: 4, have: 3 })],
    });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });

  test('--way goes on past the outcomes that analyse lists', async () => {
    const field = Array.from({ length: 8 }, (_, index) => ({
      ref: `g${index}`,
      card: 'goradon',
      cores: 1,
      exhausted: false,
    }));
    const position = JSON.parse(readFileSync(p01, 'utf8'));
    const file = fileWith(JSON.stringify({ ...position, player: { ...position.player, reserve: 0, field } }));
    const [all, far, beyond] = await Promise.all([
      costwise(['analyse', file, '--limit', '1000']),
      costwise(['play', file, '--option', '0', '--way', '60']),
      costwise(['play', file, '--option', '0', '--way', '100000']),
    ]);
    const outcome = (JSON.parse(all.out).options[0].ways.outcomes as Outcome[])[60]!;
    const { player } = JSON.parse(far.out);
    expect(player.reserve).toBe(outcome.way.reserve);
    expect(player.trash.length).toBe(outcome.destroyed.length);
    expect(beyond).toMatchObject({ exit: 1, out: '', err: expect.stringContaining('--way 100000') });
  });

  test('an option that is not there is a wrong input with one line', async () => {
    const { exit, out, err } = await costwise(['play', p01, '--option', '5']);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(err).toBe(`${p01}: --option 5: expected 0 to 0\n`);
  });
});
