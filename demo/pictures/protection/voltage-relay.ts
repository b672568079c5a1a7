import { glowing, pushButton } from '../din/display.ts';
import { modular, nose } from '../din/modular.ts';
import { lettering } from '../kit/letters.ts';
import { repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { socketWell } from '../wiring-devices/socket-well.ts';
import { polesOf } from './poles.ts';

/** The kind that goes between a socket and what it protects. */
function plugInRelay(sheet: Sheet, about: Attributes): string {
  return (
    floorShadow(sheet, 310, 536, 170, 22) +
    block(sheet, {
      x: 150,
      y: 100,
      width: 240,
      height: 420,
      depth: 150,
      colour: '#f4f5f5',
      radius: 34,
    }) +
    glowing(sheet, 190, 136, 160, 82, '230') +
    repeat(3, (i) => pushButton(sheet, 196 + i * 54, 236, 40)) +
    socketWell(sheet, 270, 406, 88, '#f4f5f5', { earth: true }) +
    lettering(about.print('in_a', ' A'), 270, 300, {
      colour: '#b3541e',
      size: 18,
      anchor: 'middle',
    })
  );
}

export function voltageRelay(sheet: Sheet, about: Attributes): string {
  if (about.is('mounting', 'plug-in')) return plugInRelay(sheet, about);
  return modular(sheet, {
    modules: about.has('poles') && polesOf(about, 1) > 2 ? 4 : 3,
    terminals: 3,
    colour: '#f1f1ee',
    front: (width) =>
      glowing(sheet, 18, nose.top + 22, width - 36, 74, '230') +
      lettering('V', width - 30, nose.top + 122, { colour: '#2b3036', size: 13 }) +
      lettering(about.brand('U RELAY'), 18, nose.top + 122, {
        colour: '#2b3036',
        size: 13,
        fit: 120,
        weight: 0.16,
      }) +
      lettering(about.print('in_a', ' A'), 18, nose.top + 156, {
        colour: '#b3541e',
        size: 20,
        weight: 0.17,
      }) +
      repeat(3, (i) => pushButton(sheet, width - 126 + i * 38, nose.top + 142, 30)),
  });
}
