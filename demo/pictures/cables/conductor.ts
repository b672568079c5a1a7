import { colourOf, darker, edgeOf, lighter, type Metal, metals } from '../kit/colours.ts';
import { at, ellipse, group, path, repeat, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { type Bands, bar, tube } from '../kit/solids.ts';
import type { Strands } from './cable-build.ts';

/** A stripped conductor lying along x from (0, 0): one wire, a lay of wires, or a brush of fine ones. */
function bare(
  sheet: Sheet,
  length: number,
  width: number,
  metal: Metal,
  strands: Strands,
  bands: Bands = 'full',
): string {
  const colour = metals[metal];
  if (bands !== 'full') return tube(`M0 0H${short(length)}`, width, colour, bands);
  if (strands === 'solid') {
    return (
      bar(sheet, 0, 0, length, width, colour) +
      ellipse(length, 0, width * 0.2, width * 0.46, { fill: lighter(colour, 0.3) })
    );
  }
  if (strands === 'stranded') {
    const lay = Math.max(7, width * 0.34);
    const turns = Math.floor((length - 4) / lay);
    const lines = repeat(
      turns,
      (i) =>
        `M${at(4 + i * lay, -width * 0.46)}q${at(lay * 0.4, width * 0.5)} ${at(lay * 0.9, width * 0.9)}`,
    );
    return (
      bar(sheet, 0, 0, length, width, colour) +
      path(lines, { stroke: darker(colour, 0.45), width: 1.4 })
    );
  }
  const wires = width > 16 ? 11 : 7;
  const tones = [darker(colour, 0.18), lighter(colour, 0.22), colour];
  return tones
    .map((tone, start) => {
      let d = '';
      for (let i = start; i < wires; i += tones.length) {
        const place = (i / (wires - 1) - 0.5) * width * 0.86;
        const reach = length * (1 - (i % tones.length) * 0.05);
        d += `M0 ${short(place)}Q${at(length * 0.5, place * 1.05)} ${at(reach, place * 1.3)}`;
      }
      return path(d, { stroke: tone, width: Math.max(2, (width / wires) * 1.5), cap: 'round' });
    })
    .join('');
}

type Core = {
  colour: string;
  width: number;
  metal: Metal;
  strands: Strands;
  /** Length of the stripped end. */
  tip: number;
  bands: Bands;
};

/** One insulated core along `d`, which ends at (x, y) pointing `angle` degrees from x. */
export function insulatedCore(
  sheet: Sheet,
  d: string,
  x: number,
  y: number,
  angle: number,
  core: Core,
): string {
  const colour = colourOf(core.colour, 'black');
  if (core.bands === 'least') {
    const tip = group(
      `translate(${at(x, y)}) rotate(${short(angle)})`,
      bare(sheet, core.tip, core.width * 0.5, core.metal, core.strands, 'least'),
    );
    return `<g data-core="${core.colour}">${tip}${tube(d, core.width, core.colour === 'yellow-green' ? '#9bb02a' : colour, 'least')}</g>`;
  }
  const face = ellipse(0, 0, core.width * 0.17, core.width * 0.47, {
    fill: darker(colour, 0.18),
    stroke: edgeOf(colour),
    width: 1,
  });
  const stripe =
    core.colour === 'yellow-green'
      ? `<g fill="none"><path d="${d}" stroke="#2f9150" stroke-width="${short(core.width * 0.34)}" transform="translate(0 ${short(core.width * 0.2)})"/><path d="${d}" stroke="#1d6a39" stroke-width="${short(core.width * 0.12)}" transform="translate(0 ${short(core.width * 0.36)})"/></g>`
      : '';
  const conductorWidth = core.width * (core.strands === 'solid' ? 0.52 : 0.6);
  return `<g data-core="${core.colour}">${tube(d, core.width, colour, core.bands)}${stripe}${group(
    `translate(${at(x, y)}) rotate(${short(angle)})`,
    face,
    bare(sheet, core.tip, conductorWidth, core.metal, core.strands, core.bands),
  )}</g>`;
}

export { bare as bareConductor };
