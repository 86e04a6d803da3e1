import type { Ladder } from './ladders.ts';

/** For one number of cards still to destroy; entry `index * width + lost`, where `lost` levels are still to lose. */
interface Layer {
  /** The most that the ladders from `index` on can give; -1 = they cannot end so. */
  readonly greatestMost: Int32Array;
  /** The smallest sums of what they give at most, and of what they give at least. */
  readonly smallestMost: Int32Array;
  readonly smallestLeast: Int32Array;
  /** The smallest sum of what they give at most when one of the cards that fall is put one rung higher. */
  readonly smallestRaised: Int32Array;
  /** The fewest cores that all ladders give, whatever levels are lost; it never falls as more cards are destroyed. */
  readonly least: number;
}

/** Stands for "cannot end so": more than all cores that a table can hold. */
const beyond = 0x3fffffff;

/**
 * What the ladders from any place on can give when exactly so many cards are destroyed and so many levels lost: the
 * bounds that keep the search for outcomes on paths that lead somewhere. Worked out layer by layer as the search asks
 * for more destroyed cards: each layer takes ladders times levels times rungs steps.
 */
export class Bounds {
  readonly width: number;
  private readonly ladders: readonly Ladder[];
  private readonly layers: Layer[] = [];

  constructor(ladders: readonly Ladder[]) {
    this.ladders = ladders;
    this.width = 1 + ladders.reduce((sum, ladder) => sum + ladder.rungs.at(-1)!.lost, 0);
  }

  layer(destroyed: number): Layer {
    while (this.layers.length <= destroyed) this.layers.push(this.build(this.layers.at(-1)));
    return this.layers[destroyed]!;
  }

  private build(oneFewer: Layer | undefined): Layer {
    const { width, ladders } = this;
    const size = (ladders.length + 1) * width;
    const greatestMost = new Int32Array(size).fill(-1);
    const smallestMost = new Int32Array(size).fill(beyond);
    const smallestLeast = new Int32Array(size).fill(beyond);
    const smallestRaised = new Int32Array(size).fill(beyond);
    const layer = { greatestMost, smallestMost, smallestLeast, smallestRaised, least: beyond };
    if (oneFewer === undefined) {
      const none = ladders.length * width;
      greatestMost[none] = smallestMost[none] = smallestLeast[none] = 0;
    }
    for (let index = ladders.length - 1; index >= 0; index--) {
      for (const rung of ladders[index]!.rungs) {
        const rest = rung.destroyed ? oneFewer : layer;
        if (rest === undefined) continue;
        for (let lost = rung.lost; lost < width; lost++) {
          const after = (index + 1) * width + lost - rung.lost;
          const most = rest.greatestMost[after]!;
          if (most < 0) continue;
          const here = index * width + lost;
          greatestMost[here] = Math.max(greatestMost[here]!, most + rung.most);
          smallestMost[here] = Math.min(smallestMost[here]!, rest.smallestMost[after]! + rung.most);
          const raised = rung.lost > 0 ? rest.smallestMost[after]! - rung.gap : beyond;
          const smaller = Math.min(raised, rest.smallestRaised[after]!) + rung.most;
          smallestRaised[here] = Math.min(smallestRaised[here]!, smaller);
          smallestLeast[here] = Math.min(smallestLeast[here]!, rest.smallestLeast[after]! + rung.least);
        }
      }
    }
    return { ...layer, least: Math.min(...smallestLeast.subarray(0, width)) };
  }
}
