import type { Figure, Figures } from '../bench/figure.ts';
import { suites } from '../bench/suites.ts';
import { command, UsageError } from '../command.ts';
import { print, printJson, say } from '../output.ts';

/** `bench`: the project's figures, measured on this machine. */
export const benchCommand = command({
  usage: '[GROUP...] [--json] [--seed SEED]',
  about: {
    en: `Measures the figures of the program on boards made from a seed.\nGROUP limits it to figures of that group: ${Object.keys(suites).join(', ')}.`,
    ja: `シードから作った盤面でプログラムの数値を測ります。\nGROUPを指定するとその項目だけを測ります: ${Object.keys(suites).join('、')}。`,
  },
  options: {
    json: { type: 'boolean', about: { en: 'one JSON object instead of a table', ja: '表の代わりにJSONを出します' } },
    seed: {
      type: 'string',
      value: 'SEED',
      about: { en: 'eight hexadecimal digits (default C057C057)', ja: '16進数8桁(既定は C057C057)' },
    },
  },
  async run({ words, values }) {
    const seed = (values.seed ?? 'C057C057').toUpperCase();
    if (!/^[0-9A-F]{8}$/.test(seed)) {
      throw new UsageError({
        en: '--seed: expected eight hexadecimal digits',
        ja: '--seed: 16進数8桁を指定してください',
      });
    }
    const unknown = words.find((word) => !Object.hasOwn(suites, word));
    if (unknown !== undefined) {
      const names = Object.keys(suites);
      throw new UsageError({
        en: `bench: there is no group "${unknown}"; expected ${names.join(', ')}`,
        ja: `bench: 「${unknown}」という項目はありません: ${names.join('、')}`,
      });
    }
    let figures: Figures = {};
    for (const [name, load] of Object.entries(suites)) {
      if (words.length === 0 || words.includes(name)) {
        say(`${name} …`);
        figures = { ...figures, ...(await (await load()).run({ seed })) };
      }
    }
    if (values.json) {
      await printJson(Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, { ...figure, seed }])));
    } else {
      await print([`seed ${seed}`, ...Object.entries(figures).map(([name, figure]) => row(name, figure))].join('\n'));
    }
    return 0;
  },
});

function row(name: string, { value, unit, atMost, skipped, boards }: Figure): string {
  const measured = value === null ? 'skipped' : `${value} ${unit}`;
  const limit = atMost === undefined ? '' : `(at most ${atMost})`;
  return `${name.padEnd(26)} ${measured.padStart(14)} ${limit.padEnd(14)} ${skipped ?? boards ?? ''}`;
}
