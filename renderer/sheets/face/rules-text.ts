import type { CardDefinition } from '../../../db/model/card.ts';
import { keywordWord } from '../../../db/model/card-words.ts';
import type { ColossusOrderAbility } from '../../../db/model/colossus-order-card.ts';
import { type Bilingual, type Language, localized } from '../../../db/model/text.ts';
import { costAtoms, wordPill } from './cost-atoms.ts';
import { ink } from './palette.ts';
import { type Area, part, type Shape } from './shapes.ts';
import { textIn } from './text.ts';
import { type Atom, atomsOf, gapBefore, type Line, wrapAtoms } from './wrap.ts';

type Paragraph = readonly Atom[];

const timings: Readonly<Partial<Record<ColossusOrderAbility['timing'], Bilingual>>> = {
  enter: { en: 'On entering', ja: '登場時' },
  trigger: { en: 'By itself', ja: '誘発' },
};

/** A keyword with its levels: 神速 LV2; nothing where the text itself names it. */
function keywordParagraph(card: CardDefinition, text: string, language: Language): Paragraph[] {
  const words = card.keywords.map((keyword) =>
    typeof keyword === 'string' ? { id: keyword, levels: undefined } : { id: keyword.id, levels: keyword.levels },
  );
  const pills = words.flatMap(({ id, levels }) => {
    const word = keywordWord(id)[language];
    const at = levels && levels.length > 0 ? ` LV${levels.join('・')}` : '';
    return text.includes(word) ? [] : [wordPill(word + at)];
  });
  return pills.length === 0 ? [] : [pills];
}

function abilityText(ability: ColossusOrderAbility, language: Language): string {
  if (ability.text === undefined) return '';
  return typeof ability.text === 'string' ? ability.text : localized(ability.text, language);
}

function abilityParagraph(ability: ColossusOrderAbility, language: Language): Paragraph {
  const timing = timings[ability.timing]?.[language];
  const once = ability.oncePerTurn === true ? [wordPill(language === 'ja' ? 'ターン1回' : 'once a turn')] : [];
  const cost = ability.cost.trim() === '' ? [] : costAtoms(ability.cost, language);
  const effect = atomsOf(abilityText(ability, language)).map((atom, index) =>
    index === 0 && atom.kind === 'word' ? { ...atom, space: cost.length > 0 } : atom,
  );
  return [...(timing === undefined ? [] : [wordPill(timing)]), ...once, ...cost, ...effect];
}

/** Everything that the text box says, a paragraph each: keywords, the text, the abilities. */
export function paragraphsOf(card: CardDefinition, language: Language): Paragraph[] {
  const text = card.text === undefined ? '' : localized(card.text, language);
  const abilities = card.kind === 'colossus' || card.kind === 'follower' ? card.abilities : [];
  return [
    ...keywordParagraph(card, text, language),
    ...text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(atomsOf),
    ...abilities.map((ability) => abilityParagraph(ability, language)),
  ].filter((paragraph) => paragraph.length > 0);
}

export interface TextLayout {
  readonly size: number;
  readonly height: number;
  readonly paragraphs: readonly (readonly Line[])[];
}

const lineHeight = 1.5;
const paragraphGap = 0.5;
const sizes = [2.6, 2.45, 2.3, 2.15, 2, 1.85, 1.7, 1.55, 1.4, 1.25, 1.1, 0.95, 0.8];

/** Lines without a lonely end: where the last one is very short and a narrower field takes as many lines, that is used. */
function evenLines(paragraph: Paragraph, width: number, size: number): Line[] {
  const lines = wrapAtoms(paragraph, width, size, 400);
  const lonely = (set: readonly Line[]) => set.length > 1 && (set.at(-1)?.width ?? 0) < width * 0.2;
  if (!lonely(lines)) return lines;
  for (const share of [0.94, 0.88, 0.82, 0.76]) {
    const narrower = wrapAtoms(paragraph, width * share, size, 400);
    if (narrower.length === lines.length && !lonely(narrower)) return narrower;
  }
  return lines;
}

/** The text set as large as the room allows; `height` is what it takes, 0 where there is nothing to say. */
export function layText(paragraphs: readonly Paragraph[], width: number, room: number): TextLayout {
  let layout: TextLayout = { size: sizes[0]!, height: 0, paragraphs: [] };
  if (paragraphs.length === 0) return layout;
  for (const size of sizes) {
    const lines = paragraphs.map((paragraph) => evenLines(paragraph, width, size));
    const count = lines.reduce((sum, own) => sum + own.length, 0);
    const height = (count * lineHeight + (paragraphs.length - 1) * paragraphGap) * size;
    layout = { size, height, paragraphs: lines };
    if (height <= room) break;
  }
  return layout;
}

/** Draws a laid text into its area, from the top. */
export function drawText(layout: TextLayout, area: Area): Shape[] {
  if (layout.paragraphs.length === 0) return [];
  const { size } = layout;
  const shapes: Shape[] = [];
  let y = area.y;
  for (const paragraph of layout.paragraphs) {
    for (const line of paragraph) {
      shapes.push(...drawLine(line, area, y + size * (lineHeight / 2 + 0.36), size));
      y += size * lineHeight;
    }
    y += size * paragraphGap;
  }
  return [part('text', area, shapes)];
}

/** Marks are drawn where they stand; words that follow each other become one text. */
function drawLine(line: Line, area: Area, baseline: number, size: number): Shape[] {
  const shapes: Shape[] = [];
  let x = area.x;
  let run: { x: number; text: string } | null = null;
  const flush = () => {
    if (run)
      shapes.push(
        textIn(
          { x: run.x, y: baseline, width: area.x + area.width - run.x + 0.01, size, weight: 400, fill: ink },
          run.text,
        ),
      );
    run = null;
  };
  line.atoms.forEach((atom, index) => {
    const previous = line.atoms[index - 1];
    const gap = gapBefore(atom, previous, size, 400);
    const [own] = wrapAtoms([atom], Number.POSITIVE_INFINITY, size, 400);
    if (atom.kind === 'mark') {
      flush();
      shapes.push(...atom.draw(x + gap, baseline, size));
    } else if (run && previous?.kind === 'word') run.text += (atom.space ? ' ' : '') + atom.text;
    else run = { x: x + gap, text: atom.text };
    x += gap + (own?.width ?? 0);
  });
  flush();
  return shapes;
}
