import { liquidCrystal } from '../din/display.ts';
import { darker } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, rect, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, roundFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { white } from './fans.ts';

export function convector(sheet: Sheet, about: Attributes): string {
  const x = 66;
  const y = 176;
  return (
    floorShadow(sheet, 310, 506, 260, 24) +
    [130, 410]
      .map((at) =>
        path(`M${at} 440l-16 54h74l-16 -54Z`, { fill: '#8b949c', stroke: '#59626b', width: 1.4 }),
      )
      .join('') +
    block(sheet, { x, y, width: 430, height: 280, depth: 66, colour: white, radius: 12 }) +
    repeat(17, (i) =>
      rect(
        x + 26 + i * 22.4,
        y + 24,
        14,
        40,
        {
          fill: sheet.fade('#454c54', '#9aa3ab'),
          stroke: '#767f88',
          width: 1,
        },
        5,
      ),
    ) +
    rect(x + 20, y + 84, 390, 140, { stroke: darker(white, 0.12), width: 2 }, 8) +
    path(`M${x + 20} ${y + 120}H${x + 410}M${x + 20} ${y + 188}H${x + 410}`, {
      stroke: darker(white, 0.08),
      width: 1.6,
    }) +
    liquidCrystal(sheet, x + 330, y + 240, 70, 26, '21°') +
    circle(x + 44, y + 252, 13, {
      fill: roundFill(sheet, '#c5ccd2'),
      stroke: '#767f88',
      width: 1.4,
    }) +
    lettering(about.print('power_w', ' W'), x + 74, y + 259, {
      colour: '#5b6673',
      size: 18,
    })
  );
}

export function fanHeater(sheet: Sheet, about: Attributes): string {
  const body = '#d9762a';
  return (
    floorShadow(sheet, 310, 516, 210, 24) +
    path('M150 500V420H430V500', { stroke: '#2b3036', width: 18 }) +
    path('M210 120Q290 60 372 120', { stroke: '#2b3036', width: 16 }) +
    block(sheet, {
      x: 136,
      y: 120,
      width: 300,
      height: 310,
      depth: 120,
      colour: body,
      radius: 20,
    }) +
    circle(286, 275, 124, {
      fill: sheet.radial([
        [0, '#ffcf8a'],
        [0.4, '#c4532a'],
        [1, '#2b2420'],
      ]),
      stroke: '#14181c',
      width: 2,
    }) +
    repeat(5, (i) => circle(286, 275, 112 - i * 22, { stroke: '#c5ccd2', width: 5 })) +
    lettering(about.printKilo('power_w', ' kW'), 160, 416, {
      colour: '#fff',
      size: 22,
      weight: 0.16,
    })
  );
}

export function infraredHeater(sheet: Sheet, about: Attributes): string {
  return (
    floorShadow(sheet, 310, 476, 260, 24) +
    path('M140 250L180 130M430 250L390 130', { stroke: '#59626b', width: 14, cap: 'round' }) +
    block(sheet, {
      x: 50,
      y: 240,
      width: 450,
      height: 150,
      depth: 90,
      colour: '#d5d9dc',
      radius: 12,
    }) +
    rect(
      74,
      264,
      402,
      102,
      { fill: sheet.fade('#eef1f3', '#8b949c'), stroke: '#59626b', width: 1.5 },
      6,
    ) +
    rect(
      92,
      300,
      366,
      30,
      {
        fill: sheet.linear([
          [0, '#c4532a'],
          [0.5, '#ffd9a0'],
          [1, '#c4532a'],
        ]),
        stroke: '#7d2f15',
        width: 1.3,
      },
      15,
    ) +
    repeat(7, (i) => rect(110 + i * 54, 262, 5, 106, { fill: '#59626b' })) +
    lettering(about.print('power_w', ' W'), 486, 424, {
      colour: '#5b6673',
      size: 18,
      anchor: 'end',
    })
  );
}
