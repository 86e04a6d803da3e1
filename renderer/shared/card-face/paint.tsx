import type { ReactElement } from 'react';
import { short } from '../../sheets/face/path.ts';
import type { GroupShape, Ink, Paint, Shape } from '../../sheets/face/shapes.ts';

interface Presentation {
  readonly fill?: string;
  readonly fillOpacity?: number | undefined;
  readonly stroke?: string | undefined;
  readonly strokeWidth?: number | undefined;
  readonly strokeOpacity?: number | undefined;
}

interface Painted {
  readonly defs: ReactElement[];
  readonly body: ReactElement[];
}

/**
 * Paints a face's shapes as SVG elements: presentation attributes only, since the content security policy allows no
 * inline styles.
 * @param prefix an id that no other picture on the page has: gradients and clips are named with it
 */
export function paintShapes(shapes: readonly Shape[], prefix: string): Painted {
  const defs: ReactElement[] = [];
  const nextId = () => `${prefix}${defs.length}`;

  function paint(value: Paint | undefined): string {
    if (value === undefined) return 'none';
    if (typeof value === 'string') return value;
    const id = nextId();
    defs.push(gradient(value, id));
    return `url(#${id})`;
  }

  function ink(shape: Ink): Presentation {
    return {
      fill: paint(shape.fill),
      fillOpacity: shape.fillOpacity,
      stroke: shape.stroke,
      strokeWidth: shape.stroke === undefined ? undefined : shape.strokeWidth,
      strokeOpacity: shape.strokeOpacity,
    };
  }

  function clipOf(group: GroupShape): string | undefined {
    if (group.clip === undefined) return undefined;
    const id = nextId();
    defs.push(
      <clipPath key={id} id={id}>
        {outline(group.clip, 'clip', {})}
      </clipPath>,
    );
    return `url(#${id})`;
  }

  function one(shape: Shape, key: number): ReactElement {
    switch (shape.kind) {
      case 'group':
        return (
          <g key={key} clipPath={clipOf(shape)} opacity={shape.opacity} data-part={shape.part}>
            {shape.shapes.map(one)}
          </g>
        );
      case 'text':
        return (
          <text
            key={key}
            x={short(shape.x)}
            y={short(shape.y)}
            fontSize={short(shape.size)}
            fontWeight={shape.weight}
            textAnchor={shape.anchor}
            fill={shape.fill}
          >
            {shape.text}
          </text>
        );
      default:
        return outline(shape, key, ink(shape));
    }
  }

  const body = shapes.map(one);
  return { defs, body };
}

type Drawn = Exclude<Shape, { kind: 'group' | 'text' }>;

function outline(shape: Drawn, key: number | string, attributes: Presentation): ReactElement {
  switch (shape.kind) {
    case 'rect':
      return (
        <rect
          key={key}
          x={short(shape.x)}
          y={short(shape.y)}
          width={short(shape.width)}
          height={short(shape.height)}
          rx={shape.radius}
          {...attributes}
        />
      );
    case 'circle':
      return <circle key={key} cx={short(shape.x)} cy={short(shape.y)} r={short(shape.radius)} {...attributes} />;
    case 'path': {
      const rule = shape.evenOdd === true ? 'evenodd' : undefined;
      return <path key={key} d={shape.d} fillRule={rule} clipRule={rule} {...attributes} />;
    }
    case 'polygon':
      return (
        <polygon key={key} points={shape.points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')} {...attributes} />
      );
  }
}

function gradient(paint: Exclude<Paint, string>, id: string): ReactElement {
  const stops = paint.stops.map((stop, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the stops of a gradient never change places
    <stop key={index} offset={short(stop.at)} stopColor={stop.color} stopOpacity={stop.opacity} />
  ));
  if (paint.kind === 'linear') {
    const [x1, y1] = paint.from.map(short);
    const [x2, y2] = paint.to.map(short);
    return (
      <linearGradient key={id} id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
        {stops}
      </linearGradient>
    );
  }
  const [cx, cy] = paint.center.map(short);
  return (
    <radialGradient key={id} id={id} gradientUnits="userSpaceOnUse" cx={cx} cy={cy} r={short(paint.radius)}>
      {stops}
    </radialGradient>
  );
}
