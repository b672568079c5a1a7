import { darker, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, rect, repeat, segment, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, floorShadow, roundFill, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { red, yellow } from './meters.ts';

/** Two handles and a head about a common bolt; the head tells the tool's kind. */
function plier(sheet: Sheet, handles: string, jaws: string): string {
  const grip = (d: string): string => tube(d, 46, handles, 'full', 'round');
  return (
    floorShadow(sheet, 310, 546, 180, 20) +
    grip('M276 300C236 370 214 430 226 516') +
    grip('M324 300C364 370 386 430 374 516') +
    jaws +
    circle(300, 268, 20, {
      fill: sheet.radial(
        [
          [0, '#ffffff'],
          [1, '#767f88'],
        ],
        0.35,
        0.3,
        0.8,
      ),
      stroke: '#3a4149',
      width: 1.6,
    })
  );
}

export function crimper(sheet: Sheet, about: Attributes): string {
  const steelFill = sheet.linear(
    [
      [0, '#8b949c'],
      [0.4, '#4b535c'],
      [1, '#2b3036'],
    ],
    'slant',
  );
  const head = /strip/.test(about.text('kind', ''))
    ? path('M214 280L196 96Q240 60 300 64Q360 60 404 96L386 280Q300 316 214 280Z', {
        fill: steelFill,
        stroke: '#14181c',
        width: 1.8,
      }) +
      repeat(6, (i) =>
        circle(252 + (i % 2) * 96, 110 + Math.floor(i / 2) * 46, 12 - (i % 3) * 2, {
          fill: '#dfe4ea',
          stroke: '#14181c',
          width: 1.6,
        }),
      )
    : path('M206 290L190 130Q196 76 250 66H350Q404 76 410 130L394 290Q300 330 206 290Z', {
        fill: steelFill,
        stroke: '#14181c',
        width: 1.8,
      }) +
      rect(252, 84, 96, 128, { fill: '#dfe4ea', stroke: '#14181c', width: 1.6 }, 8) +
      repeat(4, (i) => path(`M262 ${104 + i * 28}h76`, { stroke: '#59626b', width: 14 - i * 2 })) +
      segment([300, 84], [300, 212], { stroke: '#14181c', width: 3 });
  return (
    plier(sheet, red, head) +
    lettering(about.print('wire_range', ' mm²'), 300, 250, {
      colour: '#dfe4ea',
      size: 13,
      anchor: 'middle',
    })
  );
}

function screwdriver(sheet: Sheet, y: number, cross: boolean, about: Attributes): string {
  return (
    bar(sheet, 300, y, 190, 20, '#b3261e', 4) +
    bar(sheet, 488, y, 44, 15, metals.steel, 3) +
    path(
      cross
        ? `M532 ${y - 7}L558 ${y - 3}V${y + 3}L532 ${y + 7}Z`
        : `M532 ${y - 8}L562 ${y - 11}V${y + 11}L532 ${y + 8}Z`,
      { fill: metals.steel, stroke: '#59626b', width: 1.2 },
    ) +
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
    lettering(
      about.text('u_v', '1000 V').includes('V')
        ? about.text('u_v', '1000 V')
        : `${about.text('u_v')} V`,
      144,
      y + 8,
      { colour: '#5a3d00', size: 18, anchor: 'middle', fit: 84 },
    )
  );
}

export function insulatedTool(sheet: Sheet, about: Attributes): string {
  if (
    /plier|cutter|cleste/.test(about.text('kind', '')) ||
    /knipex/i.test(about.text('brand', ''))
  ) {
    const steelFill = sheet.linear(
      [
        [0, '#c5ccd2'],
        [0.5, '#8b949c'],
        [1, '#4b535c'],
      ],
      'slant',
    );
    const jaws =
      path(
        'M256 300L244 190Q250 110 286 56L298 60V262ZM344 300L356 190Q350 110 314 56L302 60V262Z',
        { fill: steelFill, stroke: '#2b3036', width: 1.8 },
      ) +
      repeat(7, (i) =>
        segment([288, 84 + i * 16], [312, 84 + i * 16], { stroke: '#2b3036', width: 2.4 }),
      );
    return plier(sheet, red, jaws);
  }
  return (
    floorShadow(sheet, 310, 480, 250, 26) +
    turned(
      -27,
      300,
      300,
      screwdriver(sheet, 236, true, about),
      screwdriver(sheet, 352, false, about),
    )
  );
}
