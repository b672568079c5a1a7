import { darker, edgeOf, lighter } from '../kit/colours.ts';
import { group, type Point, polygon, rect, repeat, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { behind, face, floorShadow, screw } from '../kit/solids.ts';

/** One module is 18 mm of rail; its nose is the middle part that looks out of a panel's window. */
export const moduleWidth = 80;

const top = 118;
const noseTop = 208;
const noseBottom = 408;
const bottom = 500;
const shoulder = 62;
const deep = 190;

/** The nose in front, where levers and ratings are: left edge 0, this height. */
export const nose = { top: noseTop, height: noseBottom - noseTop };

type Modular = {
  modules: number;
  /** Columns of terminals; none for blind devices. */
  terminals?: number;
  colour?: string;
  /** Draws on the nose; x runs from 0 to the device's width. */
  front: (width: number) => string;
};

export const housing = '#eceeef';

function terminalRow(sheet: Sheet, y: number, width: number, columns: number): string {
  const each = width / columns;
  return repeat(columns, (i) => {
    const [x, sy] = behind(each * (i + 0.5), y, shoulder);
    return (
      rect(
        x - 17,
        sy - 17,
        34,
        34,
        {
          fill: sheet.fade('#22272d', '#59626b'),
          stroke: '#9aa3ab',
          width: 1,
        },
        17,
      ) + screw(sheet, x, sy, 12, 'cross')
    );
  });
}

function entries(sheet: Sheet, width: number, columns: number): string {
  const each = width / columns;
  return repeat(columns, (i) => {
    const left = each * (i + 0.28);
    const right = each * (i + 0.72);
    const dark = sheet.fade('#171b20', '#4b535c');
    return polygon(
      [
        behind(left, top, shoulder + 34),
        behind(left, top, deep - 30),
        behind(right, top, deep - 30),
        behind(right, top, shoulder + 34),
      ],
      { fill: dark },
    );
  });
}

/** A device for the rail in three-quarter view: stepped profile, terminals above and below. */
export function modular(sheet: Sheet, device: Modular): string {
  const width = device.modules * moduleWidth;
  const columns = device.terminals ?? device.modules;
  const colour = device.colour ?? housing;
  const edge = { stroke: edgeOf(colour), width: 1.5 };
  const b = (x: number, y: number, depth: number): Point => behind(x, y, depth);
  const side = polygon(
    [
      [width, noseTop],
      b(width, noseTop, shoulder),
      b(width, top, shoulder),
      b(width, top, deep),
      b(width, bottom, deep),
      b(width, bottom, shoulder),
      b(width, noseBottom, shoulder),
      [width, noseBottom],
    ],
    {
      fill: sheet.fade(darker(colour, 0.14), darker(colour, 0.34), 'right'),
      ...edge,
    },
  );
  const roof = polygon(
    [b(0, top, shoulder), b(0, top, deep), b(width, top, deep), b(width, top, shoulder)],
    { fill: lighter(colour, 0.5), ...edge },
  );
  const [shoulderX, upperY] = b(0, top, shoulder);
  const [, ledgeY] = b(0, noseTop, shoulder);
  const [, lowerY] = b(0, noseBottom, shoulder);
  const upper = rect(shoulderX, upperY, width, ledgeY - upperY, {
    fill: face(sheet, colour),
    ...edge,
  });
  const lower = rect(shoulderX, lowerY, width, bottom - noseBottom, {
    fill: face(sheet, darker(colour, 0.06)),
    ...edge,
  });
  const ledge = polygon(
    [[0, noseTop], b(0, noseTop, shoulder), b(width, noseTop, shoulder), [width, noseTop]],
    { fill: lighter(colour, 0.7), ...edge },
  );
  const seams = repeat(device.modules - 1, (i) => {
    const x = (i + 1) * moduleWidth;
    const [sx] = b(x, 0, shoulder);
    return `<path d="M${x} ${noseTop}V${noseBottom}M${short(sx)} ${short(upperY)}V${short(ledgeY)}M${short(sx)} ${short(lowerY + 18)}V${short(lowerY + bottom - noseBottom)}" stroke="${darker(colour, 0.3)}" stroke-width="1.2" fill="none"/>`;
  });
  const depthWidth = deep * 0.42;
  const scale = Math.min(1.12, 520 / (width + depthWidth));
  const body = [
    side,
    roof,
    columns > 0 ? entries(sheet, width, columns) : '',
    upper,
    lower,
    ledge,
    columns > 0
      ? terminalRow(sheet, (top + noseTop) / 2, width, columns) +
        terminalRow(sheet, (noseBottom + bottom) / 2 + 8, width, columns)
      : '',
    rect(
      0,
      noseTop,
      width,
      noseBottom - noseTop,
      { fill: face(sheet, lighter(colour, 0.25)), ...edge },
      3,
    ),
    seams,
    device.front(width),
  ];
  return (
    floorShadow(sheet, 300, 300 + 206 * scale, (width / 2 + 70) * scale, 20) +
    group(
      `translate(${short(300 - ((width + depthWidth) / 2) * scale)} ${short(300 - 289 * scale)}) scale(${Math.round(scale * 1000) / 1000})`,
      ...body,
    )
  );
}
