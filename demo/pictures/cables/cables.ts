import type { Draw, Families } from '../family.ts';
import type { Attributes } from '../picture-name.ts';
import { type CableBuild, cableBuild } from './cable-build.ts';
import { cableEnd } from './cable-end.ts';
import { coil, type Label } from './coil.ts';
import { crossSection } from './cross-section.ts';
import { drum } from './drum.ts';

function label(build: CableBuild, about: Attributes): Label {
  const { mark, size } = build;
  const brand = about.text('brand');
  return brand === undefined
    ? { title: mark, lines: [size === '' ? '' : `${size} mm²`, about.print('reel_m', ' m')] }
    : { title: brand, lines: [mark, `${size}  ${about.print('reel_m', ' m')}`.trim()] };
}

/** Metres on a drum when they are many or thick, otherwise a coil. */
function wound(sheet: Parameters<Draw>[0], build: CableBuild, about: Attributes): string {
  const bulk = build.section * build.cores.length;
  const thickness = Math.min(30, 9 + 3.2 * Math.log2(1 + bulk));
  const onDrum = bulk >= 40 || about.number('reel_m', 100) >= 500;
  const text = label(build, about);
  if (onDrum) return drum(sheet, build.sheath, thickness, text);
  const second = build.cores[0] === 'yellow-green' ? '#2f9150' : undefined;
  return coil(sheet, { colour: build.sheath, thickness, label: text, second });
}

const outerMm = (about: Attributes): number | undefined =>
  about.has('od_mm') ? about.number('od_mm', 0) : undefined;

function cable(family: string): Families[string] {
  return {
    main: (sheet, about) => cableEnd(sheet, cableBuild(family, about)),
    detail: (sheet, about) => crossSection(sheet, cableBuild(family, about), outerMm(about)),
    pack: (sheet, about) => wound(sheet, cableBuild(family, about), about),
  };
}

const names = [
  'vvgp',
  'vvgng',
  'vvgfr',
  'nym',
  'cyyf',
  'nyy',
  'n2xh',
  'nhxh',
  'cyaby',
  'vbbshv',
  'avvg',
  'avbb',
  'sip',
  'pvs',
  'shvvp',
  'kg',
  'pv1',
  'pv3',
  'kvvg',
  'liycy',
  'solar',
  'sihf',
];

export const cables: Families = Object.fromEntries(
  names.map((name) => [`cab.${name}`, cable(`cab.${name}`)]),
);
