import { darker, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, rect, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { well } from '../kit/solids.ts';

export function usbA(sheet: Sheet, x: number, y: number): string {
  return (
    rect(x - 40, y - 19, 80, 38, { fill: metals.steel, stroke: '#59626b', width: 1.2 }, 4) +
    well(sheet, x - 34, y - 13, 68, 26, 2) +
    rect(x - 30, y - 10, 60, 10, { fill: '#e9ecee' }, 1) +
    repeat(4, (i) => rect(x - 23 + i * 13, y - 4, 8, 5, { fill: metals.brass }))
  );
}

export function usbC(sheet: Sheet, x: number, y: number): string {
  return (
    rect(x - 28, y - 12, 56, 24, { fill: metals.steel, stroke: '#59626b', width: 1.2 }, 12) +
    well(sheet, x - 22, y - 7, 44, 14, 7) +
    rect(x - 15, y - 2, 30, 4, { fill: '#8b949c' }, 2)
  );
}

/** An eight-way modular jack with its contacts and latch notch. */
export function rj45(sheet: Sheet, x: number, y: number, colour: string): string {
  const outline = `M${x - 38} ${y - 30}h76v42h-14v10h-14v10h-20v-10h-14v-10h-14Z`;
  return (
    rect(
      x - 52,
      y - 44,
      104,
      92,
      { fill: darker(colour, 0.08), stroke: darker(colour, 0.35), width: 1.2 },
      6,
    ) +
    path(outline, {
      fill: sheet.fade('#0d1014', '#3a4149'),
      stroke: '#1b2026',
      width: 1,
    }) +
    repeat(8, (i) => rect(x - 30 + i * 8, y - 28, 3.5, 20, { fill: metals.brass }))
  );
}

export function rj11(sheet: Sheet, x: number, y: number, colour: string): string {
  return (
    rect(
      x - 46,
      y - 40,
      92,
      84,
      { fill: darker(colour, 0.08), stroke: darker(colour, 0.35), width: 1.2 },
      6,
    ) +
    path(`M${x - 28} ${y - 26}h56v38h-12v10h-10v8h-12v-8h-10v-10h-12Z`, {
      fill: sheet.fade('#0d1014', '#3a4149'),
    }) +
    repeat(4, (i) => rect(x - 16 + i * 9, y - 24, 4, 18, { fill: metals.brass }))
  );
}

export function coaxialJack(sheet: Sheet, x: number, y: number, radius: number): string {
  const rim = sheet.radial(
    [
      [0, lighter(metals.steel, 0.6)],
      [0.75, metals.steel],
      [1, darker(metals.steel, 0.4)],
    ],
    0.35,
    0.3,
    0.8,
  );
  return (
    circle(x, y, radius, { fill: rim, stroke: '#59626b', width: 1.4 }) +
    circle(x, y, radius * 0.66, { fill: '#f0f0ec', stroke: '#7d868e', width: 1 }) +
    circle(x, y, radius * 0.2, { fill: '#20252b', stroke: metals.brass, width: 3 })
  );
}

export function hdmi(sheet: Sheet, x: number, y: number): string {
  return (
    rect(x - 58, y - 26, 116, 50, { fill: metals.steel, stroke: '#59626b', width: 1.2 }, 5) +
    path(`M${x - 50} ${y - 19}h100v20l-14 16h-72l-14 -16Z`, {
      fill: sheet.fade('#0d1014', '#3a4149'),
    }) +
    rect(x - 36, y - 8, 72, 7, { fill: '#8b949c' }, 1)
  );
}

export const caption = (text: string, x: number, y: number, colour: string): string =>
  lettering(text, x, y, { colour: darker(colour, 0.5), size: 16, anchor: 'middle' });
