import type { GemMark } from '../../../../db/model/colossus-order-card.ts';
import { plainValue } from './grammar.ts';
import type { CardFilter, CostPart, CostText, GemLevel } from './part.ts';

const markOrder: readonly GemMark[] = ['W', 'B', 'U', 'R', '*'];

function printedMarks(marks: GemLevel): string {
  return markOrder.map((mark) => `{${mark}}`.repeat(marks[mark] ?? 0)).join('');
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function printedFilter(filter: CardFilter | undefined): string {
  if (!filter) return '';
  if (filter.by === 'kind' || filter.by === 'color') return `:${filter.value}`;
  return `:${filter.by}=${plainValue.test(filter.value) ? filter.value : quoted(filter.value)}`;
}

/** One part in notation. */
export function printPart(part: CostPart): string {
  switch (part.type) {
    case 'locus':
      return `{${part.n ?? '?'}}`;
    case 'gems':
      return part.unknown ? '{?}' : printedMarks(part.marks);
    case 'off':
      return '{off}';
    case 'off-follower':
      return `{off:follower${printedFilter(part.filter)}}`;
    case 'discard':
      return `{discard:${part.n}${printedFilter(part.filter)}}`;
    case 'drop':
      return part.n === 1 ? `{drop:${part.what}}` : `{drop:${part.what}:${part.n}}`;
    case 'mill':
      return `{mill:${part.n}}`;
    case 'text':
      return quoted(part.text);
  }
}

/** A cost in notation, in its one canonical form: `parseCost(printCost(cost))` gives the cost back. */
export function printCost(cost: CostText): string {
  const parts = cost.parts.map((part, index) => {
    const separator = index === 0 || (part.type === 'gems' && part.joined) ? '' : ', ';
    return separator + printPart(part);
  });
  if (cost.effect === null) return parts.join('');
  return [parts.join(''), '▷', cost.effect].filter((piece) => piece !== '').join(' ');
}
