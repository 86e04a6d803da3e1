import type { Follower } from '../../../engine/games/colossus-order/state.ts';

/** A card that lies sideways takes as much more room in its row as a card is higher than wide. */
const sideways = 88 / 63;

/** How large the Followers are drawn so that all of them fit above the Locus. */
export type Density = 'roomy' | 'open' | 'close' | 'dense';

/** The density for a field, by the widths of its cards side by side. */
export function densityOf(field: readonly Follower[]): Density {
  const widths = field.reduce((sum, { position }) => sum + (position === 'off' ? sideways : 1), 0);
  if (widths <= 4.4) return 'roomy';
  if (widths <= 5.9) return 'open';
  return widths <= 13.2 ? 'close' : 'dense';
}
