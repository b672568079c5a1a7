import { brightness, darker, edgeOf, lighter, type Metal, metals } from './colours.ts';
import {
  at,
  circle,
  ellipse,
  type Paint,
  type Point,
  path,
  polygon,
  rect,
  segment,
  short,
} from './shapes.ts';
import type { Sheet } from './sheet.ts';

/** Depth runs away from the viewer to the right and up; one drawing rule for every box-like thing. */
const depthX = 0.42;
const depthY = -0.26;

export function behind(x: number, y: number, depth: number): Point {
  return [x + depth * depthX, y + depth * depthY];
}

/** The soft patch on the floor that keeps a thing from floating. */
export function floorShadow(
  sheet: Sheet,
  x: number,
  y: number,
  rx: number,
  ry = rx * 0.16,
): string {
  const fill = sheet.radial([
    [0, '#12161c', 0.34],
    [0.55, '#12161c', 0.16],
    [1, '#12161c', 0],
  ]);
  return ellipse(x, y, rx, ry, { fill });
}

/** Steps from the wide and faint rim of a shade to its core; cheaper to render than a blur. */
const penumbra = [14, 9, 4, -1, -6, -11] as const;

/** The shade a thing hung on a wall throws to the lower right. */
export function wallShadow(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 12,
): string {
  const steps = penumbra.map((out) =>
    rect(
      x + 8 - out,
      y + 14 - out,
      width + 2 * out,
      height + 2 * out,
      { fill: '#12161c', opacity: 0.05 },
      Math.max(4, radius + out),
    ),
  );
  return steps.join('');
}

/** The shade of a long thing lying on the table, along `d`. */
export function tableShadow(d: string, width: number): string {
  const steps = penumbra.map((out) =>
    path(d, {
      stroke: '#12161c',
      width: Math.max(4, width + 2 * out),
      opacity: 0.04,
      cap: 'round',
    }),
  );
  return steps.join('');
}

export type Block = {
  x: number;
  y: number;
  width: number;
  height: number;
  depth: number;
  colour: string;
  radius?: number;
};

/** A box seen from slightly above and right: front, top and side with their own light. */
export function block(sheet: Sheet, box: Block): string {
  const { x, y, width, height, depth, colour } = box;
  const radius = box.radius ?? 0;
  const [dx, dy] = behind(0, 0, depth);
  const right = x + width;
  const bottom = y + height;
  const outline: Paint = { stroke: edgeOf(colour), width: 1.5 };
  // Where a line along the depth touches the rounded corners at the upper left and lower right.
  const near: Point = [x + radius * 0.474, y + radius * 0.15];
  const far: Point = [right - radius * 0.474, bottom - radius * 0.15];
  const arc = `A${short(radius)} ${short(radius)} 0 0`;
  const hull = path(
    `M${at(...near)}l${at(dx, dy)}L${at(right - radius + dx, y + dy)}${arc} 1 ${at(right + dx, y + radius + dy)}V${short(bottom - radius + dy)}${arc} 1 ${at(far[0] + dx, far[1] + dy)}l${at(-dx, -dy)}Z`,
    { fill: sheet.fade(darker(colour, 0.2), darker(colour, 0.36), 'right'), ...outline },
  );
  const top = polygon(
    [near, [near[0] + dx, near[1] + dy], [right - radius + dx, y + dy], [right - radius, y]],
    { fill: sheet.fade(lighter(colour, 0.5), lighter(colour, 0.2)) },
  );
  const corner =
    radius < 3
      ? segment([right, y], [right + dx, y + dy], outline)
      : path(
          `M${at(right - radius, y)}l${at(dx, dy)}${arc} 1 ${at(right + dx, y + radius + dy)}l${at(-dx, -dy)}${arc} 0 ${at(right - radius, y)}Z`,
          { fill: sheet.fade(lighter(colour, 0.2), darker(colour, 0.22), 'slant') },
        );
  const front = rect(x, y, width, height, { fill: face(sheet, colour), ...outline }, radius);
  return hull + top + corner + front;
}

/** Fill of a matt face turned to the viewer. */
export function face(sheet: Sheet, colour: string): string {
  return sheet.linear(
    [
      [0, lighter(colour, 0.28)],
      [0.5, colour],
      [1, darker(colour, 0.12)],
    ],
    'slant',
  );
}

/** Fill of a round body lit from the upper left; `direction` runs across its axis. */
export function roundFill(
  sheet: Sheet,
  colour: string,
  direction: 'down' | 'right' = 'down',
): string {
  return sheet.linear(
    [
      [0, darker(colour, 0.3)],
      [0.12, colour],
      [0.3, lighter(colour, 0.55)],
      [0.5, lighter(colour, 0.08)],
      [0.8, darker(colour, 0.28)],
      [1, darker(colour, 0.45)],
    ],
    direction,
  );
}

export const metalFill = (
  sheet: Sheet,
  metal: Metal,
  direction: 'down' | 'right' = 'down',
): string => roundFill(sheet, metals[metal], direction);

/** A lying cylinder whose cut end faces right. */
export function bar(
  sheet: Sheet,
  x: number,
  y: number,
  length: number,
  width: number,
  colour: string,
  end = width * 0.2,
): string {
  const edge = { stroke: edgeOf(colour), width: 1.5 };
  const half = width / 2;
  const body = `M${at(x, y - half)}H${short(x + length)}A${short(end)} ${short(half)} 0 0 1 ${at(x + length, y + half)}H${short(x)}A${short(end)} ${short(half)} 0 0 1 ${at(x, y - half)}Z`;
  return path(body, { fill: roundFill(sheet, colour), ...edge });
}

export type Bands = 'full' | 'few' | 'least';

type Band = readonly [width: number, shift: number, stroke: string];

/** Tone of a round body between its rim (0) and its highlight (1). */
function roundTone(colour: string, share: number): string {
  const shine = brightness(colour) < 0.3 ? 0.34 : 0.5;
  if (share < 0.45) return darker(colour, 0.34 * (1 - share / 0.45));
  return lighter(colour, shine * ((share - 0.45) / 0.55) ** 1.5);
}

function bandsOf(bands: Bands, width: number, colour: string): Band[] {
  if (bands === 'least') return [[0.68, width > 16 ? 0.08 : 0, lighter(colour, 0.12)]];
  if (bands === 'few') {
    return [
      [0.78, 0.05, colour],
      [0.26, 0.2, lighter(colour, 0.42)],
    ];
  }
  const count = width > 60 ? 9 : width > 24 ? 6 : 5;
  return Array.from({ length: count }, (_, i) => {
    const share = i / (count - 1);
    return [0.93 - 0.83 * share ** 0.9, 0.01 + 0.2 * share, roundTone(colour, share)];
  });
}

/**
 * A bent round thing drawn along a path: bands from the dark rim to the highlight, each a little
 * nearer to the light. Fewer bands for the many and the thin.
 */
export function tube(
  d: string,
  width: number,
  colour: string,
  bands: Bands = 'full',
  cap: 'round' | 'butt' = 'butt',
): string {
  const rim: Band = [Math.max(1, 3 / width), 0, edgeOf(colour)];
  const strokes = [rim, ...bandsOf(bands, width, colour)].map(([share, shift, stroke]) => {
    const move =
      shift === 0 ? '' : ` transform="translate(${at(-shift * width * 0.45, -shift * width)})"`;
    return `<path d="${d}" stroke="${stroke}" stroke-width="${short(Math.max(width * share, 1))}"${move}/>`;
  });
  return `<g fill="none" stroke-linecap="${cap}">${strokes.join('')}</g>`;
}

export function screw(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  slot: 'line' | 'cross' = 'cross',
  colour: string = metals.steel,
): string {
  const fill = sheet.radial(
    [
      [0, lighter(colour, 0.6)],
      [0.7, colour],
      [1, darker(colour, 0.4)],
    ],
    0.35,
    0.3,
    0.8,
  );
  const cut: Paint = { stroke: darker(colour, 0.7), width: radius * 0.26, cap: 'round' };
  const reach = radius * 0.58;
  const first = segment([x - reach, y + reach * 0.5], [x + reach, y - reach * 0.5], cut);
  const second =
    slot === 'cross'
      ? segment([x - reach * 0.5, y - reach], [x + reach * 0.5, y + reach], cut)
      : '';
  return (
    circle(x, y, radius, { fill, stroke: darker(colour, 0.55), width: Math.max(1, radius * 0.1) }) +
    first +
    second
  );
}

/** A dark opening: pin holes, terminal wells, vents. */
export function well(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 3,
): string {
  const fill = sheet.fade('#0e1115', '#454c54');
  return rect(x, y, width, height, { fill, stroke: '#1b2026', width: 1 }, radius);
}

export const glint = (x: number, y: number, width: number, height: number, opacity = 0.5): string =>
  rect(x, y, width, height, { fill: '#fff', opacity }, Math.min(width, height) / 2);
