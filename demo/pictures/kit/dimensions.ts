import { steel } from './colours.ts';
import { lettering } from './letters.ts';
import { at, circle, type Point, path, segment } from './shapes.ts';

const thin = { stroke: steel, width: 1.6 } as const;

function arrow([x, y]: Point, [dx, dy]: Point): string {
  const side = 5;
  const length = 13;
  return path(
    `M${at(x, y)}L${at(x - dx * length - dy * side, y - dy * length + dx * side)}L${at(x - dx * length + dy * side, y - dy * length - dx * side)}Z`,
    { fill: steel },
  );
}

/** A measure between two points on one level, as on a maker's dimension drawing. */
export function measureAcross(x1: number, x2: number, y: number, label: string): string {
  return (
    segment([x1, y - 14], [x1, y + 8], thin) +
    segment([x2, y - 14], [x2, y + 8], thin) +
    segment([x1, y], [x2, y], thin) +
    arrow([x1, y], [-1, 0]) +
    arrow([x2, y], [1, 0]) +
    lettering(label, (x1 + x2) / 2, y + 30, { colour: steel, size: 19, anchor: 'middle' })
  );
}

/** A leader from a part to its label. */
export function callout(
  from: Point,
  to: Point,
  label: string,
  anchor: 'start' | 'end' = 'start',
): string {
  if (label === '') return '';
  const turn = anchor === 'start' ? 26 : -26;
  return (
    path(`M${at(...from)}L${at(...to)}h${turn}`, thin) +
    circle(...from, 4, { fill: steel }) +
    lettering(label, to[0] + turn * 1.3, to[1] + 8, { colour: steel, size: 19, anchor })
  );
}
