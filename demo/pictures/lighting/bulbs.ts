import { darker, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, ellipse, group, path, rect, repeat, short, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, floorShadow, metalFill, roundFill } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { glow, lightColour, milk } from './light.ts';

/** An Edison cap hanging below y: rim, thread and the contact on its foot. */
function screwCap(sheet: Sheet, y: number, width: number): string {
  const left = 300 - width / 2;
  const turn = width * 0.17;
  const thread = repeat(4, (i) => {
    const top = y + 8 + i * turn;
    return path(
      `M${short(left - 3)} ${short(top)}q${short(width / 2 + 3)} ${short(turn * 0.8)} ${short(width + 6)} ${short(-turn * 0.2)}v${short(turn * 0.62)}q${short(-width / 2 - 3)} ${short(turn)} ${short(-width - 6)} ${short(turn * 0.2)}Z`,
      {
        fill: metalFill(sheet, 'zinc', 'right'),
        stroke: darker(metals.zinc, 0.5),
        width: 1.2,
      },
    );
  });
  const foot = y + 12 + 4 * turn;
  return (
    rect(
      left,
      y,
      width,
      4 * turn + 14,
      { fill: metalFill(sheet, 'zinc', 'right'), stroke: darker(metals.zinc, 0.5), width: 1.3 },
      4,
    ) +
    thread +
    path(
      `M${short(left + 8)} ${short(foot)}H${short(left + width - 8)}L${short(300 + width * 0.18)} ${short(foot + turn)}H${short(300 - width * 0.18)}Z`,
      { fill: '#2b2f35' },
    ) +
    ellipse(300, foot + turn, width * 0.16, turn * 0.34, {
      fill: metals.brass,
      stroke: darker(metals.brass, 0.5),
      width: 1.2,
    })
  );
}

const printed = (about: Attributes, y: number, size: number): string =>
  lettering(about.print('power_w', ' W'), 300, y, {
    colour: '#4b535c',
    size,
    anchor: 'middle',
  }) +
  lettering(about.print('cct_k', ' K'), 300, y + size * 1.6, {
    colour: '#767f88',
    size: size * 0.75,
    anchor: 'middle',
  });

function classic(sheet: Sheet, about: Attributes, large: boolean): string {
  const tint = lightColour(about);
  const neck = '#f2f3f4';
  return (
    glow(sheet, 300, 220, 250, 220, tint) +
    path('M214 330C220 372 250 400 252 452H348C350 400 380 372 386 330Z', {
      fill: roundFill(sheet, neck, 'right'),
      stroke: darker(neck, 0.34),
      width: 1.5,
    }) +
    path(
      `M300 ${large ? 50 : 72}C394 ${large ? 50 : 72} 444 142 436 222C430 272 404 300 392 334Q300 356 208 334C196 300 170 272 164 222C156 142 206 ${large ? 50 : 72} 300 ${large ? 50 : 72}Z`,
      { fill: milk(sheet, tint), stroke: darker(tint, 0.34), width: 1.6 },
    ) +
    path('M216 150Q236 104 282 96', { stroke: '#fff', width: 12, cap: 'round', opacity: 0.9 }) +
    printed(about, 396, 19) +
    screwCap(sheet, 450, 94)
  );
}

function candle(sheet: Sheet, about: Attributes): string {
  const tint = lightColour(about);
  const neck = '#f2f3f4';
  const round = /g45|ball|globe/i.test(about.text('kind', ''));
  const shape = round
    ? 'M300 120C376 120 412 176 408 232C404 280 376 306 366 346Q300 360 234 346C224 306 196 280 192 232C188 176 224 120 300 120Z'
    : 'M300 60C316 96 388 176 388 256C388 300 372 324 362 346Q300 360 238 346C228 324 212 300 212 256C212 176 284 96 300 60Z';
  return (
    glow(sheet, 300, 230, 210, 210, tint) +
    path('M238 344C244 384 264 410 266 450H334C336 410 356 384 362 344Z', {
      fill: roundFill(sheet, neck, 'right'),
      stroke: darker(neck, 0.34),
      width: 1.5,
    }) +
    path(shape, { fill: milk(sheet, tint), stroke: darker(tint, 0.34), width: 1.6 }) +
    path('M244 240Q250 186 280 144', { stroke: '#fff', width: 10, cap: 'round', opacity: 0.9 }) +
    printed(about, 398, 16) +
    screwCap(sheet, 448, 66)
  );
}

function reflector(sheet: Sheet, about: Attributes): string {
  const tint = lightColour(about);
  const body = '#f0f1f2';
  const pins = about.is('cap', 'gu10')
    ? [262, 338]
        .map(
          (x) =>
            rect(
              x - 9,
              452,
              18,
              44,
              { fill: metalFill(sheet, 'steel', 'right'), stroke: '#59626b', width: 1.2 },
              3,
            ) +
            rect(
              x - 14,
              490,
              28,
              16,
              { fill: metalFill(sheet, 'steel', 'right'), stroke: '#59626b', width: 1.2 },
              4,
            ),
        )
        .join('')
    : [274, 326]
        .map((x) =>
          rect(
            x - 5,
            452,
            10,
            60,
            { fill: metalFill(sheet, 'steel', 'right'), stroke: '#59626b', width: 1 },
            4,
          ),
        )
        .join('');
  return (
    glow(sheet, 300, 180, 240, 170, tint) +
    pins +
    path('M140 190C150 300 214 372 244 400V456H356V400C386 372 450 300 460 190Z', {
      fill: roundFill(sheet, body, 'right'),
      stroke: darker(body, 0.36),
      width: 1.6,
    }) +
    ellipse(300, 190, 160, 66, { fill: '#dfe3e6', stroke: darker(body, 0.4), width: 1.6 }) +
    ellipse(300, 188, 140, 54, { fill: milk(sheet, tint), stroke: darker(tint, 0.3), width: 1.2 }) +
    repeat(6, (i) =>
      circle(300 + 84 * Math.cos((i * Math.PI) / 3), 188 + 30 * Math.sin((i * Math.PI) / 3), 9, {
        fill: '#fff',
        opacity: 0.9,
      }),
    ) +
    printed(about, 330, 19)
  );
}

function capsule(sheet: Sheet, about: Attributes): string {
  const tint = lightColour(about);
  return (
    glow(sheet, 300, 230, 170, 200, tint) +
    [268, 332]
      .map((x) =>
        path(`M${x} 430v60q0 26 ${x < 300 ? -14 : 14} 26`, {
          stroke: '#8b949c',
          width: 11,
          cap: 'round',
        }),
      )
      .join('') +
    rect(
      232,
      96,
      136,
      250,
      { fill: milk(sheet, tint), stroke: darker(tint, 0.34), width: 1.6 },
      60,
    ) +
    repeat(8, (i) =>
      rect(
        258 + (i % 2) * 48,
        140 + Math.floor(i / 2) * 46,
        34,
        26,
        { fill: '#f5d36a', stroke: '#b08a1c', width: 1.2 },
        4,
      ),
    ) +
    path('M238 330H362L350 440H250Z', {
      fill: roundFill(sheet, '#f0f1f2', 'right'),
      stroke: '#a3aab1',
      width: 1.5,
    }) +
    printed(about, 384, 17)
  );
}

function puck(sheet: Sheet, about: Attributes): string {
  const tint = lightColour(about);
  const body = '#eef0f1';
  return (
    glow(sheet, 300, 280, 270, 180, tint) +
    path('M110 300V344A190 92 0 0 0 490 344V300Z', {
      fill: roundFill(sheet, body, 'right'),
      stroke: darker(body, 0.36),
      width: 1.6,
    }) +
    ellipse(300, 298, 190, 92, { fill: '#e2e6e9', stroke: darker(body, 0.4), width: 1.6 }) +
    ellipse(300, 294, 164, 76, { fill: milk(sheet, tint), stroke: darker(tint, 0.3), width: 1.3 }) +
    printed(about, 400, 18)
  );
}

export function bulb(sheet: Sheet, about: Attributes): string {
  const cap = about.text('cap', 'E27').toUpperCase();
  const lamp = cap.startsWith('E14')
    ? candle(sheet, about)
    : /^GU|^MR/.test(cap)
      ? reflector(sheet, about)
      : cap.startsWith('GX')
        ? puck(sheet, about)
        : /^G4|^G9/.test(cap)
          ? capsule(sheet, about)
          : classic(sheet, about, cap.startsWith('E40') || /a65/.test(about.text('kind', '')));
  return floorShadow(sheet, 300, 556, 110, 15) + lamp;
}

function tubeEnd(sheet: Sheet, x: number, side: 1 | -1): string {
  return (
    bar(sheet, side < 0 ? x - 44 : x, 0, 44, 50, metals.zinc, 8) +
    [-11, 11]
      .map((y) =>
        rect(
          side < 0 ? x - 70 : x + 46,
          y - 4,
          28,
          8,
          { fill: metalFill(sheet, 'brass'), stroke: '#8a6a22', width: 1 },
          3,
        ),
      )
      .join('')
  );
}

/** A straight lamp for a fluorescent fitting, and a second one behind it. */
export function lampTube(sheet: Sheet, about: Attributes): string {
  const tint = lightColour(about);
  const half = Math.min(262, 170 + about.number('len_m', 1.2) * 66);
  const one = (print: boolean): string =>
    tubeEnd(sheet, -half + 44, -1) +
    tubeEnd(sheet, half - 44, 1) +
    path(
      `M${-half + 40} -25H${half - 40}Q${half - 32} 0 ${half - 40} 25H${-half + 40}Q${-half + 48} 0 ${-half + 40} -25Z`,
      {
        fill: sheet.linear([
          [0, darker(tint, 0.12)],
          [0.3, '#ffffff'],
          [0.7, tint],
          [1, darker(tint, 0.24)],
        ]),
        stroke: darker(tint, 0.36),
        width: 1.4,
      },
    ) +
    (print
      ? lettering(`LED  ${about.print('power_w', ' W')}  ${about.print('cct_k', ' K')}`, 0, 8, {
          colour: '#767f88',
          size: 14,
          anchor: 'middle',
        })
      : '');
  return (
    floorShadow(sheet, 310, 490, 230, 26) +
    turned(
      -34,
      300,
      300,
      glow(sheet, 300, 300, 300, 110, tint),
      group('translate(286 236)', one(false)),
      group('translate(314 350)', one(true)),
    )
  );
}
