import { lever, leverColour } from '../din/lever.ts';
import { modular, moduleWidth, nose } from '../din/modular.ts';
import { lettering } from '../kit/letters.ts';
import { circle, path, rect, repeat, segment } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import type { Attributes } from '../picture-name.ts';
import { polesOf } from './poles.ts';

const print = '#2b3036';

/** The wiring sign of a breaker's pole: contact, thermal and magnetic release. */
function sign(x: number, y: number): string {
  const pen = { stroke: print, width: 1.6 } as const;
  return (
    path(`M${x} ${y}v10l-8 14M${x} ${y + 26}v8h6v8h-6v10`, pen) +
    path(`M${x - 3} ${y + 8}l6 6m0-6l-6 6`, pen)
  );
}

function brandLine(about: Attributes, x: number, width: number): string {
  const name = about.brand(about.text('series', ''));
  return lettering(name, x, nose.top + 22, { colour: print, size: 12, fit: width, weight: 0.16 });
}

function breakingCapacity(about: Attributes, x: number, y: number): string {
  if (!about.has('icn_ka')) return '';
  const text = String(Math.round(about.number('icn_ka', 0) * 1000));
  return (
    rect(x, y, 48, 17, { stroke: print, width: 1.4 }) +
    lettering(text, x + 24, y + 13, { colour: print, size: 9, anchor: 'middle', fit: 40 })
  );
}

const volts = (poles: number): string => (poles > 2 ? '400V~' : '230V~');

export function mcb(sheet: Sheet, about: Attributes): string {
  const poles = polesOf(about, 1);
  const colour = leverColour(about.brand('IEK'));
  const rating = about.print('curve') + about.print('in_a');
  return modular(sheet, {
    modules: poles,
    front: (width) => {
      const keys = repeat(poles, (i) =>
        lever(sheet, i * moduleWidth + 18, nose.top + 112, moduleWidth - 36, colour),
      );
      const tie =
        poles > 1
          ? rect(
              30,
              nose.top + 128,
              width - 60,
              18,
              { fill: colour, stroke: '#14181c', width: 1 },
              4,
            )
          : '';
      return (
        brandLine(about, 9, moduleWidth - 18) +
        lettering(rating, 9, nose.top + 60, {
          colour: '#12161c',
          size: 27,
          fit: moduleWidth - 18,
          weight: 0.19,
        }) +
        lettering(volts(poles), 9, nose.top + 78, { colour: print, size: 9 }) +
        breakingCapacity(about, 9, nose.top + 86) +
        repeat(poles - 1, (i) => sign((i + 1) * moduleWidth + 42, nose.top + 34)) +
        keys +
        tie
      );
    },
  });
}

function testButton(sheet: Sheet, x: number, y: number): string {
  return (
    rect(
      x,
      y,
      34,
      26,
      {
        fill: sheet.fade('#ffe08a', '#e0a400'),
        stroke: '#8a6400',
        width: 1.3,
      },
      4,
    ) +
    lettering('T', x + 17, y + 19, { colour: '#4d3800', size: 13, anchor: 'middle', weight: 0.18 })
  );
}

/** Which fault currents the device sees: alternating, or pulsating direct ones too. */
function waveform(about: Attributes, y: number): string {
  if (!about.has('rcd_type')) return '';
  const sine = about.is('rcd_type', 'ac')
    ? 'q6-14 12 0t12 0'
    : 'q6-12 12 0t12 0m4 0v-6m6 6q4-9 8 0';
  return (
    rect(9, y, 44, 20, { stroke: print, width: 1.3 }) +
    path(`M13 ${y + 11}${sine}`, { stroke: print, width: 1.6 })
  );
}

/** Residual-current devices; the breaker kind prints its curve too. */
export function residual(withBreaker: boolean): (sheet: Sheet, about: Attributes) => string {
  return (sheet, about) => {
    const poles = Math.max(2, polesOf(about, 2));
    const colour = leverColour(about.brand('IEK'));
    const rating = withBreaker
      ? about.print('curve') + about.print('in_a')
      : about.print('in_a', ' A');
    return modular(sheet, {
      modules: poles,
      front: (width) =>
        brandLine(about, 9, moduleWidth * 1.4) +
        lettering(rating, 9, nose.top + 62, {
          colour: '#12161c',
          size: 27,
          fit: moduleWidth * 1.2,
          weight: 0.19,
        }) +
        lettering(about.print('idn_ma', ' mA'), 9, nose.top + 88, {
          colour: '#b3541e',
          size: 15,
          weight: 0.18,
        }) +
        lettering(volts(poles), 9, nose.top + 106, { colour: print, size: 9 }) +
        waveform(about, nose.top + 114) +
        testButton(sheet, 12, nose.top + 150) +
        lever(sheet, width - 62, nose.top + 108, 44, colour) +
        repeat(Math.max(0, poles - 2), (i) => sign((i + 1) * moduleWidth + 60, nose.top + 34)) +
        circle(width - 40, nose.top + 30, 8, { stroke: print, width: 1.6 }) +
        segment([width - 40, nose.top + 16], [width - 40, nose.top + 52], {
          stroke: print,
          width: 1.6,
        }),
    });
  };
}

export function isolator(sheet: Sheet, about: Attributes): string {
  if (about.is('kind', 'changeover')) return changeover(sheet, about);
  const poles = polesOf(about, 2);
  return modular(sheet, {
    modules: poles,
    front: (width) =>
      brandLine(about, 9, moduleWidth - 18) +
      lettering(about.print('in_a', ' A'), 9, nose.top + 60, {
        colour: '#12161c',
        size: 24,
        fit: moduleWidth - 16,
        weight: 0.19,
      }) +
      lettering(volts(poles), 9, nose.top + 80, { colour: print, size: 9 }) +
      repeat(poles, (i) =>
        lever(sheet, i * moduleWidth + 18, nose.top + 112, moduleWidth - 36, '#b9362c'),
      ) +
      (poles > 1
        ? rect(
            30,
            nose.top + 128,
            width - 60,
            18,
            { fill: '#b9362c', stroke: '#5e1a14', width: 1 },
            4,
          )
        : ''),
  });
}

export function surgeArrester(sheet: Sheet, about: Attributes): string {
  const poles = polesOf(about, 2);
  return modular(sheet, {
    modules: poles,
    front: () =>
      repeat(poles, (i) => {
        const x = i * moduleWidth;
        return (
          rect(
            x + 6,
            nose.top + 8,
            moduleWidth - 12,
            nose.height - 16,
            {
              fill: sheet.fade('#d9564a', '#a1271f', 'slant'),
              stroke: '#6f1712',
              width: 1.4,
            },
            5,
          ) +
          rect(
            x + 22,
            nose.top + 138,
            moduleWidth - 44,
            22,
            { fill: '#37b36b', stroke: '#12161c', width: 1.4 },
            3,
          ) +
          lettering('SPD', x + moduleWidth / 2, nose.top + 46, {
            colour: '#fff',
            size: 19,
            anchor: 'middle',
          }) +
          lettering(
            about.is('kind', 'spd-t1t2') ? 'T1+T2' : about.is('kind', 'spd-t2') ? 'T2' : '',
            x + moduleWidth / 2,
            nose.top + 74,
            { colour: '#fff', size: 12, anchor: 'middle' },
          ) +
          path(`M${x + 40} ${nose.top + 88}v10l-8 12h14l-8 14`, { stroke: '#ffd9a0', width: 2.4 })
        );
      }),
  });
}

/** I-0-II: one wide handle between two supplies. */
function changeover(sheet: Sheet, about: Attributes): string {
  const poles = Math.max(2, polesOf(about, 2));
  return modular(sheet, {
    modules: poles,
    front: (width) => {
      const middle = width / 2;
      return (
        brandLine(about, 9, width - 18) +
        lettering(about.print('in_a', ' A'), 9, nose.top + 56, { colour: '#12161c', size: 22 }) +
        circle(middle, nose.top + 124, 56, { fill: '#d9dee2', stroke: '#767f88', width: 1.5 }) +
        ['I', 'O', 'II']
          .map((mark, i) =>
            lettering(mark, middle + (i - 1) * 60, nose.top + (i === 1 ? 62 : 90), {
              colour: '#12161c',
              size: 15,
              anchor: 'middle',
            }),
          )
          .join('') +
        rect(
          middle - 15,
          nose.top + 74,
          30,
          100,
          { fill: sheet.fade('#d9564a', '#8f231c', 'right'), stroke: '#5e1a14', width: 1.4 },
          12,
        )
      );
    },
  });
}
