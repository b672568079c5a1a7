import { darker, lighter, metals } from '../kit/colours.ts';
import { along, away } from '../kit/profile.ts';
import { type Point, path, polygon, repeat, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { floorShadow } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

function slot([x, y]: Point, length: number): string {
  const dx = away[0] * length;
  const dy = away[1] * length;
  return path(`M${short(x)} ${short(y)}l${short(dx)} ${short(dy)}`, {
    stroke: '#3f474f',
    width: 11,
    cap: 'round',
  });
}

export function tray(sheet: Sheet, about: Attributes): string {
  if (/wire|basket/.test(about.text('kind', ''))) return wireTray(sheet, about);
  const zinc = metals.zinc;
  const width = Math.min(230, 110 + about.number('width_mm', 200) * 0.28);
  const height = Math.min(110, 46 + about.number('height_mm', 50) * 0.5);
  const x = 46;
  const y = 508 - height;
  const [dx, dy] = away;
  const edge = { stroke: darker(zinc, 0.5), width: 1.6 };
  const light = sheet.fade(lighter(zinc, 0.65), zinc, 'slant');
  const floor = y + height;
  const wallLeft = polygon(
    [
      [x, y],
      [x, floor],
      [x + dx, floor + dy],
      [x + dx, y + dy],
    ],
    {
      fill: sheet.fade(zinc, darker(zinc, 0.3)),
      ...edge,
    },
  );
  const bed = polygon(
    [
      [x, floor],
      [x + width, floor],
      [x + width + dx, floor + dy],
      [x + dx, floor + dy],
    ],
    { fill: light, ...edge },
  );
  const wallRight = polygon(
    [
      [x + width, y],
      [x + width, floor],
      [x + width + dx, floor + dy],
      [x + width + dx, y + dy],
    ],
    {
      fill: sheet.fade(lighter(zinc, 0.4), zinc),
      ...edge,
    },
  );
  const rows = /solid/.test(about.text('kind', '')) ? 0 : 5;
  const bedSlots = repeat(rows, (i) =>
    repeat(Math.max(2, Math.round(width / 64)), (k) =>
      slot(along([x + 34 + k * 52, floor - 6], 0.06 + i * 0.19), 0.09),
    ),
  );
  const sideSlots = repeat(rows, (i) =>
    slot(along([x + width, y + height * 0.56], 0.07 + i * 0.19), 0.1),
  );
  const lip = (at: number): string =>
    path(`M${short(at)} ${short(y)}l${dx} ${dy}`, { stroke: lighter(zinc, 0.5), width: 8 }) +
    path(`M${short(at)} ${short(y + 4)}l${dx} ${dy}`, { stroke: darker(zinc, 0.5), width: 1.4 });
  return (
    floorShadow(sheet, 330, 524, 260, 26) +
    wallLeft +
    bed +
    bedSlots +
    lip(x) +
    wallRight +
    sideSlots +
    lip(x + width)
  );
}

function wireTray(sheet: Sheet, about: Attributes): string {
  const width = Math.min(230, 110 + about.number('width_mm', 200) * 0.28);
  const height = Math.min(110, 46 + about.number('height_mm', 50) * 0.5);
  const x = 46;
  const y = 500 - height;
  const [dx, dy] = away;
  const rod = (d: string, thick: number): string =>
    path(d, { stroke: '#6b747d', width: thick + 2 }) +
    path(d, { stroke: '#c5ccd2', width: thick - 1 });
  const lines: readonly Point[] = [
    [x, y],
    [x, y + height * 0.5],
    [x + 10, y + height],
    [x + width * 0.35, y + height],
    [x + width * 0.66, y + height],
    [x + width - 10, y + height],
    [x + width, y + height * 0.5],
    [x + width, y],
  ];
  const ribs = repeat(7, (i) => {
    const [ox, oy] = along([0, 0], i / 6);
    return rod(
      `M${short(x + ox)} ${short(y + oy)}v${short(height - 8)}q0 8 8 8h${short(width - 16)}q8 0 8-8v${short(8 - height)}`,
      6,
    );
  });
  return (
    floorShadow(sheet, 330, 524, 260, 26) +
    lines.map(([px, py]) => rod(`M${short(px)} ${short(py)}l${dx} ${dy}`, 6)).join('') +
    ribs
  );
}
