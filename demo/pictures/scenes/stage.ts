import { families } from '../families.ts';
import { group, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { parsePictureName } from '../picture-name.ts';

/** A product's own drawing, set into a scene: its 600-square scaled to `size` at (x, y). */
export function stand(sheet: Sheet, name: string, x: number, y: number, size: number): string {
  const { family, view, attributes } = parsePictureName(name);
  const drawing = families[family];
  const draw = drawing?.[view] ?? drawing?.main;
  if (draw === undefined) return '';
  return group(
    `translate(${short(x)} ${short(y)}) scale(${Math.round((size / 600) * 1000) / 1000})`,
    draw(sheet, attributes),
  );
}

/** The same drawing at several places, written once. */
export function stands(
  sheet: Sheet,
  id: string,
  name: string,
  places: readonly (readonly [x: number, y: number, size: number])[],
): string {
  const { family, view, attributes } = parsePictureName(name);
  const drawing = families[family];
  const draw = drawing?.[view] ?? drawing?.main;
  if (draw === undefined) return '';
  const copies = places.map(
    ([x, y, size]) =>
      `<use href="#${id}" transform="translate(${short(x)} ${short(y)}) scale(${Math.round((size / 600) * 1000) / 1000})"/>`,
  );
  return `<defs><g id="${id}">${draw(sheet, attributes)}</g></defs>${copies.join('')}`;
}
