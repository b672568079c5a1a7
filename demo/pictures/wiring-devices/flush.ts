import { darker, edgeOf, lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, group, path, polygon, rect, repeat, segment, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { glint } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';
import { bodyColour, insert, plate } from './plate.ts';
import { caption, coaxialJack, hdmi, rj11, rj45, usbA, usbC } from './ports.ts';
import { rockers, wiringOf } from './rocker.ts';
import { socketWell } from './socket-well.ts';

/** One flush device fills this square; the mechanism's face sits in its middle. */
const frame = { x: 100, y: 100, size: 400 };
const inner = { x: 168, y: 168, size: 264 };

/** Fills the sheet better; wide frames use its full width as they are. */
const near = (...parts: string[]): string => group('translate(-42 -42) scale(1.14)', ...parts);

const framed = (sheet: Sheet, about: Attributes): string =>
  plate(sheet, frame.x, frame.y, frame.size, frame.size, about) +
  insert(sheet, inner.x, inner.y, inner.size, inner.size, bodyColour(about));

export function switchFace(sheet: Sheet, about: Attributes): string {
  const wiring = wiringOf(about.text('wiring', ''));
  const lit = about.is('indicator', 'yes') || about.is('kind', 'indicator');
  return near(
    framed(sheet, about),
    rockers(
      sheet,
      inner.x,
      inner.y,
      inner.size,
      inner.size,
      wiring === 'blinds' ? 2 : about.count('gang', 1, 3),
      bodyColour(about),
      wiring,
      lit,
    ),
  );
}

function lid(sheet: Sheet, colour: string): string {
  const fill = sheet.fade(lighter(colour, 0.4), darker(colour, 0.12));
  return (
    polygon(
      [
        [168, 186],
        [146, 44],
        [454, 44],
        [432, 186],
      ],
      { fill, stroke: edgeOf(colour), width: 1.6 },
    ) +
    polygon(
      [
        [184, 170],
        [168, 60],
        [432, 60],
        [416, 170],
      ],
      { fill: darker(colour, 0.08), stroke: darker(colour, 0.24), width: 1 },
    ) +
    rect(160, 178, 280, 16, { fill: darker(colour, 0.14), stroke: edgeOf(colour), width: 1.2 }, 8)
  );
}

export function socketFace(sheet: Sheet, about: Attributes): string {
  const colour = bodyColour(about);
  const outlets = about.count('outlets', 1, 6);
  const how = { earth: !about.is('earth', 'no'), shutter: about.is('shutter', 'yes') };
  const covered = about.number('ip', 20) >= 44 || about.is('kind', 'lid');
  if (outlets === 1) {
    return near(
      framed(sheet, about),
      socketWell(sheet, 300, 300, 112, colour, how),
      covered ? lid(sheet, colour) : '',
    );
  }
  if (outlets === 2) {
    return (
      plate(sheet, 60, 130, 480, 340, about) +
      insert(sheet, 112, 190, 376, 220, colour, 20) +
      socketWell(sheet, 206, 300, 84, colour, { ...how, turn: 45 }) +
      socketWell(sheet, 394, 300, 84, colour, { ...how, turn: 45 })
    );
  }
  const each = 540 / outlets;
  return (
    plate(sheet, 30, 300 - each * 0.62, 540, each * 1.24, about, 0.6) +
    repeat(outlets, (i) => socketWell(sheet, 30 + each * (i + 0.5), 300, each * 0.38, colour, how))
  );
}

export function usbFace(sheet: Sheet, about: Attributes): string {
  const colour = bodyColour(about);
  const kind = about.text('kind', 'usb-ac');
  if (/socket/.test(kind)) {
    return near(
      framed(sheet, about),
      socketWell(sheet, 300, 272, 92, colour, { earth: true }),
      group('translate(90 240) scale(.7)', usbA(sheet, 240, 226), usbC(sheet, 356, 226)),
    );
  }
  const second = /ac|c$/.test(kind) ? usbC(sheet, 300, 338) : usbA(sheet, 300, 338);
  return near(
    framed(sheet, about),
    usbA(sheet, 300, 262),
    second,
    caption(about.print('power_w', ' W') || 'USB', 300, 404, colour),
  );
}

function signalPort(sheet: Sheet, kind: string, x: number, colour: string, two: boolean): string {
  if (/hdmi/.test(kind)) return hdmi(sheet, x, 300);
  if (/rj11|phone|tel/.test(kind)) return rj11(sheet, x, 300, colour);
  if (/tv|sat|coax/.test(kind)) return coaxialJack(sheet, x, 300, two ? 36 : 46);
  return rj45(sheet, x, 300, colour);
}

function signalCaption(kind: string, about: Attributes): string {
  if (/hdmi/.test(kind)) return 'HDMI';
  if (/rj11|phone|tel/.test(kind)) return 'TEL';
  if (/sat/.test(kind)) return 'TV SAT';
  if (/tv|coax/.test(kind)) return 'TV';
  return about.has('cat') ? `CAT ${about.text('cat')}` : 'DATA';
}

export function weakFace(sheet: Sheet, about: Attributes): string {
  const colour = bodyColour(about);
  const kind = about.text('kind', about.has('cat') ? 'data' : 'tv').toLowerCase();
  const two = about.count('outlets', 1, 2) === 2 || /sat/.test(kind);
  const places = two ? [232, 368] : [300];
  return near(
    framed(sheet, about),
    ...places.map((x) => signalPort(sheet, kind, x, colour, two)),
    caption(signalCaption(kind, about), 300, 398, colour),
  );
}

export function frameFace(sheet: Sheet, about: Attributes): string {
  const posts = about.count('posts', 1, 5);
  const colour = bodyColour(about);
  const scale = Math.min(4.6, 540 / (81 + 71 * (posts - 1)));
  const width = (81 + 71 * (posts - 1)) * scale;
  const height = 81 * scale;
  const left = 300 - width / 2;
  const top = 300 - height / 2;
  const hole = 56 * scale;
  const depth = 4 * scale;
  const windows = repeat(posts, (i) => {
    const x = left + (40.5 + 71 * i) * scale - hole / 2;
    const y = 300 - hole / 2;
    return (
      rect(
        x,
        y,
        hole,
        hole,
        {
          fill: sheet.fade('#cfd5da', '#f2f4f6', 'slant'),
          stroke: edgeOf(colour),
          width: 1.4,
        },
        6 * (scale / 4.6),
      ) +
      path(
        `M${short(x)} ${short(y + hole)}V${short(y)}h${short(hole)}l${short(-depth)} ${short(depth)}h${short(-hole + 2 * depth)}v${short(hole - 2 * depth)}Z`,
        { fill: darker(colour, 0.3) },
      )
    );
  });
  return plate(sheet, left, top, width, height, about, scale / 4.9) + windows;
}

function thermostat(sheet: Sheet, about: Attributes): string {
  const colour = bodyColour(about);
  const glass = sheet.fade('#323941', '#11151a', 'slant');
  const arrow = (x: number, way: 1 | -1): string =>
    path(`M${x - 16} ${390 + way * 8}l16 ${-16 * way}l16 ${16 * way}`, {
      stroke: darker(colour, 0.45),
      width: 4,
      cap: 'round',
    });
  return (
    framed(sheet, about) +
    rect(200, 200, 200, 128, { fill: glass, stroke: '#0c0f13', width: 2 }, 10) +
    lettering('24.5°', 300, 292, { colour: '#8fe3b4', size: 56, anchor: 'middle', weight: 0.13 }) +
    glint(212, 208, 90, 6, 0.18) +
    arrow(240, 1) +
    arrow(360, -1)
  );
}

function dimmer(sheet: Sheet, about: Attributes): string {
  const colour = bodyColour(about);
  const knob = sheet.radial(
    [
      [0, lighter(colour, 0.7)],
      [0.6, colour],
      [1, darker(colour, 0.28)],
    ],
    0.35,
    0.28,
    0.85,
  );
  const ticks = repeat(11, (i) => {
    const angle = ((135 + i * 27) * Math.PI) / 180;
    const reach = i % 5 === 0 ? 122 : 116;
    return segment(
      [300 + 104 * Math.cos(angle), 300 + 104 * Math.sin(angle)],
      [300 + reach * Math.cos(angle), 300 + reach * Math.sin(angle)],
      { stroke: darker(colour, 0.4), width: 3 },
    );
  });
  return (
    framed(sheet, about) +
    ticks +
    circle(307, 312, 96, {
      fill: sheet.radial([
        [0.75, '#12161c', 0.34],
        [1, '#12161c', 0],
      ]),
    }) +
    circle(300, 300, 84, { fill: darker(colour, 0.16), stroke: edgeOf(colour), width: 1.4 }) +
    circle(300, 300, 74, { fill: knob, stroke: darker(colour, 0.25), width: 1 }) +
    segment([258, 258], [280, 280], { stroke: darker(colour, 0.5), width: 6, cap: 'round' })
  );
}

export function dimFace(sheet: Sheet, about: Attributes): string {
  const wanted =
    `${about.text('kind', '')} ${about.text('series', '')} ${about.brand()}`.toLowerCase();
  return near(/therm|terneo/.test(wanted) ? thermostat(sheet, about) : dimmer(sheet, about));
}
