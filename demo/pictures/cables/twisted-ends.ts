import { colourOf, darker, printOn } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { at, repeat, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { tube } from '../kit/solids.ts';
import { type CableBuild, printOf } from './cable-build.ts';
import { insulatedCore } from './conductor.ts';
import { axis, type Shade, shadeOf, sheath, sheathShade, tilted } from './end-frame.ts';
import { coreWidth, fan, fanShades } from './fan.ts';
import { layer } from './layers.ts';

/** Insulated conductors laid up like a rope, spread at the end. */
export function twistedEnd(sheet: Sheet, build: CableBuild): string {
  const count = build.cores.length;
  const width = coreWidth(build) * 0.95;
  const swing = width * (count > 2 ? 0.8 : 0.55);
  const lay = count > 2 ? 250 : 190;
  const pitch = lay / count;
  const black = colourOf('black', 'black');
  const turns = Math.floor(220 / pitch) + 1;
  const rope = repeat(turns, (i) => {
    const x = 34 + i * pitch;
    return tube(
      `M${at(x, axis - swing)}c${at(lay * 0.16, 0)} ${at(lay * 0.26, swing * 2)} ${at(lay * 0.42, swing * 2)}`,
      width,
      black,
      'few',
      'round',
    );
  });
  const back = repeat(turns, (i) => {
    const x = 34 + (i - 0.5) * pitch;
    return i === 0
      ? ''
      : tube(
          `M${at(x, axis + swing)}C${at(x + lay * 0.16, axis + swing)} ${at(x + lay * 0.26, axis - swing)} ${at(x + lay * 0.42, axis - swing)}`,
          width,
          darker(black, 0.3),
          'few',
          'round',
        );
  });
  return (
    shadeOf([{ d: `M96 ${axis}H268`, width: swing * 1.8 }, ...fanShades(build, 268, swing * 2.4)]) +
    tilted(
      count > 2 ? '' : back,
      fan(sheet, { ...build, cores: build.cores.map(() => 'black') }, 268, swing * 2.4),
      rope,
    )
  );
}

const pairs = [
  ['blue', '#bcd2ef'],
  ['orange', '#f6d6b4'],
  ['green', '#bfe0c9'],
  ['brown', '#dcc6b5'],
] as const;

function twistedPair(
  sheet: Sheet,
  colours: readonly [string, string],
  angle: number,
  fromX: number,
): string {
  const width = 15;
  const pitch = 20;
  const turns = 7;
  const bodies = [colourOf(colours[0], 'blue'), colours[1]];
  const rope = repeat(turns, (i) => {
    const x = fromX + 20 + i * pitch;
    return tube(
      `M${at(x, axis - 9)}c9 0 14 18 24 18`,
      width,
      bodies[i % 2] ?? '#fff',
      'least',
      'round',
    );
  });
  const endX = fromX + 20 + turns * pitch + 6;
  const tips = [-1, 1].map((side) => {
    const tip = `M${at(endX - 16, axis + side * 7)}Q${at(endX + 16, axis + side * 8)} ${at(endX + 44, axis + side * 20)}`;
    return insulatedCore(sheet, tip, endX + 44, axis + side * 20, side * 22, {
      colour: side < 0 ? colours[0] : colours[1],
      width: 13,
      metal: 'copper',
      strands: 'solid',
      tip: 34,
      bands: 'least',
    });
  });
  return turned(angle, fromX - 30, axis, ...tips, rope);
}

function pairShade(angle: number, fromX: number): Shade {
  const turn = (angle * Math.PI) / 180;
  return {
    d: `M${fromX} ${axis}l${at(225 * Math.cos(turn), 225 * Math.sin(turn))}`,
    width: 26,
  };
}

export function pairsEnd(sheet: Sheet, build: CableBuild, shielded: boolean): string {
  const width = 84;
  const sheathEnd = shielded ? 230 : 262;
  const foil = shielded ? layer(sheet, 'foil', sheathEnd - 6, 44, width * 0.8, build.sheath) : '';
  const angles = [-25, -8.5, 8.5, 25];
  return (
    shadeOf([
      sheathShade(sheathEnd, width),
      ...angles.map((angle) => pairShade(angle, sheathEnd + (shielded ? 34 : 6))),
    ]) +
    tilted(
      ...[0, 3, 1, 2].map((i) =>
        twistedPair(sheet, pairs[i] ?? pairs[0], angles[i] ?? 0, sheathEnd + (shielded ? 34 : 6)),
      ),
      foil,
      sheath(sheet, sheathEnd, width, build.sheath),
      lettering(printOf(build), sheathEnd - 14 - width * 0.13, axis + 6, {
        colour: printOn(build.sheath),
        size: 15,
        anchor: 'end',
        fit: 130,
        weight: 0.12,
        opacity: 0.75,
      }),
    )
  );
}
