import { familyWord, keywordWord, kindWord } from '../../../db/model/card-words.ts';
import type { Bilingual, Language } from '../../../db/model/text.ts';
import { gemMark, unknownMark } from './gem-mark.ts';
import { textWidth } from './measure.ts';
import { type CostPiece, costPieces } from './notation.ts';
import { lightInk } from './palette.ts';
import { textIn } from './text.ts';
import { type Atom, atomsOf } from './wrap.ts';

const colorWords: Readonly<Record<string, Bilingual>> = {
  white: { en: 'white', ja: '白' },
  black: { en: 'black', ja: '黒' },
  blue: { en: 'blue', ja: '青' },
  red: { en: 'red', ja: '赤' },
};

/** What a filter of a cost part asks for: `gem`, `white`, `race=knight`, `keyword=soar`. */
function filterWord(filter: string): Bilingual {
  const [sort = '', value] = filter.split('=');
  if (value !== undefined) {
    const id = value.replace(/^"|"$/g, '');
    return sort.toLowerCase() === 'keyword' ? keywordWord(id) : familyWord(id);
  }
  const word = sort.toLowerCase();
  if (Object.hasOwn(colorWords, word)) return colorWords[word]!;
  return word === 'follower' || word === 'action' || word === 'gem' ? kindWord(word) : { en: filter, ja: filter };
}

const places: Readonly<Record<'setGem' | 'captureGem' | 'locus', Bilingual>> = {
  setGem: { en: 'Set Gem', ja: 'セットジェム' },
  captureGem: { en: 'Capture Gem', ja: 'キャプチャージェム' },
  locus: { en: 'Locus card', ja: 'ロカスのカード' },
};

/** The words of a cost part that has no sign of its own. */
function pillWords(piece: CostPiece): Bilingual {
  switch (piece.kind) {
    case 'off-follower': {
      const word = piece.filter === null ? kindWord('follower') : filterWord(piece.filter);
      return { en: `another ${word.en} OFF`, ja: `他の${word.ja}をOFF` };
    }
    case 'discard': {
      const word = piece.filter === null ? { en: 'from hand', ja: '' } : filterWord(piece.filter);
      return {
        en: `discard ${piece.count} ${word.en}`,
        ja: `手札${word.ja === '' ? '' : `の${word.ja}`}${piece.count}枚を捨てる`,
      };
    }
    case 'drop': {
      const word = places[piece.place];
      return { en: `lose ${piece.count} ${word.en}`, ja: `${word.ja}${piece.count}枚を捨てる` };
    }
    case 'mill':
      return { en: `discard top ${piece.count}`, ja: `デッキの上から${piece.count}枚を捨てる` };
    default:
      return { en: 'OFF', ja: 'OFF' };
  }
}

/** Dark letters' ground in pills and circles. */
const ground = '#3a3027';

function pill(text: string): Atom {
  const share = 0.8;
  const ems = textWidth(text, share, 700) + 0.62;
  return {
    kind: 'mark',
    ems,
    draw: (x, baseline, size) => [
      {
        kind: 'rect',
        x,
        y: baseline - size * 0.9,
        width: ems * size,
        height: size * 1.12,
        radius: size * 0.26,
        fill: ground,
      },
      textIn(
        {
          x: x + (ems * size) / 2,
          y: baseline - size * 0.04,
          width: ems * size - size * 0.3,
          size: size * share,
          weight: 700,
          anchor: 'middle',
          fill: lightInk,
        },
        text,
      ),
    ],
  };
}

function pointsCircle(text: string): Atom {
  const ems = text.length > 1 ? 1.4 : 1.2;
  return {
    kind: 'mark',
    ems,
    draw: (x, baseline, size) => [
      { kind: 'circle', x: x + (ems * size) / 2, y: baseline - size * 0.35, radius: size * 0.6, fill: ground },
      textIn(
        {
          x: x + (ems * size) / 2,
          y: baseline - size * 0.03,
          width: size * 1.1,
          size: size * 0.9,
          weight: 700,
          anchor: 'middle',
          fill: lightInk,
        },
        text,
      ),
    ],
  };
}

function stone(piece: { kind: 'gem'; mark: Parameters<typeof gemMark>[0] } | { kind: 'unknown-gem' }): Atom {
  return {
    kind: 'mark',
    ems: 1.24,
    draw: (x, baseline, size) => {
      const center = [x + size * 0.62, baseline - size * 0.35] as const;
      return piece.kind === 'gem' ? gemMark(piece.mark, center, size * 0.6) : unknownMark(center, size * 0.6);
    },
  };
}

/** A cost in the notation as marks and words on a line, ending with ▷. */
export function costAtoms(notation: string, language: Language): Atom[] {
  const atoms = costPieces(notation).flatMap((piece): Atom[] => {
    switch (piece.kind) {
      case 'comma':
        return [];
      case 'points':
        return [pointsCircle(piece.text)];
      case 'gem':
      case 'unknown-gem':
        return [stone(piece)];
      case 'text':
        return atomsOf(language === 'ja' ? `「${piece.text}」` : `“${piece.text}”`);
      default:
        return [pill(pillWords(piece)[language])];
    }
  });
  return [...atoms, { kind: 'word', text: '▷', space: true }];
}

/** A short word on a dark ground, as keywords and timings stand in the text. */
export function wordPill(text: string): Atom {
  return pill(text);
}
