import { colourOf, darker, edgeOf, lighter, metals } from '../kit/colours.ts';
import { ellipse, group, path, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, metalFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

function clip(sheet: Sheet, colour: string, size: number): string {
  const edge = { stroke: edgeOf(colour), width: 1.5 };
  return (
    rect(
      38,
      -86,
      13,
      190,
      { fill: metalFill(sheet, 'steel', 'right'), stroke: '#59626b', width: 1.2 },
      2,
    ) +
    path('M38 104h13l-6.5 16Z', { fill: metals.steel, stroke: '#59626b', width: 1 }) +
    ellipse(44.5, -86, 20, 6, { fill: lighter(metals.steel, 0.4), stroke: '#59626b', width: 1.2 }) +
    path(
      `M20 -40H70V52H20V40H8V10A${size} ${size} 0 0 0 ${8 - size * 2} 10V40H${-4 - size * 2}V10C${-4 - size * 2} ${-20 - size} ${-10} ${-34 - size * 0.4} 20 -40Z`,
      {
        fill: sheet.linear(
          [
            [0, lighter(colour, 0.6)],
            [0.6, colour],
            [1, darker(colour, 0.22)],
          ],
          'slant',
        ),
        ...edge,
      },
    )
  );
}

/** An open ring that a tube is pressed into. */
function tubeClip(sheet: Sheet, colour: string): string {
  const edge = { stroke: edgeOf(colour), width: 1.6 };
  return (
    block(sheet, { x: -70, y: 60, width: 130, height: 34, depth: 80, colour, radius: 5 }) +
    path('M-52 -50A66 66 0 1 0 52 -50L36 -36A44 44 0 1 1 -36 -36Z', {
      fill: sheet.fade(lighter(colour, 0.5), darker(colour, 0.2), 'slant'),
      ...edge,
    })
  );
}

/** A strap that closes about the cable and ends in a barbed peg. */
function dowelClamp(sheet: Sheet, colour: string): string {
  const pen = sheet.fade(lighter(colour, 0.5), darker(colour, 0.2), 'slant');
  return (
    path('M-10 30C-110 10 -110 -110 -10 -110C90 -110 90 10 -10 30', {
      stroke: edgeOf(colour),
      width: 24,
    }) +
    path('M-10 30C-110 10 -110 -110 -10 -110C90 -110 90 10 -10 30', { stroke: colour, width: 20 }) +
    path('M-32 24H16L10 110L-8 140L-26 110Z', { fill: pen, stroke: edgeOf(colour), width: 1.6 }) +
    path('M-32 56H16M-30 78H14M-28 100H12', { stroke: darker(colour, 0.4), width: 3 })
  );
}

/** A saddle of steel with a hole in each foot. */
function metalStrap(sheet: Sheet): string {
  const zinc = metals.zinc;
  return (
    path('M-120 60V36H-70V10A70 70 0 0 1 70 10V36H120V60H46V10A46 46 0 0 0 -46 10V60Z', {
      fill: sheet.fade(lighter(zinc, 0.6), darker(zinc, 0.25), 'slant'),
      stroke: darker(zinc, 0.5),
      width: 1.7,
    }) +
    ellipse(-96, 48, 11, 6, { fill: '#3f474f' }) +
    ellipse(96, 48, 11, 6, { fill: '#3f474f' })
  );
}

function oneClip(sheet: Sheet, about: Attributes): string {
  const kind = about.text('kind', 'nail-clip');
  const size = Math.min(46, 24 + about.number('diameter_mm', 8) * 1.2);
  const colour = colourOf(about.text('colour'), /tube/.test(kind) ? 'grey' : 'white');
  if (/tube/.test(kind)) return tubeClip(sheet, colour);
  if (/dowel/.test(kind)) return dowelClamp(sheet, colour);
  if (/strap|metal/.test(kind)) return metalStrap(sheet);
  return clip(sheet, colour, size);
}

/** A few pieces as they fall out of the bag; the bigger they are, the fewer. */
export function cableClips(sheet: Sheet, about: Attributes): string {
  const places = [
    [200, 210, -12],
    [440, 230, 14],
    [240, 430, 6],
    [450, 450, -16],
  ] as const;
  const one = oneClip(sheet, about);
  return places
    .map(
      ([x, y, angle]) =>
        floorShadow(sheet, x + 8, y + 118, 76, 13) +
        group(`translate(${x} ${y}) rotate(${angle})`, one),
    )
    .join('');
}
