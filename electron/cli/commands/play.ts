import type { Unmet } from '../../../renderer/engine/analysis.ts';
import { onlyWord, wholeNumber } from '../arguments.ts';
import { command, InputError, UsageError } from '../command.ts';
import { dataOption, libraryOf } from '../library.ts';
import { printJson, say } from '../output.ts';
import { openPositionFile } from '../positions.ts';

/** `play FILE --option I --way J`: pays for an option and prints the position after it. */
export const playCommand = command({
  usage: 'FILE --option I [--way J]',
  about: {
    en: 'Pays for option I of the analysis in its way J and prints the resulting position.\nI and J count from 0 as in analyse; J may go on past the outcomes listed there.\nWhat cannot be paid for prints {"refused": true, "unmet": […]} and exits with 1; nothing changes.',
    ja: '分析の選択肢Iを支払い方Jで支払い、その後の局面を出します。\nIとJはanalyseと同じく0から数えます。Jはanalyseに挙がった数を超えてもかまいません。\n支払えないときは {"refused": true, "unmet": […]} を出して終了コード1で終わり、何も変わりません。',
  },
  options: {
    ...dataOption,
    option: { type: 'string', value: 'I', about: { en: 'the option, counted from 0', ja: '選択肢の番号(0から)' } },
    way: {
      type: 'string',
      value: 'J',
      about: { en: 'the way, counted from 0 (default 0)', ja: '支払い方の番号(0から、既定は0)' },
    },
  },
  async run({ words, values, language }) {
    const file = onlyWord(words, { en: 'FILE', ja: 'FILE' });
    if (values.option === undefined) {
      throw new UsageError({ en: 'play: expected --option I', ja: 'play: --option Iを指定してください' });
    }
    const index = wholeNumber('option', values.option, 0);
    const way = wholeNumber('way', values.way, 0);
    const { rules, state } = await openPositionFile(file, libraryOf(values.data));
    const options = rules.options(state, 1);
    const option = options[index];
    if (option === undefined) {
      throw new InputError({ file, at: `--option ${index}`, message: noSuchOption(options.length) });
    }
    const refuse = async (unmet: readonly Unmet[], why = unmet.map(({ message }) => message[language]).join(' ')) => {
      await printJson({ refused: true, unmet });
      say(`${file}: --option ${index}: ${why}`);
      return 1 as const;
    };
    if (!option.playable) {
      return refuse(option.unmet);
    }
    const [outcome] = rules.outcomes(state, option.from, option.action, way, 1);
    if (outcome === undefined) {
      throw new InputError({ file, at: `--way ${way}`, message: noSuchWay });
    }
    const applied = rules.apply(state, rules.payment(option, outcome));
    if (!applied.ok) {
      return refuse(applied.refusal.unmet ?? [], applied.refusal.message[language]);
    }
    await printJson(rules.write(applied.state));
    return 0;
  },
});

function noSuchOption(count: number) {
  return count === 0
    ? { en: 'this position has no option', ja: 'この局面には選択肢がありません' }
    : { en: `expected 0 to ${count - 1}`, ja: `0から${count - 1}までを指定してください` };
}

const noSuchWay = {
  en: 'this option has fewer ways',
  ja: 'この選択肢の支払い方はそれほど多くありません',
};
