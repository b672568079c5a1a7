import { darker, lighter } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { path, rect, repeat, short, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { behind, floorShadow, tube } from '../kit/solids.ts';

function ring(x: number, y: number, radius: number): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${short(2 * radius)} 0a${r} ${r} 0 1 1 ${short(-2 * radius)} 0`;
}

export type Label = { title: string; lines: readonly string[] };

/** A paper tag with the print of the pack. */
export function tag(x: number, y: number, width: number, height: number, label: Label): string {
  const lines = label.lines.filter((text) => text !== '');
  if (label.title === '' && lines.length === 0) return '';
  return (
    rect(x + 3, y + 5, width, height, { fill: '#12161c', opacity: 0.16 }, 6) +
    rect(x, y, width, height, { fill: '#fdfdfb', stroke: '#b9c0c7', width: 1.2 }, 5) +
    rect(x, y, width, height * 0.3, { fill: '#b3541e' }, 5) +
    lettering(label.title, x + width / 2, y + height * 0.22, {
      colour: '#fff',
      size: height * 0.13,
      anchor: 'middle',
      fit: width * 0.84,
    }) +
    lines
      .map((text, i) =>
        lettering(
          text,
          x + width / 2,
          y + height * ((lines.length === 1 ? 0.72 : 0.56) + i * 0.27),
          { colour: '#12161c', size: height * 0.14, anchor: 'middle', fit: width * 0.84 },
        ),
      )
      .join('')
  );
}

type Winding = {
  colour: string;
  thickness: number;
  label: Label;
  /** Every other turn, for two-coloured wires. */
  second?: string | undefined;
  /** How one turn is drawn; smooth unless told otherwise. */
  turn?: (d: string, width: number, colour: string) => string;
};

const smooth = (d: string, width: number, colour: string): string => tube(d, width, colour, 'few');

/** Cable or tube wound to a ring and tied, standing, with its label. */
export function coil(sheet: Sheet, winding: Winding): string {
  const { colour, thickness, label, second = colour, turn = smooth } = winding;
  const x = 262;
  const y = 312;
  const outer = 196;
  const turns = Math.max(3, Math.round(86 / thickness));
  const layers = Math.max(3, Math.round(120 / thickness / 1.6));
  const deep = layers * thickness * 1.7;
  const across = turns * thickness;
  const middle = outer - across / 2 + thickness / 2;
  const core = (depth: number, shade: number): string =>
    path(ring(...behind(x, y, depth), middle), { stroke: darker(colour, shade), width: across });
  const back = repeat(layers, (i) => {
    const [bx, by] = behind(x, y, deep * (1 - i / layers));
    return turn(ring(bx, by, outer), thickness, i % 2 ? darker(second, 0.06) : colour);
  });
  const front = repeat(turns, (i) =>
    turn(
      ring(x, y, outer - (turns - 1 - i) * thickness * 0.97),
      thickness,
      i % 2 ? lighter(second, 0.05) : colour,
    ),
  );
  const strap = (degrees: number): string =>
    turned(
      degrees,
      x,
      y,
      rect(
        x - 12,
        y - outer - thickness * 0.5 - 4,
        24,
        across + 2,
        {
          fill: sheet.linear(
            [
              [0, '#5a626b'],
              [0.4, '#2c3138'],
              [1, '#1b1f24'],
            ],
            'right',
          ),
          stroke: '#12161c',
          width: 1,
        },
        3,
      ),
    );
  return (
    floorShadow(sheet, 322, 522, 250, 34) +
    core(deep, 0.5) +
    core(deep * 0.5, 0.42) +
    back +
    core(0, 0.3) +
    front +
    strap(-38) +
    strap(52) +
    strap(148) +
    strap(-122) +
    tag(x - 88, y - 56, 176, 112, label)
  );
}
