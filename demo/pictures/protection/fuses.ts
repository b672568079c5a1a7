import { modular, nose } from '../din/modular.ts';
import { edgeOf, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, path, rect, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, metalFill, roundFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

function cylindricalFuse(sheet: Sheet, about: Attributes): string {
  const cap = (x: number, width: number): string =>
    path(`M${x} 220h${width}q22 80 0 160h-${width}q-22 -80 0 -160Z`, {
      fill: metalFill(sheet, 'tin'),
      stroke: '#59626b',
      width: 1.6,
    });
  return turned(
    -24,
    300,
    300,
    cap(70, 96),
    path('M150 228H450V372H150Q166 300 150 228Z', {
      fill: roundFill(sheet, '#f0ece2'),
      stroke: edgeOf('#f0ece2'),
      width: 1.6,
    }),
    cap(434, 96),
    ellipse(530, 300, 15, 80, { fill: lighter(metals.tin, 0.4), stroke: '#59626b', width: 1.4 }),
    lettering(about.print('in_a', ' A') || about.print('size_mm'), 300, 306, {
      colour: '#2b3036',
      size: 40,
      anchor: 'middle',
      weight: 0.15,
    }),
    lettering('gG', 300, 344, { colour: '#59626b', size: 18, anchor: 'middle' }),
  );
}

function bladeFuse(sheet: Sheet, about: Attributes): string {
  const blade = (y: number): string =>
    rect(
      262,
      y,
      46,
      110,
      { fill: metalFill(sheet, 'tin', 'right'), stroke: '#59626b', width: 1.6 },
      5,
    );
  return (
    blade(60) +
    blade(430) +
    block(sheet, {
      x: 180,
      y: 168,
      width: 210,
      height: 264,
      depth: 150,
      colour: '#efeae0',
      radius: 8,
    }) +
    rect(180, 168, 210, 30, {
      fill: metalFill(sheet, 'steel', 'right'),
      stroke: '#59626b',
      width: 1.2,
    }) +
    rect(180, 402, 210, 30, {
      fill: metalFill(sheet, 'steel', 'right'),
      stroke: '#59626b',
      width: 1.2,
    }) +
    lettering('NH', 285, 256, { colour: '#b3541e', size: 26, anchor: 'middle', weight: 0.18 }) +
    lettering(about.print('in_a', ' A') || about.print('size_mm'), 285, 316, {
      colour: '#12161c',
      size: 42,
      anchor: 'middle',
      weight: 0.16,
    }) +
    lettering('gG', 285, 356, { colour: '#4b535c', size: 18, anchor: 'middle' })
  );
}

/** A hinged holder for the rail, its cartridge drawer half open. */
function holder(sheet: Sheet, about: Attributes): string {
  return modular(sheet, {
    modules: 1,
    front: (width) =>
      rect(
        8,
        nose.top + 34,
        width - 16,
        132,
        { fill: sheet.fade('#59626b', '#2b3036'), stroke: '#14181c', width: 1.4 },
        5,
      ) +
      rect(
        20,
        nose.top + 26,
        width - 40,
        118,
        { fill: roundFill(sheet, '#f0ece2', 'right'), stroke: '#8d8a83', width: 1.3 },
        8,
      ) +
      rect(
        20,
        nose.top + 26,
        width - 40,
        24,
        { fill: metalFill(sheet, 'tin', 'right'), stroke: '#59626b', width: 1 },
        4,
      ) +
      lettering(about.print('size_mm'), width / 2, nose.top + 188, {
        colour: '#2b3036',
        size: 13,
        anchor: 'middle',
        fit: width - 16,
      }),
  });
}

/** The open base of a blade fuse: two spring jaws on a ceramic foot. */
function bladeBase(sheet: Sheet, about: Attributes): string {
  const jaw = (y: number): string =>
    block(sheet, {
      x: 206,
      y,
      width: 120,
      height: 56,
      depth: 90,
      colour: metals.copper,
      radius: 4,
    }) +
    rect(
      252,
      y - 26,
      12,
      60,
      { fill: metalFill(sheet, 'tin', 'right'), stroke: '#59626b', width: 1.2 },
      3,
    ) +
    rect(
      276,
      y - 26,
      12,
      60,
      { fill: metalFill(sheet, 'tin', 'right'), stroke: '#59626b', width: 1.2 },
      3,
    );
  return (
    block(sheet, {
      x: 186,
      y: 110,
      width: 160,
      height: 390,
      depth: 120,
      colour: '#4b535c',
      radius: 10,
    }) +
    jaw(150) +
    jaw(410) +
    lettering(about.print('size_mm'), 266, 318, {
      colour: '#fff',
      size: 30,
      anchor: 'middle',
      fit: 140,
    })
  );
}

export function fuse(sheet: Sheet, about: Attributes): string {
  const blade = /^NH/i.test(about.text('size_mm', '')) || about.number('in_a', 0) > 100;
  const base = /holder|base/.test(about.text('kind', ''));
  if (base && !blade) return holder(sheet, about);
  const drawn = base ? bladeBase : blade ? bladeFuse : cylindricalFuse;
  return floorShadow(sheet, 320, 520, 210, 26) + drawn(sheet, about);
}
