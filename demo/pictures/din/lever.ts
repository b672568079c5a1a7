import { darker, lighter } from '../kit/colours.ts';
import { path, polygon, rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';

/** Makers differ by the colour of the lever; a steady choice from the name is enough for a drawing. */
const levers = ['#2b2f35', '#2f5f9e', '#34404c', '#2a6f57', '#7a3a2c'] as const;

export function leverColour(brand: string): string {
  let sum = 0;
  for (const letter of brand) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return levers[sum % levers.length] ?? levers[0];
}

/** A toggle in its slot, switched on (up), with the red mark of the closed contact. */
export function lever(sheet: Sheet, x: number, y: number, width: number, colour: string): string {
  const slot = 78;
  const knob = 40;
  const fill = sheet.linear([
    [0, lighter(colour, 0.34)],
    [0.6, colour],
    [1, darker(colour, 0.4)],
  ]);
  return (
    rect(
      x,
      y,
      width,
      slot,
      {
        fill: sheet.fade('#14181c', '#59626b'),
        stroke: '#767f88',
        width: 1.2,
      },
      5,
    ) +
    rect(x + 4, y + slot - 20, width - 8, 14, { fill: '#c8322b' }, 2) +
    polygon(
      [
        [x + 4, y + 12],
        [x + 10, y - 4],
        [x + width - 2, y - 4],
        [x + width - 4, y + 12],
      ],
      { fill: lighter(colour, 0.45), stroke: darker(colour, 0.4), width: 1 },
    ) +
    rect(x + 4, y + 10, width - 8, knob, { fill, stroke: darker(colour, 0.5), width: 1.2 }, 4) +
    path(
      `M${x + 9} ${y + 22}h${width - 18}M${x + 9} ${y + 30}h${width - 18}M${x + 9} ${y + 38}h${width - 18}`,
      { stroke: darker(colour, 0.45), width: 2 },
    )
  );
}
