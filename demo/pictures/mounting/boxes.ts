import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, ellipse, group, path, rect, repeat, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { behind, block, floorShadow, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

/** A round box for one device: rim to the viewer, knock-outs inside, claws for plasterboard. */
function oneBackBox(sheet: Sheet, about: Attributes): string {
  const board = about.is('mounting', 'plasterboard');
  const colour = colourOf(about.text('colour'), board ? '#3f78b5' : '#d5d8da');
  const x = 262;
  const y = 322;
  const radius = 172;
  const depth = 130 + Math.min(130, about.number('depth_mm', 45) * 2);
  const [bx, by] = behind(x, y, depth);
  const edge = { stroke: edgeOf(colour), width: 1.8 };
  const wall = `M${short(x - radius * 0.53)} ${short(y - radius * 0.85)}L${short(bx - radius * 0.5)} ${short(by - radius * 0.82)}A${radius * 0.96} ${radius * 0.96} 0 0 1 ${short(bx + radius * 0.5)} ${short(by + radius * 0.82)}L${short(x + radius * 0.53)} ${short(y + radius * 0.85)}Z`;
  const claw = (side: 1 | -1): string =>
    rect(
      x + side * 176 - 18,
      y - 26,
      36,
      52,
      { fill: '#f0b429', stroke: '#8a6400', width: 1.4 },
      5,
    ) + screw(sheet, x + side * 176, y, 12);
  const outs = repeat(5, (i) => {
    const angle = ((205 + i * 32) * Math.PI) / 180;
    return ellipse(x + 20 + 92 * Math.cos(angle), y - 6 + 92 * Math.sin(angle), 17, 17, {
      fill: darker(colour, 0.5),
      stroke: darker(colour, 0.65),
      width: 1.4,
    });
  });
  return (
    floorShadow(sheet, 310, 518, 210, 26) +
    path(wall, {
      fill: sheet.linear([
        [0, lighter(colour, 0.4)],
        [0.45, colour],
        [1, darker(colour, 0.4)],
      ]),
      ...edge,
    }) +
    circle(x, y, radius, { fill: lighter(colour, 0.2), ...edge }) +
    circle(x, y, radius - 17, {
      fill: sheet.linear(
        [
          [0, darker(colour, 0.6)],
          [0.55, darker(colour, 0.3)],
          [1, darker(colour, 0.06)],
        ],
        'slant',
      ),
      ...edge,
    }) +
    circle(x + 22, y - 14, radius * 0.66, {
      fill: darker(colour, 0.34),
      stroke: darker(colour, 0.5),
      width: 1.2,
    }) +
    outs +
    (board ? claw(-1) + claw(1) : '') +
    screw(sheet, x - (board ? 128 : 146), y, 13) +
    screw(sheet, x + (board ? 128 : 146), y, 13)
  );
}

export function backBox(sheet: Sheet, about: Attributes): string {
  const one = oneBackBox(sheet, about);
  if (about.count('posts', 1, 2) === 1) return one;
  return group('translate(196 80) scale(.68)', one) + group('translate(-16 140) scale(.68)', one);
}

function membranes(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const rubber = (cx: number, cy: number, rx: number, ry: number): string =>
    ellipse(cx, cy, rx, ry, {
      fill: sheet.radial([
        [0, darker(colour, 0.1)],
        [0.6, darker(colour, 0.34)],
        [1, darker(colour, 0.5)],
      ]),
      stroke: edgeOf(colour),
      width: 1.2,
    }) + ellipse(cx, cy, rx * 0.5, ry * 0.5, { stroke: darker(colour, 0.6), width: 1.2 });
  return repeat(2, (i) => {
    const [sx, sy] = behind(x + width, y + height * (0.34 + i * 0.36), 80);
    const [tx, ty] = behind(x + width * (0.3 + i * 0.4), y, 80);
    return rubber(sx, sy, 16, 32) + rubber(tx, ty, 34, 11);
  });
}

export function junctionBox(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), '#cfd4d8');
  const wide = about.number('width_mm', 100);
  const high = about.number('height_mm', wide);
  const scale = Math.min(320 / wide, 320 / high);
  const width = wide * scale;
  const height = high * scale;
  const x = 250 - width / 2;
  const y = 330 - height / 2;
  const corner = (cx: number, cy: number): string => screw(sheet, cx, cy, 12);
  return (
    floorShadow(sheet, 310, y + height + 16, width * 0.7, 24) +
    block(sheet, { x, y, width, height, depth: 160, colour, radius: 16 }) +
    membranes(sheet, x, y, width, height, colour) +
    rect(
      x,
      y,
      width,
      height,
      {
        fill: sheet.linear(
          [
            [0, lighter(colour, 0.6)],
            [0.6, colour],
            [1, darker(colour, 0.12)],
          ],
          'slant',
        ),
        stroke: edgeOf(colour),
        width: 1.6,
      },
      16,
    ) +
    rect(
      x + 26,
      y + 26,
      width - 52,
      height - 52,
      { stroke: darker(colour, 0.16), width: 1.6 },
      10,
    ) +
    corner(x + 26, y + 26) +
    corner(x + width - 26, y + 26) +
    corner(x + 26, y + height - 26) +
    corner(x + width - 26, y + height - 26) +
    lettering(about.print('ip'), x + width / 2, y + height / 2 + 2, {
      colour: darker(colour, 0.3),
      size: 24,
      anchor: 'middle',
    }) +
    lettering(about.has('width_mm') ? `${wide}x${high}` : '', x + width / 2, y + height / 2 + 36, {
      colour: darker(colour, 0.3),
      size: 16,
      anchor: 'middle',
    })
  );
}
