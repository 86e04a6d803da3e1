import { type Grammar, grammar, type MatchResult, type Node, type Semantics } from 'ohm-js';
import type { ColossusOrderColor, GemMark } from '../../../../db/model/colossus-order-card.ts';
import type { Bilingual } from '../../../../db/model/text.ts';
import { expectedSentence } from './expected.ts';
import { costNotation, folded } from './grammar.ts';
import type { CardFilter, CostPart, CostText, DropPlace, GemLevel } from './part.ts';

/** A cost, or the place (offset from 0 in the text) where it goes wrong and what was expected there. */
export type ParsedCost =
  | { readonly ok: true; readonly cost: CostText }
  | { readonly ok: false; readonly at: number; readonly expected: Bilingual };

/**
 * Reads cost notation (rules section 3).
 * @param text as typed; full-width signs, circled numbers and either case are read
 */
export function parseCost(text: string): ParsedCost {
  const reader = costReader();
  const match = reader.grammar.match(folded(text));
  if (match.failed()) {
    return { ok: false, at: match.getRightmostFailurePosition(), expected: expectedSentence(expectedAt(match)) };
  }
  return { ok: true, cost: reader.semantics(match).cost(text) as CostText };
}

/** The typings of ohm-js leave this method of a failed match out. */
interface FailedMatch {
  getRightmostFailures(): readonly { getText(): string }[];
}

function expectedAt(match: MatchResult): string[] {
  const failures = (match as unknown as FailedMatch).getRightmostFailures();
  return failures.map((failure) => failure.getText()).filter((expected) => expected !== 'a space');
}

const markOrder: readonly GemMark[] = ['W', 'B', 'U', 'R', '*'];
const dropPlaces: readonly DropPlace[] = ['setGem', 'captureGem', 'locus'];

function gemLevelOf(gems: Node): GemLevel {
  const signs = (gems.children[0]?.children ?? []).map((mark) => mark.child(1).sourceString.toUpperCase());
  const marks: Partial<Record<GemMark, number>> = {};
  for (const mark of markOrder) {
    const count = signs.filter((sign) => sign === mark).length;
    if (count > 0) marks[mark] = count;
  }
  return marks;
}

/** The number of a `number` or `positive` node: digits, or a circled number. */
function numberOf(node: Node): number {
  const text = node.sourceString;
  if (text === '⓪') return 0;
  const circled = text.charCodeAt(0) - '①'.charCodeAt(0);
  return circled >= 0 && circled < 20 ? circled + 1 : Number(text);
}

/** The stretch of `original` that the node covers: `folded` keeps positions. */
function typed(node: Node, original: string): string {
  return original.slice(node.source.startIdx, node.source.endIdx);
}

/** A name or free text without its quotation marks. */
function unquoted(text: string): string {
  return text.startsWith('"') ? text.slice(1, -1).replace(/\\(["\\])/g, '$1') : text;
}

function withFilter(filter: Node, original: string): { filter?: CardFilter } {
  const wanted = filter.children[0];
  return wanted ? { filter: wanted.filter(original) as CardFilter } : {};
}

type Reading<T> = Record<string, (this: Node, ...children: Node[]) => T>;

const filters: Reading<CardFilter> = {
  Filter(_colon, wanted) {
    return wanted!.filter(this.args.original);
  },
  Wanted_kind(kind) {
    return { by: 'kind', value: kind!.sourceString.toLowerCase() as 'follower' | 'action' | 'gem' };
  },
  Wanted_color(color) {
    return { by: 'color', value: color!.sourceString.toLowerCase() as ColossusOrderColor };
  },
  Wanted_race(_word, _equals, value) {
    return { by: 'race', value: unquoted(typed(value!, this.args.original)) };
  },
  Wanted_keyword(_word, _equals, value) {
    return { by: 'keyword', value: unquoted(typed(value!, this.args.original)) };
  },
};

const parts: Reading<readonly CostPart[]> = {
  Part_playCost(points, gems) {
    return [...points!.parts(this.args.original), { type: 'gems', marks: gemLevelOf(gems!), joined: true }];
  },
  Part_playCostUnknown(points, _gems) {
    return [...points!.parts(this.args.original), { type: 'gems', marks: {}, joined: true, unknown: true }];
  },
  Part_points(points) {
    return points!.parts(this.args.original);
  },
  Part_gems(gems) {
    return [{ type: 'gems', marks: gemLevelOf(gems!) }];
  },
  Part_off(_open, _word, _close) {
    return [{ type: 'off' }];
  },
  Part_offFollower(_open, _off, _colon, _follower, filter, _close) {
    return [{ type: 'off-follower', ...withFilter(filter!, this.args.original) }];
  },
  Part_discard(_open, _word, _colon, count, filter, _close) {
    return [{ type: 'discard', n: numberOf(count!), ...withFilter(filter!, this.args.original) }];
  },
  Part_drop(_open, _word, _colon, place, times, _close) {
    const name = place!.sourceString.toLowerCase();
    const what = dropPlaces.find((known) => known.toLowerCase() === name)!;
    const count = times!.children[0]?.child(1);
    return [{ type: 'drop', what, n: count ? numberOf(count) : 1 }];
  },
  Part_mill(_open, _word, _colon, count, _close) {
    return [{ type: 'mill', n: numberOf(count!) }];
  },
  Part_text(text) {
    return [{ type: 'text', text: unquoted(typed(text!, this.args.original)) }];
  },
  Points_number(_open, count, _close) {
    return [{ type: 'locus', n: numberOf(count!) }];
  },
  Points_unknown(_open, _sign, _close) {
    return [{ type: 'locus', n: null }];
  },
  Points_bare(count) {
    return [{ type: 'locus', n: numberOf(count!) }];
  },
};

const cost: Reading<CostText> = {
  Cost(list, effect) {
    const { original } = this.args;
    const read = list!.asIteration().children.flatMap((part) => part.parts(original) as readonly CostPart[]);
    const arrow = effect!.children[0]?.child(0);
    return { parts: read, effect: arrow ? original.slice(arrow.source.endIdx).trim() : null };
  },
};

let made: { readonly grammar: Grammar; readonly semantics: Semantics } | undefined;

/** The grammar and what its parts mean: made at the first cost that is read, since a start without any need not wait for it. */
function costReader(): NonNullable<typeof made> {
  if (made === undefined) {
    const notation = grammar(costNotation);
    const semantics = notation
      .createSemantics()
      .addOperation<CardFilter>('filter(original)', filters)
      .addOperation<readonly CostPart[]>('parts(original)', parts)
      .addOperation<CostText>('cost(original)', cost);
    made = { grammar: notation, semantics };
  }
  return made;
}
