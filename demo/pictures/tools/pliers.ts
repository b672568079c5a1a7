import { lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, rect, repeat, segment, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { floorShadow, metalFill, roundFill, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { red } from './meters.ts';

const outline = { stroke: '#14181c', width: 1.8 } as const;

const darkSteel = (sheet: Sheet): string =>
  sheet.linear(
    [
      [0, '#8b949c'],
      [0.4, '#4b535c'],
      [1, '#2b3036'],
    ],
    'slant',
  );

const brightSteel = (sheet: Sheet): string => sheet.fade('#c5ccd2', '#4b535c', 'slant');

/** Two handles and a head about a common bolt; the head tells the tool's kind. */
function plier(sheet: Sheet, jaws: string, handles = red): string {
  const grip = (d: string): string => tube(d, 46, handles, 'full', 'round');
  return (
    floorShadow(sheet, 310, 546, 180, 20) +
    grip('M276 300C236 370 214 430 226 516') +
    grip('M324 300C364 370 386 430 374 516') +
    jaws +
    circle(300, 268, 20, {
      fill: sheet.fade('#ffffff', '#767f88', 'slant'),
      stroke: '#3a4149',
      width: 1.6,
    })
  );
}

function strippingHead(sheet: Sheet): string {
  return (
    path('M214 280L196 96Q240 60 300 64Q360 60 404 96L386 280Q300 316 214 280Z', {
      fill: darkSteel(sheet),
      ...outline,
    }) +
    repeat(6, (i) =>
      circle(252 + (i % 2) * 96, 110 + Math.floor(i / 2) * 46, 12 - (i % 3) * 2, {
        fill: '#dfe4ea',
        stroke: '#14181c',
        width: 1.6,
      }),
    )
  );
}

function crimpingHead(sheet: Sheet, square: boolean): string {
  return (
    path('M206 290L190 130Q196 76 250 66H350Q404 76 410 130L394 290Q300 330 206 290Z', {
      fill: darkSteel(sheet),
      ...outline,
    }) +
    rect(252, 84, 96, 128, { fill: '#dfe4ea', stroke: '#14181c', width: 1.6 }, 8) +
    (square
      ? rect(278, 122, 44, 44, { fill: '#4b535c', ...outline, turn: [45, 300, 144] }, 4)
      : repeat(4, (i) =>
          path(`M262 ${104 + i * 28}h76`, { stroke: '#59626b', width: 14 - i * 2 }),
        ) + segment([300, 84], [300, 212], { stroke: '#14181c', width: 3 }))
  );
}

/** Two curved blades that close on a cable. */
function cuttingHead(sheet: Sheet): string {
  return (
    path('M262 300C200 240 180 120 250 62C236 140 270 190 306 230Z', {
      fill: brightSteel(sheet),
      ...outline,
    }) +
    path('M338 300C400 240 420 120 350 62C364 140 330 190 294 230Z', {
      fill: brightSteel(sheet),
      ...outline,
    })
  );
}

/** A hexagonal press with long arms for lugs. */
function lugPress(sheet: Sheet, about: Attributes): string {
  const arm = (d: string): string => tube(d, 30, '#3a4149', 'full', 'round');
  return (
    floorShadow(sheet, 310, 552, 190, 18) +
    arm('M270 280C220 380 190 460 180 540') +
    arm('M330 280C380 380 410 460 420 540') +
    tube('M196 470L180 540', 44, red, 'full', 'round') +
    tube('M404 470L420 540', 44, red, 'full', 'round') +
    path('M200 250V110Q200 60 260 60H340Q400 60 400 110V250Q300 310 200 250Z', {
      fill: darkSteel(sheet),
      ...outline,
    }) +
    path('M300 104L344 130V182L300 208L256 182V130Z', { fill: '#fff', ...outline }) +
    lettering(about.print('wire_range', ' mm²'), 300, 250, {
      colour: '#dfe4ea',
      size: 15,
      anchor: 'middle',
      fit: 170,
    })
  );
}

/** The knife with a hook that slits a cable's sheath. */
function cableStripper(sheet: Sheet, about: Attributes): string {
  return (
    floorShadow(sheet, 310, 480, 240, 24) +
    turned(
      -24,
      300,
      300,
      rect(
        60,
        262,
        330,
        84,
        { fill: roundFill(sheet, '#2f5f9e'), stroke: '#17395c', width: 1.7 },
        40,
      ),
      rect(110, 272, 150, 64, { fill: lighter('#2f5f9e', 0.18), opacity: 0.6 }, 28),
      path('M380 270H450V200Q520 190 530 260Q534 320 480 330H380Z', {
        fill: brightSteel(sheet),
        ...outline,
      }),
      path('M452 214Q500 210 504 258Q504 290 470 296', { stroke: '#fff', width: 22 }),
      circle(420, 304, 13, { fill: metalFill(sheet, 'brass'), stroke: '#5a4313', width: 1.4 }),
      lettering(about.print('wire_range', ' mm'), 185, 312, {
        colour: '#fff',
        size: 20,
        anchor: 'middle',
      }),
    )
  );
}

export function crimper(sheet: Sheet, about: Attributes): string {
  const kind = about.text('kind', 'ferrule-crimper');
  if (/cable-strip/.test(kind)) return cableStripper(sheet, about);
  if (/press/.test(kind)) return lugPress(sheet, about);
  const head = /cutter/.test(kind)
    ? cuttingHead(sheet)
    : /strip/.test(kind)
      ? strippingHead(sheet)
      : crimpingHead(sheet, /ferrule/.test(kind));
  return (
    plier(sheet, head) +
    lettering(about.print('wire_range', ' mm²'), 300, 250, {
      colour: '#dfe4ea',
      size: 13,
      anchor: 'middle',
    })
  );
}

export function insulatedPliers(sheet: Sheet, kind: string): string {
  const jaw = /side|cutter/.test(kind)
    ? 'M262 300L236 200Q230 130 286 92L299 104V262ZM338 300L364 200Q370 130 314 92L301 104V262Z'
    : /long/.test(kind)
      ? 'M260 300L256 200Q266 110 288 40L298 42V262ZM340 300L344 200Q334 110 312 40L302 42V262Z'
      : 'M250 300L226 190Q226 90 262 62H298V262ZM350 300L374 190Q374 90 338 62H302V262Z';
  const teeth = /side|cutter/.test(kind)
    ? ''
    : repeat(6, (i) =>
        segment([284, 80 + i * 15], [316, 80 + i * 15], { stroke: '#2b3036', width: 2.4 }),
      );
  return plier(sheet, path(jaw, { fill: brightSteel(sheet), ...outline }) + teeth);
}
