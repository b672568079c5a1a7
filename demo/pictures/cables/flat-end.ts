import { darker, edgeOf, lighter, printOn } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { at, path, rect, short } from '../kit/shapes.ts';
import type { Sheet, Stop } from '../kit/sheet.ts';
import { type CableBuild, printOf } from './cable-build.ts';
import { insulatedCore } from './conductor.ts';
import { axis, type Shade, shadeOf, tilted } from './end-frame.ts';

export function flatEnd(sheet: Sheet, build: CableBuild): string {
  const count = build.cores.length;
  const width = Math.min(50, 26 + 7 * Math.log2(1 + build.section));
  const band = count * width * 1.16 + width * 0.34;
  const top = axis - band / 2;
  const stops: Stop[] = [[0, darker(build.sheath, 0.42)]];
  for (let i = 0; i < count; i++) {
    const from = 0.04 + (0.92 * i) / count;
    stops.push([from + 0.26 / count, lighter(build.sheath, i === 0 ? 0.46 : 0.34)]);
    stops.push([from + 0.6 / count, build.sheath]);
    stops.push([
      Math.min(0.98, from + 0.9 / count),
      darker(build.sheath, i === count - 1 ? 0.4 : 0.22),
    ]);
  }
  const shades: Shade[] = [];
  const cores = build.cores.map((colour, i) => {
    const startY = top + band * (0.04 + (0.92 * (i + 0.5)) / count);
    const place = i - (count - 1) / 2;
    const lean = place * 5;
    const y = startY + place * 20;
    const x = 478 + (i % 2) * 8;
    const d = `M300 ${short(startY)}C380 ${short(startY)} 420 ${short(y - lean)} ${at(x, y)}`;
    shades.push({ d, width }, { d: `M${at(x, y)}h58`, width: width * 0.5 });
    return insulatedCore(sheet, d, x, y, lean, {
      colour,
      width,
      metal: build.metal,
      strands: build.strands,
      tip: 60,
      bands: 'full',
    });
  });
  const edge = edgeOf(build.sheath);
  return (
    shadeOf([{ d: `M${short(30 + band * 0.42)} ${axis}H300`, width: band }, ...shades]) +
    tilted(
      ...cores,
      rect(
        30,
        top,
        290,
        band,
        {
          fill: sheet.linear(stops.map(([o, c]) => [Math.round(o * 1000) / 1000, c])),
          stroke: edge,
          width: 1.5,
        },
        8,
      ),
      path(`M320 ${short(top + 6)}V${short(top + band - 6)}`, {
        stroke: darker(build.sheath, 0.6),
        width: 7,
        cap: 'round',
      }),
      lettering(printOf(build), 300, axis + 5, {
        colour: printOn(build.sheath),
        size: 16,
        anchor: 'end',
        fit: 210,
        weight: 0.12,
        opacity: 0.75,
      }),
    )
  );
}
