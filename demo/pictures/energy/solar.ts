import { glowing } from '../din/display.ts';
import { lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, ellipse, group, polygon, rect, repeat, segment, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, block, floorShadow, screw, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

function solarPanel(sheet: Sheet, about: Attributes): string {
  const cell = sheet.linear(
    [
      [0, '#3c5f92'],
      [0.5, '#1f3b66'],
      [1, '#142845'],
    ],
    'slant',
  );
  const corner = (u: number, v: number): readonly [number, number] => [
    128 + u * 300 + v * -64 + 40,
    60 + u * 76 + v * 400,
  ];
  const line = (
    a: readonly [number, number],
    b: readonly [number, number],
    width: number,
  ): string => segment(a, b, { stroke: '#c9d6e2', width, opacity: 0.75 });
  return (
    floorShadow(sheet, 300, 550, 230, 22) +
    polygon(
      [
        corner(0, 0),
        corner(1, 0),
        [corner(1, 0)[0] + 14, corner(1, 0)[1] + 4],
        [corner(1, 1)[0] + 14, corner(1, 1)[1] + 4],
        corner(1, 1),
        corner(0, 1),
      ],
      { fill: '#9aa3ab', stroke: '#59626b', width: 1.6 },
    ) +
    polygon([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], {
      fill: '#dfe4ea',
      stroke: '#59626b',
      width: 1.6,
    }) +
    polygon([corner(0.03, 0.025), corner(0.97, 0.025), corner(0.97, 0.975), corner(0.03, 0.975)], {
      fill: cell,
    }) +
    repeat(5, (i) =>
      line(
        corner(0.03 + ((i + 1) * 0.94) / 6, 0.025),
        corner(0.03 + ((i + 1) * 0.94) / 6, 0.975),
        2,
      ),
    ) +
    repeat(9, (i) =>
      line(
        corner(0.03, 0.025 + ((i + 1) * 0.95) / 10),
        corner(0.97, 0.025 + ((i + 1) * 0.95) / 10),
        i === 4 ? 5 : 2,
      ),
    ) +
    polygon([corner(0.03, 0.025), corner(0.6, 0.025), corner(0.03, 0.62)], {
      fill: '#fff',
      opacity: 0.13,
    }) +
    lettering(about.print('power_w', ' Wp'), 500, 580, {
      colour: '#5b6673',
      size: 22,
      anchor: 'end',
    })
  );
}

function inverter(sheet: Sheet, about: Attributes): string {
  const body = '#eceeef';
  const x = 130;
  return (
    floorShadow(sheet, 310, 524, 210, 24) +
    repeat(5, (i) =>
      rect(x + 40 + i * 50, 484, 28, 30, { fill: '#2b3036', stroke: '#14181c', width: 1.2 }, 5),
    ) +
    block(sheet, { x, y: 110, width: 310, height: 384, depth: 130, colour: body, radius: 18 }) +
    rect(x, 396, 310, 98, { fill: '#4b535c', stroke: '#20252b', width: 1.4 }, 14) +
    glowing(sheet, x + 90, 190, 130, 72, '4.8 kW', '#63e0a0') +
    repeat(4, (i) =>
      circle(x + 100 + i * 36, 296, 10, {
        fill: i === 0 ? '#37b36b' : '#c5ccd2',
        stroke: '#767f88',
        width: 1.2,
      }),
    ) +
    lettering(about.brand('INVERTER'), x + 155, 160, {
      colour: '#12161c',
      size: 22,
      anchor: 'middle',
      fit: 240,
      weight: 0.16,
    }) +
    lettering(about.printKilo('power_w', ' kW'), x + 155, 362, {
      colour: '#5b6673',
      size: 24,
      anchor: 'middle',
    }) +
    screw(sheet, x + 24, 440, 9) +
    screw(sheet, x + 286, 440, 9)
  );
}

function solarConnector(sheet: Sheet): string {
  const black = '#33383e';
  const half = (male: boolean): string =>
    tube('M-230 20C-190 10 -160 0 -120 0', 34, black) +
    bar(sheet, -130, 0, 60, 62, black, 10) +
    bar(sheet, -74, 0, 110, 74, lighter(black, 0.06), 12) +
    (male
      ? bar(sheet, 34, 0, 90, 44, black, 8) + bar(sheet, 120, 0, 26, 16, metals.tin, 4)
      : bar(sheet, 34, 0, 96, 60, black, 10) +
        ellipse(130, 0, 11, 27, { fill: '#14181c', stroke: '#59626b', width: 1.4 }));
  return (
    floorShadow(sheet, 310, 500, 230, 26) +
    turned(
      -24,
      300,
      300,
      group('translate(310 220)', half(true)),
      group('translate(330 380)', half(false)),
    )
  );
}

export function photovoltaic(sheet: Sheet, about: Attributes): string {
  const kind = `${about.text('kind', '')} ${about.brand()}`.toLowerCase();
  if (/mc4|connector|st.ubli/.test(kind)) return solarConnector(sheet);
  if (/inverter|invertor|deye|huawei/.test(kind) || about.number('power_w', 450) >= 1000)
    return inverter(sheet, about);
  return solarPanel(sheet, about);
}
