import { liquidCrystal } from '../din/display.ts';
import { colourOf, darker, edgeOf, metals, spark } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, polygon, rect, repeat, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, metalFill, wallShadow } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

/** Modules in rows as panel makers arrange them. */
export function rowsOf(modules: number): { rows: number; perRow: number } {
  const perRow = modules <= 18 ? modules : modules % 18 === 0 && modules !== 36 ? 18 : 12;
  return { rows: Math.min(4, Math.ceil(modules / perRow)), perRow };
}

/** A row of breakers as they look through a panel's window. */
function breakerRow(x: number, y: number, width: number, height: number, count: number): string {
  const each = width / count;
  const body = rect(x, y, width, height, { fill: '#f2f3f4', stroke: '#8b949c', width: 1 });
  const seams = Array.from(
    { length: count - 1 },
    (_, i) => `M${short(x + each * (i + 1))} ${short(y)}v${short(height)}`,
  ).join('');
  const levers = Array.from(
    { length: count },
    (_, i) => `M${short(x + each * (i + 0.5))} ${short(y + height * 0.4)}v${short(height * 0.22)}`,
  ).join('');
  return (
    body +
    path(seams, { stroke: '#b3bac1', width: 1 }) +
    path(levers, { stroke: '#2b2f35', width: each * 0.42 })
  );
}

export function plasticPanel(sheet: Sheet, about: Attributes): string {
  const { rows, perRow } = rowsOf(about.count('modules', 12, 72));
  const flush = about.is('mounting', 'flush');
  const colour = colourOf(about.text('colour'), 'white');
  const wideMm = perRow * 18 + 74;
  const highMm = rows * 125 + 76;
  const scale = Math.min(430 / wideMm, 440 / highMm, 1.55);
  const width = wideMm * scale;
  const height = highMm * scale;
  const x = 282 - width / 2;
  const y = 316 - height / 2;
  const window = {
    x: x + 24 * scale,
    y: y + 26 * scale,
    width: width - 48 * scale,
    height: height - 52 * scale,
  };
  const content = repeat(rows, (i) =>
    breakerRow(
      window.x + 13 * scale,
      window.y + (22 + i * 125) * scale,
      perRow * 18 * scale,
      62 * scale,
      perRow,
    ),
  );
  const smoke = sheet.linear(
    [
      [0, '#6f8ea3', 0.34],
      [0.5, '#4d6b80', 0.5],
      [1, '#3c5566', 0.62],
    ],
    'slant',
  );
  return (
    (flush
      ? wallShadow(x, y, width, height, 14)
      : floorShadow(sheet, 310, y + height + 18, width * 0.6, 20)) +
    block(sheet, {
      x,
      y,
      width,
      height,
      depth: flush ? 22 : 90 * Math.max(0.8, scale / 1.4),
      colour,
      radius: 14,
    }) +
    rect(x + 9, y + 9, width - 18, height - 18, { stroke: darker(colour, 0.14), width: 1.2 }, 10) +
    rect(
      window.x,
      window.y,
      window.width,
      window.height,
      { fill: '#dfe4e8', stroke: darker(colour, 0.3), width: 1.4 },
      8,
    ) +
    content +
    rect(
      window.x,
      window.y,
      window.width,
      window.height,
      { fill: smoke, stroke: '#4d6474', width: 1.4 },
      8,
    ) +
    polygon(
      [
        [window.x + window.width * 0.12, window.y],
        [window.x + window.width * 0.34, window.y],
        [window.x + window.width * 0.12, window.y + window.height],
        [window.x, window.y + window.height],
        [window.x, window.y + window.height * 0.5],
      ],
      { fill: '#fff', opacity: 0.14 },
    ) +
    rect(
      window.x + window.width / 2 - 24,
      window.y + window.height - 12,
      48,
      9,
      { fill: '#e9eef1', opacity: 0.8 },
      4,
    ) +
    lettering(about.brand(), x + width - 26 * scale, y + height - 9 * scale, {
      colour: darker(colour, 0.4),
      size: 11,
      anchor: 'end',
    })
  );
}

function warning(x: number, y: number, size: number): string {
  return (
    polygon(
      [
        [x, y - size],
        [x + size, y + size * 0.75],
        [x - size, y + size * 0.75],
      ],
      { fill: spark, stroke: '#12161c', width: size * 0.12 },
    ) +
    path(
      `M${short(x + size * 0.12)} ${short(y - size * 0.42)}l${short(-size * 0.3)} ${short(size * 0.5)}h${short(size * 0.3)}l${short(-size * 0.2)} ${short(size * 0.5)}`,
      { stroke: '#12161c', width: size * 0.13 },
    )
  );
}

function lock(sheet: Sheet, x: number, y: number): string {
  return (
    circle(x, y, 17, {
      fill: sheet.radial(
        [
          [0, '#fff'],
          [0.7, metals.steel],
          [1, '#59626b'],
        ],
        0.35,
        0.3,
        0.8,
      ),
      stroke: '#454c54',
      width: 1.3,
    }) + path(`M${x} ${y - 6}v14`, { stroke: '#20252b', width: 5, cap: 'round' })
  );
}

export function metalPanel(sheet: Sheet, about: Attributes): string {
  const colour = '#c8cdd1';
  const wide = about.number('width_mm', 310);
  const high = about.number('height_mm', 395);
  const scale = Math.min(390 / wide, 420 / high);
  const width = wide * scale;
  const height = high * scale;
  const x = 262 - width / 2;
  const y = 330 - height / 2;
  const hinge = (at: number): string =>
    rect(
      x + 6,
      y + at,
      9,
      34,
      { fill: metalFill(sheet, 'steel', 'right'), stroke: '#59626b', width: 1 },
      3,
    );
  return (
    floorShadow(sheet, 310, y + height + 16, width * 0.66, 22) +
    block(sheet, { x, y, width, height, depth: 150, colour, radius: 6 }) +
    rect(
      x + 12,
      y + 12,
      width - 24,
      height - 24,
      {
        fill: sheet.linear(
          [
            [0, '#e6e9eb'],
            [0.6, '#cfd4d8'],
            [1, '#b7bdc3'],
          ],
          'slant',
        ),
        stroke: edgeOf(colour),
        width: 1.4,
      },
      4,
    ) +
    hinge(height * 0.16) +
    hinge(height * 0.74) +
    lock(sheet, x + width - 40, y + height * 0.5) +
    warning(x + width / 2, y + height * 0.28, 34) +
    lettering(about.print('ip'), x + 34, y + height - 34, { colour: '#6b747d', size: 15 })
  );
}

export function meterPanel(sheet: Sheet, about: Attributes): string {
  const colour = '#d5d9dc';
  const { perRow } = rowsOf(Math.min(12, about.count('modules', 9, 12)));
  const x = 120;
  const y = 106;
  return (
    floorShadow(sheet, 300, 530, 210, 24) +
    block(sheet, { x, y, width: 300, height: 412, depth: 150, colour, radius: 8 }) +
    rect(
      x + 14,
      y + 14,
      272,
      384,
      {
        fill: sheet.fade('#eef0f1', '#c9ced2', 'slant'),
        stroke: edgeOf(colour),
        width: 1.3,
      },
      5,
    ) +
    rect(x + 58, y + 40, 184, 170, { fill: '#eef1f3', stroke: '#59626b', width: 2 }, 8) +
    rect(x + 88, y + 62, 124, 128, { fill: '#f6f7f8', stroke: '#8b949c', width: 1.4 }, 6) +
    liquidCrystal(sheet, x + 100, y + 80, 100, 36, '04273.5') +
    circle(x + 112, y + 158, 5, { fill: '#c8322b' }) +
    rect(
      x + 58,
      y + 40,
      184,
      170,
      {
        fill: sheet.linear(
          [
            [0, '#8fb0c4', 0.42],
            [1, '#5d7c90', 0.16],
          ],
          'slant',
        ),
      },
      8,
    ) +
    rect(x + 44, y + 248, 212, 86, { fill: '#3f4851', stroke: '#2a3036', width: 1.4 }, 5) +
    breakerRow(x + 52, y + 258, 196, 64, perRow) +
    lock(sheet, x + 262, y + 226) +
    warning(x + 150, y + 368, 20)
  );
}
