import { darker, lighter, metals } from '../kit/colours.ts';
import { at, path, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar } from '../kit/solids.ts';
import type { CableBuild } from './cable-build.ts';
import { axis } from './end-frame.ts';

/** The edges of a wrapped tape, or one lay of a braid, as a single stroke. */
function spiral(
  x: number,
  length: number,
  width: number,
  pitch: number,
  colour: string,
  lean: number,
): string {
  const top = axis - width / 2 + 1;
  const d = repeat(
    Math.max(1, Math.floor(length / pitch)),
    (i) =>
      `M${at(x + (i + 0.35) * pitch, top)}q${at(lean * 0.7, width * 0.45)} ${at(lean, width - 2)}`,
  );
  return path(d, { stroke: colour, width: 1.6 });
}

export function layer(
  sheet: Sheet,
  kind: CableBuild['layers'][number],
  x: number,
  length: number,
  width: number,
  sheath: string,
): string {
  switch (kind) {
    case 'armour':
      return (
        bar(sheet, x, axis, length, width, metals.zinc) +
        spiral(x, length, width, 26, darker(metals.zinc, 0.5), 14)
      );
    case 'braid':
      return (
        bar(sheet, x, axis, length, width, metals.tin) +
        spiral(x, length, width, 11, darker(metals.tin, 0.36), 18) +
        spiral(x + 16, length - 16, width, 11, lighter(metals.tin, 0.4), -18)
      );
    case 'foil':
      return (
        bar(sheet, x, axis, length, width, '#d5dade') + spiral(x, length, width, 20, '#9aa3ab', 10)
      );
    case 'mica':
      return (
        bar(sheet, x, axis, length, width, '#e6d5b4') + spiral(x, length, width, 14, '#b79b69', 12)
      );
    case 'inner':
      return bar(sheet, x, axis, length, width, lighter(sheath, 0.14));
    case 'filler':
      return bar(sheet, x, axis, length, width, '#d9d4cb');
  }
}
