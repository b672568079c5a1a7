import { coil } from '../cables/coil.ts';
import type { Draw, Families } from '../family.ts';
import { darker, lighter, type Metal, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, path, rect, repeat, segment, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, block, floorShadow, metalFill, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

function metalOf(about: Attributes, otherwise: Metal): Metal {
  const word = about.text('material', '').toLowerCase();
  if (word.includes('copper')) return 'copper';
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

/** A short threaded sleeve that joins two rods. */
function coupling(sheet: Sheet, about: Attributes): string {
  const tone = metals[metalOf(about, 'brass')];
  return (
    floorShadow(sheet, 310, 440, 200, 26) +
    turned(
      -24,
      300,
      300,
      bar(sheet, 140, 300, 300, 130, tone),
      ellipse(440, 300, 26, 63, {
        fill: lighter(tone, 0.35),
        stroke: darker(tone, 0.5),
        width: 1.6,
      }),
      ellipse(441, 300, 20, 48, { fill: '#2b3036' }),
      repeat(4, (i) =>
        ellipse(441, 300, 19 - i * 3, 46 - i * 8, { stroke: darker(tone, 0.3), width: 2 }),
      ),
    )
  );
}

/** The hardened point driven in front of the first rod. */
function tip(sheet: Sheet): string {
  return (
    floorShadow(sheet, 310, 440, 210, 26) +
    turned(
      -24,
      300,
      300,
      bar(sheet, 110, 300, 190, 84, metals.steel),
      path('M290 236H360L520 300L360 364H290Q310 300 290 236Z', {
        fill: metalFill(sheet, 'steel'),
        stroke: '#454c54',
        width: 1.7,
      }),
      ellipse(110, 300, 17, 41, {
        fill: lighter(metals.steel, 0.3),
        stroke: '#59626b',
        width: 1.5,
      }),
    )
  );
}

const earthRod: Draw = (sheet, about) => {
  const kind = about.text('kind', 'earth-rod');
  if (/clamp/.test(kind)) return clampOnly(sheet, about);
  if (/coupling/.test(kind)) return coupling(sheet, about);
  return /tip/.test(kind) ? tip(sheet) : rods(sheet, about);
};

const earthConductor: Draw = (sheet, about) =>
  /wire/.test(about.text('kind', '')) || about.has('diameter_mm')
    ? coil(sheet, {
        colour: metals[metalOf(about, 'zinc')],
        thickness: 16,
        label: { title: about.brand(), lines: [about.print('diameter_mm', ' mm')] },
      })
    : strip(sheet, about);

export const earthing: Families = {
  'er.rod': { main: earthRod, focus: [300, 320, 1.8] },
  'er.strip': { main: earthConductor, focus: [420, 300, 1.8] },
};
