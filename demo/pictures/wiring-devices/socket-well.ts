import { darker, edgeOf, lighter, metals } from '../kit/colours.ts';
import { circle, group, rect, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { screw } from '../kit/solids.ts';

export type Well = { earth: boolean; shutter?: boolean; turn?: number };

function pinHole(sheet: Sheet, x: number, radius: number, shutter: boolean): string {
  const depth = sheet.fade('#0c0f13', '#3c434b');
  return (
    circle(x, 0, radius, { fill: depth, stroke: '#20252b', width: 1 }) +
    (shutter
      ? rect(x - radius * 0.7, -radius * 0.7, radius * 1.4, radius * 1.1, { fill: '#59626b' }, 2)
      : '')
  );
}

function earthClip(sheet: Sheet, radius: number, side: -1 | 1): string {
  const fill = sheet.fade(lighter(metals.brass, 0.5), darker(metals.brass, 0.3), 'right');
  const width = radius * 0.2;
  const length = radius * 0.36;
  const y = side < 0 ? -radius * 0.98 : radius * 0.98 - length;
  return rect(
    -width / 2,
    y,
    width,
    length,
    { fill, stroke: darker(metals.brass, 0.6), width: 1 },
    3,
  );
}

/** A Schuko well of the given radius: shade on the upper left rim, pins, clips and the middle screw. */
export function socketWell(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: string,
  how: Well,
): string {
  const rim = sheet.linear(
    [
      [0, darker(colour, 0.34)],
      [0.5, darker(colour, 0.12)],
      [1, lighter(colour, 0.7)],
    ],
    'slant',
  );
  const floor = sheet.linear(
    [
      [0, darker(colour, 0.2)],
      [0.45, darker(colour, 0.05)],
      [1, lighter(colour, 0.25)],
    ],
    'slant',
  );
  const gap = radius * 0.44;
  const keys = [-1, 1].map((side) =>
    rect(
      side * radius * 0.86 - radius * 0.09,
      -radius * 0.17,
      radius * 0.18,
      radius * 0.34,
      { fill: darker(colour, 0.1), stroke: darker(colour, 0.3), width: 1 },
      2,
    ),
  );
  const inside = [
    circle(0, 0, radius, { fill: rim, stroke: edgeOf(colour), width: 1.4 }),
    circle(0, 0, radius * 0.9, { fill: floor, stroke: darker(colour, 0.24), width: 1 }),
    ...keys,
    pinHole(sheet, -gap, radius * 0.135, how.shutter === true),
    pinHole(sheet, gap, radius * 0.135, how.shutter === true),
    how.earth ? earthClip(sheet, radius, -1) + earthClip(sheet, radius, 1) : '',
    screw(sheet, 0, 0, radius * 0.12, 'cross'),
  ].join('');
  return group(
    `translate(${x} ${y})`,
    how.turn === undefined ? inside : turned(how.turn, 0, 0, inside),
  );
}
