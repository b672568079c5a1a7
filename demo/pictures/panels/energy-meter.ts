import { liquidCrystal, pushButton } from '../din/display.ts';
import { modular, nose } from '../din/modular.ts';
import { lettering } from '../kit/letters.ts';
import { circle } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Attributes } from '../picture-name.ts';
import { polesOf } from '../protection/poles.ts';

export function energyMeter(sheet: Sheet, about: Attributes): string {
  const three = polesOf(about, 1) >= 3;
  return modular(sheet, {
    modules: three ? 6 : 4,
    terminals: three ? 6 : 4,
    front: (width) =>
      liquidCrystal(sheet, 26, nose.top + 26, width - 130, 52, '04273.5') +
      lettering('kWh', width - 84, nose.top + 66, { colour: '#2b3036', size: 18 }) +
      lettering(about.brand('METER'), 24, nose.top + 120, {
        colour: '#12161c',
        size: 16,
        fit: 130,
        weight: 0.17,
      }) +
      lettering(
        `${three ? '3x230/400 V' : '230 V'}  ${about.has('in_a') ? `5(${about.print('in_a')}) A` : ''}`,
        24,
        nose.top + 150,
        { colour: '#4b535c', size: 12 },
      ) +
      circle(width - 50, nose.top + 120, 7, { fill: '#c8322b', stroke: '#6f1712', width: 1 }) +
      pushButton(sheet, width - 70, nose.top + 148, 36),
  });
}
