import { darker, edgeOf, lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, ellipse, path, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { behind, block, floorShadow, roundFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

export const white = '#f4f5f6';

function blades(x: number, y: number, radius: number, colour: string): string {
  return repeat(7, (i) => {
    const angle = (i * 360) / 7;
    return path(
      `M${x} ${y}q${radius * 0.16} ${-radius * 0.5} ${radius * 0.62} ${-radius * 0.66}q${radius * 0.1} ${radius * 0.5} ${-radius * 0.62} ${radius * 0.66}Z`,
      {
        fill: i % 2 ? colour : lighter(colour, 0.16),
        stroke: darker(colour, 0.3),
        width: 1.2,
        turn: [angle, x, y],
      },
    );
  });
}

export function wallFan(sheet: Sheet, about: Attributes): string {
  const x = 110;
  const y = 120;
  const size = 350;
  const middle = [x + size / 2, y + size / 2] as const;
  const pipe = behind(middle[0], middle[1], 200);
  return (
    floorShadow(sheet, 310, 506, 220, 24) +
    circle(pipe[0] + 30, pipe[1] - 6, 120, {
      fill: darker(white, 0.3),
      stroke: edgeOf(white),
      width: 1.6,
    }) +
    block(sheet, { x, y, width: size, height: size, depth: 60, colour: white, radius: 26 }) +
    circle(middle[0], middle[1], 142, {
      fill: sheet.fade('#3a4149', '#767f88', 'slant'),
      stroke: edgeOf(white),
      width: 1.8,
    }) +
    blades(middle[0], middle[1], 150, '#c5ccd2') +
    circle(middle[0], middle[1], 34, {
      fill: roundFill(sheet, white),
      stroke: edgeOf(white),
      width: 1.5,
    }) +
    repeat(7, (i) => {
      const dy = -120 + i * 40;
      const half = Math.sqrt(142 * 142 - dy * dy);
      return (
        segment([middle[0] - half, middle[1] + dy], [middle[0] + half, middle[1] + dy], {
          stroke: white,
          width: 9,
        }) +
        segment([middle[0] - half, middle[1] + dy + 5], [middle[0] + half, middle[1] + dy + 5], {
          stroke: '#8b949c',
          width: 1.4,
        })
      );
    }) +
    lettering(about.print('diameter_mm', ' mm'), x + size - 24, y + size - 16, {
      colour: '#8b949c',
      size: 16,
      anchor: 'end',
    })
  );
}

export function ductFan(sheet: Sheet, about: Attributes): string {
  const body = '#cfd5da';
  return (
    floorShadow(sheet, 310, 500, 240, 28) +
    path('M400 214H520V386H400Z', {
      fill: roundFill(sheet, body),
      stroke: edgeOf(body),
      width: 1.7,
    }) +
    path('M176 200Q300 116 424 200V400Q300 484 176 400Z', {
      fill: roundFill(sheet, body),
      stroke: edgeOf(body),
      width: 1.7,
    }) +
    path('M90 206H200V394H90Z', {
      fill: roundFill(sheet, body),
      stroke: edgeOf(body),
      width: 1.7,
    }) +
    ellipse(90, 300, 34, 94, { fill: '#2b3036', stroke: edgeOf(body), width: 2 }) +
    path('M90 300L78 222M90 300L112 236M90 300L116 330M90 300L84 380M90 300L64 344M90 300L62 262', {
      stroke: '#9aa3ab',
      width: 10,
    }) +
    ellipse(90, 300, 11, 26, { fill: body, stroke: '#59626b', width: 1.3 }) +
    block(sheet, {
      x: 250,
      y: 96,
      width: 120,
      height: 66,
      depth: 70,
      colour: '#3a4149',
      radius: 8,
    }) +
    lettering(about.print('diameter_mm', ' mm'), 300, 306, {
      colour: '#4b535c',
      size: 22,
      anchor: 'middle',
    })
  );
}
