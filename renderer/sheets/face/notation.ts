import type { GemMark } from '../../../db/model/colossus-order-card.ts';

/**
 * A cost as the face draws it: the notation's pieces in their order. The rules read costs with the engine's own parser;
 * the face only has to show what stands there, so it draws what it knows and shows everything else as it is written.
 */
export type CostPiece =
  | { readonly kind: 'points'; readonly text: string }
  | { readonly kind: 'gem'; readonly mark: GemMark }
  | { readonly kind: 'unknown-gem' }
  | { readonly kind: 'off' }
  | { readonly kind: 'off-follower'; readonly filter: string | null }
  | { readonly kind: 'discard'; readonly count: string; readonly filter: string | null }
  | { readonly kind: 'drop'; readonly place: 'setGem' | 'captureGem' | 'locus'; readonly count: string }
  | { readonly kind: 'mill'; readonly count: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'comma' };

const pieces = /\{([^{}]*)\}|"((?:[^"\\]|\\.)*)"|([,、，])|([^\s{}",、，]+)/gu;
const marks: readonly string[] = ['W', 'B', 'U', 'R', '*'];

/** The pieces of a cost text, without what stands after `▷`. */
export function costPieces(notation: string): CostPiece[] {
  const [cost = ''] = notation.normalize('NFKC').split(/▷|->/u);
  const result: CostPiece[] = [];
  for (const [, braced, quoted, comma, bare] of cost.matchAll(pieces)) {
    if (braced !== undefined) result.push(bracedPiece(braced.trim(), result.length > 0));
    else if (quoted !== undefined) result.push({ kind: 'text', text: quoted.replace(/\\(.)/gu, '$1') });
    else if (comma !== undefined) result.push({ kind: 'comma' });
    else if (bare !== undefined)
      result.push(/^\d+$/.test(bare) ? { kind: 'points', text: bare } : { kind: 'text', text: bare });
  }
  return result;
}

function bracedPiece(text: string, afterPoints: boolean): CostPiece {
  const [word = '', second = '', ...rest] = text.split(':');
  const filter = rest.length > 0 ? rest.join(':') : null;
  const mark = word.toUpperCase();
  if (text === '?') return afterPoints ? { kind: 'unknown-gem' } : { kind: 'points', text: '?' };
  if (/^\d+$/.test(text)) return { kind: 'points', text };
  if (marks.includes(mark) && second === '') return { kind: 'gem', mark: mark as GemMark };
  switch (word.toLowerCase()) {
    case 'off':
      return second === '' ? { kind: 'off' } : { kind: 'off-follower', filter };
    case 'discard':
      return { kind: 'discard', count: second, filter };
    case 'mill':
      return { kind: 'mill', count: second };
    case 'drop': {
      const place = (['setGem', 'captureGem', 'locus'] as const).find(
        (name) => name.toLowerCase() === second.toLowerCase(),
      );
      return place ? { kind: 'drop', place, count: filter ?? '1' } : { kind: 'text', text };
    }
    default:
      return { kind: 'text', text };
  }
}

/** A Play Cost, as it stands at the card's corner: the Locus Cost (`?` = not known) and the Gem marks under it. */
export interface CornerCost {
  readonly points: string;
  readonly gems: readonly (GemMark | '?')[];
}

export function cornerCost(notation: string | null): CornerCost {
  const found = notation === null ? [] : costPieces(notation);
  const points = found.find((piece) => piece.kind === 'points');
  return {
    points: points?.text ?? (notation === null ? '?' : '0'),
    gems: found.flatMap((piece) =>
      piece.kind === 'gem' ? [piece.mark] : piece.kind === 'unknown-gem' ? ['?' as const] : [],
    ),
  };
}
