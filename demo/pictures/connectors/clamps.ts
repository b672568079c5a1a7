import { colourOf, darker, edgeOf, lighter, metals } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, polygon, rect, repeat, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { behind, block, floorShadow, glint, metalFill, screw, well } from '../kit/solids.ts';
import type { Attributes } from '../picture-name.ts';

/** A lever splice: clear housing, one orange lever and one funnel for each wire. */
function leverClamp(sheet: Sheet, about: Attributes): string {
  const ways = about.count('ways', 3, 8);
  const each = Math.min(104, 350 / ways);
  const width = ways * each + 20;
  const x = 232 - width / 2;
  const clear = '#dbe6ec';
  const orange = '#ee7f1f';
  const y = 320;
  const height = 150;
  const levers = repeat(ways, (i) => {
    const left = x + 10 + i * each + each * 0.1;
    const wide = each * 0.8;
    const [ax, ay] = behind(left, y, 20);
    const [bx, by] = behind(left, y, 300);
    return (
      polygon(
        [
          [ax, ay],
          [bx, by],
          [bx + wide, by],
          [ax + wide, ay],
        ],
        {
          fill: sheet.fade(lighter(orange, 0.35), orange),
          stroke: darker(orange, 0.45),
          width: 1.4,
        },
      ) +
      polygon(
        [
          [ax, ay],
          [ax + wide, ay],
          [ax + wide, ay + 22],
          [ax, ay + 22],
        ],
        { fill: darker(orange, 0.14), stroke: darker(orange, 0.45), width: 1.4 },
      )
    );
  });
  const funnels = repeat(ways, (i) => {
    const cx = x + 10 + (i + 0.5) * each;
    return (
      circle(cx, y + 96, Math.min(34, each * 0.38), {
        fill: lighter(clear, 0.3),
        stroke: darker(clear, 0.35),
        width: 1.6,
      }) +
      circle(cx, y + 96, Math.min(25, each * 0.28), {
        fill: sheet.fade('#171b20', '#6b747d'),
      }) +
      rect(cx - 9, y + 102, 18, 9, { fill: metals.copper }, 2)
    );
  });
  return (
    floorShadow(sheet, 320, 488, width * 0.62, 26) +
    block(sheet, { x, y, width, height, depth: 330, colour: clear, radius: 10 }) +
    levers +
    rect(x + 12, y + 30, width - 24, 16, { fill: metalFill(sheet, 'copper'), opacity: 0.75 }, 3) +
    funnels +
    glint(x + 14, y + 10, width * 0.5, 6, 0.8) +
    lettering(about.print('wire_range'), x + width - 16, y + 142, {
      colour: darker(clear, 0.5),
      size: 11,
      anchor: 'end',
    })
  );
}

/** A splice without levers: wires are pushed into the clear front. */
function pushClamp(sheet: Sheet, about: Attributes): string {
  const ways = about.count('ways', 3, 8);
  const rows = ways > 5 ? 2 : 1;
  const columns = Math.ceil(ways / rows);
  const each = Math.min(96, 340 / columns);
  const width = columns * each + 24;
  const height = 60 + rows * 88;
  const x = 240 - width / 2;
  const y = 400 - height / 2;
  const back = { 2: '#f2f3f4', 3: '#ee7f1f', 4: '#c8322b', 5: '#f2c21a' }[columns] ?? '#5b6673';
  const [bx, by] = behind(x, y, 120);
  return (
    floorShadow(sheet, 310, y + height + 14, width * 0.7, 24) +
    block(sheet, { x: bx, y: by, width, height, depth: 170, colour: back, radius: 10 }) +
    block(sheet, { x, y, width, height, depth: 124, colour: '#dbe6ec', radius: 10 }) +
    repeat(ways, (i) => {
      const cx = x + 12 + ((i % columns) + 0.5) * each;
      const cy = y + 58 + Math.floor(i / columns) * 88;
      return (
        circle(cx, cy, each * 0.36, { fill: '#f3f7f9', stroke: '#8fa5b1', width: 1.6 }) +
        circle(cx, cy, each * 0.25, { fill: sheet.fade('#171b20', '#6b747d') }) +
        rect(cx - 7, cy + 2, 14, 8, { fill: metals.copper }, 2)
      );
    }) +
    glint(x + 12, y + 10, width * 0.5, 6, 0.8)
  );
}

export function quickClamp(sheet: Sheet, about: Attributes): string {
  return /push|lamp/.test(about.text('kind', ''))
    ? pushClamp(sheet, about)
    : leverClamp(sheet, about);
}

/** A strip to be cut to length: one moulding, notched between its ways. */
function screwStrip(sheet: Sheet, about: Attributes): string {
  const ways = about.count('ways', 12, 12);
  const each = 440 / Math.max(ways, 4);
  const width = each * ways;
  const x = 280 - width / 2;
  const y = 290;
  const depth = 130;
  const colour = colourOf(about.text('colour'), '#eceae2');
  const size = Math.min(1.7, each / 46);
  const [dx, dy] = behind(0, 0, depth);
  const notches = repeat(
    ways - 1,
    (i) => `M${short(x + each * (i + 1))} ${y + 84}V${y}l${short(dx)} ${short(dy)}`,
  );
  return (
    floorShadow(sheet, 310, 400, width * 0.6, 22) +
    block(sheet, { x, y, width, height: 84, depth, colour, radius: 5 }) +
    path(notches, { stroke: darker(colour, 0.45), width: Math.max(3, each * 0.1) }) +
    repeat(ways, (i) => {
      const middle = x + each * (i + 0.5);
      return (
        circle(middle, y + 48, 14 * size, {
          fill: sheet.fade('#171b20', '#6b747d'),
          stroke: metals.brass,
          width: 4 * size,
        }) +
        [40, 96]
          .map((at) => screw(sheet, ...behind(middle, y, at), 9 * size, 'line', metals.brass))
          .join('')
      );
    })
  );
}

/** Slices for the rail: all of one colour, or a set when none is asked for. */
function railTerminals(sheet: Sheet, about: Attributes): string {
  const earth = /earth/.test(about.text('kind', ''));
  const one = earth ? '#8fae2b' : colourOf(about.text('colour'), 'grey');
  const tones =
    about.has('colour') || earth ? [one, one, one] : ['#9aa3ab', '#9aa3ab', '#2767b8', '#3f9a58'];
  const start = 260 - tones.length * 33;
  return (
    floorShadow(sheet, 320, 506, 190, 24) +
    tones
      .map((tone, i) => {
        const x = start + i * 62;
        const stripe = earth ? rect(x + 36, 152, 10, 336, { fill: '#f2d21a' }) : '';
        return (
          block(sheet, { x, y: 150, width: 54, height: 340, depth: 170, colour: tone, radius: 5 }) +
          stripe +
          screw(sheet, x + 27, 200, 17, 'line') +
          screw(sheet, x + 27, 440, 17, 'line') +
          well(sheet, x + 12, 232, 30, 26, 4) +
          well(sheet, x + 12, 384, 30, 26, 4) +
          rect(
            x + 8,
            282,
            38,
            74,
            { fill: lighter(tone, 0.75), stroke: edgeOf(tone), width: 1 },
            3,
          ) +
          lettering(earth ? 'PE' : about.print('section_mm2'), x + 27, 328, {
            colour: '#12161c',
            size: 20,
            anchor: 'middle',
            fit: 32,
          })
        );
      })
      .join('')
  );
}

export function terminalStrip(sheet: Sheet, about: Attributes): string {
  const onRail = /din|rail|earth/.test(about.text('kind', '')) || about.is('mounting', 'din');
  return onRail ? railTerminals(sheet, about) : screwStrip(sheet, about);
}
