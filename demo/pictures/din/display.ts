import { lettering } from '../kit/letters.ts';
import { rect } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { glint } from '../kit/solids.ts';

/** A dark window with glowing figures. */
export function glowing(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
  colour = '#ff5a48',
): string {
  return (
    rect(
      x,
      y,
      width,
      height,
      {
        fill: sheet.fade('#343b43', '#0d1014', 'slant'),
        stroke: '#0a0c0f',
        width: 2,
      },
      6,
    ) +
    lettering(text, x + width / 2, y + height * 0.76, {
      colour,
      size: height * 0.52,
      anchor: 'middle',
      fit: width * 0.84,
      weight: 0.15,
    }) +
    glint(x + 6, y + 5, width * 0.5, 4, 0.2)
  );
}

/** A pale liquid-crystal window. */
export function liquidCrystal(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  text: string,
): string {
  return (
    rect(
      x - 5,
      y - 5,
      width + 10,
      height + 10,
      { fill: '#3a4149', stroke: '#20252b', width: 1.4 },
      6,
    ) +
    rect(
      x,
      y,
      width,
      height,
      {
        fill: sheet.fade('#b9c4b0', '#dbe3d2'),
        stroke: '#59626b',
        width: 1,
      },
      3,
    ) +
    lettering(text, x + width / 2, y + height * 0.78, {
      colour: '#232a22',
      size: height * 0.56,
      anchor: 'middle',
      fit: width * 0.86,
      weight: 0.14,
    })
  );
}

export function pushButton(
  sheet: Sheet,
  x: number,
  y: number,
  size: number,
  colour = '#d4d9dd',
): string {
  return rect(
    x,
    y,
    size,
    size * 0.72,
    {
      fill: sheet.fade('#fff', colour),
      stroke: '#767f88',
      width: 1.2,
    },
    5,
  );
}
