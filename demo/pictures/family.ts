import type { Sheet } from './kit/sheet.ts';
import type { Attributes } from './picture-name.ts';

export type Draw = (sheet: Sheet, about: Attributes) => string;

export type Focus = readonly [x: number, y: number, zoom: number];

/**
 * How one product family is drawn. Without a `detail` the main drawing is shown from near, at its
 * `focus`; without a `pack` it is shown on a carton.
 */
export type Family = {
  main: Draw;
  detail?: Draw | undefined;
  pack?: Draw;
  focus?: Focus | ((about: Attributes) => Focus);
};

export type Families = Record<string, Family>;
