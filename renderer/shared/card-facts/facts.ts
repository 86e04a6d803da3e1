import type { CardOf, LibraryCard } from '../../../db/model/card.ts';
import { familyWord, keywordWord, kindWord } from '../../../db/model/card-words.ts';
import { type Language, localized } from '../../../db/model/text.ts';
import { cornerCost } from '../../sheets/face/notation.ts';
import { textIn } from '../i18n/define-texts.ts';
import { costOf, gemLevelOf, marksOf } from './look-up.ts';
import { cardTexts } from './texts.ts';

/** A line of a card's facts. */
export interface Fact {
  readonly name: string;
  readonly values: readonly string[];
}

/** Everything that is printed on a card as figures and words, without its name and text. */
export function factsOf(card: LibraryCard, language: Language): readonly Fact[] {
  const say = (key: Parameters<typeof word>[1]) => word(language, key);
  const lines =
    card.game === 'battle-spirits' ? battleSpiritsFacts(card.card, language) : colossusOrderFacts(card.card, language);
  const printing: readonly Fact[] = [
    { name: say('number'), values: [card.card.number ?? card.id] },
    { name: say('set'), values: card.card.set === undefined ? [] : [card.card.set] },
  ];
  return [...lines, ...printing].filter(({ values }) => values.length > 0);
}

type PlainWord = {
  [Key in keyof typeof cardTexts.en]: (typeof cardTexts.en)[Key] extends string
    ? (typeof cardTexts.en)[Key] extends `${string}{{${string}`
      ? never
      : Key
    : never;
}[keyof typeof cardTexts.en];

function word(language: Language, key: PlainWord): string {
  return cardTexts[language][key];
}

function battleSpiritsFacts(card: CardOf['battle-spirits'], language: Language): readonly Fact[] {
  const say = (key: PlainWord) => word(language, key);
  const counted = (counts: Readonly<Partial<Record<PlainWord, number>>>) =>
    (Object.entries(counts) as [PlainWord, number][])
      .filter(([, count]) => count > 0)
      .map(([key, count]) => `${say(key)} ${count}`);
  const levels = card.levels?.map(({ level, cores, bp }) =>
    [
      textIn(cardTexts, language, 'level', { level }),
      textIn(cardTexts, language, 'cores', { count: cores }),
      ...(bp === undefined || bp === null ? [] : [textIn(cardTexts, language, 'bp', { bp })]),
    ].join(' · '),
  );
  const keywords = card.keywords.map(({ id, levels: at }) => {
    const keyword = keywordWord(id)[language];
    return at === undefined ? keyword : textIn(cardTexts, language, 'atLevels', { keyword, levels: at.join(', ') });
  });
  return [
    { name: say('kind'), values: [kindWord(card.kind)[language]] },
    { name: say('colour'), values: card.colors.map(say) },
    { name: say('cost'), values: [card.cost === null ? say('unknown') : String(card.cost)] },
    { name: say('reduction'), values: counted(card.reduction) },
    { name: say('symbols'), values: card.kind === 'magic' ? [] : counted(card.symbols) },
    { name: say('levels'), values: levels ?? [say('unknown')] },
    { name: say('families'), values: card.families.map((id) => familyWord(id)[language]) },
    { name: say('keywords'), values: keywords },
    { name: say('timing'), values: card.kind === 'magic' ? card.timings.map(say) : [] },
  ];
}

function colossusOrderFacts(card: CardOf['colossus-order'], language: Language): readonly Fact[] {
  const say = (key: PlainWord) => word(language, key);
  const pair = (one: number | null, other: number | null) => [`${one ?? '?'} / ${other ?? '?'}`];
  const cost = card.kind === 'follower' || card.kind === 'action' ? cornerCost(card.cost) : null;
  return [
    {
      name: say('kind'),
      values: [
        kindWord(card.kind)[language],
        ...(card.unique ? [say('unique')] : []),
        ...(card.kind === 'action' && card.snap ? [say('snap')] : []),
      ],
    },
    { name: say('colour'), values: [card.color === null ? say('unknown') : say(card.color)] },
    { name: say('locusCost'), values: cost === null ? [] : [cost.points === '?' ? say('unknown') : cost.points] },
    { name: say('gemLevel'), values: cost === null || cost.gems.length === 0 ? [] : [cost.gems.join(' ')] },
    { name: say('races'), values: card.races.map((id) => familyWord(id)[language]) },
    { name: say('attackDefence'), values: card.kind === 'follower' ? pair(card.attack, card.defence) : [] },
    { name: say('crushCapture'), values: card.kind === 'follower' ? pair(card.crush, card.capture) : [] },
    { name: say('keywords'), values: card.keywords.map((id) => keywordWord(id)[language]) },
  ];
}

/** One line for screen readers: name, kind, colours, cost. */
export function summaryOf(card: LibraryCard, language: Language): string {
  const colours = marksOf(card).map(({ color }) => word(language, color));
  const parts = {
    name: localized(card.card.name, language),
    kind: kindWord(card.card.kind)[language],
    colours: colours.length === 0 ? word(language, 'colourless') : colours.join(language === 'ja' ? '・' : ', '),
  };
  const cost = costOf(card);
  if (cost === 'free') return textIn(cardTexts, language, 'summaryFree', parts);
  const gems = gemLevelOf(card).join('');
  return textIn(cardTexts, language, 'summary', { ...parts, cost: `${cost ?? '?'}${gems === '' ? '' : ` ${gems}`}` });
}
