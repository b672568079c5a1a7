import { liquidCrystal } from '../din/display.ts';
import { darker, edgeOf, lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, rect, repeat, segment, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { floorShadow, metalFill, roundFill, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

const red = '#cf352c';

const yellow = '#f2bf24';

function dial(sheet: Sheet, x: number, y: number): string {
  return (
    circle(x, y, 74, { fill: '#262b31', stroke: '#14181c', width: 1.6 }) +
    repeat(16, (i) => {
      const angle = (i * Math.PI) / 8;
      return segment(
        [x + 62 * Math.cos(angle), y + 62 * Math.sin(angle)],
        [x + 70 * Math.cos(angle), y + 70 * Math.sin(angle)],
        { stroke: i % 4 ? '#9aa3ab' : yellow, width: 3 },
      );
    }) +
    circle(x, y, 50, {
      fill: sheet.radial(
        [
          [0, '#6b747d'],
          [1, '#23282e'],
        ],
        0.35,
        0.3,
        0.8,
      ),
      stroke: '#0c0f12',
      width: 1.4,
    }) +
    rect(
      x - 9,
      y - 48,
      18,
      96,
      { fill: '#3a4149', stroke: '#0c0f12', width: 1.2, turn: [-28, x, y] },
      8,
    ) +
    segment([x - 21, y - 40], [x - 14, y - 26], { stroke: '#fff', width: 4, cap: 'round' })
  );
}

function meterBody(sheet: Sheet, top: number): string {
  return (
    path(
      `M168 ${top + 40}Q168 ${top} 208 ${top}H372Q412 ${top} 412 ${top + 40}V470Q412 520 362 520H218Q168 520 168 470Z`,
      { fill: roundFill(sheet, yellow, 'right'), stroke: edgeOf(yellow), width: 1.8 },
    ) +
    path(
      `M186 ${top + 44}Q186 ${top + 20} 210 ${top + 20}H370Q394 ${top + 20} 394 ${top + 44}V464Q394 502 356 502H224Q186 502 186 464Z`,
      {
        fill: sheet.fade('#59626b', '#2b3036', 'slant'),
        stroke: '#14181c',
        width: 1.5,
      },
    )
  );
}

export function multimeter(sheet: Sheet, about: Attributes): string {
  return (
    floorShadow(sheet, 310, 530, 210, 24) +
    tube('M340 478C470 560 540 440 500 330C480 270 500 210 520 150', 13, '#b3261e') +
    tube('M250 478C120 570 60 460 96 340C110 280 96 220 86 160', 13, '#2b2f35') +
    meterBody(sheet, 90) +
    liquidCrystal(sheet, 212, 132, 156, 74, '230.4') +
    lettering(about.brand('DMM'), 290, 124, {
      colour: '#dfe4ea',
      size: 9,
      anchor: 'middle',
    }) +
    repeat(3, (i) =>
      rect(
        212 + i * 56,
        228,
        42,
        20,
        { fill: i === 1 ? yellow : '#8b949c', stroke: '#14181c', width: 1.1 },
        8,
      ),
    ) +
    dial(sheet, 290, 344) +
    [
      [236, '#2b2f35'],
      [290, '#c8322b'],
      [344, '#c8322b'],
    ]
      .map(([x, tone]) =>
        circle(Number(x), 472, 16, { fill: '#14181c', stroke: String(tone), width: 6 }),
      )
      .join('') +
    lettering(about.print('category_meas'), 290, 444, {
      colour: '#c5ccd2',
      size: 10,
      anchor: 'middle',
    }) +
    probe(sheet, 520, 150, 8, '#c8322b') +
    probe(sheet, 86, 160, -8, '#2b2f35')
  );
}

function probe(sheet: Sheet, x: number, y: number, angle: number, colour: string): string {
  return turned(
    angle,
    x,
    y,
    rect(
      x - 11,
      y - 74,
      22,
      80,
      { fill: roundFill(sheet, colour, 'right'), stroke: darker(colour, 0.5), width: 1.3 },
      8,
    ),
    rect(
      x - 3,
      y - 116,
      6,
      46,
      { fill: metalFill(sheet, 'steel', 'right'), stroke: '#59626b', width: 1 },
      3,
    ),
  );
}

export function clampMeter(sheet: Sheet, about: Attributes): string {
  return (
    floorShadow(sheet, 300, 536, 150, 20) +
    path('M206 250C150 200 150 60 290 52C430 60 430 200 374 250', {
      stroke: darker(red, 0.4),
      width: 52,
    }) +
    path('M206 250C150 200 150 60 290 52C430 60 430 200 374 250', { stroke: red, width: 46 }) +
    path('M196 220C160 170 180 72 290 66', { stroke: lighter(red, 0.45), width: 9, cap: 'round' }) +
    segment([290, 28], [290, 78], { stroke: '#14181c', width: 3 }) +
    meterBody(sheet, 220) +
    liquidCrystal(sheet, 212, 420, 156, 66, '12.6 A') +
    dial(sheet, 290, 322) +
    lettering(about.brand(), 290, 412, { colour: '#dfe4ea', size: 9, anchor: 'middle' })
  );
}
