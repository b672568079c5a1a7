import { darker, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { path, rect, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, floorShadow, roundFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { red, yellow } from './meters.ts';
import { insulatedPliers } from './pliers.ts';

type Tip = 'slotted' | 'cross';

function screwdriver(sheet: Sheet, y: number, tip: Tip): string {
  const end =
    tip === 'cross'
      ? `M532 ${y - 8}L550 ${y - 8}L562 ${y}L550 ${y + 8}H532Z`
      : `M532 ${y - 8}L562 ${y - 12}V${y + 12}L532 ${y + 8}Z`;
  return (
    bar(sheet, 300, y, 190, 20, '#b3261e', 4) +
    bar(sheet, 488, y, 44, 15, metals.steel, 3) +
    path(end, { fill: metals.steel, stroke: '#59626b', width: 1.2 }) +
    path(
      `M44 ${y}Q40 ${y - 44} 84 ${y - 42}H220Q250 ${y - 40} 262 ${y - 26}L306 ${y - 20}V${y + 20}L262 ${y + 26}Q250 ${y + 40} 220 ${y + 42}H84Q40 ${y + 44} 44 ${y}Z`,
      { fill: roundFill(sheet, red), stroke: darker(red, 0.5), width: 1.7 },
    ) +
    rect(
      96,
      y - 43,
      96,
      86,
      { fill: roundFill(sheet, yellow), stroke: darker(yellow, 0.5), width: 1.3 },
      6,
    ) +
    lettering('1000 V', 144, y + 8, { colour: '#5a3d00', size: 18, anchor: 'middle', fit: 84 })
  );
}

/** Tools for live work: every one of them is insulated for 1000 V. */
export function insulatedTool(sheet: Sheet, about: Attributes): string {
  const kind = about.text('kind', 'screwdriver-set');
  if (/plier|cutter/.test(kind)) return insulatedPliers(sheet, kind);
  const tip: Tip = /phil|pozi/.test(kind) ? 'cross' : 'slotted';
  const drivers = /set/.test(kind)
    ? [
        screwdriver(sheet, 190, 'cross'),
        screwdriver(sheet, 300, 'slotted'),
        screwdriver(sheet, 410, 'cross'),
      ]
    : [screwdriver(sheet, 300, tip)];
  return floorShadow(sheet, 310, 480, 250, 26) + turned(-27, 300, 300, ...drivers);
}
