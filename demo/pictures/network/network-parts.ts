import { colourOf, darker, edgeOf, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, ellipse, group, path, polygon, rect, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, screw, tube, well } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { rj45 } from '../wiring-devices/ports.ts';

export const category = (about: Attributes): string =>
  about.has('cat') ? `cat.${about.text('cat')}` : '';

/** The clear plug of a data cable, contacts up. */
function dataPlug(sheet: Sheet, shielded: boolean): string {
  const body = shielded ? metals.tin : '#dcebf3';
  const edge = { stroke: darker(body, 0.5), width: 1.5 };
  return (
    polygon(
      [
        [0, 0],
        [110, 0],
        [160, -46],
        [50, -46],
      ],
      { fill: lighter(body, 0.4), ...edge },
    ) +
    polygon(
      [
        [110, 0],
        [160, -46],
        [160, 44],
        [110, 92],
      ],
      { fill: darker(body, 0.2), ...edge },
    ) +
    rect(
      0,
      0,
      110,
      92,
      {
        fill: sheet.fade(lighter(body, 0.5), body, 'slant'),
        ...edge,
      },
      3,
    ) +
    repeat(8, (i) => path(`M${9 + i * 12.6} 30V6l10 -9`, { stroke: metals.brass, width: 5 })) +
    path('M36 92h38v20H36Z', { fill: lighter(body, 0.2), ...edge })
  );
}

function patchCord(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'blue');
  const boot = (x: number, y: number, angle: number): string =>
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      group('translate(-54 -96)', dataPlug(sheet, false)),
      path('M-40 0H44L26 74H-22Z', { fill: colour, stroke: edgeOf(colour), width: 1.5 }),
    );
  return (
    floorShadow(sheet, 310, 540, 220, 22) +
    tube(
      'M170 250C190 380 90 420 130 480C180 550 430 550 470 470C500 400 220 380 240 460C260 530 420 470 430 250',
      24,
      colour,
    ) +
    boot(168, 190, -8) +
    boot(432, 190, 10)
  );
}

function jack(sheet: Sheet, about: Attributes): string {
  return (
    floorShadow(sheet, 320, 484, 170, 24) +
    block(sheet, {
      x: 160,
      y: 200,
      width: 220,
      height: 250,
      depth: 220,
      colour: '#f0f1f2',
      radius: 8,
    }) +
    group('translate(-270 -320) scale(1.8)', rj45(sheet, 300, 352, '#f0f1f2')) +
    lettering(category(about).toUpperCase().replace('.', ' '), 270, 440, {
      colour: '#5b6673',
      size: 17,
      anchor: 'middle',
    })
  );
}

function connector(sheet: Sheet, about: Attributes): string {
  const shielded = /F|S/.test(about.text('shield', 'UTP').toUpperCase().replace('UTP', ''));
  const places = [
    [180, 210, -12],
    [330, 330, 10],
    [130, 400, 6],
  ] as const;
  return places
    .map(
      ([x, y, angle]) =>
        floorShadow(sheet, x + 90, y + 140, 110, 15) +
        group(`translate(${x} ${y}) rotate(${angle}) scale(1.2)`, dataPlug(sheet, shielded)),
    )
    .join('');
}

export function networkPart(sheet: Sheet, about: Attributes): string {
  const kind = about.text('kind', '');
  if (/patch|cord/.test(kind) || about.has('len_m')) return patchCord(sheet, about);
  if (/module|keystone|jack/.test(kind)) return jack(sheet, about);
  return connector(sheet, about);
}

function patchPanel(sheet: Sheet, about: Attributes): string {
  const ports = about.count('ports', 24, 48);
  const rows = ports > 24 ? 2 : 1;
  const columns = ports / rows;
  const pitch = 432 / columns;
  const height = 60 + rows * 52;
  const y = 330 - height / 2;
  const jacks = repeat(rows * columns, (i) => {
    const x = 60 + (i % columns) * pitch;
    const top = y + 30 + Math.floor(i / columns) * 52;
    return (
      rect(x, top, pitch * 0.8, 30, { fill: '#14181c', stroke: '#767f88', width: 1.1 }, 2) +
      rect(x + pitch * 0.12, top + 3, pitch * 0.56, 6, { fill: metals.brass })
    );
  });
  const ears = [38, 512].flatMap((x) =>
    [y + 18, y + height - 18].map((at) =>
      ellipse(x, at, 8, 6, { fill: '#fff', stroke: '#14181c', width: 1.2 }),
    ),
  );
  return (
    floorShadow(sheet, 310, y + height + 40, 270, 22) +
    block(sheet, { x: 20, y, width: 510, height, depth: 90, colour: '#3a4149', radius: 4 }) +
    jacks +
    ears.join('')
  );
}

/** A cabinet with a glass door, as tall as its units ask for. */
function cabinet(sheet: Sheet, about: Attributes): string {
  const rows = Math.max(2, Math.min(6, Math.round(about.number('units_u', 24) / 4)));
  const height = 86 + rows * 54;
  const x = 130;
  const y = 510 - height;
  const door = [x + 26, y + 24, 248, height - 48] as const;
  const unit = (i: number): string => {
    const top = y + 44 + i * 54;
    return (
      rect(
        x + 46,
        top,
        208,
        44,
        { fill: sheet.fade('#6b747d', '#3f474f'), stroke: '#20252b', width: 1.2 },
        2,
      ) +
      (i % 2
        ? repeat(8, (k) =>
            circle(x + 68 + k * 22, top + 22, 5, { fill: k % 3 ? '#37b36b' : '#f2c21a' }),
          )
        : repeat(8, (k) => well(sheet, x + 58 + k * 23, top + 12, 17, 18, 2)))
    );
  };
  const glass = sheet.linear(
    [
      [0, '#9fc0d4', 0.42],
      [0.5, '#7397ab', 0.16],
      [1, '#5d7c90', 0.3],
    ],
    'slant',
  );
  return (
    floorShadow(sheet, 310, 534, 220, 24) +
    block(sheet, { x, y, width: 300, height, depth: 170, colour: '#3b424a', radius: 5 }) +
    rect(...door, { fill: '#20252b', stroke: '#14181c', width: 1.6 }, 3) +
    repeat(rows, unit) +
    rect(...door, { fill: glass }, 3) +
    polygon(
      [
        [x + 26, y + 24],
        [x + 130, y + 24],
        [x + 26, y + height * 0.6],
      ],
      { fill: '#fff', opacity: 0.12 },
    ) +
    screw(sheet, x + 286, y + height / 2, 9)
  );
}

export function rack(sheet: Sheet, about: Attributes): string {
  return /patch|panel/.test(about.text('kind', ''))
    ? patchPanel(sheet, about)
    : cabinet(sheet, about);
}
