import { coil } from '../cables/coil.ts';
import type { Families } from '../family.ts';
import { darker, lighter, type Metal, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, path, rect, repeat, segment, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, block, floorShadow, metalFill, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

function metalOf(about: Attributes, otherwise: Metal): Metal {
  const word = about.text('material', '').toLowerCase();
  if (/copper|cupr|cu/.test(word)) return 'copper';
  if (/brass/.test(word)) return 'brass';
  if (/al/.test(word)) return 'aluminium';
  if (/steel|zinc|galv|inox/.test(word)) return 'zinc';
  return otherwise;
}

function rods(sheet: Sheet, about: Attributes): string {
  const tone = metals[metalOf(about, 'copper')];
  const width = Math.min(48, 22 + about.number('diameter_mm', 16) * 1.2);
  const rod = (y: number): string =>
    bar(sheet, 40, y, 440, width, tone) +
    path(`M478 ${y - width / 2}L556 ${y}L478 ${y + width / 2}Z`, {
      fill: metalFill(sheet, metalOf(about, 'copper')),
      stroke: darker(tone, 0.5),
      width: 1.5,
    }) +
    repeat(7, (i) =>
      segment([52 + i * 9, y - width / 2], [56 + i * 9, y + width / 2], {
        stroke: darker(tone, 0.4),
        width: 2,
      }),
    );
  return (
    floorShadow(sheet, 310, 500, 250, 28) +
    turned(
      -32,
      300,
      300,
      rod(210),
      rod(280),
      rod(350),
      block(sheet, {
        x: 226,
        y: 300,
        width: 92,
        height: 124,
        depth: 50,
        colour: metals.brass,
        radius: 14,
      }),
      screw(sheet, 272, 330, 17),
      screw(sheet, 272, 394, 17),
      lettering(`${about.print('diameter_mm', ' mm')}  ${about.print('len_m', ' m')}`, 120, 286, {
        colour: darker(tone, 0.55),
        size: 15,
      }),
    )
  );
}

function clampOnly(sheet: Sheet, about: Attributes): string {
  const tone = metalOf(about, 'brass');
  return (
    floorShadow(sheet, 310, 500, 180, 26) +
    bar(sheet, 40, 330, 510, 70, metals.copper) +
    block(sheet, {
      x: 196,
      y: 220,
      width: 190,
      height: 220,
      depth: 90,
      colour: metals[tone],
      radius: 26,
    }) +
    ellipse(290, 330, 54, 54, {
      fill: metalFill(sheet, 'copper'),
      stroke: darker(metals.copper, 0.5),
      width: 2,
    }) +
    rect(
      276,
      130,
      30,
      100,
      { fill: metalFill(sheet, 'zinc', 'right'), stroke: '#59626b', width: 1.4 },
      3,
    ) +
    path('M254 96H328L338 134H244Z', {
      fill: metalFill(sheet, 'zinc', 'right'),
      stroke: '#59626b',
      width: 1.6,
    })
  );
}

function strip(sheet: Sheet, about: Attributes): string {
  const tone = metals[metalOf(about, 'zinc')];
  const size = about.has('width_mm') ? `${about.print('width_mm')}x${about.print('thick_mm')}` : '';
  const wide = 90 + Math.min(60, about.number('width_mm', 40));
  const windings = repeat(9, (i) =>
    ellipse(290, 300 - wide / 2, 210 - i * 13, 118 - i * 7.3, {
      stroke: i % 2 ? darker(tone, 0.25) : lighter(tone, 0.25),
      width: 6,
    }),
  );
  return (
    floorShadow(sheet, 310, 474, 240, 36) +
    path(
      `M80 ${300 - wide / 2}V${300 + wide / 2}A210 118 0 0 0 500 ${300 + wide / 2}V${300 - wide / 2}Z`,
      {
        fill: metalFill(sheet, metalOf(about, 'zinc'), 'right'),
        stroke: darker(tone, 0.5),
        width: 1.8,
      },
    ) +
    ellipse(290, 300 - wide / 2, 210, 118, { fill: tone, stroke: darker(tone, 0.5), width: 1.6 }) +
    windings +
    ellipse(290, 300 - wide / 2, 92, 50, {
      fill: sheet.fade('#3a4149', lighter(tone, 0.3)),
      stroke: darker(tone, 0.5),
      width: 1.8,
    }) +
    path(
      `M496 ${304 - wide / 2}C530 ${340 - wide / 2} 560 ${420 - wide / 2} 572 ${470 - wide / 2}V${470 + wide / 2}C556 ${410 + wide / 2} 530 ${340 + wide / 2} 496 ${306 + wide / 2}Z`,
      {
        fill: sheet.fade(lighter(tone, 0.4), darker(tone, 0.2), 'right'),
        stroke: darker(tone, 0.5),
        width: 1.6,
      },
    ) +
    lettering(size, 290, 346 + wide / 2, { colour: darker(tone, 0.6), size: 26, anchor: 'middle' })
  );
}

function conductor(sheet: Sheet, about: Attributes): string {
  return about.has('diameter_mm')
    ? coil(sheet, {
        colour: metals[metalOf(about, 'zinc')],
        thickness: 16,
        label: {
          title: about.text('brand', 'EARTH'),
          lines: [`Ø ${about.number('diameter_mm', 8)} mm`],
        },
      })
    : strip(sheet, about);
}

export const earthing: Families = {
  'er.rod': {
    main: (sheet, about) =>
      /clamp/.test(about.text('kind', '')) ? clampOnly(sheet, about) : rods(sheet, about),
    focus: [300, 320, 1.8],
  },
  'er.strip': { main: conductor, focus: [420, 300, 1.8] },
};
