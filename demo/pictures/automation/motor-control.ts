import { glowing } from '../din/display.ts';
import { darker, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, rect, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { behind, block, floorShadow, metalFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { ledge } from './terminal-ledge.ts';

const shell = '#e8eaec';

export const dark = '#3b424a';

/** Coil and contacts where known, else the series. */
const contactorLine = (about: Attributes): string =>
  `${about.print('coil_v', ' V')}  ${about.print('aux')}`.trim() || about.print('series');

export function contactor(sheet: Sheet, about: Attributes): string {
  const amps = about.number('in_a', 9);
  const width = amps > 38 ? 290 : 230;
  const x = 266 - width / 2;
  return (
    floorShadow(sheet, 310, 524, width * 0.72, 24) +
    block(sheet, { x, y: 124, width, height: 382, depth: 190, colour: shell, radius: 8 }) +
    ledge(sheet, x + 8, 140, width - 16, ['1L1', '3L2', '5L3', '13']) +
    ledge(sheet, x + 8, 428, width - 16, ['2T1', '4T2', '6T3', '14']) +
    block(sheet, {
      x: x + 14,
      y: 222,
      width: width - 28,
      height: 186,
      depth: 40,
      colour: dark,
      radius: 8,
    }) +
    rect(
      x + width / 2 - 48,
      248,
      96,
      66,
      {
        fill: sheet.fade('#14181c', '#59626b'),
        stroke: '#0c0f12',
        width: 1.4,
      },
      5,
    ) +
    rect(x + width / 2 - 36, 258, 72, 34, { fill: '#2f7bc4', stroke: '#174a7c', width: 1.3 }, 4) +
    lettering(about.print('in_a', ' A'), x + width / 2, 356, {
      colour: '#fff',
      size: 27,
      anchor: 'middle',
      weight: 0.17,
    }) +
    lettering(contactorLine(about), x + width / 2, 388, {
      colour: '#b3bac1',
      size: 13,
      anchor: 'middle',
      fit: width - 50,
    }) +
    lettering('A1', x + 26, 240, { colour: '#fff', size: 10 }) +
    lettering('A2', x + width - 44, 240, { colour: '#fff', size: 10 })
  );
}

const resetTest = (x: number): string =>
  circle(x, 238, 24, { fill: '#c8322b', stroke: '#6f1712', width: 1.6 }) +
  circle(x, 312, 24, { fill: '#2f7bc4', stroke: '#174a7c', width: 1.6 }) +
  lettering('RESET', x, 364, { colour: '#2b3036', size: 11, anchor: 'middle' });

const startStop = (x: number): string =>
  rect(x - 34, 208, 68, 64, { fill: '#2b2f35', stroke: '#0c0f12', width: 1.6 }, 8) +
  lettering('I', x, 250, { colour: '#fff', size: 20, anchor: 'middle' }) +
  rect(x - 34, 292, 68, 64, { fill: '#c8322b', stroke: '#6f1712', width: 1.6 }, 8) +
  lettering('O', x, 334, { colour: '#fff', size: 20, anchor: 'middle' });

export function thermalRelay(sheet: Sheet, about: Attributes): string {
  const x = 140;
  const width = 260;
  // A motor starter is a breaker of its own; a relay hangs on its contactor by three pins.
  const starter = /GV|MS1|PKZ|PRK/.test(about.text('series', ''));
  const pins = repeat(starter ? 0 : 3, (i) =>
    rect(
      x + 38 + i * 74,
      92,
      24,
      90,
      { fill: metalFill(sheet, 'copper', 'right'), stroke: darker(metals.copper, 0.5), width: 1.3 },
      3,
    ),
  );
  return (
    floorShadow(sheet, 310, 506, 190, 24) +
    pins +
    block(sheet, { x, y: 176, width, height: 310, depth: 170, colour: dark, radius: 8 }) +
    rect(
      x + 14,
      190,
      width - 28,
      200,
      {
        fill: sheet.fade('#f3f4f5', '#d9dde0', 'slant'),
        stroke: '#8b949c',
        width: 1.2,
      },
      6,
    ) +
    circle(x + 78, 264, 42, {
      fill: sheet.radial(
        [
          [0, '#7fb0e0'],
          [1, '#24588f'],
        ],
        0.35,
        0.3,
        0.8,
      ),
      stroke: '#17395c',
      width: 1.6,
    }) +
    segment([x + 56, 264], [x + 100, 264], { stroke: '#0f2740', width: 8, cap: 'round' }) +
    repeat(9, (i) => {
      const angle = ((150 + i * 30) * Math.PI) / 180;
      return segment(
        [x + 78 + 48 * Math.cos(angle), 264 + 48 * Math.sin(angle)],
        [x + 78 + 57 * Math.cos(angle), 264 + 57 * Math.sin(angle)],
        { stroke: '#2b3036', width: 2.4 },
      );
    }) +
    lettering(about.print('set_a', ' A') || about.print('series'), x + 78, 350, {
      colour: '#12161c',
      size: 18,
      anchor: 'middle',
      fit: 120,
    }) +
    (starter ? startStop(x + 186) : resetTest(x + 186)) +
    ledge(sheet, x + 10, 406, width - 20, ['95', '96', '97', '98'])
  );
}

export function frequencyDrive(sheet: Sheet, about: Attributes): string {
  const x = 160;
  const vents = repeat(7, (i) => {
    const [ax, ay] = behind(x + 220, 170 + i * 44, 40);
    const [bx, by] = behind(x + 220, 170 + i * 44, 170);
    return segment([ax, ay], [bx, by], { stroke: '#14181c', width: 7, cap: 'round' });
  });
  return (
    floorShadow(sheet, 310, 540, 170, 22) +
    block(sheet, { x, y: 96, width: 220, height: 430, depth: 200, colour: '#555d66', radius: 10 }) +
    vents +
    rect(
      x + 18,
      120,
      184,
      210,
      {
        fill: sheet.fade('#2f353c', '#171b20', 'slant'),
        stroke: '#0c0f12',
        width: 1.6,
      },
      10,
    ) +
    glowing(sheet, x + 36, 138, 148, 62, '50.0') +
    ['#2f9150', '#c8322b', '#767f88']
      .map((tone, i) =>
        circle(x + 52 + i * 38, 236, 14, { fill: tone, stroke: '#0c0f12', width: 1.4 }),
      )
      .join('') +
    circle(x + 166, 282, 26, {
      fill: sheet.radial(
        [
          [0, '#9aa3ab'],
          [1, '#3a4149'],
        ],
        0.35,
        0.3,
        0.8,
      ),
      stroke: '#0c0f12',
      width: 1.6,
    }) +
    lettering('RUN', x + 38, 286, { colour: '#9aa3ab', size: 11 }) +
    rect(x + 18, 350, 184, 70, { fill: '#f3f4f5', stroke: '#8b949c', width: 1 }, 4) +
    lettering(about.printKilo('power_w', ' kW') || about.print('series'), x + 30, 382, {
      colour: '#12161c',
      size: 24,
      weight: 0.16,
    }) +
    lettering(about.print('u_v', ' V'), x + 30, 408, { colour: '#5b6673', size: 14 }) +
    ledge(sheet, x + 18, 446, 184, ['R', 'S', 'T', 'U', 'V', 'W'])
  );
}
