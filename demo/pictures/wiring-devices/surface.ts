import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { polygon, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, roundFill, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { rockers, wiringOf } from './rocker.ts';
import { socketWell } from './socket-well.ts';

type Slot = 'keys' | 'well';

/** What stands side by side on the face: keys, wells, or one of each. */
function slotsOf(about: Attributes): Slot[] {
  const wells = about.has('outlets') || !about.has('gang') ? about.count('outlets', 1, 3) : 0;
  return [...(about.has('gang') ? ['keys' as const] : []), ...Array<Slot>(wells).fill('well')];
}

/** A device on the wall in its own box: IP20 with open wells, IP44 and more under a lid. */
export function surfaceDevice(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'white');
  const slots = slotsOf(about);
  const width = 270 + (slots.length - 1) * 130;
  const height = slots.length > 1 ? 250 : 270;
  const x = 280 - width / 2;
  const y = 320 - height / 2;
  const each = width / slots.length;
  const faces = slots.map((slot, i) =>
    slot === 'keys'
      ? keys(sheet, about, x + each * i + 36, y + 40, each - 72, height - 80, colour)
      : socketWell(
          sheet,
          x + each * (i + 0.5),
          y + height / 2,
          Math.min(100, each * 0.43),
          colour,
          { earth: !about.is('earth', 'no') },
        ),
  );
  return (
    floorShadow(sheet, 310, y + height + 14, width * 0.62, 20) +
    block(sheet, { x, y, width, height, depth: 110, colour, radius: 18 }) +
    rect(
      x + 10,
      y + 10,
      width - 20,
      height - 20,
      { stroke: darker(colour, 0.14), width: 1.2 },
      14,
    ) +
    faces.join('')
  );
}

function keys(
  sheet: Sheet,
  about: Attributes,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const wiring = wiringOf(about.text('wiring', about.text('kind', '')));
  return rockers(sheet, x, y, width, height, about.count('gang', 1, 3), colour, wiring, false);
}

/** A well with its lid raised. */
function liddedWell(sheet: Sheet, left: number, y: number, wide: number, cover: string): string {
  const edge = edgeOf(cover);
  return (
    socketWell(sheet, left + wide / 2, y + 150, Math.min(92, wide * 0.46), cover, { earth: true }) +
    polygon(
      [
        [left, y + 58],
        [left - 14, y - 60],
        [left + wide + 14, y - 60],
        [left + wide, y + 58],
      ],
      { fill: sheet.fade(lighter(cover, 0.5), darker(cover, 0.06)), stroke: edge, width: 1.5 },
    ) +
    polygon(
      [
        [left + 16, y + 42],
        [left + 6, y - 44],
        [left + wide - 6, y - 44],
        [left + wide - 16, y + 42],
      ],
      { fill: lighter(cover, 0.24), stroke: darker(cover, 0.2), width: 1 },
    ) +
    rect(left - 4, y + 50, wide + 8, 14, { fill: darker(cover, 0.2), stroke: edge, width: 1 }, 7)
  );
}

export function sealedDevice(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'grey');
  const cover = lighter(colour, 0.22);
  const slots = slotsOf(about);
  const width = 260 + (slots.length - 1) * 120;
  const height = 280;
  const x = 280 - width / 2;
  const y = 200;
  const each = width / slots.length;
  const faces = slots.map((slot, i) =>
    slot === 'keys'
      ? rect(x + each * i + 30, y + 40, each - 60, height - 80, { fill: darker(colour, 0.4) }, 16) +
        keys(sheet, about, x + each * i + 38, y + 48, each - 76, height - 96, cover)
      : liddedWell(sheet, x + each * i + 16, y, each - 32, cover),
  );
  const gland = rect(
    x + width / 2 - 30,
    y + height - 2,
    60,
    30,
    { fill: roundFill(sheet, colour, 'right'), stroke: edgeOf(colour), width: 1.4 },
    4,
  );
  return (
    floorShadow(sheet, 310, y + height + 34, width * 0.6, 18) +
    gland +
    block(sheet, { x, y, width, height, depth: 120, colour, radius: 20 }) +
    screw(sheet, x + 20, y + height - 20, 8) +
    screw(sheet, x + width - 20, y + height - 20, 8) +
    faces.join('')
  );
}
