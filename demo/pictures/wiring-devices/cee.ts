import { darker, edgeOf, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, path, rect, repeat, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar, block, floorShadow, roundFill, screw, tube } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

type Cee = { colour: string; pins: number; about: Attributes };

const grey = '#d6dadd';

/** Blue for 230 V, red for 400 V; `5`, `3P+N+E` and `2P+E` all tell the number of pins. */
function ceeOf(about: Attributes): Cee {
  const text = about.text('poles', '5');
  const parts = text.split('+').length - 1;
  const pins = Math.max(3, Math.min(5, about.count('poles', 5, 5) + parts));
  return { colour: pins === 3 ? '#2c66b4' : '#c4312a', pins, about };
}

function ringOf(count: number, one: (dx: number, dy: number, first: boolean) => string): string {
  return repeat(count, (i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return one(Math.cos(angle), Math.sin(angle), i === 0);
  });
}

const printed = ({ about }: Cee, x: number, y: number): string =>
  lettering(about.print('in_a', ' A'), x, y, { colour: '#3a4149', size: 22, anchor: 'middle' }) +
  lettering(about.print('ip'), x, y + 34, { colour: '#3a4149', size: 16, anchor: 'middle' });

/** Plug (pins) or coupler (holes) on its cable. */
function onCable(sheet: Sheet, cee: Cee, female: boolean): string {
  const { colour, pins } = cee;
  const shell = (d: string, tone: string): string =>
    path(d, { fill: roundFill(sheet, tone), stroke: edgeOf(tone), width: 1.6 });
  const face = female
    ? ellipse(404, 300, 56, 98, {
        fill: lighter(colour, 0.12),
        stroke: edgeOf(colour),
        width: 1.4,
      }) +
      ringOf(pins, (dx, dy, first) =>
        ellipse(404 + 28 * dx, 300 + 58 * dy, first ? 11 : 8, first ? 16 : 12, { fill: '#14181c' }),
      )
    : ellipse(404, 300, 54, 98, { fill: sheet.fade(darker(colour, 0.6), darker(colour, 0.2)) }) +
      ringOf(pins, (dx, dy, first) =>
        bar(sheet, 398 + 30 * dx, 300 + 58 * dy, 66, first ? 24 : 18, metals.brass),
      );
  const lid = female
    ? path('M330 182L300 120Q420 60 500 150L460 196Z', {
        fill: sheet.fade(lighter(colour, 0.3), colour),
        stroke: edgeOf(colour),
        width: 1.6,
      })
    : rect(
        320,
        174,
        54,
        26,
        { fill: roundFill(sheet, colour), stroke: edgeOf(colour), width: 1.4 },
        5,
      );
  return (
    floorShadow(sheet, 310, 474, 240, 30) +
    turned(
      -20,
      300,
      300,
      tube('M20 332C60 318 90 300 130 300', 62, '#33383f'),
      shell('M112 262H150V338H112Q100 300 112 262Z', grey),
      shell('M148 254C190 246 206 212 250 206H306V394H250C206 388 190 354 148 346Z', grey),
      lid,
      shell('M296 190H400V410H296Q284 300 296 190Z', colour),
      ellipse(400, 300, 66, 112, { fill: darker(colour, 0.15), stroke: edgeOf(colour), width: 2 }),
      face,
      printed(cee, 234, 292),
      screw(sheet, 178, 300, 9),
    )
  );
}

/** A socket with its spring lid, on a wall box or on a flange for a panel. */
function mounted(sheet: Sheet, cee: Cee, onWall: boolean): string {
  const { colour, pins } = cee;
  const base = onWall
    ? block(sheet, {
        x: 130,
        y: 110,
        width: 270,
        height: 400,
        depth: 130,
        colour: grey,
        radius: 18,
      })
    : block(sheet, {
        x: 110,
        y: 170,
        width: 310,
        height: 310,
        depth: 30,
        colour: grey,
        radius: 16,
      });
  const corners = onWall
    ? [
        [156, 138],
        [374, 138],
        [156, 482],
        [374, 482],
      ]
    : [
        [140, 200],
        [390, 200],
        [140, 450],
        [390, 450],
      ];
  return (
    floorShadow(sheet, 310, onWall ? 526 : 500, 200, 24) +
    base +
    corners.map(([x = 0, y = 0]) => screw(sheet, x, y, 10)).join('') +
    path('M172 236Q265 90 358 236Z', {
      fill: sheet.fade(lighter(colour, 0.35), colour),
      stroke: edgeOf(colour),
      width: 1.8,
    }) +
    ellipse(265, 340, 116, 122, { fill: darker(colour, 0.2), stroke: edgeOf(colour), width: 2 }) +
    ellipse(265, 334, 112, 116, {
      fill: sheet.fade(lighter(colour, 0.2), colour),
      stroke: edgeOf(colour),
      width: 1.4,
    }) +
    ellipse(265, 334, 84, 88, { fill: sheet.fade(darker(colour, 0.5), darker(colour, 0.15)) }) +
    ringOf(pins, (dx, dy, first) =>
      ellipse(265 + 52 * dx, 334 + 54 * dy, first ? 16 : 12, first ? 16 : 12, {
        fill: '#0f1215',
        stroke: lighter(colour, 0.3),
        width: 2,
      }),
    ) +
    (onWall
      ? lettering(`${cee.about.print('in_a', ' A')}  ${cee.about.print('ip')}`, 265, 146, {
          colour: '#3a4149',
          size: 19,
          anchor: 'middle',
          fit: 180,
        })
      : '')
  );
}

export function industrialPlug(sheet: Sheet, about: Attributes): string {
  const cee = ceeOf(about);
  const kind = about.text('kind', 'cee-plug');
  if (/wall/.test(kind)) return mounted(sheet, cee, true);
  if (/panel/.test(kind)) return mounted(sheet, cee, false);
  return onCable(sheet, cee, /coupler|socket/.test(kind));
}
