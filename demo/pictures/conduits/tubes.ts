import { coil } from '../cables/coil.ts';
import { colourOf, darker, edgeOf, lighter, metals } from '../kit/colours.ts';
import { ellipse, path, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, floorShadow, tableShadow, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

/** Ribs laid over a tube: a dashed stroke as wide as the tube itself. */
function ribs(d: string, width: number, colour: string, pitch: number, opacity = 0.42): string {
  return (
    path(d, {
      stroke: darker(colour, 0.6),
      width: width * 0.98,
      dash: `${pitch * 0.34} ${pitch * 0.66}`,
      opacity,
    }) +
    path(d, {
      stroke: lighter(colour, 0.6),
      width: width * 0.7,
      dash: `0 ${pitch * 0.5} ${pitch * 0.22} ${pitch * 0.28}`,
      opacity: opacity * 0.7,
    })
  );
}

/** A free length of ribbed tube whose open end faces the viewer. */
function ribbedLength(colour: string, width: number, inner: string): string {
  const under = 'M58 462C150 560 400 560 456 440';
  const over = 'M440 470C520 330 300 190 190 130';
  return (
    tableShadow('M70 500C190 590 470 560 480 400C480 300 330 220 230 170', width * 0.7) +
    tube(under, width, colour) +
    ribs(under, width, colour, 15) +
    tube(over, width, colour) +
    ribs(over, width, colour, 15) +
    ellipse(190, 130, width * 0.2, width * 0.5, {
      fill: lighter(colour, 0.15),
      stroke: edgeOf(colour),
      width: 2,
      turn: [27, 190, 130],
    }) +
    ellipse(188, 129, width * 0.15, width * 0.41, { fill: inner, turn: [27, 188, 129] })
  );
}

const thickness = (about: Attributes, otherwise: number): number =>
  Math.min(130, 40 + 1.5 * about.number('diameter_mm', otherwise));

/** A turn of a coil with its ribs: the rim stays whole so that turns remain apart. */
const ribbedTurn = (d: string, width: number, colour: string): string =>
  path(d, { stroke: edgeOf(colour), width }) +
  path(d, { stroke: colour, width: width * 0.8, dash: '5 2.2' }) +
  path(d, { stroke: lighter(colour, 0.4), width: width * 0.28, dash: '5 2.2' });

export function corrugatedCoil(sheet: Sheet, about: Attributes): string {
  const mm = about.number('diameter_mm', 20);
  return coil(sheet, {
    colour: colourOf(
      about.text('colour'),
      /galv/.test(about.text('material', '')) ? metals.zinc : 'grey',
    ),
    thickness: Math.min(40, 13 + mm * 0.5),
    label: {
      title: about.brand(about.text('material', 'PVC')),
      lines: [`Ø ${mm} mm`, about.has('reel_m') ? `${about.text('reel_m')} m` : ''],
    },
    turn: ribbedTurn,
  });
}

export function corrugatedLength(_: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'grey');
  return ribbedLength(colour, thickness(about, 20), '#23282e');
}

export function doubleWall(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), 'red');
  const width = Math.max(110, thickness(about, 63));
  const d = 'M70 300H430';
  return (
    floorShadow(sheet, 310, 470, 240, 30) +
    turned(
      -28,
      300,
      300,
      tube(d, width, colour),
      ribs(d, width * 1.02, colour, 30, 0.5),
      bar(sheet, 424, 300, 90, width * 0.78, '#2f343a'),
      ellipse(514, 300, width * 0.16, width * 0.39, {
        fill: '#454c54',
        stroke: '#20252b',
        width: 2,
      }),
      ellipse(515, 300, width * 0.13, width * 0.33, { fill: '#14181c' }),
    )
  );
}

export function rigidTubes(sheet: Sheet, about: Attributes): string {
  const colour = colourOf(about.text('colour'), '#b9c0c6');
  const width = Math.min(96, 46 + about.number('diameter_mm', 20));
  const places = [
    [40, 250],
    [0, 320],
    [86, 330],
    [36, 400],
  ] as const;
  return (
    floorShadow(sheet, 300, 500, 250, 30) +
    turned(
      -24,
      300,
      300,
      ...places.map(
        ([x, y]) =>
          bar(sheet, x + 30, y - 20, 430, width, colour) +
          ellipse(x + 462, y - 20, width * 0.2, width * 0.49, {
            fill: lighter(colour, 0.4),
            stroke: edgeOf(colour),
            width: 1.5,
          }) +
          ellipse(x + 463, y - 20, width * 0.155, width * 0.4, { fill: '#343b43' }),
      ),
    )
  );
}

export function metalHose(_: Sheet, about: Attributes): string {
  const width = thickness(about, 20) * 0.9;
  return ribbedLength(
    /pvc/i.test(about.text('material', '')) ? '#3a4047' : metals.zinc,
    width,
    '#2b3036',
  );
}
