import { colourOf, darker, edgeOf, lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, ellipse, group, path, rect, repeat } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { block, floorShadow, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { plugBody } from './plugs.ts';
import { socketWell } from './socket-well.ts';

export function extension(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'white');
  const outlets = about.count('outlets', 3, 8);
  const width = 420;
  const x = 60;
  const y = 330;
  const each = (width - 60) / outlets;
  const radius = Math.min(58, each * 0.44);
  const cord = '#e9ebec';
  return (
    floorShadow(sheet, 310, 500, 270, 32) +
    tube(
      'M500 380C560 360 570 250 470 210C360 168 180 150 150 210C128 262 300 270 380 240C430 220 420 130 330 118',
      22,
      colour === colourOf('black', 'black') ? '#3a3f45' : cord,
    ) +
    group(
      'translate(318 120) rotate(190) scale(.62)',
      plugBody(sheet, colour, !about.is('earth', 'no')),
    ) +
    block(sheet, { x, y, width, height: 150, depth: 96, colour, radius: 16 }) +
    rect(x + 8, y + 8, width - 16, 134, { stroke: darker(colour, 0.14), width: 1.2 }, 12) +
    repeat(outlets, (i) =>
      socketWell(sheet, x + 20 + each * (i + 0.5), y + 76, radius, colour, {
        earth: !about.is('earth', 'no'),
        turn: 45,
      }),
    ) +
    rect(x + width - 42, y + 50, 28, 52, { fill: '#b3261e', stroke: '#6f1712', width: 1.4 }, 4) +
    rect(x + width - 38, y + 54, 20, 20, { fill: '#e2564d' }, 3)
  );
}

export function cableReel(sheet: Sheet, about: Attributes): string {
  const outlets = about.count('outlets', 4, 4);
  const body = '#e06a1c';
  const places = [
    [-46, -46],
    [46, -46],
    [-46, 46],
    [46, 46],
  ].slice(0, outlets);
  const cable = repeat(7, (i) =>
    ellipse(330 - i * 9, 296 + i * 1.4, 178, 178, {
      stroke: i % 2 ? '#3b4148' : '#22262b',
      width: 12,
    }),
  );
  const frame = { stroke: '#2f353c', width: 20, cap: 'round' } as const;
  return (
    floorShadow(sheet, 300, 534, 220, 26) +
    path('M392 500L360 120Q352 84 316 84H250', { ...frame, stroke: '#454c54' }) +
    ellipse(352, 294, 204, 204, { fill: darker(body, 0.3), stroke: edgeOf(body), width: 2 }) +
    cable +
    circle(262, 306, 204, {
      fill: sheet.radial(
        [
          [0, lighter(body, 0.3)],
          [0.8, body],
          [1, darker(body, 0.25)],
        ],
        0.35,
        0.3,
        0.85,
      ),
      stroke: edgeOf(body),
      width: 2,
    }) +
    circle(262, 306, 184, { stroke: darker(body, 0.25), width: 2 }) +
    circle(262, 306, 118, { fill: '#2b3036', stroke: '#14181c', width: 2 }) +
    places
      .map(([dx = 0, dy = 0]) =>
        socketWell(sheet, 262 + dx, 306 + dy, 42, '#454c54', { earth: true, turn: 45 }),
      )
      .join('') +
    path('M150 528H420M176 520L226 470M392 520L352 466', frame) +
    path('M222 92H300', { stroke: body, width: 26, cap: 'round' }) +
    circle(118, 306, 20, { fill: '#2b3036', stroke: '#14181c', width: 2 }) +
    lettering(about.print('len_m', ' m'), 262, 470, {
      colour: '#fff',
      size: 26,
      anchor: 'middle',
    })
  );
}
