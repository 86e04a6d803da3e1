import type { Weight } from './shapes.ts';

/** Advance widths of the printable ASCII characters of Noto Sans JP, in thousandths of the size, from U+0020 on. */
const advances: Readonly<Record<Weight, readonly number[]>> = {
  400: [
    224, 323, 474, 555, 555, 921, 680, 278, 338, 338, 467, 555, 278, 347, 278, 392, 555, 555, 555, 555, 555, 555, 555,
    555, 555, 555, 278, 278, 555, 555, 555, 474, 946, 608, 657, 638, 688, 589, 552, 689, 728, 293, 535, 646, 543, 812,
    723, 742, 633, 742, 635, 596, 599, 721, 575, 878, 573, 531, 603, 338, 392, 338, 555, 559, 606, 563, 618, 510, 620,
    554, 325, 564, 607, 275, 275, 552, 284, 926, 610, 606, 620, 620, 388, 468, 377, 607, 521, 802, 498, 521, 475, 338,
    270, 338, 555,
  ],
  700: [
    227, 370, 574, 590, 590, 963, 740, 325, 378, 378, 507, 590, 325, 370, 325, 387, 590, 590, 590, 590, 590, 590, 590,
    590, 590, 590, 325, 325, 590, 590, 590, 514, 1007, 641, 681, 656, 714, 615, 585, 717, 757, 330, 568, 686, 578, 853,
    749, 770, 667, 770, 682, 624, 625, 748, 619, 915, 627, 580, 613, 378, 387, 378, 590, 567, 626, 591, 644, 527, 644,
    581, 372, 597, 640, 304, 306, 604, 315, 964, 641, 626, 644, 644, 436, 495, 421, 637, 576, 863, 562, 574, 511, 378,
    296, 378, 590,
  ],
};

/** Everything from here on is drawn a full square wide, as Japanese is (punctuation, arrows, kana, ideographs). */
const firstWide = 0x2000;
const narrowPunctuation = /[‐-―‘’“”•·−]/u;
const halfWidthKana = /[\uff61-\uff9f]/u;
const combining = /\p{Mn}/u;

function advance(character: string, weight: Weight): number {
  const code = character.codePointAt(0)!;
  const known = advances[weight][code - 32];
  if (known !== undefined) return known;
  if (combining.test(character)) return 0;
  if (halfWidthKana.test(character) || narrowPunctuation.test(character)) return 560;
  return code >= firstWide ? 1000 : 700;
}

/**
 * The estimated width of one line of text, in the unit of `size`: exact for ASCII in the app's font, a full square for
 * Japanese, a little too much for other letters.
 */
export function textWidth(text: string, size: number, weight: Weight): number {
  let thousandths = 0;
  for (const character of text) thousandths += advance(character, weight);
  return (thousandths * size) / 1000;
}

/** The largest size from `largest` down at which `text` fits into `width`; it never cuts the text. */
export function fittedSize(text: string, width: number, largest: number, weight: Weight): number {
  const natural = textWidth(text, largest, weight);
  return natural <= width ? largest : Math.floor((largest * width * 1000) / natural) / 1000;
}
