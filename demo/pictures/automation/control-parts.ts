import { darker, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, polygon, rect, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { behind, block, floorShadow, metalFill, well } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { ledge } from './terminal-ledge.ts';

export function plugInRelay(sheet: Sheet, about: Attributes): string {
  const clear = '#cfe0ea';
  const x = 180;
  const pins = repeat(4, (i) =>
    rect(
      x + 22 + i * 46,
      440,
      14,
      70,
      { fill: metalFill(sheet, 'tin', 'right'), stroke: '#59626b', width: 1.2 },
      2,
    ),
  );
  return (
    floorShadow(sheet, 306, 524, 150, 20) +
    pins +
    block(sheet, { x, y: 130, width: 206, height: 290, depth: 150, colour: clear, radius: 10 }) +
    rect(
      x + 34,
      250,
      138,
      110,
      { fill: metalFill(sheet, 'copper'), stroke: darker(metals.copper, 0.5), width: 1.4 },
      8,
    ) +
    repeat(9, (i) =>
      segment([x + 36, 262 + i * 11], [x + 170, 262 + i * 11], {
        stroke: darker(metals.copper, 0.4),
        width: 1.4,
      }),
    ) +
    path(`M${x + 30} 236H${x + 150}L${x + 176} 210M${x + 40} 200H${x + 120}`, {
      stroke: '#767f88',
      width: 7,
    }) +
    rect(
      x,
      130,
      206,
      290,
      {
        fill: sheet.linear(
          [
            [0, '#ffffff', 0.6],
            [0.5, '#ffffff', 0.08],
            [1, '#8fb0c4', 0.3],
          ],
          'slant',
        ),
      },
      10,
    ) +
    block(sheet, {
      x: x - 6,
      y: 414,
      width: 218,
      height: 34,
      depth: 160,
      colour: '#2f5f9e',
      radius: 5,
    }) +
    lettering(about.print('coil_v', ' V') || about.print('model'), x + 20, 170, {
      colour: '#12161c',
      size: 22,
      weight: 0.16,
    }) +
    lettering(about.print('in_a', ' A'), x + 186, 170, {
      colour: '#b3541e',
      size: 18,
      anchor: 'end',
    })
  );
}

export function railSupply(sheet: Sheet, about: Attributes): string {
  const x = 190;
  const holes = repeat(6, (row) =>
    repeat(6, (i) => {
      const [hx, hy] = behind(x + 180, 190 + row * 50, 40 + i * 30);
      return polygon(
        [
          [hx, hy],
          [hx + 8, hy - 5],
          [hx + 8, hy + 21],
          [hx, hy + 26],
        ],
        { fill: '#3a4149' },
      );
    }),
  );
  return (
    floorShadow(sheet, 320, 530, 160, 22) +
    block(sheet, {
      x,
      y: 120,
      width: 180,
      height: 396,
      depth: 250,
      colour: metals.zinc,
      radius: 5,
    }) +
    holes +
    ledge(sheet, x + 10, 132, 160, ['+V', '+V', '-V', '-V']) +
    ledge(sheet, x + 10, 442, 160, ['L', 'N', 'PE']) +
    lettering(about.brand(about.text('series', 'PSU')), x + 90, 248, {
      colour: '#12161c',
      size: 20,
      anchor: 'middle',
      fit: 150,
      weight: 0.17,
    }) +
    lettering(about.print('u_v', ' V DC'), x + 90, 292, {
      colour: '#b3541e',
      size: 22,
      anchor: 'middle',
      fit: 150,
      weight: 0.16,
    }) +
    lettering(about.print('power_w', ' W'), x + 90, 330, {
      colour: '#2b3036',
      size: 20,
      anchor: 'middle',
    }) +
    circle(x + 60, 376, 8, { fill: '#37b36b', stroke: '#12161c', width: 1.2 }) +
    lettering('DC OK', x + 78, 381, { colour: '#2b3036', size: 11 }) +
    well(sheet, x + 54, 400, 72, 18, 4)
  );
}
