import { printCost } from '../../../renderer/engine/cost/notation/index.ts';
import { onlyWord } from '../arguments.ts';
import { command, InputError } from '../command.ts';
import { CostJson } from '../cost-schema.ts';
import { readText } from '../input.ts';
import { parseJson } from '../json.ts';
import { print } from '../output.ts';

/** `notation print FILE`: a cost's JSON to its notation. */
export const notationPrintCommand = command({
  usage: 'FILE',
  about: {
    en: 'Reads a cost as "notation parse" prints it ({"parts": […], "effect": …}) and prints it in notation.\nFILE may be - for standard input.',
    ja: '「notation parse」が出す形({"parts": […], "effect": …})のコストを読み、コスト表記で出します。\nFILEに-を指定すると標準入力から読みます。',
  },
  options: {},
  async run({ words }) {
    const file = onlyWord(words, { en: 'FILE', ja: 'FILE' });
    const json = await parseJson(await readText(file));
    if (!json.ok) {
      throw new InputError({ file, ...json.fault });
    }
    const cost = CostJson.safeParse(json.value);
    if (!cost.success) {
      const [issue] = cost.error.issues;
      const at = issue!.path
        .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
        .join('')
        .replace(/^\./, '');
      throw new InputError({ file, at, message: { en: issue!.message, ja: issue!.message } });
    }
    await print(printCost(cost.data));
    return 0;
  },
});
