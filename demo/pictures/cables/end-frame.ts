import { darker, edgeOf, lighter } from '../kit/colours.ts';
import { at, ellipse, group, path, short, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { roundFill } from '../kit/solids.ts';

/** All ends are drawn along x about y = 300 and then tilted, sheath at the lower left. */
const tilt = -27;

export const axis = 300;

export const tilted = (...parts: string[]): string => turned(tilt, 300, 300, ...parts);

/** What throws a shade: a stroke of the piece, before it is tilted. */
export type Shade = { d: string; width: number };

/** How far the shade's edge spreads; the wider, the further it has moved away from the light. */
const steps = [10, 5, 0, -5];

/**
 * The shade of a piece lying on the table: darkest where the two touch, softer to the lower right.
 * Strokes of one step are shaded together, so that they do not darken where they cross.
 */
export function shadeOf(shades: readonly Shade[]): string {
  const byWidth = [...Map.groupBy(shades, ({ width }) => width)].map(([width, alike]) => ({
    d: alike.map(({ d }) => d).join(''),
    width,
  }));
  return steps
    .map((out) => {
      const strokes = byWidth
        .map(
          ({ d, width }) =>
            `<path d="${d}" stroke-width="${short(Math.max(3, width * 0.8 + 2 * out))}"/>`,
        )
        .join('');
      return group(
        `translate(${short(11 + out * 0.55)} ${20 + out})`,
        `<g fill="none" stroke="#12161c" stroke-linecap="round" opacity="0.07">${tilted(strokes)}</g>`,
      );
    })
    .join('');
}

const farX = 34;

/** The stroke of a sheath, for its shade. */
export const sheathShade = (end: number, width: number): Shade => ({
  d: `M${short(farX + width * 0.4)} ${axis}H${short(end)}`,
  width,
});

/**
 * A sheath from its far end, which turns away from the viewer, to where it is cut back: there one
 * looks at its thickness and into it.
 */
export function sheath(sheet: Sheet, end: number, width: number, colour: string): string {
  const half = width / 2;
  const round = width * 0.16;
  const body = `M${at(farX + round, axis - half)}H${short(end)}V${short(axis + half)}H${short(farX + round)}A${short(round)} ${short(half)} 0 0 1 ${at(farX + round, axis - half)}Z`;
  const shaded = sheet.fadeOut('#12161c', 0.34);
  return (
    path(body, { fill: roundFill(sheet, colour), stroke: edgeOf(colour), width: 1.5 }) +
    path(body, { fill: shaded }) +
    ellipse(end, axis, width * 0.14, half, {
      fill: lighter(colour, 0.1),
      stroke: edgeOf(colour),
      width: 1,
    }) +
    ellipse(end + 1, axis, width * 0.115, half * 0.84, { fill: darker(colour, 0.55) })
  );
}

/** The far end of a bent piece, cut straight; hides the ends of the shading bands. */
export function cutFace(
  x: number,
  y: number,
  degrees: number,
  width: number,
  colour: string,
): string {
  return ellipse(x, y, width * 0.1, width / 2, {
    fill: darker(colour, 0.34),
    stroke: edgeOf(colour),
    width: 1.5,
    turn: [degrees, x, y],
  });
}
