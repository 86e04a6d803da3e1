import { GameId } from '../model/game.ts';
import { kinds } from '../model/words.ts';

/** What facets count by. */
export interface Facet {
  readonly game: GameId;
  readonly kind: string;
  /** One bit a colour, in the order of the vocabulary. */
  readonly colors: number;
  readonly cost: number | null;
}

const games = GameId.options;
const colorSets = 256;

/** A facet as one whole number; `unpackFacet` gives it back. */
export function packFacet({ game, kind, colors, cost }: Facet): number {
  const priced = (cost === null ? 0 : cost + 1) * kinds.length + kinds.indexOf(kind);
  return (priced * games.length + games.indexOf(game)) * colorSets + colors;
}

export function unpackFacet(code: number): Facet {
  const withGame = Math.floor(code / colorSets);
  const priced = Math.floor(withGame / games.length);
  const cost = Math.floor(priced / kinds.length);
  return {
    game: games[withGame % games.length]!,
    kind: kinds[priced % kinds.length]!,
    colors: code % colorSets,
    cost: cost === 0 ? null : cost - 1,
  };
}
