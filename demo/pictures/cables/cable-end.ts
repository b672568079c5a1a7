import { darker, printOn } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { ellipse, group } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { bar } from '../kit/solids.ts';
import { type CableBuild, printOf } from './cable-build.ts';
import { bareConductor } from './conductor.ts';
import { axis, shadeOf, sheath, sheathShade, tilted } from './end-frame.ts';
import { fan, fanShades, sheathWidth } from './fan.ts';
import { flatEnd } from './flat-end.ts';
import { layer } from './layers.ts';
import { singleEnd } from './single-end.ts';
import { pairsEnd, twistedEnd } from './twisted-ends.ts';

function roundEnd(sheet: Sheet, build: CableBuild): string {
  const width = sheathWidth(build);
  const steps = build.layers.length;
  const step = build.layers.includes('armour') || build.layers.includes('braid') ? 46 : 22;
  const sheathEnd = 290 - steps * step * 0.55;
  let x = sheathEnd;
  let inner = width;
  const layers = build.layers.map((kind) => {
    inner *= 0.87;
    const drawn = layer(sheet, kind, x - 6, step + 6, inner, build.sheath);
    x += step;
    return drawn;
  });
  const print = lettering(printOf(build), sheathEnd - 14 - width * 0.13, axis + width * 0.1, {
    colour: printOn(build.sheath),
    size: Math.min(20, width * 0.22),
    anchor: 'end',
    fit: sheathEnd - 70 - width * 0.3,
    weight: 0.12,
    opacity: 0.8,
  });
  return (
    shadeOf([sheathShade(x, width), ...fanShades(build, x, inner)]) +
    tilted(
      ellipse(x, axis, inner * 0.16, inner * 0.47, { fill: darker(build.sheath, 0.5) }),
      fan(sheet, build, x, inner),
      ...layers.reverse(),
      sheath(sheet, sheathEnd, width, build.sheath),
      print,
    )
  );
}

function coaxialEnd(sheet: Sheet, build: CableBuild): string {
  return (
    shadeOf([sheathShade(340, 86), { d: `M330 ${axis}H540`, width: 50 }]) +
    tilted(
      group(`translate(455 ${axis})`, bareConductor(sheet, 92, 20, 'copper', 'solid')),
      bar(sheet, 380, axis, 84, 56, '#f1efe8'),
      bar(sheet, 330, axis, 58, 62, '#d5dade'),
      layer(sheet, 'braid', 252, 88, 70, build.sheath),
      sheath(sheet, 262, 86, build.sheath),
      lettering(build.mark, 236, axis + 6, {
        colour: printOn(build.sheath),
        size: 16,
        anchor: 'end',
        weight: 0.12,
        opacity: 0.75,
      }),
    )
  );
}

export function cableEnd(sheet: Sheet, build: CableBuild, shielded = false): string {
  switch (build.shape) {
    case 'flat':
      return flatEnd(sheet, build);
    case 'single':
      return singleEnd(sheet, build);
    case 'twisted':
      return twistedEnd(sheet, build);
    case 'pairs':
      return pairsEnd(sheet, build, shielded);
    case 'coaxial':
      return coaxialEnd(sheet, build);
    default:
      return roundEnd(sheet, build);
  }
}
