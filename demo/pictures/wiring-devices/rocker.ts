import { darker, lighter, spark } from '../kit/colours.ts';
import { path, rect, repeat, segment, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';

type Wiring = 'one-way' | 'two-way' | 'cross' | 'button' | 'blinds';

export function wiringOf(word: string): Wiring {
  if (/cross|intermediate/.test(word)) return 'cross';
  if (/two|stair/.test(word)) return 'two-way';
  if (/bell|button|push/.test(word)) return 'button';
  return /blind/.test(word) ? 'blinds' : 'one-way';
}

function mark(
  wiring: Wiring,
  index: number,
  x: number,
  y: number,
  size: number,
  colour: string,
): string {
  const pen = { stroke: colour, width: 2.6, cap: 'round' } as const;
  const arrow = (dx: number, way: 1 | -1): string =>
    path(
      `M${short(x + dx)} ${short(y + way * size)}v${short(-way * size * 2)}m${short(-size * 0.4)} ${short(way * size * 0.5)}l${short(size * 0.4)} ${short(-way * size * 0.5)}l${short(size * 0.4)} ${short(way * size * 0.5)}`,
      pen,
    );
  switch (wiring) {
    case 'two-way':
      return arrow(-size * 0.6, 1) + arrow(size * 0.6, -1);
    case 'cross':
      return (
        segment([x - size, y - size], [x + size, y + size], pen) +
        segment([x + size, y - size], [x - size, y + size], pen) +
        path(
          `M${short(x - size)} ${short(y - size * 0.3)}V${short(y - size)}h${short(size * 0.7)}M${short(x + size)} ${short(y + size * 0.3)}V${short(y + size)}h${short(-size * 0.7)}`,
          pen,
        )
      );
    case 'blinds':
      return arrow(0, index % 2 === 0 ? 1 : -1);
    case 'button':
      return path(
        `M${short(x - size)} ${short(y + size * 0.6)}h${short(size * 2)}q${short(-size * 0.5)} ${short(-size * 0.4)} ${short(-size * 0.4)} ${short(-size * 1.1)}a${short(size * 0.6)} ${short(size * 0.6)} 0 0 0 ${short(-size * 1.2)} 0q${short(size * 0.1)} ${short(size * 0.7)} ${short(-size * 0.4)} ${short(size * 1.1)}m${short(size * 0.8)} 0q${short(size * 0.2)} ${short(size * 0.4)} ${short(size * 0.4)} 0`,
        pen,
      );
    default:
      return '';
  }
}

/** A face of one to three rockers; the upper half is pressed away from the light. */
export function rockers(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colour: string,
  wiring: Wiring,
  lit: boolean,
): string {
  const each = width / count;
  const upper = sheet.fade(darker(colour, 0.1), lighter(colour, 0.2));
  const lower = sheet.linear([
    [0, lighter(colour, 0.55)],
    [0.5, colour],
    [1, darker(colour, 0.14)],
  ]);
  const edge = darker(colour, 0.3);
  return repeat(count, (i) => {
    const left = x + i * each + 1.5;
    const wide = each - 3;
    const middle = y + height * 0.46;
    return (
      rect(left, y, wide, height, { fill: lower, stroke: edge, width: 1.3 }, 7) +
      path(
        `M${short(left + 1)} ${short(middle)}V${short(y + 7)}q0-6 6-6H${short(left + wide - 7)}q6 0 6 6V${short(middle)}Z`,
        { fill: upper },
      ) +
      segment([left + 1, middle], [left + wide - 1, middle], {
        stroke: lighter(colour, 0.8),
        width: 2,
        opacity: 0.9,
      }) +
      segment([left + 1, middle - 2], [left + wide - 1, middle - 2], {
        stroke: darker(colour, 0.2),
        width: 1,
        opacity: 0.6,
      }) +
      mark(wiring, i, left + wide / 2, y + height * 0.78, 13, darker(colour, 0.45)) +
      (lit
        ? rect(
            left + wide / 2 - 13,
            y + height * 0.36,
            26,
            8,
            { fill: spark, stroke: darker(spark, 0.4), width: 1 },
            4,
          )
        : '')
    );
  });
}
