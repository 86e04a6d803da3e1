import type { GemMark } from '../../../db/model/colossus-order-card.ts';
import { cutOutline } from '../face/gem-cut.ts';
import { mixed } from '../face/palette.ts';
import { circlePath, closed, type Point } from '../face/path.ts';
import type { Shape } from '../face/shapes.ts';
import { beads, rays, rosette, sparkle, ticks } from './ornaments.ts';
import { line, radial, type Stage } from './stage.ts';

/** The stone itself, cut as its colour is cut, each facet lit from one side; a unique Gem wears a setting of its own. */
export function gem(mark: GemMark, unique: boolean): (stage: Stage) => Shape[] {
  return (stage) => {
    const { center, radius, tone, draws } = stage;
    const [x, y] = center;
    const size = radius * (unique ? 0.6 : 0.7);
    const halo: Shape[] = [
      {
        kind: 'path',
        d: rays(center, size * 0.9, radius * 1.5, draws.whole(12, 20), 0.55, draws.between(0, 20)),
        fill: radial(center, radius * 1.5, [tone.bright, 0.5], [tone.bright, 0]),
      },
      {
        kind: 'circle',
        x,
        y,
        radius: radius * 0.97,
        fill: radial(center, radius, [tone.bright, 0.4], [tone.hue, 0.25], [tone.hue, 0]),
      },
      line(circlePath(x, y, radius * 0.93), tone.bright, radius * 0.014, 0.6),
    ];
    return [...halo, ...(unique ? setting(stage) : plainRing(stage)), ...stone(stage, mark, size)];
  };
}

function plainRing({ center, radius, tone, draws }: Stage): Shape[] {
  return [line(ticks(center, radius * 0.86, radius * 0.9, draws.pick([36, 48, 60])), tone.bright, radius * 0.012, 0.6)];
}

/** The claws and leaves that hold a unique Gem. */
function setting({ center, radius, tone, second, draws }: Stage): Shape[] {
  const order = draws.whole(6, 12);
  const form = draws.pick(['leaf', 'blade', 'thorn', 'feather', 'claw', 'drop'] as const);
  const turn = draws.pick([0, 180 / order]);
  const metal = radial(center, radius, second.night, tone.accent, '#fff6da');
  return [
    {
      kind: 'path',
      d: rosette(
        center,
        order,
        turn,
        { form, from: radius * 0.3, to: radius * 0.92, spread: (180 / order) * 0.85 },
        form === 'claw',
      ),
      fill: metal,
      stroke: tone.night,
      strokeWidth: radius * 0.016,
    },
    {
      kind: 'path',
      d: rosette(center, order, turn + 180 / order, {
        form: 'blade',
        from: radius * 0.4,
        to: radius * 0.84,
        spread: (180 / order) * 0.4,
      }),
      fill: tone.deep,
      stroke: tone.bright,
      strokeWidth: radius * 0.014,
    },
    {
      kind: 'path',
      d: beads(center, radius * 0.93, order * draws.pick([2, 3]), radius * 0.024, turn),
      fill: tone.accent,
      stroke: tone.night,
      strokeWidth: radius * 0.008,
    },
  ];
}

function stone({ center, tone, draws }: Stage, mark: GemMark, size: number): Shape[] {
  const outer = cutOutline(mark, center, size);
  const girdle = cutOutline(mark, center, size * draws.between(0.72, 0.78));
  const table = cutOutline(mark, center, size * draws.between(0.42, 0.5));
  const light = draws.between(-2.6, -1.9);
  const shapes: Shape[] = [
    { kind: 'path', d: closed(cutOutline(mark, center, size * 1.05)), fill: tone.night, fillOpacity: 0.8 },
  ];
  const facet = (points: readonly Point[], lift: number) => {
    const mx = points.reduce((sum, [px]) => sum + px, 0) / points.length - center[0];
    const my = points.reduce((sum, [, py]) => sum + py, 0) / points.length - center[1];
    const facing = (Math.cos(Math.atan2(my, mx) - light) + 1) / 2;
    const share = Math.min(1, Math.max(0, facing * 0.8 + lift + draws.between(-0.1, 0.1)));
    const fill =
      share > 0.55
        ? mixed(tone.hue, tone.bright, (share - 0.55) / 0.45)
        : mixed(tone.night, tone.hue, 0.25 + (share / 0.55) * 0.75);
    shapes.push({
      kind: 'polygon',
      points,
      fill,
      stroke: mixed(tone.night, tone.hue, 0.35),
      strokeWidth: size * 0.012,
    });
  };
  const count = outer.length;
  for (let index = 0; index < count; index++) {
    const next = (index + 1) % count;
    facet([outer[index]!, outer[next]!, girdle[next]!, girdle[index]!], 0);
    facet([girdle[index]!, girdle[next]!, table[index]!], 0.16);
    facet([girdle[next]!, table[next]!, table[index]!], 0.05);
  }
  const [x, y] = center;
  shapes.push(
    {
      kind: 'polygon',
      points: table,
      fill: {
        kind: 'linear',
        from: [x - size * 0.4, y - size * 0.5],
        to: [x + size * 0.4, y + size * 0.5],
        stops: [
          { at: 0, color: '#ffffff' },
          { at: 0.45, color: tone.bright },
          { at: 0.46, color: mixed(tone.bright, tone.hue, 0.6) },
          { at: 1, color: tone.hue },
        ],
      },
      stroke: tone.bright,
      strokeWidth: size * 0.016,
    },
    {
      kind: 'path',
      d:
        sparkle([x - size * 0.52, y - size * 0.5], size * 0.36) +
        sparkle([x + size * 0.58, y + size * 0.34], size * 0.16),
      fill: '#ffffff',
      fillOpacity: 0.95,
    },
  );
  return shapes;
}
