import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, path, rect, repeat, segment, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, floorShadow, roundFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

export function tapeRoll(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'blue');
  const edge = { stroke: edgeOf(colour), width: 1.8 };
  const deep = 30 + Math.min(110, about.number('width_mm', 19) * 3.2);
  return (
    floorShadow(sheet, 310, 470, 220, 36) +
    path(
      `M100 ${330 - deep / 2}V${330 + deep / 2}A200 100 0 0 0 500 ${330 + deep / 2}V${330 - deep / 2}Z`,
      { fill: roundFill(sheet, colour, 'right'), ...edge },
    ) +
    (about.is('colour', 'yellow-green')
      ? path(
          `M100 ${330 - deep * 0.2}A200 100 0 0 0 500 ${330 - deep * 0.2}V${330 + deep * 0.2}A200 100 0 0 1 100 ${330 + deep * 0.2}Z`,
          {
            fill: sheet.linear(
              [
                [0, '#1c6b38'],
                [0.3, '#52b473'],
                [1, '#17512b'],
              ],
              'right',
            ),
          },
        )
      : '') +
    ellipse(300, 330 - deep / 2, 200, 100, {
      fill: sheet.fade(lighter(colour, 0.1), lighter(colour, 0.5), 'slant'),
      ...edge,
    }) +
    repeat(5, (i) =>
      ellipse(300, 330 - deep / 2, 186 - i * 14, 93 - i * 7, {
        stroke: darker(colour, 0.2),
        width: 1,
        opacity: 0.6,
      }),
    ) +
    ellipse(300, 330 - deep / 2, 112, 56, { fill: '#e8dcc4', stroke: '#8a7a58', width: 1.6 }) +
    ellipse(300, 334 - deep / 2, 98, 47, {
      fill: sheet.fade('#5d5138', '#c7b48c'),
      stroke: '#8a7a58',
      width: 1.2,
    }) +
    path(
      `M496 ${330 - deep / 2}C530 ${340 - deep / 2} 556 ${300 - deep / 2} 560 ${256 - deep / 2}V${256 + deep / 2}C556 ${300 + deep / 2} 530 ${344 + deep / 2} 496 ${334 + deep / 2}Z`,
      {
        fill: sheet.fade(lighter(colour, 0.3), darker(colour, 0.2), 'right'),
        ...edge,
      },
    )
  );
}

export function shrinkTubes(sheet: Sheet, about: Attributes): string {
  const chosen = about.text('colour');
  const width = Math.min(96, 34 + about.number('diameter_mm', 8) * 2.2);
  const tones = chosen === undefined ? ['black', 'red', 'blue'] : [chosen, chosen, chosen];
  const one = (tone: string, y: number, thick: number): string => {
    const colour = colourOf(tone, 'black');
    return (
      bar(sheet, 60, y, 400, thick, colour) +
      (tone === 'yellow-green'
        ? rect(60, y + thick * 0.04, 400, thick * 0.34, { fill: '#2f9150' })
        : '') +
      ellipse(460, y, thick * 0.2, thick * 0.49, {
        fill: lighter(colour, 0.2),
        stroke: edgeOf(colour),
        width: 1.5,
      }) +
      ellipse(461, y, thick * 0.16, thick * 0.42, { fill: '#14181c' })
    );
  };
  return (
    floorShadow(sheet, 310, 500, 240, 28) +
    turned(
      -26,
      300,
      300,
      one(tones[0] ?? 'black', 300 - width * 1.2, width * 0.72),
      one(tones[1] ?? 'black', 300, width),
      one(tones[2] ?? 'black', 300 + width * 1.15, width * 0.62),
      lettering(about.print('diameter_mm', ' mm'), 110, 306, {
        colour: '#fff',
        size: Math.min(20, width * 0.28),
        opacity: 0.85,
      }),
      segment([80, 300 - width * 0.36], [440, 300 - width * 0.36], {
        stroke: '#fff',
        width: 2,
        opacity: 0.35,
      }),
    )
  );
}
