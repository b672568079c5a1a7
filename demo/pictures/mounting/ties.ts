import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { ellipse, group, path, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { floorShadow } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

function tie(sheet: Sheet, colour: string, width: number): string {
  const edge = { stroke: edgeOf(colour), width: 1.3 };
  return (
    path(`M0 ${-width / 2}H380L430 -4V4L380 ${width / 2}H0Z`, {
      fill: sheet.linear([
        [0, lighter(colour, 0.4)],
        [0.5, colour],
        [1, darker(colour, 0.3)],
      ]),
      ...edge,
    }) +
    path(`M60 0H372`, {
      stroke: darker(colour, 0.45),
      width: width * 0.5,
      dash: '2 4',
      opacity: 0.7,
    }) +
    rect(
      -26,
      -width * 0.85,
      40,
      width * 1.7,
      {
        fill: sheet.fade(lighter(colour, 0.5), darker(colour, 0.2), 'slant'),
        ...edge,
      },
      5,
    ) +
    rect(-15, -width * 0.4, 17, width * 0.8, { fill: darker(colour, 0.6) }, 2)
  );
}

export function cableTies(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'white');
  const width = Math.min(34, 12 + about.number('width_mm', 3.6) * 2.4);
  const angles = [-62, -50, -38, -26, -14];
  return (
    floorShadow(sheet, 320, 520, 240, 28) +
    angles
      .map((angle) => group(`translate(112 470) rotate(${angle})`, tie(sheet, colour, width)))
      .join('') +
    group(
      'translate(400 400)',
      ellipse(0, 0, 86, 86, { stroke: edgeOf(colour), width: width + 3 }),
      ellipse(0, 0, 86, 86, { stroke: darker(colour, 0.08), width }),
      ellipse(-3, -4, 86, 86, { stroke: lighter(colour, 0.5), width: width * 0.34 }),
      rect(
        62,
        -24,
        48,
        48,
        {
          fill: sheet.fade(lighter(colour, 0.5), darker(colour, 0.24), 'slant'),
          stroke: edgeOf(colour),
          width: 1.4,
        },
        6,
      ),
      path('M86 -24L96 -92', { stroke: edgeOf(colour), width: width * 0.9 }),
      path('M86 -24L96 -92', { stroke: colour, width: width * 0.9 - 3 }),
    )
  );
}
