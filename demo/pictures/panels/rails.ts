import { darker, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { along, away } from '../kit/profile.ts';
import { circle, group, type Point, path, polygon, rect, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

function railSlots(): string {
  return repeat(6, (i) => {
    const [x, y] = along([0, 0], 0.08 + i * 0.15);
    return polygon(
      [
        [x, y],
        [x + 30, y - 19],
        [x + 50, y - 19],
        [x + 20, y],
      ],
      { fill: '#4b535c', stroke: '#3a4149', width: 1 },
    );
  });
}

export function dinRail(sheet: Sheet): string {
  const zinc = metals.zinc;
  const [dx, dy] = away;
  const strip = (a: Point, b: Point, fill: string): string =>
    polygon([a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]], {
      fill,
      stroke: darker(zinc, 0.5),
      width: 1.4,
    });
  const light = sheet.fade(lighter(zinc, 0.6), zinc, 'slant');
  const dark = sheet.fade(darker(zinc, 0.2), darker(zinc, 0.4));
  return (
    floorShadow(sheet, 320, 500, 230, 26) +
    strip([72, 420], [112, 420], light) +
    strip([112, 420], [112, 452], dark) +
    strip([112, 452], [206, 452], light) +
    group('translate(140 444)', railSlots()) +
    strip([206, 452], [206, 420], sheet.fade(zinc, lighter(zinc, 0.3))) +
    strip([206, 420], [246, 420], light) +
    path('M72 420H112V452H206V420H246', { stroke: darker(zinc, 0.3), width: 7 })
  );
}

export function terminalBar(sheet: Sheet, about: Attributes): string {
  const ways = about.count('ways', 8, 14);
  const length = 80 + ways * 32;
  const x = 300 - length / 2;
  const foot = /pe|earth/.test(about.text('kind', 'n')) ? '#2f9150' : '#2767b8';
  return (
    floorShadow(sheet, 310, 430, length * 0.56, 22) +
    group(
      'rotate(-10 300 300)',
      block(sheet, { x: x + 6, y: 330, width: 54, height: 70, depth: 70, colour: foot, radius: 4 }),
      block(sheet, {
        x: x + length - 60,
        y: 330,
        width: 54,
        height: 70,
        depth: 70,
        colour: foot,
        radius: 4,
      }),
      block(sheet, {
        x,
        y: 268,
        width: length,
        height: 70,
        depth: 60,
        colour: metals.brass,
        radius: 3,
      }),
      repeat(ways, (i) =>
        circle(x + 56 + i * 32, 314, 9, {
          fill: '#2d2415',
          stroke: darker(metals.brass, 0.4),
          width: 1.4,
        }),
      ),
      repeat(ways, (i) => screw(sheet, x + 66 + i * 32, 258, 10, 'line')),
    )
  );
}

/** A covered block that spreads one feed over many wires. */
export function distributionBlock(sheet: Sheet, about: Attributes): string {
  const ways = about.count('ways', 7, 15);
  const each = 300 / Math.ceil(ways / 2);
  const row = (y: number, count: number): string =>
    repeat(count, (i) =>
      screw(sheet, 136 + each * (i + 0.5), y, Math.min(17, each * 0.4), 'line', metals.brass),
    );
  return (
    floorShadow(sheet, 310, 486, 220, 26) +
    block(sheet, {
      x: 120,
      y: 170,
      width: 330,
      height: 290,
      depth: 150,
      colour: '#3f474f',
      radius: 10,
    }) +
    row(230, Math.ceil(ways / 2)) +
    row(400, Math.floor(ways / 2)) +
    rect(
      136,
      272,
      298,
      84,
      { fill: sheet.fade('#dcebf3', '#9fbccb', 'slant'), stroke: '#5d7c90', width: 1.4 },
      6,
    ) +
    lettering(`${about.print('ways')}  ${about.print('in_a', ' A')}`.trim(), 285, 326, {
      colour: '#20252b',
      size: 26,
      anchor: 'middle',
      fit: 260,
    })
  );
}
