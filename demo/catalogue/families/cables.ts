import type { Text } from '../../records.ts';
import { brandOf } from '../brands.ts';
import { coreCount, metalSection, outerDiameter, weight } from '../cable-physics.ts';
import { aluminiumPrice, cableMakerFactor, copperPrice } from '../cable-price.ts';
import { cableSize } from '../cable-size.ts';
import { colourLetters, colourName } from '../colours.ts';
import { russianNumber } from '../labels.ts';
import { num, type Values, word } from '../values.ts';
import { type CableMake, cableMakes, cableMark, cableMarks } from './cable-marks.ts';
import { cableSpecs } from './cable-specs.ts';
import { cableAbout, cableAccessories } from './cable-texts.ts';
import type { Family, Maker } from './family.ts';

/** Combinations the size grid has but the trade does not. */
function exists(mark: string, cores: number, section: number, colour: string): boolean {
  if (mark === 'NYM-J') return cores >= 3;
  if (mark === 'NYM-O') return cores <= 3 && section <= 4;
  if (mark === 'AVVGng') return section >= 4;
  if (mark === 'SiHF') return cores > 1;
  if (mark === 'RKGM') return cores === 1;
  if (cores === 1 && section >= 35) return ['black', 'blue', 'yellow-green'].includes(colour);
  return true;
}

function sizesOf(make: CableMake, mark: string): Values[] {
  const grid = make.sizes.flatMap(([cores, section]) =>
    make.colours
      .filter((colour) => exists(mark, cores, section, colour))
      .map((colour) => ({ cores, section_mm2: section, colour })),
  );
  const reduced = [2.5, 4, 6, 10].map((section) => ({
    cores: '3+1',
    section_mm2: section,
    colour: 'black',
  }));
  const all: Values[] = mark === 'KG' ? [...grid, ...reduced] : grid;
  return [...new Map(all.map((values) => [JSON.stringify(values), values])).values()];
}

function complete(make: CableMake, values: Values): Values {
  const section = num(values, 'section_mm2');
  const stranded = make.conductorClass === '1/2' ? (section > 16 ? '2' : '1') : make.conductorClass;
  const thick = section > (make.metal === 'Al' ? 25 : 6);
  const base: Values = {
    conductor: make.metal,
    cond_class: stranded,
    u_v: make.voltage,
    sheath: make.sheath,
    armour: make.armour,
    shape: make.shape,
    fire: cableMark(word(values, 'mark')).fire,
    colour: make.colours[0] ?? 'black',
    temp: make.temp,
    reel_m: make.reels[thick ? 1 : 0],
    cut: 'yes',
    ...(make.id === 'cab.liycy' && { shield: values.mark === 'LIYCY' ? 'yes' : 'no' }),
    ...values,
  };
  const diameter: Values = base.shape === 'flat' ? {} : { od_mm: outerDiameter(base) };
  return { ...base, ...diameter, weight_kg_km: weight(base) };
}

function title(make: CableMake, values: Values): Text {
  const { noun, after } = cableMark(word(values, 'mark'));
  const size = cableSize(values);
  const colour = word(values, 'colour');
  const named = make.colours.length > 1 || make.id === 'cab.shvvp';
  return {
    ro: `${noun.ro} ${size} mm²${after.ro}${named ? ` ${colourName(colour, 'ro', 'm')}` : ''}`,
    ru: `${noun.ru} ${russianNumber(size)} мм²${after.ru}${named ? ` ${colourName(colour, 'ru', 'm')}` : ''}`,
  };
}

function price(make: CableMake, values: Values, brand: string): number {
  const metal = metalSection(values);
  const perMetre =
    make.metal === 'Al' ? aluminiumPrice(metal, make) : copperPrice(metal, coreCount(values), make);
  return perMetre * cableMakerFactor(brand);
}

/** `OK-PVS-3X1.5`; a single wire leaves out `1X` and always names its colour. */
function code(make: CableMake, values: Values): string {
  const { tag } = cableMark(word(values, 'mark'));
  const single = values.cores === 1 && make.colours.length > 1;
  const size = single ? word(values, 'section_mm2') : cableSize(values).toUpperCase();
  const colour = word(values, 'colour');
  const usual = colour === make.colours[0] && !single;
  return `${tag}-${size}${usual ? '' : `-${colourLetters(colour)}`}`;
}

const codePrefix = (brand: string): string => brandOf(brand).code.split('-')[0] ?? '';

const usualSections = new Set([0.75, 1.5, 2.5, 4, 6, 10, 16]);
const wireFamilies = new Set(['cab.pv1', 'cab.pv3']);

/** What a picture shows of a cable. Conductors without a sheath have no section of their own. */
function picturesOf({ id }: CableMake): Family['pictures'] {
  if (wireFamilies.has(id)) {
    return { main: 'section_mm2 colour', detail: 'section_mm2 colour od_mm', pack: 'colour' };
  }
  const main = 'cores section_mm2 colour';
  const pack = 'colour reel_m';
  return id === 'cab.sip' ? { main, pack } : { main, detail: `${main} od_mm`, pack };
}

function cableFamily(make: CableMake): Family {
  const marks = cableMarks.filter((mark) => mark.family === make.id);
  const makers = marks.flatMap(({ mark, brands }) =>
    brands.map(
      (brand): Maker => ({
        brand,
        set: { mark },
        code: `${codePrefix(brand)}-{cable}`,
      }),
    ),
  );
  const leading = new Set(marks.map((mark) => `${mark.mark} ${mark.brands[0]}`));
  return {
    id: make.id,
    target: make.target,
    unit: () => 'm',
    smallest: null,
    warranty: () => 24,
    makers,
    variants: (maker) => sizesOf(make, word(maker.set ?? {}, 'mark')),
    complete: (values) => complete(make, values),
    tag: '',
    codeKeys: '',
    code: (pattern, values) => pattern.replace('{cable}', code(make, values)),
    title: (values) => title(make, values),
    price: (values, brand) => price(make, values, brand),
    pricing: 'cable',
    common: (values, maker) =>
      (leading.has(`${maker.set?.mark} ${maker.brand}`) ? 3 : 1) *
      (usualSections.has(num(values, 'section_mm2')) ? 1 : 0.5),
    leaf: (values) =>
      make.id === 'cab.pv3' ? word(values, 'mark').toLowerCase().replaceAll('-', '') : null,
    specs: (values) => cableSpecs(values, make.standard),
    about: (values) => cableAbout(make.id, values),
    pictures: picturesOf(make),
    accessories: cableAccessories(make.id),
  };
}

export const cableFamilies: ReadonlyMap<string, Family> = new Map(
  cableMakes.map((make) => [make.id, cableFamily(make)]),
);
