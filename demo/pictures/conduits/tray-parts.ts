import { darker, lighter, metals } from '../kit/colours.ts';
import { extruded, rectBar } from '../kit/profile.ts';
import { type Point, path, rect, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, metalFill, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { trayBracket } from './trays.ts';

const zinc = metals.zinc;
const wall: Point = [64, -40];

const bend: readonly Point[] = [
  [90, 170],
  [330, 170],
  [440, 280],
  [440, 500],
  [260, 500],
  [260, 350],
  [90, 350],
];

const tee: readonly Point[] = [
  [60, 200],
  [480, 200],
  [480, 350],
  [360, 350],
  [360, 500],
  [180, 500],
  [180, 350],
  [60, 350],
];

const hole = (x: number, y: number, turned = false): string =>
  rect(x, y, turned ? 14 : 40, turned ? 40 : 14, { fill: '#3f474f' }, 7);

function flatPart(sheet: Sheet, outline: readonly Point[]): string {
  return (
    extruded(sheet, outline, wall, zinc) +
    repeat(3, (i) => hole(120 + i * 62, 214) + hole(120 + i * 62, 300)) +
    repeat(2, (i) => hole(290, 390 + i * 52, true) + hole(330, 390 + i * 52, true))
  );
}

function lid(sheet: Sheet): string {
  return rectBar(sheet, 50, 470, 190, 26, zinc) + rect(58, 478, 174, 18, { fill: '#4b535c' });
}

/** The plate that joins two lengths, with its slots for bolts. */
function joint(sheet: Sheet): string {
  return (
    block(sheet, { x: 90, y: 230, width: 380, height: 150, depth: 26, colour: zinc, radius: 4 }) +
    repeat(4, (i) => hole(122 + i * 86, 264) + hole(122 + i * 86, 334)) +
    screw(sheet, 232, 458, 22) +
    screw(sheet, 312, 458, 22)
  );
}

/** Two threaded rods carrying a crossbar. */
function hanger(sheet: Sheet): string {
  const rod = (x: number): string =>
    rect(x, 70, 16, 360, {
      fill: metalFill(sheet, 'zinc', 'right'),
      stroke: '#59626b',
      width: 1.3,
    }) +
    path(`M${x} 76v340`, { stroke: darker(zinc, 0.5), width: 4, dash: '2 4' }) +
    rect(
      x - 12,
      410,
      40,
      20,
      { fill: metalFill(sheet, 'steel', 'right'), stroke: '#454c54', width: 1.2 },
      4,
    );
  return (
    rod(150) +
    rod(400) +
    block(sheet, {
      x: 90,
      y: 430,
      width: 390,
      height: 56,
      depth: 70,
      colour: lighter(zinc, 0.1),
      radius: 4,
    }) +
    repeat(5, (i) => hole(116 + i * 74, 452))
  );
}

export function trayPart(sheet: Sheet, about: Attributes): string {
  const kind = about.text('kind', 'tray-bracket');
  if (/bracket/.test(kind)) return trayBracket(sheet, about);
  const drawn = /lid/.test(kind)
    ? lid(sheet)
    : /bend/.test(kind)
      ? flatPart(sheet, bend)
      : /tee/.test(kind)
        ? flatPart(sheet, tee)
        : /hanger/.test(kind)
          ? hanger(sheet)
          : joint(sheet);
  return floorShadow(sheet, 310, 520, 230, 24) + drawn;
}
