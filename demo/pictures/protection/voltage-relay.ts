import { glowing, pushButton } from '../din/display.ts';
import { modular, nose } from '../din/modular.ts';
import { lettering } from '../kit/letters.ts';
import { repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Attributes } from '../picture-name.ts';
import { polesOf } from './poles.ts';

export function voltageRelay(sheet: Sheet, about: Attributes): string {
  return modular(sheet, {
    modules: about.has('poles') && polesOf(about, 1) > 2 ? 4 : 3,
    terminals: 3,
    colour: '#f1f1ee',
    front: (width) =>
      glowing(sheet, 18, nose.top + 22, width - 36, 74, '230') +
      lettering('V', width - 30, nose.top + 122, { colour: '#2b3036', size: 13 }) +
      lettering(about.text('brand', 'U RELAY'), 18, nose.top + 122, {
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
