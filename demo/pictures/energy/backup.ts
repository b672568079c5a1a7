import { glowing } from '../din/display.ts';
import { darker, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, ellipse, path, rect, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { behind, block, floorShadow, tube, well } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

function sideVents(sheetX: number, y: number, rows: number, colour: string): string {
  return repeat(rows, (i) => {
    const from = behind(sheetX, y + i * 26, 36);
    const to = behind(sheetX, y + i * 26, 150);
    return segment(from, to, { stroke: darker(colour, 0.6), width: 7, cap: 'round' });
  });
}

export function stabiliser(sheet: Sheet, about: Attributes): string {
  const body = '#e3e6e8';
  const x = 120;
  return (
    floorShadow(sheet, 310, 516, 220, 24) +
    block(sheet, { x, y: 130, width: 320, height: 360, depth: 190, colour: body, radius: 12 }) +
    sideVents(x + 320, 250, 7, body) +
    rect(
      x + 26,
      156,
      268,
      130,
      {
        fill: sheet.fade('#3a4149', '#171b20', 'slant'),
        stroke: '#0c0f12',
        width: 1.6,
      },
      10,
    ) +
    glowing(sheet, x + 40, 176, 112, 62, '198', '#ffb347') +
    glowing(sheet, x + 168, 176, 112, 62, '220', '#63e0a0') +
    lettering('IN', x + 96, 268, { colour: '#c5ccd2', size: 14, anchor: 'middle' }) +
    lettering('OUT', x + 224, 268, { colour: '#c5ccd2', size: 14, anchor: 'middle' }) +
    lettering(about.print('va', ' VA'), x + 30, 344, {
      colour: '#12161c',
      size: 30,
      fit: 260,
      weight: 0.16,
    }) +
    lettering(about.brand(), x + 30, 374, { colour: '#5b6673', size: 16, fit: 200 }) +
    rect(x + 218, 400, 70, 60, { fill: '#2b3036', stroke: '#14181c', width: 1.5 }, 8) +
    rect(
      x + 230,
      410,
      46,
      40,
      {
        fill: sheet.fade('#e2564d', '#9c221b'),
        stroke: '#5e1a14',
        width: 1.3,
      },
      5,
    ) +
    repeat(5, (i) => well(sheet, x + 32 + i * 32, 410, 18, 44, 7))
  );
}

export function ups(sheet: Sheet, about: Attributes): string {
  if (/battery|acum/.test(about.text('kind', ''))) return battery(sheet, about);
  const body = '#31373e';
  const x = 176;
  return (
    floorShadow(sheet, 320, 530, 190, 24) +
    block(sheet, { x, y: 110, width: 180, height: 404, depth: 330, colour: body, radius: 12 }) +
    rect(
      x + 20,
      134,
      140,
      150,
      {
        fill: sheet.fade('#20252b', '#0f1215', 'slant'),
        stroke: '#0c0f12',
        width: 1.6,
      },
      10,
    ) +
    lettering('100%', x + 90, 190, { colour: '#7ee0ff', size: 26, anchor: 'middle', fit: 110 }) +
    repeat(5, (i) =>
      rect(x + 36 + i * 22, 214, 16, 28, { fill: i < 4 ? '#7ee0ff' : '#2f4a55' }, 2),
    ) +
    circle(x + 90, 330, 26, {
      fill: sheet.radial(
        [
          [0, '#8b949c'],
          [1, '#3a4149'],
        ],
        0.35,
        0.3,
        0.8,
      ),
      stroke: '#0c0f12',
      width: 1.6,
    }) +
    path(`M${x + 90} 316v14m-10 -8a14 14 0 1 0 20 0`, {
      stroke: '#7ee0ff',
      width: 3.4,
      cap: 'round',
    }) +
    lettering(about.print('va', ' VA'), x + 90, 404, {
      colour: '#fff',
      size: 21,
      anchor: 'middle',
      fit: 150,
    }) +
    repeat(4, (i) => rect(x + 28, 434 + i * 17, 124, 7, { fill: '#14181c' }, 3))
  );
}

function battery(sheet: Sheet, about: Attributes): string {
  const body = '#3b424a';
  const post = (x: number, colour: string): string =>
    rect(x, 166, 36, 24, { fill: colour, stroke: '#14181c', width: 1.4 }, 4) +
    rect(x + 10, 148, 16, 20, { fill: metals.tin, stroke: '#59626b', width: 1.2 }, 3);
  return (
    floorShadow(sheet, 320, 500, 240, 26) +
    block(sheet, { x: 90, y: 210, width: 340, height: 260, depth: 220, colour: body, radius: 6 }) +
    post(190, '#c8322b') +
    post(400, '#2b2f35') +
    rect(120, 260, 280, 150, { fill: '#f3f4f5', stroke: '#8b949c', width: 1.2 }, 5) +
    lettering(about.print('u_v', ' V'), 140, 330, {
      colour: '#12161c',
      size: 42,
      weight: 0.16,
    }) +
    lettering(about.brand('AGM'), 140, 380, { colour: '#5b6673', size: 22, fit: 230 })
  );
}

/** The quiet kind in a closed case with a handle. */
function suitcaseGenerator(sheet: Sheet, about: Attributes): string {
  const body = '#c4312a';
  return (
    floorShadow(sheet, 320, 516, 230, 24) +
    path('M170 190V140Q170 108 202 108H370Q402 108 402 140V190', { stroke: '#2f353c', width: 26 }) +
    block(sheet, { x: 96, y: 180, width: 370, height: 310, depth: 150, colour: body, radius: 44 }) +
    rect(126, 300, 150, 160, { fill: '#2b3036', stroke: '#14181c', width: 1.6 }, 18) +
    repeat(6, (i) => rect(144, 318 + i * 22, 114, 10, { fill: '#59626b' }, 5)) +
    rect(
      300,
      220,
      142,
      240,
      { fill: sheet.fade('#3a4149', '#20252b', 'slant'), stroke: '#14181c', width: 1.6 },
      14,
    ) +
    glowing(sheet, 320, 238, 102, 44, '230') +
    [0, 1]
      .map((i) => circle(342 + i * 58, 336, 24, { fill: '#59626b', stroke: '#0c0f12', width: 1.5 }))
      .join('') +
    rect(322, 390, 40, 26, { fill: '#37b36b', stroke: '#0c0f12', width: 1.2 }, 5) +
    lettering(about.printKilo('power_w', ' kW'), 136, 262, {
      colour: '#fff',
      size: 34,
      weight: 0.17,
    })
  );
}

export function generator(sheet: Sheet, about: Attributes): string {
  if (/inverter/.test(about.text('kind', ''))) return suitcaseGenerator(sheet, about);
  const pipe = '#2f353c';
  const body = '#c4312a';
  const frame = (d: string): string => tube(d, 22, pipe, 'few', 'round');
  return (
    floorShadow(sheet, 310, 530, 260, 26) +
    frame('M150 500L140 130Q140 104 166 104H480Q508 104 508 130L516 470') +
    block(sheet, {
      x: 120,
      y: 140,
      width: 320,
      height: 120,
      depth: 130,
      colour: body,
      radius: 22,
    }) +
    ellipse(330, 122, 34, 13, { fill: '#20252b', stroke: '#0c0f12', width: 1.5 }) +
    block(sheet, {
      x: 130,
      y: 276,
      width: 170,
      height: 176,
      depth: 120,
      colour: '#4b535c',
      radius: 8,
    }) +
    repeat(6, (i) =>
      segment([142, 300 + i * 22], [288, 300 + i * 22], { stroke: '#2b3036', width: 8 }),
    ) +
    circle(214, 364, 52, {
      fill: sheet.radial(
        [
          [0, '#8b949c'],
          [1, '#2b3036'],
        ],
        0.35,
        0.3,
        0.8,
      ),
      stroke: '#14181c',
      width: 1.6,
    }) +
    circle(214, 364, 20, { fill: '#14181c' }) +
    block(sheet, {
      x: 316,
      y: 280,
      width: 130,
      height: 172,
      depth: 90,
      colour: '#20252b',
      radius: 8,
    }) +
    [0, 1]
      .map(
        (i) =>
          circle(352 + i * 58, 326, 22, { fill: '#59626b', stroke: '#0c0f12', width: 1.5 }) +
          circle(344 + i * 58, 326, 4, { fill: '#0c0f12' }) +
          circle(360 + i * 58, 326, 4, { fill: '#0c0f12' }),
      )
      .join('') +
    glowing(sheet, 336, 366, 92, 34, '230') +
    rect(336, 414, 36, 22, { fill: '#c8322b', stroke: '#0c0f12', width: 1.2 }, 4) +
    lettering(about.printKilo('power_w', ' kW'), 140, 216, {
      colour: '#fff',
      size: 38,
      weight: 0.17,
    }) +
    lettering(about.brand(), 140, 244, { colour: '#ffd9d5', size: 16, fit: 280 }) +
    frame('M96 470V112Q96 84 124 84H426Q454 84 454 112V470Q454 500 426 500H124Q96 500 96 470Z') +
    circle(130, 506, 30, { fill: '#20252b', stroke: '#0c0f12', width: 2 }) +
    circle(130, 506, 12, { fill: '#9aa3ab' })
  );
}
