import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { extruded } from '../kit/profile.ts';
import { type Point, path, polygon, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

const thickness: Point = [46, -28];

const elbow: readonly Point[] = [
  [110, 170],
  [450, 170],
  [450, 300],
  [240, 300],
  [240, 510],
  [110, 510],
];

const tee: readonly Point[] = [
  [80, 220],
  [480, 220],
  [480, 350],
  [345, 350],
  [345, 500],
  [215, 500],
  [215, 350],
  [80, 350],
];

/** Two walls meeting at an upright edge that lies far (inner) or near (outer). */
function folded(sheet: Sheet, colour: string, inner: boolean): string {
  const far = inner ? 60 : -60;
  const wing = (side: 1 | -1): string =>
    polygon(
      [
        [300, 190 - far * 0.5],
        [300 + side * 170, 190 + far * 0.5],
        [300 + side * 170, 450 + far * 0.5],
        [300, 450 - far * 0.5],
      ],
      {
        fill:
          side < 0
            ? sheet.fade(lighter(colour, 0.6), colour, 'right')
            : sheet.fade(darker(colour, 0.1), darker(colour, 0.3), 'right'),
        stroke: edgeOf(colour),
        width: 1.6,
      },
    );
  const lip = path(`M130 ${200 + far * 0.5}L300 ${200 - far * 0.5}L470 ${200 + far * 0.5}`, {
    stroke: darker(colour, 0.2),
    width: 2,
  });
  return wing(-1) + wing(1) + lip;
}

function joint(sheet: Sheet, colour: string): string {
  return (
    block(sheet, { x: 210, y: 170, width: 120, height: 300, depth: 90, colour, radius: 8 }) +
    rect(222, 182, 96, 276, { stroke: darker(colour, 0.18), width: 1.6 }, 5)
  );
}

function endCap(sheet: Sheet, colour: string): string {
  return (
    block(sheet, { x: 170, y: 240, width: 230, height: 190, depth: 130, colour, radius: 8 }) +
    rect(188, 258, 194, 154, { fill: sheet.fade('#59626b', '#a9b1b8', 'slant') }, 4) +
    rect(200, 270, 170, 130, { fill: darker(colour, 0.12) }, 4)
  );
}

export function ductPart(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'white');
  const kind = about.text('kind', 'flat-corner');
  const drawn = /inner|outer/.test(kind)
    ? folded(sheet, colour, kind.includes('inner'))
    : /tee/.test(kind)
      ? extruded(sheet, tee, thickness, colour)
      : /joint/.test(kind)
        ? joint(sheet, colour)
        : /cap/.test(kind)
          ? endCap(sheet, colour)
          : extruded(sheet, elbow, thickness, colour);
  return floorShadow(sheet, 300, 528, 200, 22) + drawn;
}
