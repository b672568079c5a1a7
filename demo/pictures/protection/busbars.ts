import { modular, moduleWidth, nose } from '../din/modular.ts';
import { darker, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { lookup } from '../kit/lookup.ts';
import { group, path, rect, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, metalFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { polesOf } from './poles.ts';

/** A comb busbar: insulated back and one tooth for each module. */
function comb(sheet: Sheet, about: Attributes): string {
  const poles = polesOf(about, 1);
  const teeth = about.count('modules', 12, 14);
  const pitch = 470 / teeth;
  const back = '#4b6f9f';
  return group(
    'rotate(-14 300 300)',
    repeat(teeth, (i) =>
      rect(
        66 + i * pitch + pitch * 0.28,
        316,
        Math.min(18, pitch * 0.45),
        96,
        {
          fill: metalFill(sheet, 'copper', 'right'),
          stroke: darker(metals.copper, 0.5),
          width: 1.1,
        },
        2,
      ),
    ),
    block(sheet, {
      x: 60,
      y: 246,
      width: 480,
      height: 84,
      depth: 24 + poles * 16,
      colour: back,
      radius: 4,
    }),
    rect(70, 262, 460, 8, { fill: lighter(back, 0.3), opacity: 0.6 }),
    lettering(`${about.print('poles')}  ${about.print('in_a', ' A')}`, 90, 312, {
      colour: '#fff',
      size: 22,
      weight: 0.15,
    }),
  );
}

const marks: Record<string, readonly [string, string]> = {
  'aux-contact': ['NO', 'NC'],
  'alarm-contact': ['ALARM', 'NO'],
  'shunt-trip': ['SHUNT', 'TRIP'],
  'undervoltage-trip': ['U<', 'TRIP'],
};

/** The narrow device that clips to the side of a breaker. */
function sideDevice(sheet: Sheet, about: Attributes): string {
  const [first, second] = lookup(marks, about.text('kind', '')) ?? ['AUX', ''];
  const print = { colour: '#12161c', size: 17, fit: moduleWidth - 20 } as const;
  return modular(sheet, {
    modules: 1,
    front: () =>
      lettering(about.brand(), 9, nose.top + 24, { ...print, size: 12 }) +
      lettering(first, 10, nose.top + 56, print) +
      lettering(second, 10, nose.top + 84, print) +
      path(`M26 ${nose.top + 112}v16l12 22v20M56 ${nose.top + 112}v58`, {
        stroke: '#2b3036',
        width: 2.4,
      }),
  });
}

export function accessory(sheet: Sheet, about: Attributes): string {
  const busbar = about.has('poles') || /busbar|comb/.test(about.text('kind', 'busbar'));
  return busbar
    ? floorShadow(sheet, 320, 470, 260, 26) + comb(sheet, about)
    : sideDevice(sheet, about);
}
