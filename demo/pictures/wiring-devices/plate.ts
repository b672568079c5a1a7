import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { face, wallShadow } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

/** What tells one series from another at a glance: the corner and the step of its frame. */
const looks: Record<string, { radius: number; step: number }> = {
  asfora: { radius: 14, step: 12 },
  sedna: { radius: 30, step: 8 },
  valena: { radius: 10, step: 18 },
  niloe: { radius: 44, step: 10 },
  karre: { radius: 24, step: 16 },
  carmen: { radius: 36, step: 14 },
  lilium: { radius: 20, step: 22 },
  moderna: { radius: 28, step: 6 },
  visage: { radius: 48, step: 18 },
  chorus: { radius: 6, step: 10 },
  cosmo: { radius: 18, step: 8 },
  arkedia: { radius: 8, step: 24 },
  meridian: { radius: 32, step: 20 },
};

function lookOf(about: Attributes): { radius: number; step: number } {
  const series = about.text('series', '').toLowerCase();
  const found = Object.keys(looks).find((name) => series.includes(name));
  return (found === undefined ? undefined : looks[found]) ?? { radius: 20, step: 12 };
}

export const bodyColour = (about: Attributes): string => colourOf(about.text('colour'), 'white');

/** The outer frame on the wall, with its bevel. `share` scales the look down for wide frames. */
export function plate(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  about: Attributes,
  share = 1,
): string {
  const colour = bodyColour(about);
  const { radius, step } = lookOf(about);
  const inset = step * share;
  const bevel = sheet.linear(
    [
      [0, lighter(colour, 0.8)],
      [0.5, colour],
      [1, darker(colour, 0.24)],
    ],
    'slant',
  );
  return (
    wallShadow(x, y, width, height, radius * share) +
    rect(x, y, width, height, { fill: bevel, stroke: edgeOf(colour), width: 1.4 }, radius * share) +
    rect(
      x + inset,
      y + inset,
      width - 2 * inset,
      height - 2 * inset,
      { fill: face(sheet, colour), stroke: darker(colour, 0.16), width: 1 },
      Math.max(3, (radius - step * 0.4) * share),
    )
  );
}

/** The mechanism's own face, sunk a hair into the frame. */
export function insert(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  radius = 8,
): string {
  return (
    rect(x - 3, y - 3, width + 6, height + 6, { fill: darker(colour, 0.42) }, radius + 2) +
    rect(
      x,
      y,
      width,
      height,
      { fill: face(sheet, colour), stroke: darker(colour, 0.28), width: 1 },
      radius,
    )
  );
}
