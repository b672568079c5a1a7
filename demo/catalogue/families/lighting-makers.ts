import type { Maker } from '../family.ts';
import { lookup, num, type Values } from '../values.ts';

/** Makers of LED light and how many lumens they get from a watt. */
const efficacy: Readonly<Record<string, number>> = {
  IEK: 90,
  'V-TAC': 95,
  Elmark: 88,
  Horoz: 85,
  Feron: 88,
  Eurolamp: 90,
  Videx: 92,
  Ledvance: 102,
  Osram: 104,
  Philips: 108,
};

export const lightMakers: Maker[] = Object.keys(efficacy).map((brand) => ({ brand }));

/** Round as packages do: to ten lumens. */
export const lumens = (brand: string, watts: number): number =>
  Math.round((lookup(efficacy, brand) * watts) / 10) * 10;

/** Price rules of light are written for the level of the cheap brands. */
export const cheapLevel = 0.75;

export const lightColours = [3000, 4000, 6500];

const tone: Readonly<Record<number, { ro: string; ru: string }>> = {
  2700: { ro: 'caldă', ru: 'тёплый' },
  3000: { ro: 'caldă', ru: 'тёплый' },
  4000: { ro: 'neutră', ru: 'нейтральный' },
  5000: { ro: 'rece', ru: 'холодный' },
  6500: { ro: 'rece', ru: 'холодный' },
};

/** Warm, neutral or cold: the word buyers know for the colour temperature. */
export const toneOf = (values: Values): { ro: string; ru: string } =>
  lookup(tone, num(values, 'cct_k'));
