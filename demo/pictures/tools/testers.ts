import { darker, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, rect, repeat, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, block, floorShadow, metalFill, roundFill, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { rj45 } from '../wiring-devices/ports.ts';
import { red, yellow } from './meters.ts';

const lamps = ['#c8322b', '#f2c21a', '#37b36b', '#37b36b', '#37b36b'] as const;

/** A neon lamp in a clear handle. */
function testerScrewdriver(sheet: Sheet, about: Attributes): string {
  const clear = '#e9b7a9';
  return (
    floorShadow(sheet, 310, 440, 250, 24) +
    turned(
      -28,
      300,
      300,
      bar(sheet, 330, 300, 200, 16, metals.steel, 3),
      rect(326, 288, 90, 24, { fill: '#2b2f35' }, 4),
      path('M524 291L560 296V304L524 309Z', { fill: metals.steel, stroke: '#59626b', width: 1 }),
      rect(
        60,
        262,
        270,
        76,
        { fill: roundFill(sheet, clear), stroke: darker(clear, 0.45), width: 1.7 },
        18,
      ),
      rect(126, 282, 110, 36, { fill: '#f6e3c0', stroke: '#b07a3c', width: 1.3 }, 16),
      path('M146 300h22m6-9v18m12-18v18m6-9h24', { stroke: '#b3541e', width: 4 }),
      rect(28, 268, 44, 64, { fill: metalFill(sheet, 'brass'), stroke: '#8a6a22', width: 1.4 }, 8),
      lettering(about.print('u_v', ' V'), 284, 308, {
        colour: '#6f2a1c',
        size: 15,
        anchor: 'middle',
        fit: 62,
      }),
    )
  );
}

/** A pen that feels voltage through insulation. */
function contactless(sheet: Sheet): string {
  return (
    floorShadow(sheet, 310, 450, 240, 24) +
    turned(
      -28,
      300,
      300,
      path('M430 270L540 288Q552 300 540 312L430 330Z', {
        fill: sheet.fade('#f6f7f7', '#b9c2c9'),
        stroke: '#767f88',
        width: 1.6,
      }),
      rect(
        70,
        258,
        370,
        84,
        { fill: roundFill(sheet, red), stroke: darker(red, 0.5), width: 1.7 },
        26,
      ),
      rect(330, 258, 70, 84, { fill: roundFill(sheet, '#2b2f35') }),
      rect(110, 284, 120, 32, { fill: '#20252b', stroke: '#14181c', width: 1.4 }, 14),
      circle(150, 300, 10, { fill: '#37b36b' }),
      circle(190, 300, 10, { fill: '#f2c21a' }),
      rect(250, 282, 56, 36, { fill: '#5b636c', stroke: '#14181c', width: 1.4 }, 16),
      path('M90 256H210', { stroke: '#59626b', width: 8, cap: 'round' }),
    )
  );
}

function twoPole(sheet: Sheet): string {
  const rod = (x: number, display: boolean): string =>
    rect(
      x - 7,
      60,
      14,
      90,
      { fill: metalFill(sheet, 'steel', 'right'), stroke: '#59626b', width: 1.2 },
      4,
    ) +
    rect(
      x - 38,
      140,
      76,
      320,
      { fill: roundFill(sheet, display ? red : '#3a4149', 'right'), stroke: '#14181c', width: 1.6 },
      26,
    ) +
    rect(x - 46, 168, 92, 16, { fill: '#14181c' }, 8) +
    (display
      ? rect(x - 24, 206, 48, 150, { fill: '#14181c' }, 6) +
        lamps.map((tone, i) => rect(x - 14, 216 + i * 27, 28, 15, { fill: tone }, 3)).join('')
      : '');
  return (
    floorShadow(sheet, 310, 530, 210, 24) +
    tube('M200 456C220 560 400 570 410 456', 18, '#2b2f35') +
    rod(200, true) +
    rod(410, false)
  );
}

/** Three leads, three lamps, and which way the field turns. */
function phaseOrder(sheet: Sheet): string {
  const tones = ['#85502c', '#2b2f35', '#9aa3ab'];
  return (
    floorShadow(sheet, 310, 530, 190, 22) +
    tones
      .map((tone, i) =>
        tube(
          `M${230 + i * 50} 150C${220 + i * 50} 90 ${120 + i * 170} 100 ${110 + i * 180} 30`,
          13,
          tone,
        ),
      )
      .join('') +
    block(sheet, {
      x: 170,
      y: 140,
      width: 220,
      height: 370,
      depth: 90,
      colour: yellow,
      radius: 24,
    }) +
    rect(
      190,
      164,
      180,
      320,
      { fill: sheet.fade('#4b535c', '#2b3036', 'slant'), stroke: '#14181c', width: 1.5 },
      16,
    ) +
    tones
      .map(
        (_, i) =>
          circle(224 + i * 56, 214, 15, { fill: '#f2c21a', stroke: '#14181c', width: 1.5 }) +
          lettering(`L${i + 1}`, 224 + i * 56, 258, { colour: '#fff', size: 14, anchor: 'middle' }),
      )
      .join('') +
    path('M236 372A46 46 0 1 1 300 408M300 408L322 392M300 408L318 428', {
      stroke: '#63e0a0',
      width: 9,
      cap: 'round',
    })
  );
}

function cableTester(sheet: Sheet): string {
  const unit = (x: number, wide: number): string =>
    block(sheet, {
      x,
      y: 180,
      width: wide,
      height: 320,
      depth: 80,
      colour: '#3a4149',
      radius: 14,
    }) +
    repeat(
      8,
      (i) =>
        circle(x + wide - 34, 216 + i * 30, 7, { fill: i === 3 ? '#63e0a0' : '#5b6673' }) +
        lettering(String(i + 1), x + wide - 62, 221 + i * 30, {
          colour: '#dfe4ea',
          size: 11,
          anchor: 'middle',
        }),
    ) +
    rj45(sheet, x + 66, 250, '#c5ccd2');
  return floorShadow(sheet, 310, 518, 250, 22) + unit(60, 220) + unit(340, 170);
}

/** A plug with three lamps that tells how a socket is wired. */
function socketTester(sheet: Sheet): string {
  return (
    floorShadow(sheet, 310, 470, 190, 24) +
    [-34, 34]
      .map((dy) =>
        rect(
          400,
          286 + dy,
          130,
          18,
          { fill: metalFill(sheet, 'steel'), stroke: '#59626b', width: 1.2 },
          9,
        ),
      )
      .join('') +
    block(sheet, {
      x: 120,
      y: 190,
      width: 250,
      height: 230,
      depth: 120,
      colour: yellow,
      radius: 30,
    }) +
    rect(
      146,
      216,
      198,
      178,
      { fill: sheet.fade('#4b535c', '#2b3036', 'slant'), stroke: '#14181c', width: 1.5 },
      18,
    ) +
    ['#c8322b', '#37b36b', '#37b36b']
      .map((tone, i) =>
        circle(190 + i * 55, 270, 16, { fill: tone, stroke: '#14181c', width: 1.5 }),
      )
      .join('') +
    rect(206, 326, 78, 40, { fill: '#2767b8', stroke: '#14181c', width: 1.4 }, 10) +
    lettering('RCD', 245, 353, { colour: '#fff', size: 16, anchor: 'middle' })
  );
}

export function tester(sheet: Sheet, about: Attributes): string {
  const kind = about.text('kind', 'tester-screwdriver');
  if (/two-pole/.test(kind)) return twoPole(sheet);
  if (/contactless/.test(kind)) return contactless(sheet);
  if (/phase/.test(kind)) return phaseOrder(sheet);
  if (/cable/.test(kind)) return cableTester(sheet);
  if (/socket/.test(kind)) return socketTester(sheet);
  return testerScrewdriver(sheet, about);
}
