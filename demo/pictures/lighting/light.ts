import { lighter } from '../kit/colours.ts';
import { ellipse } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Attributes } from '../picture-name.ts';

/** The tint of white light by its colour temperature. */
export function lightColour(about: Attributes): string {
  const kelvin = about.number('cct_k', 4000);
  if (kelvin <= 2800) return '#ffd08a';
  if (kelvin <= 3500) return '#ffdfa8';
  if (kelvin <= 4500) return '#fff1d2';
  return '#dcecff';
}

/** Light that spills around a shining part. */
export function glow(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry: number,
  tint: string,
): string {
  return ellipse(x, y, rx, ry, {
    fill: sheet.radial([
      [0, tint, 0.85],
      [0.5, tint, 0.34],
      [1, tint, 0],
    ]),
  });
}

/** Fill of a milky cover with light behind it. */
export function milk(sheet: Sheet, tint: string): string {
  return sheet.radial(
    [
      [0, '#ffffff'],
      [0.55, lighter(tint, 0.45)],
      [1, tint],
    ],
    0.42,
    0.38,
    0.75,
  );
}
