import { colourOf, darker, lighter, metals } from '../kit/colours.ts';
import { ellipse, repeat, segment, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { floorShadow, tube } from '../kit/solids.ts';
import { type Label, tag } from './coil.ts';

/** A cable drum in three-quarter view: the near flange of planks, the winding, the far flange. */
export function drum(sheet: Sheet, colour: string, thickness: number, label: Label): string {
  const wood = colourOf('wood', 'wood');
  const near = { x: 208, y: 308, rx: 148, ry: 206 };
  const far = { x: 400, y: 292, rx: 138, ry: 194 };
  const edge = { stroke: darker(wood, 0.5), width: 2 };
  const turns = Math.max(5, Math.round(190 / thickness));
  const winding = repeat(turns, (i) => {
    const share = i / (turns - 1);
    const x = far.x - (far.x - near.x) * share - 6;
    const y = far.y + (near.y - far.y) * share;
    return tube(
      `M${short(x)} ${short(y - 158)}a106 158 0 0 1 0 316`,
      (190 / turns) * 1.5,
      colour,
      'few',
    );
  });
  const planks = sheet.clip(ellipse(near.x, near.y, near.rx - 3, near.ry - 3, {}));
  const grain = repeat(6, (i) =>
    segment([near.x - 150, near.y - 148 + i * 59], [near.x + 150, near.y - 160 + i * 59], {
      stroke: darker(wood, 0.42),
      width: 2,
    }),
  );
  const disc = (part: typeof near, shift: number, tone: string): string =>
    ellipse(part.x + shift, part.y - shift * 0.1, part.rx, part.ry, { fill: tone, ...edge });
  const flange = sheet.linear(
    [
      [0, lighter(wood, 0.34)],
      [0.55, wood],
      [1, darker(wood, 0.22)],
    ],
    'slant',
  );
  const bolts = repeat(6, (i) => {
    const angle = (i * Math.PI) / 3 + 0.4;
    return ellipse(near.x + 62 * Math.cos(angle), near.y + 88 * Math.sin(angle), 6, 8, {
      fill: metals.steel,
      stroke: '#4b545d',
      width: 1,
    });
  });
  const tail = `M${short(near.x + 158)} 452C400 500 450 498 520 506`;
  return (
    floorShadow(sheet, 320, 512, 260, 36) +
    disc(far, 16, darker(wood, 0.34)) +
    disc(far, 0, flange) +
    winding +
    tube(tail, Math.max(14, thickness), colour) +
    disc(near, 18, darker(wood, 0.36)) +
    disc(near, 0, flange) +
    `<g clip-path="${planks}">${grain}</g>` +
    ellipse(near.x, near.y, 88, 124, { stroke: darker(wood, 0.35), width: 1.5 }) +
    bolts +
    ellipse(near.x, near.y, 30, 42, { fill: darker(wood, 0.2), ...edge }) +
    ellipse(near.x + 3, near.y, 22, 34, { fill: '#2a211a' }) +
    tag(122, 142, 150, 92, label)
  );
}
