import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { ellipse, group, path, rect, repeat, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { behind, block, floorShadow, metalFill, roundFill, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { socketWell } from './socket-well.ts';

/** A Schuko plug lying along x, pins to the right, its face at (0, 0). */
export function plugBody(sheet: Sheet, colour: string, earth: boolean): string {
  const pin = (y: number): string =>
    rect(0, y - 9, 92, 18, { fill: metalFill(sheet, 'steel'), stroke: '#59626b', width: 1.2 }, 9) +
    rect(0, y - 10, 30, 20, { fill: '#2b2f35' }, 3);
  return (
    pin(-36) +
    pin(36) +
    path(
      'M-190 -30C-150 -34 -130 -74 -84 -84H-6Q6 -84 6 -72V72Q6 84 -6 84H-84C-130 74 -150 34 -190 30Z',
      { fill: roundFill(sheet, colour), stroke: edgeOf(colour), width: 1.6 },
    ) +
    rect(-30, -84, 14, 168, { fill: darker(colour, 0.25), opacity: 0.6 }) +
    (earth
      ? rect(
          -66,
          -87,
          60,
          14,
          { fill: metalFill(sheet, 'brass'), stroke: '#8a6a22', width: 1 },
          3,
        ) +
        rect(-66, 73, 60, 14, { fill: metalFill(sheet, 'brass'), stroke: '#8a6a22', width: 1 }, 3)
      : '') +
    repeat(4, (i) =>
      rect(
        -216 + i * 9,
        -24 - i * 1.5,
        5,
        48 + i * 3,
        { fill: roundFill(sheet, darker(colour, 0.1)) },
        2,
      ),
    )
  );
}

const plugOnCord = (sheet: Sheet, colour: string, head: string): string =>
  floorShadow(sheet, 310, 450, 230, 30) +
  turned(
    -28,
    300,
    300,
    tube('M30 330C70 322 110 300 190 300', 44, colour),
    group('translate(390 300)', head),
  );

/** The female half: a round head whose well faces the viewer. */
function couplerBody(sheet: Sheet, colour: string, earth: boolean): string {
  return (
    path('M-190 -30C-150 -34 -130 -80 -84 -92H40V92H-84C-130 80 -150 34 -190 30Z', {
      fill: roundFill(sheet, colour),
      stroke: edgeOf(colour),
      width: 1.6,
    }) +
    ellipse(40, 0, 46, 94, { fill: lighter(colour, 0.12), stroke: edgeOf(colour), width: 1.6 }) +
    group('translate(42 0) scale(.48 1)', socketWell(sheet, 0, 0, 82, colour, { earth }))
  );
}

/** A block for the wall socket: wells in front, pins behind. */
function blockAdapter(sheet: Sheet, colour: string, earth: boolean, wells: number): string {
  const width = 160 + wells * 78;
  const x = 262 - width / 2;
  const [pinX, pinY] = behind(x + width, 300, 150);
  const pins = [-1, 1].map((side) =>
    rect(
      pinX - 20,
      pinY + side * 34 - 8,
      90,
      16,
      { fill: metalFill(sheet, 'steel'), stroke: '#59626b', width: 1.2 },
      8,
    ),
  );
  return (
    floorShadow(sheet, 310, 450, width * 0.66, 26) +
    pins.join('') +
    block(sheet, { x, y: 210, width, height: 200, depth: 170, colour, radius: 30 }) +
    repeat(wells, (i) =>
      socketWell(sheet, x + (width * (i + 0.5)) / wells, 310, wells > 1 ? 58 : 84, colour, {
        earth,
      }),
    )
  );
}

export function plug(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'black');
  const earth = !about.is('earth', 'no');
  const kind = about.text('kind', 'plug');
  if (/tee/.test(kind)) return blockAdapter(sheet, colour, earth, 3);
  if (/adapter/.test(kind)) return blockAdapter(sheet, colour, earth, 1);
  if (/coupler/.test(kind)) return plugOnCord(sheet, colour, couplerBody(sheet, colour, earth));
  return plugOnCord(sheet, colour, plugBody(sheet, colour, earth));
}
