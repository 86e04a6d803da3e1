export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 12;

/**
 * Where the enlarged card stands: beside what is pointed at, above or below it where it is too wide for that, and never
 * over it. In px.
 * @param wanted the size that it would like to have; it gets less where there is less room
 */
export function placeBeside(target: Box, wanted: Size, screen: Size): Box {
  const right = target.left + target.width;
  const bottom = target.top + target.height;
  const rooms = [
    { left: right + gap, top: gap, width: screen.width - right - 2 * gap, height: screen.height - 2 * gap },
    { left: gap, top: gap, width: target.left - 2 * gap, height: screen.height - 2 * gap },
    { left: gap, top: gap, width: screen.width - 2 * gap, height: target.top - 2 * gap },
    { left: gap, top: bottom + gap, width: screen.width - 2 * gap, height: screen.height - bottom - 2 * gap },
  ];
  const shareOf = ({ width, height }: Size) => Math.min(1, width / wanted.width) * Math.min(1, height / wanted.height);
  const room = rooms.reduce((best, next) => (shareOf(next) > shareOf(best) ? next : best));
  const width = Math.max(0, Math.min(wanted.width, room.width));
  const height = Math.max(0, Math.min(wanted.height, room.height));
  const near = (at: number, length: number, from: number, extent: number) =>
    Math.max(from, Math.min(from + extent - length, at));
  const left = near(room.left > target.left ? room.left : target.left - gap - width, width, room.left, room.width);
  const middle = target.top + target.height / 2 - height / 2;
  return { left, top: near(middle, height, room.top, room.height), width, height };
}
