import type { BattleSpiritsLevel } from '../../../db/model/battle-spirits-card.ts';
import { textWidth } from './measure.ts';
import { ink, lightInk, mixed, softInk, type Tone } from './palette.ts';
import { circlePath } from './path.ts';
import { type Area, part, type Shape } from './shapes.ts';
import { textIn } from './text.ts';

/** The colour of a core, on cards as on the table. */
const coreLight = '#8fc4f2';
const coreDark = '#1f5fa8';

/** The size of the battle points, in shares of the row's height. */
const pointsSize = 0.86;

/**
 * The levels as a small table: level, the cores that it needs (a dot each, or a dot and a number where they are many),
 * battle points. Unknown levels or points are shown as "?".
 */
export function levelTable(
  levels: readonly BattleSpiritsLevel[] | null,
  tone: Tone,
  area: Area,
  rowHeight: number,
  withUnit: boolean,
): Shape {
  const rows: readonly (BattleSpiritsLevel | null)[] = levels ?? [null];
  const hasPoints = rows.some((row) => row === null || (row.bp !== undefined && row.bp !== 0));
  const widest = Math.max(...rows.map((row) => textWidth(points(row), rowHeight * pointsSize, 700)));
  const pointsWidth = hasPoints ? widest + rowHeight * (withUnit ? 1.2 : 0.2) : 0;
  const shapes = rows.flatMap((row, index) => {
    const top = area.y + (area.height - rowHeight * rows.length) / 2 + rowHeight * index;
    return levelRow(row, tone, { x: area.x, y: top, width: area.width, height: rowHeight }, pointsWidth, withUnit);
  });
  return part('levels', area, shapes);
}

function levelRow(
  row: BattleSpiritsLevel | null,
  tone: Tone,
  area: Area,
  pointsWidth: number,
  withUnit: boolean,
): Shape[] {
  const h = area.height;
  const middle = area.y + h / 2;
  const label = { x: area.x, y: area.y + h * 0.1, width: h * 1.5, height: h * 0.8 };
  const labelSize = h * 0.6;
  const dots: Area = {
    x: label.x + label.width + h * 0.32,
    y: area.y,
    width: area.width - label.width - h * 0.45 - pointsWidth,
    height: h,
  };
  const shapes: Shape[] = [
    { kind: 'rect', ...label, radius: h * 0.16, fill: mixed(tone.deep, tone.night, 0.3) },
    textIn(
      {
        x: label.x + label.width / 2,
        y: middle + labelSize * 0.36,
        width: label.width * 0.9,
        size: labelSize,
        weight: 700,
        anchor: 'middle',
        fill: lightInk,
      },
      `LV${row?.level ?? '?'}`,
    ),
    ...coreDots(row, dots),
  ];
  if (pointsWidth > 0) {
    const size = h * pointsSize;
    const right = area.x + area.width;
    const unitWidth = withUnit ? h : 0;
    shapes.push(
      textIn(
        {
          x: right,
          y: middle + size * 0.36,
          width: pointsWidth - unitWidth,
          size,
          weight: 700,
          anchor: 'end',
          fill: ink,
        },
        points(row),
      ),
    );
    if (withUnit) {
      shapes.push(
        textIn(
          {
            x: right - (pointsWidth - unitWidth),
            y: middle + size * 0.36,
            width: h * 0.8,
            size: h * 0.5,
            weight: 400,
            anchor: 'end',
            fill: softInk,
          },
          'BP',
        ),
      );
    }
  }
  return shapes;
}

function points(row: BattleSpiritsLevel | null): string {
  return row === null || row.bp === null || row.bp === undefined ? '?' : String(row.bp);
}

function coreDots(row: BattleSpiritsLevel | null, area: Area): Shape[] {
  const h = area.height;
  const middle = area.y + h / 2;
  const radius = h * 0.28;
  const cores = row?.cores;
  const number = (text: string, x: number): Shape =>
    textIn({ x, y: middle + h * 0.27, width: area.width - (x - area.x), size: h * 0.74, weight: 700, fill: ink }, text);
  if (cores === undefined) return [number('?', area.x)];
  if (cores === 0) {
    return [
      { kind: 'circle', x: area.x + radius, y: middle, radius: radius * 0.86, stroke: softInk, strokeWidth: h * 0.06 },
      number('0', area.x + radius * 2.5),
    ];
  }
  const pitch = Math.min(radius * 2.2, (area.width - radius * 2) / Math.max(1, cores - 1));
  const many = pitch < radius * 1.95;
  const xs = Array.from({ length: many ? 1 : cores }, (_, index) => area.x + radius + index * pitch);
  const dots: Shape[] = [
    {
      kind: 'path',
      d: xs.map((x) => circlePath(x, middle, radius)).join(''),
      fill: {
        kind: 'linear',
        from: [0, middle - radius],
        to: [0, middle + radius],
        stops: [
          { at: 0, color: coreLight },
          { at: 1, color: coreDark },
        ],
      },
      stroke: '#12365f',
      strokeWidth: h * 0.04,
    },
    {
      kind: 'path',
      d: xs.map((x) => circlePath(x - radius * 0.3, middle - radius * 0.34, radius * 0.24)).join(''),
      fill: '#ffffff',
      fillOpacity: 0.9,
    },
  ];
  return many ? [...dots, number(`×${cores}`, area.x + radius * 2.4)] : dots;
}
