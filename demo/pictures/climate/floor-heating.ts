import { coil } from '../cables/coil.ts';
import { darker, lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, path, polygon, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { floorShadow, roundFill, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

export function floorMat(sheet: Sheet, about: Attributes): string {
  const mesh = '#cfe3d6';
  const quad = [
    [206, 250],
    [520, 180],
    [556, 420],
    [232, 516],
  ] as const;
  const serpentine = Array.from({ length: 7 }, (_, i) => {
    const x = 250 + i * 42;
    const top = 250 - i * 9;
    const foot = 494 - i * 12;
    return i % 2 === 0 ? `L${x} ${top}L${x + 8} ${foot}` : `L${x + 8} ${foot}L${x} ${top}`;
  }).join('');
  return (
    floorShadow(sheet, 320, 530, 250, 24) +
    polygon(quad, {
      fill: sheet.fade(lighter(mesh, 0.5), mesh, 'slant'),
      stroke: darker(mesh, 0.4),
      width: 1.5,
    }) +
    repeat(8, (i) =>
      segment([212 + i * 4, 282 + i * 30], [524 + i * 4, 210 + i * 27], {
        stroke: darker(mesh, 0.16),
        width: 1.2,
      }),
    ) +
    tube(`M226 260${serpentine}`, 12, '#c8322b', 'few', 'round') +
    path('M120 250V500A56 26 0 0 0 232 516V262Z', {
      fill: roundFill(sheet, mesh, 'right'),
      stroke: darker(mesh, 0.45),
      width: 1.6,
    }) +
    repeat(5, (i) =>
      path(`M120 ${286 + i * 48}A56 26 0 0 0 232 ${292 + i * 48}`, { stroke: '#c8322b', width: 9 }),
    ) +
    ellipse(176, 252, 56, 26, {
      fill: lighter(mesh, 0.3),
      stroke: darker(mesh, 0.45),
      width: 1.5,
    }) +
    ellipse(176, 252, 30, 13, { fill: darker(mesh, 0.5) }) +
    tube('M150 240C120 130 300 150 330 90', 15, '#2b2f35') +
    lettering(about.print('power_w', ' W'), 390, 136, {
      colour: '#5b6673',
      size: 22,
    })
  );
}

/** The same heat without the mesh: a coil of cable with its cold lead. */
export function heatingCable(sheet: Sheet, about: Attributes): string {
  return coil(sheet, {
    colour: '#c8322b',
    thickness: 15,
    label: {
      title: about.brand('230 V'),
      lines: [about.print('power_w', ' W'), about.print('len_m', ' m')],
    },
  });
}
