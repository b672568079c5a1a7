import { lettering } from '../kit/letters.ts';
import { rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { screw } from '../kit/solids.ts';

/** A row of screw terminals sunk into a dark ledge. */
export function ledge(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  marks: readonly string[],
): string {
  const each = width / marks.length;
  return (
    rect(
      x,
      y,
      width,
      62,
      {
        fill: sheet.fade('#2b3036', '#4b535c'),
        stroke: '#14181c',
        width: 1.4,
      },
      4,
    ) +
    marks
      .map(
        (mark, i) =>
          screw(sheet, x + each * (i + 0.5), y + 26, 14) +
          lettering(mark, x + each * (i + 0.5), y + 57, {
            colour: '#dfe4ea',
            size: 9,
            anchor: 'middle',
          }),
      )
      .join('')
  );
}
