import { num, type Values, word } from './values.ts';

/** Second section of a `3xS+1xS'` cable. */
const reducedCore: Readonly<Record<number, number>> = { 2.5: 1.5, 4: 2.5, 6: 4, 10: 6, 16: 6 };

const hasReducedCore = (values: Values): boolean => word(values, 'cores').includes('+');

export function reducedSection(section: number): number {
  const reduced = reducedCore[section];
  if (reduced === undefined) throw new Error(`No reduced core for ${section} mm²`);
  return reduced;
}

export const coreCount = (values: Values): number =>
  num(values, 'cores') + (hasReducedCore(values) ? 1 : 0);

/** Section of all cores together, mm². */
export function metalSection(values: Values): number {
  const section = num(values, 'section_mm2');
  const whole = num(values, 'cores') * section;
  return hasReducedCore(values) ? whole + reducedSection(section) : whole;
}

const isSingle = (values: Values): boolean => coreCount(values) === 1;
const round1 = (value: number): number => Math.round(value * 10) / 10;

export function outerDiameter(values: Values): number {
  const section = num(values, 'section_mm2');
  if (isSingle(values)) return round1(1.13 * Math.sqrt(section) + 1.7);
  const bundle = (coreCount(values) * (Math.sqrt(section) + 1.4) ** 2) / 0.78;
  const armour = values.armour === 'yes' ? 3.4 : 0;
  return round1((2 * Math.sqrt(bundle)) / 1.15 + armour);
}

/** Width and height of a flat cable, mm. */
export function flatSize(values: Values): [number, number] {
  const core = 1.13 * Math.sqrt(num(values, 'section_mm2')) + 1.5;
  return [round1(core * num(values, 'cores') + 2.4), round1(core + 2.4)];
}

export function weight(values: Values): number {
  const metal = metalSection(values) * (values.conductor === 'Al' ? 2.7 : 8.9);
  const sheath = isSingle(values)
    ? 6 * Math.sqrt(num(values, 'section_mm2')) + 4
    : 12 * coreCount(values) * Math.sqrt(num(values, 'section_mm2')) + 25;
  return Math.round(metal + sheath + (values.armour === 'yes' ? 180 : 0));
}

export function bendRadius(values: Values): number {
  const thickness = values.shape === 'flat' ? flatSize(values)[1] : outerDiameter(values);
  return Math.round(thickness * (values.cond_class === '5' ? 6 : 10));
}

type Currents = Readonly<Record<number, number>>;

/** Amperes in air by section, as PUE 1.3 lists them. */
const copperCable: Currents = {
  0.5: 11,
  0.75: 14,
  1: 15,
  1.5: 19,
  2.5: 25,
  4: 35,
  6: 42,
  10: 55,
  16: 75,
  25: 95,
  35: 120,
  50: 145,
  70: 180,
  95: 220,
  120: 260,
};
const copperSingle: Currents = {
  0.5: 11,
  0.75: 15,
  1: 17,
  1.5: 23,
  2.5: 30,
  4: 41,
  6: 50,
  10: 80,
  16: 100,
  25: 140,
  35: 170,
  50: 215,
  70: 270,
  95: 330,
};
const aluminiumCable: Currents = {
  2.5: 19,
  4: 27,
  6: 32,
  10: 42,
  16: 60,
  25: 75,
  35: 90,
  50: 110,
  70: 140,
  95: 170,
};

export function permissibleCurrent(values: Values): number | null {
  const section = num(values, 'section_mm2');
  if (values.conductor === 'Al') return aluminiumCable[section] ?? null;
  return (isSingle(values) ? copperSingle : copperCable)[section] ?? null;
}
