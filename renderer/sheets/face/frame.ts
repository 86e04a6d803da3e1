import { mixed, type Tone, type ToneId, toneOf } from './palette.ts';
import { framePattern } from './pattern.ts';
import type { Area, GradientStop, Paint, Shape } from './shapes.ts';
import { part } from './shapes.ts';

/** A card's colours, the first to the left: a card of several is parted along the frame. */
export type Tones = readonly [ToneId, ...ToneId[]];

/** A paint that goes through the card's colours from left to right; with one colour it goes from light to dark, downwards. */
function framePaint(tones: Tones, width: number, height: number): Paint {
  if (tones.length === 1) {
    const tone = toneOf(tones[0]);
    return {
      kind: 'linear',
      from: [0, 0],
      to: [width * 0.35, height],
      stops: [
        { at: 0, color: mixed(tone.hue, tone.bright, 0.25) },
        { at: 0.45, color: tone.hue },
        { at: 1, color: tone.deep },
      ],
    };
  }
  const stops: GradientStop[] = tones.flatMap((id, index) => {
    const tone = toneOf(id);
    const soft = 0.04;
    return [
      { at: index === 0 ? 0 : index / tones.length + soft, color: tone.hue },
      {
        at: index === tones.length - 1 ? 1 : (index + 1) / tones.length - soft,
        color: mixed(tone.hue, tone.deep, 0.4),
      },
    ];
  });
  return { kind: 'linear', from: [0, height * 0.1], to: [width, height * 0.5], stops };
}

/** The card's body: colour, pattern and keylines, and the paper that everything else lies on. */
export function frame(width: number, height: number, corner: number, tones: Tones, panel: Area): Shape {
  const outer = { kind: 'rect', x: 0, y: 0, width, height, radius: corner } as const;
  const first = toneOf(tones[0]);
  const toneAt = (x: number): ToneId =>
    tones[Math.min(tones.length - 1, Math.floor((x / width) * tones.length))] ?? tones[0];
  return part('frame', { x: 0, y: 0, width, height }, [
    { ...outer, fill: framePaint(tones, width, height) },
    {
      kind: 'group',
      clip: outer,
      shapes: [
        {
          kind: 'path',
          d: framePattern(width, height, panel, toneAt),
          fill: '#ffffff',
          fillOpacity: 0.17,
          stroke: first.night,
          strokeOpacity: 0.22,
          strokeWidth: 0.16,
        },
      ],
    },
    {
      kind: 'rect',
      x: 0.55,
      y: 0.55,
      width: width - 1.1,
      height: height - 1.1,
      radius: corner - 0.55,
      stroke: first.bright,
      strokeOpacity: 0.55,
      strokeWidth: 0.22,
    },
    {
      kind: 'rect',
      x: 0.12,
      y: 0.12,
      width: width - 0.24,
      height: height - 0.24,
      radius: corner - 0.12,
      stroke: first.night,
      strokeOpacity: 0.8,
      strokeWidth: 0.24,
    },
    {
      kind: 'rect',
      ...panel,
      radius: 1.6,
      fill: paper(first, panel),
      stroke: first.night,
      strokeOpacity: 0.75,
      strokeWidth: 0.3,
    },
  ]);
}

function paper(tone: Tone, panel: Area): Paint {
  return {
    kind: 'linear',
    from: [0, panel.y],
    to: [0, panel.y + panel.height],
    stops: [
      { at: 0, color: mixed(tone.paper, '#ffffff', 0.4) },
      { at: 1, color: mixed(tone.paper, tone.hue, 0.09) },
    ],
  };
}
