import type { CardDefinition } from '../../../db/model/card.ts';
import { familiesOf, familyWord, kindWord } from '../../../db/model/card-words.ts';
import type { Bilingual, Language } from '../../../db/model/text.ts';
import { textWidth } from './measure.ts';
import { lightInk, mixed, type Tone } from './palette.ts';
import { type Area, part, type Shape } from './shapes.ts';
import { textIn } from './text.ts';

const timingWords: Readonly<Record<'main' | 'flash', Bilingual>> = {
  main: { en: 'Main', ja: 'メイン' },
  flash: { en: 'Flash', ja: 'フラッシュ' },
};
const unique: Bilingual = { en: 'Unique', ja: 'ユニーク' };
const snap: Bilingual = { en: 'Snap', ja: 'スナップ' };

/** The words of the kind line, in order: kind, then timings or families. */
export function kindWords(card: CardDefinition): Bilingual[] {
  const words: Bilingual[] = [kindWord(card.kind)];
  if (card.kind === 'magic') words.push(...card.timings.map((timing) => timingWords[timing]));
  if (card.kind === 'action' && card.snap) words.push(snap);
  if ((card.kind === 'follower' || card.kind === 'gem') && card.unique) words.push(unique);
  return [...words, ...familiesOf(card).map(familyWord)];
}

function joined(words: readonly Bilingual[], language: Language): string {
  return words.map((word) => word[language]).join(' · ');
}

/** A dark band: the kind in the reader's language, at the right end the same in the other. */
export function kindLine(card: CardDefinition, tone: Tone, language: Language, area: Area): Shape {
  const words = kindWords(card);
  const near = joined(words, language);
  const far = joined(words, language === 'en' ? 'ja' : 'en');
  const pad = 1.4;
  const inner = area.width - pad * 2;
  const size = area.height * 0.56;
  const farSize = size * 0.8;
  const wanted = [textWidth(near, size, 700), textWidth(far, farSize, 400)] as const;
  // Where both do not fit, the other language gives way first.
  const farWidth = Math.min(wanted[1], Math.max(inner - 1.5 - wanted[0], Math.min(wanted[1] * 0.65, inner * 0.38)));
  const nearWidth = Math.min(wanted[0], inner - 1.5 - farWidth);
  const baseline = area.y + area.height / 2 + size * 0.36;
  return part('kind', area, [
    {
      kind: 'rect',
      ...area,
      fill: {
        kind: 'linear',
        from: [area.x, 0],
        to: [area.x + area.width, 0],
        stops: [
          { at: 0, color: mixed(tone.deep, tone.night, 0.25) },
          { at: 1, color: mixed(tone.deep, tone.night, 0.6) },
        ],
      },
    },
    textIn({ x: area.x + pad, y: baseline, width: nearWidth, size, weight: 700, fill: lightInk }, near),
    textIn(
      {
        x: area.x + area.width - pad,
        y: baseline,
        width: farWidth,
        size: farSize,
        weight: 400,
        anchor: 'end',
        fill: mixed(lightInk, tone.hue, 0.12),
      },
      far,
    ),
  ]);
}

/** The same as one large line in the reader's language: the foot of a card in hand that has no levels. */
export function kindFoot(card: CardDefinition, tone: Tone, language: Language, area: Area): Shape {
  const text = joined(kindWords(card), language);
  const size = area.height * 0.56;
  return part('kind', area, [
    { kind: 'rect', ...area, fill: mixed(tone.deep, tone.night, 0.35) },
    textIn(
      {
        x: area.x + area.width / 2,
        y: area.y + area.height / 2 + size * 0.36,
        width: area.width - 3,
        size,
        weight: 700,
        anchor: 'middle',
        fill: lightInk,
      },
      text,
    ),
  ]);
}
