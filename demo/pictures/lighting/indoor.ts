import { colourOf, darker, edgeOf, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import {
  circle,
  ellipse,
  type Point,
  path,
  polygon,
  rect,
  repeat,
  segment,
  turned,
} from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, glint, metalFill, roundFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { glow, lightColour, milk } from './light.ts';

export function ledPanel(sheet: Sheet, about: Attributes): string {
  const tint = lightColour(about);
  const long = about.number('width_mm', 600) !== about.number('height_mm', 600);
  const quad: readonly Point[] = long
    ? [
        [70, 380],
        [430, 120],
        [548, 176],
        [190, 462],
      ]
    : [
        [70, 316],
        [318, 120],
        [544, 268],
        [296, 486],
      ];
  const middle: Point = long ? [310, 290] : [307, 300];
  const shrink = (share: number): Point[] =>
    quad.map(
      ([x, y]): Point => [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share],
    );
  const lowered = quad.map(([x, y]): Point => [x, y + 16]);
  return (
    (about.is('mounting', 'suspended')
      ? quad
          .map(([x, y]) =>
            segment([x, y], [x + (middle[0] - x) * 0.3, 20], { stroke: '#8b949c', width: 2.4 }),
          )
          .join('')
      : floorShadow(sheet, 310, 506, 240, 30)) +
    polygon(lowered, { fill: '#b3bac1', stroke: '#7d868e', width: 1.6 }) +
    polygon(quad, {
      fill: sheet.fade('#ffffff', '#d9dee2', 'slant'),
      stroke: '#8b949c',
      width: 1.6,
    }) +
    polygon(shrink(0.9), { fill: milk(sheet, tint), stroke: darker(tint, 0.24), width: 1.4 }) +
    glow(sheet, middle[0], middle[1], 220, 150, '#ffffff') +
    lettering(about.print('power_w', ' W'), 520, 560, {
      colour: '#5b6673',
      size: 20,
      anchor: 'end',
    })
  );
}

export function downlight(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'white');
  const tint = lightColour(about);
  const surface = about.is('mounting', 'surface');
  const spring = (side: 1 | -1): string =>
    path(
      `M${300 + side * 118} 250C${300 + side * 210} 200 ${300 + side * 220} 120 ${300 + side * 176} 108`,
      { stroke: '#8b949c', width: 9, cap: 'round' },
    );
  const body = surface
    ? path('M116 330V200A184 60 0 0 1 484 200V330Z', {
        fill: roundFill(sheet, colour, 'right'),
        stroke: edgeOf(colour),
        width: 1.6,
      }) +
      ellipse(300, 200, 184, 60, { fill: lighter(colour, 0.2), stroke: edgeOf(colour), width: 1.4 })
    : spring(-1) +
      spring(1) +
      path('M190 330V210A110 34 0 0 1 410 210V330Z', {
        fill: roundFill(sheet, metals.aluminium, 'right'),
        stroke: darker(metals.aluminium, 0.5),
        width: 1.5,
      });
  return (
    floorShadow(sheet, 306, 504, 220, 30) +
    body +
    ellipse(300, 346, 212, 118, {
      fill: darker(colour, 0.24),
      stroke: edgeOf(colour),
      width: 1.6,
    }) +
    ellipse(300, 336, 212, 118, {
      fill: sheet.fade(lighter(colour, 0.6), darker(colour, 0.1), 'slant'),
      stroke: edgeOf(colour),
      width: 1.6,
    }) +
    ellipse(300, 338, 158, 86, {
      fill: milk(sheet, tint),
      stroke: darker(tint, 0.36),
      width: 1.8,
    }) +
    glow(sheet, 300, 338, 150, 84, '#ffffff')
  );
}

export function linear(sheet: Sheet, about: Attributes): string {
  const tint = lightColour(about);
  const grey = '#c9ced3';
  const sealed = about.number('ip', 65) >= 54;
  const clip = (x: number): string =>
    rect(
      x,
      240,
      26,
      116,
      { fill: metalFill(sheet, 'steel', 'right'), stroke: '#59626b', width: 1.3 },
      5,
    );
  return (
    floorShadow(sheet, 310, 480, 250, 26) +
    turned(
      -26,
      300,
      300,
      path('M40 236H560Q578 248 578 262H22Q22 248 40 236Z', {
        fill: sheet.fade(lighter(grey, 0.5), grey),
        stroke: edgeOf(grey),
        width: 1.6,
      }),
      rect(
        22,
        260,
        556,
        32,
        {
          fill: sheet.fade(grey, darker(grey, 0.26)),
          stroke: edgeOf(grey),
          width: 1.6,
        },
        4,
      ),
      path('M30 290H570Q570 354 520 360H80Q30 354 30 290Z', {
        fill: sheet.linear([
          [0, darker(tint, 0.08)],
          [0.4, '#ffffff'],
          [1, tint],
        ]),
        stroke: darker(tint, 0.36),
        width: 1.6,
      }),
      repeat(13, (i) => rect(64 + i * 37, 312, 18, 8, { fill: '#ffffff' }, 3)),
      sealed ? clip(120) + clip(288) + clip(456) : '',
      lettering(`${about.print('power_w', ' W')}  ${about.print('ip')}`, 300, 282, {
        colour: '#59626b',
        size: 14,
        anchor: 'middle',
      }),
    )
  );
}

function emergencyLight(sheet: Sheet, about: Attributes): string {
  return (
    floorShadow(sheet, 310, 440, 260, 24) +
    block(sheet, {
      x: 50,
      y: 230,
      width: 450,
      height: 170,
      depth: 110,
      colour: '#f2f3f4',
      radius: 20,
    }) +
    rect(
      74,
      254,
      402,
      122,
      { fill: sheet.fade('#ffffff', '#dfe8ee', 'slant'), stroke: '#9aa3ab', width: 1.4 },
      26,
    ) +
    rect(
      110,
      304,
      330,
      22,
      { fill: sheet.fade('#ffffff', '#fff1d2'), stroke: '#c9b98d', width: 1.2 },
      11,
    ) +
    circle(454, 388, 6, { fill: '#37b36b', stroke: '#12161c', width: 1 }) +
    lettering(about.print('ip'), 80, 394, { colour: '#8b949c', size: 11 })
  );
}

export function emergency(sheet: Sheet, about: Attributes): string {
  if (about.is('kind', 'emergency-light')) return emergencyLight(sheet, about);
  const green = '#188a4a';
  return (
    floorShadow(sheet, 310, 452, 250, 26) +
    block(sheet, {
      x: 56,
      y: 190,
      width: 440,
      height: 236,
      depth: 96,
      colour: '#f2f3f4',
      radius: 14,
    }) +
    rect(
      76,
      210,
      400,
      196,
      {
        fill: sheet.fade('#2fae66', green, 'slant'),
        stroke: darker(green, 0.4),
        width: 1.6,
      },
      8,
    ) +
    rect(346, 234, 100, 148, { fill: '#f4fff8' }, 3) +
    circle(302, 250, 18, { fill: '#f4fff8' }) +
    path(
      'M296 274L268 316L300 338L286 384M290 282L330 296L350 280M268 316L236 300M282 330L252 358L216 356',
      { stroke: '#f4fff8', width: 19, cap: 'round' },
    ) +
    path('M186 308H112M140 280L112 308L140 336', { stroke: '#f4fff8', width: 17, cap: 'round' }) +
    glint(92, 220, 160, 6, 0.45) +
    lettering(about.print('ip'), 470, 420, { colour: '#8b949c', size: 10, anchor: 'end' })
  );
}
