import { colourOf } from '../kit/colours.ts';
import { lettering } from '../kit/letters.ts';
import { rect, short, turned } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { roundFill, tableShadow, tube } from '../kit/solids.ts';
import type { CableBuild } from './cable-build.ts';
import { insulatedCore } from './conductor.ts';
import { cutFace } from './end-frame.ts';

export function singleEnd(sheet: Sheet, build: CableBuild): string {
  const width = Math.min(64, 24 + 7.5 * Math.log2(1 + build.section));
  const colour = build.cores[0] ?? 'black';
  const under = 'M66 430C150 545 420 560 446 410';
  const over = 'M446 414C468 280 236 236 226 352C218 450 376 372 466 202';
  const core = {
    colour,
    width,
    metal: build.metal,
    strands: build.strands,
    tip: 92,
    bands: 'full',
  } as const;
  const end = insulatedCore(sheet, over, 466, 202, -62, core);
  const lower =
    colour === 'yellow-green'
      ? insulatedCoreBody(under, width)
      : tube(under, width, colourOf(colour, 'black'));
  return (
    tableShadow('M90 470C160 575 440 590 470 440M240 380C240 480 400 400 490 236', width * 0.8) +
    lower +
    cutFace(66, 430, 54, width, colourOf(colour, 'black')) +
    end +
    sleeve(sheet, 447, 412, width + 10, build)
  );
}

/** A paper sleeve about the wire with its print; it also covers where the loop's two halves meet. */
function sleeve(sheet: Sheet, x: number, y: number, width: number, build: CableBuild): string {
  const paper = roundFill(sheet, '#f1efe9');
  const print = { colour: '#2b2f35', size: 17, anchor: 'middle', fit: 104 } as const;
  return turned(
    -81,
    x,
    y,
    rect(x - 62, y - width / 2, 124, width, { fill: paper, stroke: '#8d8a83', width: 1.2 }, 4),
    lettering(build.mark, x, y - 2, print),
    lettering(build.size === '' ? '' : `${build.size} mm²`, x, y + 22, { ...print, size: 14 }),
  );
}

function insulatedCoreBody(d: string, width: number): string {
  return `${tube(d, width, colourOf('yellow-green', 'yellow'))}<path d="${d}" fill="none" stroke="#2f9150" stroke-width="${short(width * 0.36)}" transform="translate(0 ${short(width * 0.16)})"/>`;
}
