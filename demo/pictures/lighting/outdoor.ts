import { colourOf, darker, edgeOf, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, path, polygon, rect, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, metalFill, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { glow, lightColour } from './light.ts';

function chips(x: number, y: number, columns: number, rows: number, step: number): string {
  return repeat(rows, (row) =>
    repeat(columns, (column) =>
      rect(
        x + column * step,
        y + row * step,
        step * 0.5,
        step * 0.5,
        { fill: '#f6d766', stroke: '#b08a1c', width: 1 },
        2,
      ),
    ),
  );
}

/** The little eye under a floodlight that wakes by itself. */
function motionDome(sheet: Sheet, x: number, y: number): string {
  return (
    rect(
      x - 34,
      y - 4,
      68,
      30,
      { fill: sheet.fade('#5b636c', '#2b3036'), stroke: '#14181c', width: 1.4 },
      6,
    ) +
    path(`M${x - 34} ${y + 24}A34 40 0 0 0 ${x + 34} ${y + 24}Z`, {
      fill: sheet.fade('#ffffff', '#b7c5cd', 'slant'),
      stroke: '#6b747d',
      width: 1.4,
    })
  );
}

export function floodlight(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), '#33383e');
  const tint = lightColour(about);
  const power = about.number('power_w', 50);
  const width = Math.min(390, 270 + power * 0.8);
  const height = width * 0.76;
  const x = 276 - width / 2;
  const y = 250 - height / 2;
  const columns = power >= 100 ? 8 : 6;
  const step = (width - 110) / columns;
  return (
    floorShadow(sheet, 310, 520, width * 0.62, 24) +
    path(
      `M${x - 16} ${y + height * 0.46}V478Q${x - 16} 506 ${x + 12} 506H${x + width - 12}Q${x + width + 16} 506 ${x + width + 16} 478V${y + height * 0.46}`,
      { stroke: '#1d2126', width: 20 },
    ) +
    path(`M${x - 18} ${y + height * 0.46}V476`, { stroke: '#5b636c', width: 5 }) +
    block(sheet, { x, y, width, height, depth: 90, colour, radius: 12 }) +
    rect(
      x + 20,
      y + 20,
      width - 40,
      height - 40,
      {
        fill: sheet.fade('#fafbfb', '#cfd6db', 'slant'),
        stroke: '#14181c',
        width: 2,
      },
      6,
    ) +
    polygon(
      [
        [x + 20, y + 20],
        [x + width - 20, y + 20],
        [x + width - 46, y + 46],
        [x + 46, y + 46],
      ],
      { fill: '#aab3ba' },
    ) +
    polygon(
      [
        [x + 20, y + 20],
        [x + 46, y + 46],
        [x + 46, y + height - 46],
        [x + 20, y + height - 20],
      ],
      { fill: '#c3cbd1' },
    ) +
    glow(sheet, x + width / 2, y + height / 2, width * 0.42, height * 0.4, tint) +
    chips(
      x + 55 + step * 0.25,
      y + 58,
      columns,
      Math.max(3, Math.floor((height - 110) / step)),
      step,
    ) +
    polygon(
      [
        [x + 20, y + 20],
        [x + width * 0.42, y + 20],
        [x + 20, y + height * 0.6],
      ],
      { fill: '#fff', opacity: 0.32 },
    ) +
    screw(sheet, x - 16, y + height * 0.5, 12) +
    screw(sheet, x + width + 16, y + height * 0.5, 12) +
    (/sensor/.test(about.text('kind', '')) ? motionDome(sheet, x + width / 2, y + height) : '') +
    lettering(about.print('power_w', ' W'), x + width / 2, 512, {
      colour: '#c5ccd2',
      size: 14,
      anchor: 'middle',
    })
  );
}

export function streetLight(sheet: Sheet, about: Attributes): string {
  const grey = '#7c858e';
  const tint = lightColour(about);
  return (
    floorShadow(sheet, 310, 510, 230, 24) +
    polygon(
      [
        [150, 372],
        [440, 350],
        [520, 500],
        [60, 520],
      ],
      {
        fill: sheet.linear([
          [0, tint, 0.7],
          [1, tint, 0],
        ]),
      },
    ) +
    path('M420 268H560V336H420Z', {
      fill: metalFill(sheet, 'zinc'),
      stroke: '#59626b',
      width: 1.6,
    }) +
    screw(sheet, 470, 302, 11) +
    screw(sheet, 514, 302, 11) +
    path(
      'M60 330C70 262 150 226 260 222H430Q456 222 456 250V348Q456 372 430 374L100 372Q56 370 60 330Z',
      {
        fill: sheet.linear([
          [0, lighter(grey, 0.6)],
          [0.5, grey],
          [1, darker(grey, 0.36)],
        ]),
        stroke: edgeOf(grey),
        width: 1.8,
      },
    ) +
    repeat(7, (i) =>
      segment([230 + i * 26, 228], [250 + i * 26, 300], { stroke: darker(grey, 0.3), width: 3 }),
    ) +
    path('M76 352Q80 336 110 334H420V372L100 372Q78 370 76 352Z', {
      fill: '#dfe6ea',
      stroke: '#59626b',
      width: 1.6,
    }) +
    repeat(12, (i) =>
      rect(116 + i * 25, 346, 14, 14, { fill: '#ffe9a8', stroke: '#b08a1c', width: 1 }, 3),
    ) +
    lettering(about.print('power_w', ' W'), 130, 312, { colour: '#f4f6f8', size: 20 })
  );
}

export function highBay(sheet: Sheet, about: Attributes): string {
  const body = '#3a4047';
  const tint = lightColour(about);
  const fins = repeat(15, (i) => {
    const x = 130 + i * 24.3;
    const lift = Math.sqrt(Math.max(0, 1 - ((x - 300) / 190) ** 2)) * 58;
    return segment([x, 306 + lift * 0.4], [300 + (x - 300) * 0.62, 198 + lift * 0.3], {
      stroke: '#1b2026',
      width: 5,
    });
  });
  return (
    glow(sheet, 300, 430, 280, 130, tint) +
    path('M300 140V96A26 26 0 1 1 326 70', { stroke: '#59626b', width: 14, cap: 'round' }) +
    path('M300 140V96A26 26 0 1 1 326 70', {
      stroke: lighter(metals.steel, 0.4),
      width: 6,
      cap: 'round',
    }) +
    path('M236 140H364L380 206H220Z', {
      fill: sheet.linear(
        [
          [0, lighter(body, 0.4)],
          [0.5, body],
          [1, darker(body, 0.3)],
        ],
        'right',
      ),
      stroke: '#14181c',
      width: 1.6,
    }) +
    path('M180 204Q300 176 420 204L490 316Q300 268 110 316Z', {
      fill: sheet.linear(
        [
          [0, lighter(body, 0.3)],
          [0.5, body],
          [1, darker(body, 0.3)],
        ],
        'right',
      ),
      stroke: '#14181c',
      width: 1.6,
    }) +
    fins +
    path('M96 330A204 92 0 0 0 504 330V360A204 96 0 0 1 96 360Z', {
      fill: sheet.linear(
        [
          [0, lighter(body, 0.34)],
          [0.5, body],
          [1, darker(body, 0.3)],
        ],
        'right',
      ),
      stroke: '#14181c',
      width: 1.6,
    }) +
    ellipse(300, 330, 204, 74, { fill: lighter(body, 0.14), stroke: '#14181c', width: 1.6 }) +
    ellipse(300, 392, 168, 58, {
      fill: sheet.radial([
        [0, '#ffffff'],
        [0.6, lighter(tint, 0.4)],
        [1, tint],
      ]),
      stroke: darker(tint, 0.4),
      width: 1.6,
    }) +
    path('M96 330A204 92 0 0 0 504 330L490 344A196 84 0 0 1 110 344Z', {
      fill: body,
      opacity: 0.9,
    }) +
    lettering(about.print('power_w', ' W'), 300, 182, {
      colour: '#dfe4ea',
      size: 19,
      anchor: 'middle',
    })
  );
}
