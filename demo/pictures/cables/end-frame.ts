import { darker, edgeOf } from '../kit/colours.ts';
import { ellipse, turned } from '../kit/shapes.ts';

/** All ends are drawn along x about y = 300 and then tilted, sheath at the lower left. */
const tilt = -27;

export const axis = 300;

export const tilted = (...parts: string[]): string => turned(tilt, 300, 300, ...parts);

/** The far end of a piece, cut straight; hides the ends of the shading bands. */
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
