import { liquidCrystal, pushButton } from '../din/display.ts';
import { modular, nose } from '../din/modular.ts';
import { lettering } from '../kit/letters.ts';
import { circle, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Attributes } from '../picture-name.ts';

function ticks(x: number, y: number, from: number, to: number, count: number): string {
  return repeat(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    return segment(
      [x + from * Math.cos(angle), y + from * Math.sin(angle)],
      [x + to * Math.cos(angle), y + to * Math.sin(angle)],
      { stroke: '#2b3036', width: 2.6 },
    );
  });
}

function clockDial(width: number): string {
  const y = nose.top + 92;
  return (
    circle(width / 2, y, 60, { fill: '#f8f9f9', stroke: '#59626b', width: 2 }) +
    ticks(width / 2, y, 47, 56, 24) +
    segment([width / 2, y], [width / 2 + 20, y - 26], { stroke: '#b3541e', width: 5, cap: 'round' })
  );
}

function programmer(sheet: Sheet, width: number): string {
  return (
    liquidCrystal(sheet, 20, nose.top + 26, width - 40, 62, '12:45') +
    repeat(4, (i) => pushButton(sheet, 16 + i * 34, nose.top + 112, 28))
  );
}

/** A delay relay: one knob for the range, one for the time, a lamp for its state. */
function delay(width: number): string {
  const knob = (y: number): string =>
    circle(width / 2, y, 21, { fill: '#2f5f9e', stroke: '#17395c', width: 1.6 }) +
    segment([width / 2 - 11, y + 8], [width / 2 + 11, y - 8], {
      stroke: '#fff',
      width: 4,
      cap: 'round',
    }) +
    ticks(width / 2, y, 25, 30, 10);
  return (
    knob(nose.top + 48) +
    knob(nose.top + 120) +
    circle(width / 2, nose.top + 172, 6, { fill: '#37b36b', stroke: '#12161c', width: 1 })
  );
}

export function timer(sheet: Sheet, about: Attributes): string {
  const kind = about.text('kind', 'weekly');
  const wide = /weekly|daily|digital|astro/.test(kind);
  return modular(sheet, {
    modules: wide ? 2 : 1,
    front: (width) =>
      (/daily/.test(kind) ? clockDial(width) : wide ? programmer(sheet, width) : delay(width)) +
      lettering(about.print('in_a', ' A'), width / 2, nose.top + 192, {
        colour: '#2b3036',
        size: 11,
        anchor: 'middle',
      }),
  });
}
