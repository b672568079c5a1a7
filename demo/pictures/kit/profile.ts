import { darker, edgeOf, lighter } from './colours.ts';
import { type Point, polygon, rect } from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** The way long bars run into the picture: their end faces the viewer at the lower left. */
export const away: Point = [330, -206];

export const along = ([x, y]: Point, share: number): Point => [
  x + away[0] * share,
  y + away[1] * share,
];

/** A bar of rectangular section, its end at (x, y). */
export function rectBar(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const edge = { stroke: edgeOf(colour), width: 1.5 };
  const [dx, dy] = away;
  return (
    polygon(
      [
        [x, y],
        [x + dx, y + dy],
        [x + width + dx, y + dy],
        [x + width, y],
      ],
      {
        fill: sheet.fade(lighter(colour, 0.15), lighter(colour, 0.5)),
        ...edge,
      },
    ) +
    polygon(
      [
        [x + width, y],
        [x + width + dx, y + dy],
        [x + width + dx, y + height + dy],
        [x + width, y + height],
      ],
      {
        fill: sheet.fade(darker(colour, 0.12), darker(colour, 0.3)),
        ...edge,
      },
    ) +
    rect(x, y, width, height, { fill: colour, ...edge })
  );
}

/** A flat shape given thickness: the walls that face up or right, then the face itself. */
export function extruded(
  sheet: Sheet,
  outline: readonly Point[],
  [dx, dy]: Point,
  colour: string,
): string {
  const edge = { stroke: edgeOf(colour), width: 1.6 };
  const walls = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    // The outline runs clockwise, so this normal points outwards.
    const facing = (to[1] - from[1]) * dx - (to[0] - from[0]) * dy;
    if (facing <= 0) return '';
    const upward = Math.abs(to[0] - from[0]) > Math.abs(to[1] - from[1]);
    return polygon([from, to, [to[0] + dx, to[1] + dy], [from[0] + dx, from[1] + dy]], {
      fill: upward ? lighter(colour, 0.5) : darker(colour, 0.24),
      ...edge,
    });
  });
  const fill = sheet.fade(lighter(colour, 0.5), darker(colour, 0.1), 'slant');
  return walls.join('') + polygon(outline, { fill, ...edge });
}
