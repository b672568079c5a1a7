import { darker, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { path, rect, repeat, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, floorShadow, metalFill, roundFill, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { red } from './meters.ts';

export function tester(sheet: Sheet, about: Attributes): string {
  if (/pole|detector/.test(about.text('kind', '')) || about.number('u_v', 220) > 500)
    return twoPoleTester(sheet);
  const clear = '#e9b7a9';
  return (
    floorShadow(sheet, 310, 440, 250, 24) +
    turned(
      -28,
      300,
      300,
      bar(sheet, 330, 300, 200, 16, metals.steel, 3),
      rect(326, 288, 90, 24, { fill: '#2b2f35' }, 4),
      path('M524 291L560 296V304L524 309Z', { fill: metals.steel, stroke: '#59626b', width: 1 }),
      rect(
        60,
        262,
        270,
        76,
        { fill: roundFill(sheet, clear), stroke: darker(clear, 0.45), width: 1.7 },
        18,
      ),
      rect(126, 282, 110, 36, { fill: '#f6e3c0', stroke: '#b07a3c', width: 1.3 }, 16),
      path('M146 300h22m6-9v18m12-18v18m6-9h24', { stroke: '#b3541e', width: 4 }),
      rect(28, 268, 44, 64, { fill: metalFill(sheet, 'brass'), stroke: '#8a6a22', width: 1.4 }, 8),
      rect(252, 270, 64, 60, { fill: '#fff', opacity: 0.2 }, 8),
      lettering(about.print('u_v', ' V'), 280, 308, {
        colour: '#6f2a1c',
        size: 15,
        anchor: 'middle',
        fit: 62,
      }),
    )
  );
}

function twoPoleTester(sheet: Sheet): string {
  const rod = (x: number, display: boolean): string =>
    rect(
      x - 7,
      60,
      14,
      90,
      { fill: metalFill(sheet, 'steel', 'right'), stroke: '#59626b', width: 1.2 },
      4,
    ) +
    rect(
      x - 38,
      140,
      76,
      320,
      { fill: roundFill(sheet, display ? red : '#3a4149', 'right'), stroke: '#14181c', width: 1.6 },
      26,
    ) +
    rect(x - 46, 168, 92, 16, { fill: '#14181c' }, 8) +
    (display
      ? rect(x - 24, 206, 48, 150, { fill: '#14181c' }, 6) +
        repeat(5, (i) =>
          rect(
            x - 14,
            216 + i * 27,
            28,
            15,
            { fill: ['#c8322b', '#f2c21a', '#37b36b', '#37b36b', '#37b36b'][i] ?? '#37b36b' },
            3,
          ),
        )
      : '');
  return (
    floorShadow(sheet, 310, 530, 210, 24) +
    tube('M200 456C220 560 400 570 410 456', 18, '#2b2f35') +
    rod(200, true) +
    rod(410, false)
  );
}
