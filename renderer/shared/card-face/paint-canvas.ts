import type { Face, GroupShape, Ink, Paint, Shape } from '../../sheets/face/shapes.ts';

/** What the painter needs of a canvas: that of a page or one without a page. */
export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const family = '"Noto Sans Latin", "Noto Sans JP Variable", sans-serif';

/** The fonts of a face's texts, to be loaded before it is painted: a canvas does not wait for them. */
export async function loadFacesFonts(faces: readonly Face[]): Promise<void> {
  const letters = [...new Set(faces.flatMap(({ shapes }) => shapes.flatMap(lettersOf)))].join('');
  await Promise.all([400, 700].map((weight) => document.fonts.load(`${weight} 16px ${family}`, letters)));
}

function lettersOf(shape: Shape): readonly string[] {
  if (shape.kind === 'group') return shape.shapes.flatMap(lettersOf);
  return shape.kind === 'text' ? Array.from(shape.text) : [];
}

/**
 * Paints a face with its top left corner at `left`, `top`.
 * @param scale pixels per millimetre
 */
export function paintFace(canvas: Canvas2D, face: Face, left: number, top: number, scale: number): void {
  canvas.save();
  canvas.translate(left, top);
  canvas.scale(scale, scale);
  canvas.lineJoin = 'round';
  for (const shape of face.shapes) paintShape(canvas, shape, scale);
  canvas.restore();
}

function paintShape(canvas: Canvas2D, shape: Shape, scale: number): void {
  if (shape.kind === 'group') {
    paintGroup(canvas, shape, scale);
    return;
  }
  if (shape.kind === 'text') {
    canvas.save();
    // Letters are set at their size in pixels: a font of 3 scaled up would be hinted for 3.
    canvas.scale(1 / scale, 1 / scale);
    canvas.font = `${shape.weight} ${shape.size * scale}px ${family}`;
    canvas.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor;
    canvas.fillStyle = shape.fill;
    canvas.fillText(shape.text, shape.x * scale, shape.y * scale);
    canvas.restore();
    return;
  }
  const evenOdd = shape.kind === 'path' && shape.evenOdd === true;
  inkPath(canvas, outlineOf(shape), shape, evenOdd ? 'evenodd' : 'nonzero');
}

function paintGroup(canvas: Canvas2D, group: GroupShape, scale: number): void {
  canvas.save();
  canvas.globalAlpha *= group.opacity ?? 1;
  if (group.clip !== undefined) {
    const evenOdd = group.clip.kind === 'path' && group.clip.evenOdd === true;
    canvas.clip(outlineOf(group.clip), evenOdd ? 'evenodd' : 'nonzero');
  }
  for (const shape of group.shapes) paintShape(canvas, shape, scale);
  canvas.restore();
}

type Outlined = Exclude<Shape, { kind: 'group' | 'text' }>;

function outlineOf(shape: Outlined): Path2D {
  if (shape.kind === 'path') return new Path2D(shape.d);
  const path = new Path2D();
  if (shape.kind === 'rect') path.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0);
  else if (shape.kind === 'circle') path.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
  else {
    for (const [place, [x, y]] of shape.points.entries()) {
      if (place === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

function inkPath(canvas: Canvas2D, path: Path2D, ink: Ink, rule: CanvasFillRule): void {
  const alpha = canvas.globalAlpha;
  if (ink.fill !== undefined) {
    canvas.globalAlpha = alpha * (ink.fillOpacity ?? 1);
    canvas.fillStyle = styleOf(canvas, ink.fill);
    canvas.fill(path, rule);
  }
  if (ink.stroke !== undefined) {
    canvas.globalAlpha = alpha * (ink.strokeOpacity ?? 1);
    canvas.strokeStyle = ink.stroke;
    canvas.lineWidth = ink.strokeWidth ?? 1;
    canvas.stroke(path);
  }
  canvas.globalAlpha = alpha;
}

function styleOf(canvas: Canvas2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  const gradient =
    paint.kind === 'linear'
      ? canvas.createLinearGradient(...paint.from, ...paint.to)
      : canvas.createRadialGradient(...paint.center, 0, ...paint.center, paint.radius);
  for (const { at, color, opacity = 1 } of paint.stops) {
    const alpha = Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0');
    gradient.addColorStop(at, `${color}${alpha}`);
  }
  return gradient;
}
