import { colourOf, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { rectBar } from '../kit/profile.ts';
import { circle, ellipse, path, polygon, rect, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, screw } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { glow, lightColour } from './light.ts';

export function ledStrip(sheet: Sheet, about: Attributes): string {
  const tint = lightColour(about);
  const board = '#f4f5f2';
  const rings = repeat(8, (i) =>
    ellipse(236, 246, 170 - i * 15, 150 - i * 13, { stroke: i % 2 ? '#cfd4d2' : board, width: 13 }),
  );
  const chips = repeat(16, (i) => {
    const angle = (i * 2 * Math.PI) / 16;
    return rect(
      236 + 170 * Math.cos(angle) - 8,
      254 + 150 * Math.sin(angle) - 8,
      16,
      16,
      { fill: '#f5d36a', stroke: '#b08a1c', width: 1 },
      3,
    );
  });
  return (
    floorShadow(sheet, 300, 520, 250, 28) +
    glow(sheet, 400, 470, 210, 70, tint) +
    ellipse(236, 268, 178, 158, { fill: '#aeb5bb', stroke: '#6b747d', width: 1.6 }) +
    ellipse(236, 246, 178, 158, { fill: '#e3e6e4', stroke: '#8b949c', width: 1.6 }) +
    rings +
    chips +
    ellipse(236, 246, 52, 46, { fill: '#3a4149', stroke: '#20252b', width: 2 }) +
    path('M150 396C240 470 420 396 566 420L562 486C420 462 260 540 112 420Z', {
      fill: sheet.fade('#ffffff', '#d6dad8'),
      stroke: '#8b949c',
      width: 1.6,
    }) +
    repeat(6, (i) => {
      const x = 214 + i * 60;
      const y = 446 - Math.sin((i / 5) * Math.PI * 0.9) * 14 + (i > 3 ? 8 : 0);
      return (
        glow(sheet, x + 14, y + 12, 34, 30, tint) +
        rect(x, y, 28, 24, { fill: '#ffe9a8', stroke: '#b08a1c', width: 1.2 }, 4)
      );
    }) +
    lettering(about.print('u_v', ' V'), 540, 470, { colour: '#8b949c', size: 13, anchor: 'end' })
  );
}

/** The aluminium rail a strip is laid into, with its milky cover. */
function profile(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'aluminium');
  return (
    floorShadow(sheet, 330, 500, 250, 26) +
    rectBar(sheet, 80, 400, 130, 86, colour) +
    rect(94, 414, 102, 58, { fill: '#2b3036' }) +
    rect(94, 452, 102, 10, { fill: '#f5d36a' }) +
    polygon(
      [
        [88, 402],
        [202, 402],
        [532, 196],
        [418, 196],
      ],
      { fill: sheet.fade('#ffffff', '#fff1d2'), stroke: '#c9b98d', width: 1.4, opacity: 0.92 },
    )
  );
}

export function driver(sheet: Sheet, about: Attributes): string {
  if (/profile/.test(about.text('kind', ''))) return profile(sheet, about);
  const sealed = about.number('ip', 20) >= 60;
  const body = sealed ? '#d7dbde' : metals.zinc;
  const x = 70;
  const y = 250;
  const mesh = sealed
    ? ''
    : repeat(6, (row) =>
        repeat(14, (i) =>
          circle(x + 40 + i * 20 + (row % 2) * 10, y + 40 + row * 18, 5.4, { fill: '#454c54' }),
        ),
      );
  return (
    floorShadow(sheet, 320, 452, 250, 26) +
    block(sheet, { x, y, width: 390, height: 170, depth: 170, colour: body, radius: 6 }) +
    mesh +
    (sealed
      ? rect(x + 30, y + 30, 330, 110, { fill: '#fff', stroke: '#9aa3ab', width: 1 }, 4) +
        lettering(about.print('power_w', ' W'), x + 50, y + 84, {
          colour: '#12161c',
          size: 34,
        }) +
        lettering(`${about.print('u_v', ' V')}  ${about.print('ip')}`, x + 50, y + 120, {
          colour: '#5b6673',
          size: 17,
        })
      : rect(x + 318, y + 22, 60, 126, { fill: '#2b3036', stroke: '#14181c', width: 1.4 }, 4) +
        repeat(5, (i) => screw(sheet, x + 348, y + 38 + i * 24, 9)) +
        lettering(about.print('power_w', ' W'), x + 42, y + 160, {
          colour: '#12161c',
          size: 16,
        }))
  );
}
