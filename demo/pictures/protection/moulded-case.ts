import { leverColour } from '../din/lever.ts';
import { darker, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, rect, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, metalFill, roundFill, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { polesOf } from './poles.ts';

export function mouldedCase(sheet: Sheet, about: Attributes): string {
  const poles = Math.max(3, polesOf(about, 3));
  const each = 90;
  const width = poles * each;
  const x = 262 - width / 2;
  const body = '#3a4047';
  const lamella = repeat(poles, (i) =>
    [0, 1]
      .map((end) => {
        const y = end === 0 ? 116 : 452;
        return (
          rect(
            x + i * each + 16,
            y,
            each - 32,
            54,
            {
              fill: metalFill(sheet, 'copper', 'right'),
              stroke: darker(metals.copper, 0.55),
              width: 1.3,
            },
            4,
          ) +
          ellipse(x + i * each + each / 2, y + 27, 13, 13, {
            fill: '#1b2026',
            stroke: darker(metals.copper, 0.4),
            width: 3,
          })
        );
      })
      .join(''),
  );
  const walls = repeat(poles + 1, (i) =>
    rect(
      x + i * each - 5,
      108,
      10,
      408,
      { fill: darker(body, 0.3), stroke: '#14181c', width: 1 },
      3,
    ),
  );
  const left = x + 14;
  return (
    floorShadow(sheet, 300, 536, width * 0.72, 26) +
    block(sheet, {
      x,
      y: 130,
      width,
      height: 380,
      depth: 150,
      colour: darker(body, 0.2),
      radius: 6,
    }) +
    lamella +
    walls +
    block(sheet, { x, y: 182, width, height: 252, depth: 46, colour: body, radius: 8 }) +
    rect(left, 196, width - 28, 74, { fill: '#f3f4f5', stroke: '#9aa3ab', width: 1 }, 4) +
    lettering(about.brand('MCCB'), left + 14, 218, {
      colour: '#12161c',
      size: 14,
      fit: 130,
      weight: 0.17,
    }) +
    lettering(about.print('in_a', ' A'), left + 14, 256, {
      colour: '#12161c',
      size: 27,
      weight: 0.18,
    }) +
    lettering(`${about.print('icn_ka', ' kA')}  400 V`, x + width - 26, 256, {
      colour: '#4b535c',
      size: 12,
      anchor: 'end',
    }) +
    rect(
      x + width / 2 - 40,
      292,
      80,
      112,
      {
        fill: sheet.fade('#101317', '#4b535c'),
        stroke: '#0c0f12',
        width: 2,
      },
      8,
    ) +
    rect(
      x + width / 2 - 28,
      296,
      56,
      58,
      {
        fill: roundFill(sheet, leverColour(about.brand('IEK')), 'right'),
        stroke: '#0c0f12',
        width: 1.4,
      },
      6,
    ) +
    lettering('I', x + width / 2 - 62, 326, { colour: '#fff', size: 16 }) +
    lettering('O', x + width / 2 - 68, 392, { colour: '#fff', size: 16 }) +
    rect(x + width - 66, 330, 24, 24, { fill: '#c8322b', stroke: '#5e1a14', width: 1.4 }, 4) +
    screw(sheet, x + 22, 416, 8) +
    screw(sheet, x + width - 22, 416, 8)
  );
}
