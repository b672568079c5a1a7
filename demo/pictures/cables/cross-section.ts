import { flatSize } from '../../catalogue/cable-physics.ts';
import { colourOf, darker, edgeOf, lighter, metals } from '../kit/colours.ts';
import { callout, measureAcross } from '../kit/dimensions.ts';
import { circle, ellipse, type Point, path, rect, repeat, short } from '../kit/shapes.ts';
import type { Sheet } from '../kit/sheet.ts';
import { roundFill } from '../kit/solids.ts';
import type { CableBuild } from './cable-build.ts';

const centre: Point = [262, 306];

/** Places of equal circles in a round bundle: one ring, or a ring about a middle. */
export function bundle(count: number): { places: Point[]; share: number } {
  if (count === 1) return { places: [[0, 0]], share: 1 };
  const rings =
    count <= 5
      ? [count]
      : count <= 7
        ? [1, count - 1]
        : count <= 12
          ? [3, count - 3]
          : [1, 6, count - 7];
  const outer = rings.at(-1) ?? count;
  // As large as the outer ring has room for, and as those inside it leave.
  const inside =
    rings.length === 1 ? 0.5 : rings.length === 3 ? 0.2 : rings[0] === 3 ? 0.24 : 1 / 3;
  const share = Math.min(inside, Math.sin(Math.PI / outer) / (1 + Math.sin(Math.PI / outer)));
  const radiusOf = (inRing: number, ring: number) => {
    if (ring === rings.length - 1) return 1 - share;
    return inRing === 1 ? 0 : inRing === 3 ? share * 1.16 : share * 2;
  };
  const places = rings.flatMap((inRing, ring) =>
    Array.from({ length: inRing }, (_, i): Point => {
      const radius = radiusOf(inRing, ring);
      const angle = -Math.PI / 2 + (2 * Math.PI * i) / inRing + (inRing === 2 ? Math.PI / 2 : 0);
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
  return { places, share: rings.length > 1 ? share * 0.96 : share };
}

function conductorFace(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  build: CableBuild,
): string {
  const colour = metals[build.metal];
  const disc = sheet.radial(
    [
      [0, lighter(colour, 0.55)],
      [0.6, colour],
      [1, darker(colour, 0.3)],
    ],
    0.35,
    0.3,
    0.75,
  );
  if (build.strands === 'solid' || build.cores.length > 7)
    return circle(x, y, radius, { fill: disc, stroke: darker(colour, 0.5), width: 1.2 });
  const { places, share } = bundle(build.strands === 'fine' ? 19 : 7);
  const wires = places
    .map(
      ([dx, dy]) =>
        `M${short(x + dx * radius - share * radius)} ${short(y + dy * radius)}a${short(share * radius)} ${short(share * radius)} 0 1 0 ${short(2 * share * radius)} 0a${short(share * radius)} ${short(share * radius)} 0 1 0 ${short(-2 * share * radius)} 0`,
    )
    .join('');
  return (
    circle(x, y, radius, { fill: darker(colour, 0.45) }) +
    path(wires, { fill: disc, stroke: darker(colour, 0.5), width: 0.8 })
  );
}

function coreFace(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: string,
  build: CableBuild,
): string {
  const body = colourOf(colour, 'black');
  const green =
    colour === 'yellow-green'
      ? path(
          `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 0 0 ${short(2 * radius)} 0Z`,
          { fill: '#2f9150' },
        )
      : '';
  return (
    `<g data-core="${colour}">` +
    circle(x, y, radius, { fill: body, stroke: edgeOf(body), width: 1.5 }) +
    green +
    conductorFace(sheet, x, y, radius * 0.62, build) +
    '</g>'
  );
}

/** `5x4` as `4 mm²`. */
const sectionLabel = ({ size }: CableBuild): string =>
  size === '' ? '' : `${size.replace(/.*x/, '')} mm²`;

function stub(sheet: Sheet, radius: number, colour: string): string {
  const [x, y] = centre;
  const shift = 60;
  const corner = radius * 0.53;
  return path(
    `M${short(x - corner)} ${short(y - radius * 0.85)}l${shift} -38A${radius} ${radius} 0 0 1 ${short(x + corner + shift)} ${short(y + radius * 0.85 - 38)}l-${shift} 38Z`,
    { fill: roundFill(sheet, colour), stroke: edgeOf(colour), width: 1.5 },
  );
}

const millimetres = (value: number): string => `${String(value).replace('.', ',')} mm`;

/** The cable cut straight through, with the measures a buyer checks. */
export function crossSection(sheet: Sheet, build: CableBuild, outerMm: number | undefined): string {
  if (build.shape === 'flat') return flatSection(sheet, build);
  const [x, y] = centre;
  const radius = 178;
  const single = build.cores.length === 1;
  const ring = single ? 0 : 0.86;
  const shade = ellipse(310, 492, 210, 30, {
    fill: sheet.radial([
      [0, '#12161c', 0.3],
      [1, '#12161c', 0],
    ]),
  });
  const armour = build.layers.includes('armour') || build.layers.includes('braid');
  const inner = armour ? radius * 0.72 : radius * ring;
  const { places, share } = bundle(build.cores.length);
  const cores = places.map(([dx, dy], i) =>
    coreFace(
      sheet,
      x + dx * inner,
      y + dy * inner,
      (single ? radius : share * inner * 0.97) *
        (build.thinLast && i === places.length - 1 ? 0.75 : 1),
      build.cores[i] ?? 'black',
      build,
    ),
  );
  const first = places[0] ?? [0, 0];
  return (
    shade +
    stub(sheet, radius, build.sheath) +
    circle(x, y, radius, { fill: build.sheath, stroke: edgeOf(build.sheath), width: 2 }) +
    (armour
      ? circle(x, y, radius * 0.85, {
          fill: metals.zinc,
          stroke: darker(metals.zinc, 0.5),
          width: 1.5,
        }) + circle(x, y, radius * 0.79, { fill: build.sheath })
      : '') +
    (single
      ? ''
      : circle(x, y, inner, {
          fill: build.layers.includes('filler') ? '#cfc9be' : darker(build.sheath, 0.35),
        })) +
    cores.join('') +
    callout([x + first[0] * inner, y + first[1] * inner], [424, 84], sectionLabel(build)) +
    (outerMm === undefined
      ? ''
      : measureAcross(x - radius, x + radius, 526, `Ø ${millimetres(outerMm)}`))
  );
}

function flatSection(sheet: Sheet, build: CableBuild): string {
  const count = build.cores.length;
  const radius = Math.min(86, 210 / count);
  const width = count * radius * 2.12 + radius * 0.8;
  const height = radius * 2.8;
  const left = 290 - width / 2;
  const top = 300 - height / 2;
  return (
    rect(
      left + 34,
      top - 24,
      width,
      height,
      { fill: darker(build.sheath, 0.28), stroke: edgeOf(build.sheath), width: 1.5 },
      height / 2,
    ) +
    rect(
      left,
      top,
      width,
      height,
      { fill: build.sheath, stroke: edgeOf(build.sheath), width: 2 },
      height / 2,
    ) +
    repeat(count, (i) =>
      coreFace(
        sheet,
        left + radius * 0.4 + radius * 1.06 + i * radius * 2.12,
        300,
        radius * 0.96,
        build.cores[i] ?? 'black',
        build,
      ),
    ) +
    callout([left + radius * 1.46, 300], [340, 110], sectionLabel(build)) +
    (build.size === '' ? '' : flatMeasures(build, [left, left + width, top + height + 60]))
  );
}

function flatMeasures({ section, cores }: CableBuild, [from, to, y]: [number, number, number]) {
  const [wide, high] = flatSize({ section_mm2: section, cores: cores.length });
  return measureAcross(from, to, y, `${String(wide).replace('.', ',')} x ${millimetres(high)}`);
}
