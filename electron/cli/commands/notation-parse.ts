import { parseCost } from '../../../renderer/engine/cost/notation/index.ts';
import { onlyWord } from '../arguments.ts';
import { command, InputError } from '../command.ts';
import { readText, standardInput } from '../input.ts';
import { printJson } from '../output.ts';

/** `notation parse TEXT`: cost notation to JSON. */
export const notationParseCommand = command({
  usage: 'TEXT',
  about: {
    en: 'Reads cost notation such as "{2}, {W}{*}, {off} ▷ draw a card" and prints its parts as JSON.\nTEXT may be - for standard input.',
    ja: '「{2}, {W}{*}, {off} ▷ 1枚引く」のようなコスト表記を読み、その部分をJSONで出します。\nTEXTに-を指定すると標準入力から読みます。',
  },
  options: {},
  async run({ words }) {
    const word = onlyWord(words, { en: 'TEXT', ja: 'TEXT' });
    const text = word === standardInput ? (await readText(word)).trimEnd() : word;
    const parsed = parseCost(text);
    if (!parsed.ok) {
      const file = word === standardInput ? word : text;
      throw new InputError({ file, at: `column ${parsed.at + 1}`, message: parsed.expected });
    }
    await printJson(parsed.cost);
    return 0;
  },
});
