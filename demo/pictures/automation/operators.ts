import { colourOf, darker, lighter, metals } from '../kit/colours.ts';
import { circle, ellipse, path, rect, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, metalFill, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { dark } from './motor-control.ts';

function ball(sheet: Sheet, colour: string, lit: boolean): string {
  return lit
    ? sheet.radial(
        [
          [0, '#ffffff'],
          [0.35, lighter(colour, 0.5)],
          [1, colour],
        ],
        0.4,
        0.35,
        0.7,
      )
    : sheet.radial(
        [
          [0, lighter(colour, 0.5)],
          [0.6, colour],
          [1, darker(colour, 0.35)],
        ],
        0.36,
        0.3,
        0.8,
      );
}

function mushroom(sheet: Sheet, colour: string): string {
  return (
    ellipse(224, 332, 138, 148, { fill: darker(colour, 0.34) }) +
    ellipse(214, 328, 138, 148, {
      fill: ball(sheet, colour, false),
      stroke: darker(colour, 0.5),
      width: 1.8,
    }) +
    path('M150 280A86 92 0 0 1 250 256M282 372A86 92 0 0 1 190 400', {
      stroke: '#fff',
      width: 9,
      cap: 'round',
      opacity: 0.75,
    })
  );
}

function knob(sheet: Sheet, colour: string, key: boolean): string {
  return (
    ellipse(226, 328, 108, 117, {
      fill: ball(sheet, colour, false),
      stroke: darker(colour, 0.5),
      width: 1.8,
    }) +
    (key
      ? ellipse(222, 330, 46, 50, { fill: metals.steel, stroke: '#454c54', width: 2 }) +
        segment([222, 306], [222, 356], { stroke: '#14181c', width: 11, cap: 'round' })
      : rect(
          196,
          216,
          56,
          226,
          {
            fill: sheet.fade(lighter(colour, 0.35), darker(colour, 0.3), 'right'),
            stroke: '#14181c',
            width: 1.6,
            turn: [34, 224, 328],
          },
          22,
        ) + segment([284, 240], [262, 272], { stroke: '#fff', width: 7, cap: 'round' }))
  );
}

/** A two-button box for the wall: start above stop. */
function station(sheet: Sheet, colour: string): string {
  const button = (y: number, tone: string): string =>
    circle(270, y, 62, { fill: '#c5ccd2', stroke: '#59626b', width: 1.6 }) +
    circle(270, y, 46, {
      fill: ball(sheet, colourOf(tone, 'green'), false),
      stroke: '#20252b',
      width: 1.6,
    });
  return (
    floorShadow(sheet, 316, 530, 170, 22) +
    block(sheet, { x: 160, y: 110, width: 220, height: 400, depth: 150, colour, radius: 16 }) +
    button(220, 'green') +
    button(390, 'red') +
    screw(sheet, 182, 132, 9) +
    screw(sheet, 358, 488, 9)
  );
}

/** What an operator presses, turns or watches in the door of a panel. */
export function controlButton(sheet: Sheet, about: Attributes): string {
  const kind = about.text('kind', about.is('colour', 'red') ? 'stop-mushroom' : 'push-button');
  const colour = colourOf(about.text('colour'), 'green');
  if (/station/.test(kind)) return station(sheet, colourOf(about.text('colour'), 'grey'));
  const head = /mushroom|emergency/.test(kind)
    ? mushroom(sheet, colour)
    : /selector/.test(kind)
      ? knob(sheet, colour, kind.includes('key'))
      : ellipse(226, 328, 108, 117, {
          fill: ball(sheet, colour, /lamp|lit|indicator/.test(kind)),
          stroke: darker(colour, 0.5),
          width: 1.8,
        }) + ellipse(190, 272, 34, 20, { fill: '#fff', opacity: 0.35, turn: [-30, 190, 272] });
  return (
    floorShadow(sheet, 320, 510, 180, 24) +
    block(sheet, { x: 330, y: 180, width: 110, height: 190, depth: 150, colour: dark, radius: 6 }) +
    repeat(2, (i) => screw(sheet, 386, 220 + i * 110, 13)) +
    path('M232 220L380 200V380L232 424Z', {
      fill: metalFill(sheet, 'zinc'),
      stroke: '#59626b',
      width: 1.6,
    }) +
    ellipse(236, 324, 150, 160, {
      fill: sheet.radial(
        [
          [0, '#ffffff'],
          [0.7, metals.zinc],
          [1, darker(metals.zinc, 0.4)],
        ],
        0.35,
        0.3,
        0.8,
      ),
      stroke: '#59626b',
      width: 1.8,
    }) +
    ellipse(230, 326, 118, 127, { fill: '#20252b' }) +
    head
  );
}
