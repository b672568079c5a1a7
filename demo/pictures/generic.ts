import type { Draw } from './family.ts';
import { copper } from './kit/colours.ts';
import { lettering } from './kit/letters.ts';
import { group, path, rect } from './kit/shapes.ts';
import type { Sheet } from './kit/sheet.ts';
import { block, floorShadow } from './kit/solids.ts';
import type { Attributes } from './picture-name.ts';

const card = '#cda673';

/** The carton every packed thing comes in; its label shows what is inside. */
export function carton(sheet: Sheet, about: Attributes, inside: string): string {
  const brand = about.brand(about.text('series', ''));
  return (
    floorShadow(sheet, 310, 524, 250, 28) +
    block(sheet, { x: 70, y: 150, width: 380, height: 350, depth: 230, colour: card, radius: 2 }) +
    path('M234 150L331 90H371L286 150Z', { fill: '#e7cfa4', opacity: 0.9 }) +
    rect(240, 150, 46, 66, { fill: '#e7cfa4', opacity: 0.9 }) +
    rect(102, 206, 316, 264, { fill: '#fff', stroke: '#9c7a4c', width: 1.2 }, 6) +
    rect(102, 206, 316, 12, { fill: copper }, 6) +
    group(
      `translate(${brand === '' ? 142 : 154} ${brand === '' ? 222 : 218}) scale(${brand === '' ? 0.4 : 0.36})`,
      inside,
    ) +
    lettering(brand, 260, 456, {
      colour: '#12161c',
      size: 20,
      anchor: 'middle',
      fit: 280,
      weight: 0.16,
    })
  );
}

/** For a family nobody has drawn yet: an honest plain box with the shop's mark. */
export const plainBox: Draw = (sheet, about) =>
  floorShadow(sheet, 310, 524, 240, 28) +
  block(sheet, {
    x: 96,
    y: 160,
    width: 340,
    height: 340,
    depth: 210,
    colour: '#e8ebee',
    radius: 4,
  }) +
  rect(132, 200, 268, 260, { fill: '#fff', stroke: '#c5ccd2', width: 1.2 }, 8) +
  path('M172 338C216 338 216 280 266 280S316 338 360 338', {
    stroke: copper,
    width: 16,
    cap: 'round',
  }) +
  path('M172 372H360', { stroke: copper, width: 16, cap: 'round', opacity: 0.35 }) +
  lettering(about.brand(), 266, 436, {
    colour: '#5b6673',
    size: 20,
    anchor: 'middle',
    fit: 220,
  });

/** The main drawing from near, centred on its focus. */
export function closeUp(drawing: string, [x, y, zoom]: readonly [number, number, number]): string {
  return group(`translate(${300 - x * zoom} ${300 - y * zoom}) scale(${zoom})`, drawing);
}
