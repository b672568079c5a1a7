import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, ellipse, path, rect, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, roundFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

/** All round, for the ceiling. */
function ceilingSensor(sheet: Sheet, colour: string): string {
  return (
    floorShadow(sheet, 310, 480, 220, 30) +
    path('M90 300V340A210 110 0 0 0 510 340V300Z', {
      fill: roundFill(sheet, colour, 'right'),
      stroke: edgeOf(colour),
      width: 1.6,
    }) +
    ellipse(300, 300, 210, 110, {
      fill: sheet.fade(lighter(colour, 0.4), darker(colour, 0.1), 'slant'),
      stroke: edgeOf(colour),
      width: 1.6,
    }) +
    path('M190 292C190 150 410 150 410 292Q300 346 190 292Z', {
      fill: sheet.radial(
        [
          [0, '#ffffff'],
          [0.7, '#dfe6ea'],
          [1, '#a9b6bf'],
        ],
        0.4,
        0.3,
        0.8,
      ),
      stroke: '#8b949c',
      width: 1.5,
    }) +
    path(
      'M214 228Q300 262 386 228M200 264Q300 304 400 264M260 196L240 312M300 188V322M340 196L360 312',
      { stroke: '#b7c5cd', width: 1.5 },
    )
  );
}

export function lightSensor(sheet: Sheet, about: Attributes): string {
  const white = colourOf(about.text('colour'), 'white');
  if (about.number('beam_deg', 180) === 360) return ceilingSensor(sheet, white);
  if (/twilight|photo|crepus/.test(about.text('kind', ''))) {
    return (
      floorShadow(sheet, 306, 528, 130, 18) +
      path('M282 400V500M300 404V506M318 400V500', { stroke: '#8a3b2f', width: 7 }) +
      path('M206 220V390Q300 430 394 390V220Z', {
        fill: roundFill(sheet, '#e8ebed', 'right'),
        stroke: '#8b949c',
        width: 1.6,
      }) +
      path('M206 222C206 110 394 110 394 222Q300 256 206 222Z', {
        fill: sheet.radial(
          [
            [0, '#ffffff'],
            [0.6, '#c9dbe6'],
            [1, '#8aa7b8'],
          ],
          0.35,
          0.3,
          0.8,
        ),
        stroke: '#6d8897',
        width: 1.6,
      }) +
      ellipse(300, 226, 94, 25, { stroke: '#8b949c', width: 1.4 }) +
      lettering(about.print('power_w', ' W'), 300, 330, {
        colour: '#4b535c',
        size: 20,
        anchor: 'middle',
      }) +
      lettering(about.print('ip'), 300, 362, {
        colour: '#767f88',
        size: 15,
        anchor: 'middle',
      })
    );
  }
  return (
    floorShadow(sheet, 316, 500, 160, 22) +
    block(sheet, {
      x: 196,
      y: 110,
      width: 190,
      height: 130,
      depth: 110,
      colour: white,
      radius: 12,
    }) +
    rect(
      262,
      224,
      58,
      60,
      { fill: roundFill(sheet, darker(white, 0.14), 'right'), stroke: edgeOf(white), width: 1.4 },
      8,
    ) +
    path('M150 312Q150 268 200 268H386Q436 268 436 312V360Q436 440 293 470Q150 440 150 360Z', {
      fill: sheet.fade(lighter(white, 0.5), darker(white, 0.1), 'slant'),
      stroke: edgeOf(white),
      width: 1.6,
    }) +
    path('M176 322Q176 300 200 300H386Q410 300 410 322V352Q410 416 293 438Q176 416 176 352Z', {
      fill: sheet.radial(
        [
          [0, '#ffffff'],
          [0.7, '#dfe6ea'],
          [1, '#a9b6bf'],
        ],
        0.4,
        0.3,
        0.8,
      ),
      stroke: '#8b949c',
      width: 1.4,
    }) +
    path('M178 340Q293 372 408 340M186 374Q293 404 400 374', { stroke: '#9fb0ba', width: 1.6 }) +
    repeat(7, (i) =>
      segment([206 + i * 29, 302], [214 + i * 26, 424 - Math.abs(i - 3) * 8], {
        stroke: '#b7c5cd',
        width: 1.2,
      }),
    ) +
    circle(293, 318, 6, { fill: '#c8322b' })
  );
}
