import type { BattleSpiritsSymbol, SymbolCounts } from '../../../db/model/battle-spirits-card.ts';
import { type Area, part, type Shape } from './shapes.ts';
import { symbolMark } from './symbol-mark.ts';
import { textIn } from './text.ts';

/** The card's own symbols in the bottom right corner, as large as their number allows. */
export function symbolCorner(symbols: SymbolCounts, area: Area): Shape[] {
  const entries = Object.entries(symbols).filter(([, count]) => (count ?? 0) > 0) as [BattleSpiritsSymbol, number][];
  const all = entries.flatMap(([key, count]) =>
    count > 3 ? [{ key, count }] : Array.from({ length: count }, () => ({ key, count: 1 })),
  );
  if (all.length === 0) return [];
  const columns = all.length === 1 ? 1 : 2;
  const rows = Math.ceil(all.length / columns);
  const radius = Math.min(area.width / columns, area.height / rows) * 0.45;
  const shapes = all.flatMap(({ key, count }, index): Shape[] => {
    const x = area.x + area.width - radius * 1.1 - (index % columns) * radius * 2.15;
    const y = area.y + area.height - radius * 1.05 - Math.floor(index / columns) * radius * 2.15;
    const mark = symbolMark(key, [x, y], radius);
    if (count === 1) return mark;
    return [
      ...mark,
      textIn(
        {
          x,
          y: y + radius * 0.4,
          width: radius * 1.6,
          size: radius * 1.1,
          weight: 700,
          anchor: 'middle',
          fill: '#ffffff',
        },
        `×${count}`,
      ),
    ];
  });
  return [part('symbols', area, shapes)];
}
