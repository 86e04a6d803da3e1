import { circlePath } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { rays, sparkle } from './ornaments.ts';
import { radial, type Stage } from './stage.ts';

/** The ground of every emblem: a glow in the card's colour, faint rays and dust. */
export function ground({ area, center, radius, tone, second, draws }: Stage): Shape[] {
  const reach = Math.hypot(area.width, area.height) / 2;
  let dust = '';
  for (let index = draws.whole(16, 26); index > 0; index--) {
    const x = area.x + draws.between(0.03, 0.97) * area.width;
    const y = area.y + draws.between(0.03, 0.97) * area.height;
    dust += circlePath(x, y, radius * draws.between(0.006, 0.018));
  }
  let lights = '';
  for (let index = draws.whole(3, 5); index > 0; index--) {
    const x = area.x + draws.between(0.06, 0.94) * area.width;
    const y = area.y + draws.between(0.08, 0.92) * area.height;
    lights += sparkle([x, y], radius * draws.between(0.05, 0.11));
  }
  const rayCount = draws.whole(9, 20) * 2;
  return [
    { kind: 'rect', ...area, fill: radial(center, reach, tone.hue, tone.deep, second.night) },
    {
      kind: 'path',
      d: rays(center, radius * 0.1, reach * 1.1, rayCount, draws.between(0.35, 0.6), draws.between(0, 30)),
      fill: radial(center, reach, [tone.bright, 0.22], [tone.bright, 0.07], [tone.bright, 0]),
    },
    { kind: 'path', d: dust, fill: tone.bright, fillOpacity: 0.45 },
    { kind: 'path', d: lights, fill: '#ffffff', fillOpacity: 0.6 },
  ];
}
