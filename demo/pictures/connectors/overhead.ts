import { darker, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, path, polygon, rect, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, block, floorShadow, metalFill, roundFill, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

const black = '#2f343a';

function piercingClamp(sheet: Sheet, about: Attributes): string {
  return (
    tube('M40 372H560', 54, '#3a3f45') +
    block(sheet, {
      x: 168,
      y: 316,
      width: 220,
      height: 140,
      depth: 120,
      colour: black,
      radius: 18,
    }) +
    block(sheet, {
      x: 182,
      y: 214,
      width: 192,
      height: 92,
      depth: 116,
      colour: lighter(black, 0.08),
      radius: 18,
    }) +
    tube('M330 300H520', 36, '#3a3f45') +
    rect(
      258,
      120,
      26,
      100,
      { fill: metalFill(sheet, 'zinc', 'right'), stroke: '#59626b', width: 1.4 },
      3,
    ) +
    polygon(
      [
        [236, 96],
        [304, 96],
        [312, 132],
        [228, 132],
      ],
      { fill: metalFill(sheet, 'zinc', 'right'), stroke: '#59626b', width: 1.6 },
    ) +
    path('M258 96V132M284 96V132', { stroke: '#767f88', width: 1.4 }) +
    lettering(about.print('section_mm2', ' mm²'), 278, 402, {
      colour: '#e9ecee',
      size: 18,
      anchor: 'middle',
      fit: 180,
    })
  );
}

function anchorClamp(sheet: Sheet): string {
  return (
    path('M120 300C120 190 250 170 300 240', { stroke: darker(metals.steel, 0.5), width: 16 }) +
    path('M120 300C120 190 250 170 300 240', { stroke: lighter(metals.steel, 0.4), width: 8 }) +
    path('M120 300C120 400 230 420 290 366', { stroke: darker(metals.steel, 0.5), width: 16 }) +
    path('M120 300C120 400 230 420 290 366', { stroke: lighter(metals.steel, 0.4), width: 8 }) +
    polygon(
      [
        [270, 220],
        [520, 262],
        [520, 350],
        [270, 392],
        [236, 306],
      ],
      {
        fill: sheet.fade(lighter(black, 0.3), darker(black, 0.3)),
        stroke: '#14181c',
        width: 2,
      },
    ) +
    polygon(
      [
        [310, 258],
        [500, 282],
        [500, 330],
        [310, 354],
      ],
      { fill: lighter(black, 0.14), stroke: '#14181c', width: 1.4 },
    ) +
    tube('M300 306H570', 40, '#454c54')
  );
}

/** A cradle under a hook: the line hangs, it does not pull. */
function suspensionClamp(sheet: Sheet): string {
  return (
    path('M300 70V130M300 130C250 150 240 200 260 250M300 130C350 150 360 200 340 250', {
      stroke: '#59626b',
      width: 16,
      cap: 'round',
    }) +
    path('M300 74V130M298 134C254 154 246 200 264 246', {
      stroke: '#c5ccd2',
      width: 6,
      cap: 'round',
    }) +
    tube('M40 372H560', 50, '#454c54') +
    path('M170 320Q300 230 430 320L400 420Q300 450 200 420Z', {
      fill: sheet.fade(lighter(black, 0.3), darker(black, 0.3)),
      stroke: '#14181c',
      width: 2,
    }) +
    path('M196 372H404', { stroke: '#14181c', width: 6 })
  );
}

function insulatedSleeve(sheet: Sheet, about: Attributes): string {
  return turned(
    -24,
    300,
    300,
    bar(sheet, 70, 300, 460, 96, black),
    ellipse(530, 300, 20, 46, { fill: '#59626b', stroke: '#14181c', width: 1.6 }),
    ellipse(531, 300, 14, 34, { fill: metals.aluminium, stroke: '#59626b', width: 1.4 }),
    ellipse(532, 300, 9, 24, { fill: '#20252b' }),
    rect(250, 252, 90, 96, { fill: roundFill(sheet, '#2767b8'), opacity: 0.85 }),
    lettering(about.print('section_mm2', ' mm²'), 150, 308, { colour: '#dfe4ea', size: 22 }),
  );
}

/** The pole's arm: a plate with holes and a hook. */
function lineBracket(sheet: Sheet): string {
  const alloy = metals.aluminium;
  return (
    block(sheet, {
      x: 150,
      y: 130,
      width: 120,
      height: 330,
      depth: 44,
      colour: alloy,
      radius: 14,
    }) +
    ellipse(210, 190, 18, 24, { fill: '#3f474f', stroke: darker(alloy, 0.5), width: 2 }) +
    ellipse(210, 400, 18, 24, { fill: '#3f474f', stroke: darker(alloy, 0.5), width: 2 }) +
    path('M250 260C360 230 440 270 440 330C440 390 340 400 320 350', {
      stroke: darker(alloy, 0.5),
      width: 44,
      cap: 'round',
    }) +
    path('M250 260C360 230 440 270 440 330C440 390 340 400 320 350', {
      stroke: alloy,
      width: 38,
      cap: 'round',
    }) +
    path('M256 248C350 226 420 260 428 310', {
      stroke: lighter(alloy, 0.6),
      width: 9,
      cap: 'round',
    })
  );
}

export function overheadFitting(sheet: Sheet, about: Attributes): string {
  const kind = about.text('kind', 'piercing-clamp');
  const drawn = /anchor/.test(kind)
    ? anchorClamp(sheet)
    : /suspension/.test(kind)
      ? suspensionClamp(sheet)
      : /sleeve/.test(kind)
        ? insulatedSleeve(sheet, about)
        : /bracket/.test(kind)
          ? lineBracket(sheet)
          : piercingClamp(sheet, about);
  return floorShadow(sheet, 310, 500, 220, 26) + drawn;
}
