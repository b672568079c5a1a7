import { lookup } from './lookup.ts';

/** Colours of materials and parts, and the two moves shading is made of: towards light, towards ink. */

export const copper = '#b3541e';
export const spark = '#ffc526';
export const steel = '#5b6673';
export const line = '#dfe4ea';
export const mist = '#f4f6f8';

/** Bare metals, as they look in the middle of their shading. */
export const metals = {
  copper: '#cf7a45',
  brass: '#d3ab54',
  aluminium: '#c3c9cf',
  steel: '#aab2ba',
  zinc: '#b9c2c9',
  tin: '#cdd2d6',
} as const;

export type Metal = keyof typeof metals;

/** Canonical colour keys of the catalogue, and a few that only drawings use. */
const named: Record<string, string> = {
  white: '#f6f7f7',
  cream: '#f3e7c9',
  ivory: '#f4ecd6',
  black: '#2b2f35',
  grey: '#9aa3ab',
  anthracite: '#484e56',
  silver: '#c5cbd1',
  aluminium: '#c9cfd4',
  steel: '#bcc4cb',
  blue: '#2767b8',
  red: '#c8322b',
  green: '#2f9150',
  yellow: '#f2c21a',
  'yellow-green': '#ecc81b',
  brown: '#85502c',
  orange: '#ee7f1f',
  violet: '#7b4fa0',
  pink: '#e795ad',
  beige: '#e6d8ba',
  gold: '#d2b064',
  wood: '#b98a5c',
  transparent: '#dcecf4',
};

/** A catalogue key, or a hex colour as it is; anything unknown gives `otherwise`. */
export function colourOf(key: string | undefined, otherwise: string): string {
  const known =
    key === undefined ? undefined : /^#[\da-f]{6}$/i.test(key) ? key : lookup(named, key);
  return known ?? lookup(named, otherwise) ?? otherwise;
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((channel, i) => Math.round(channel + ((b[i] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
export const darker = (hex: string, share: number): string => mix(hex, '#0d1116', share);

/** The thin outline that turns a shaded shape into a line drawing; pale bodies need a firmer one. */
export function edgeOf(hex: string): string {
  return darker(hex, brightness(hex) > 0.8 ? 0.38 : 0.5);
}

export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/** Ink that stays readable on the given ground. */
export const printOn = (hex: string): string =>
  brightness(hex) > 0.45 ? darker(hex, 0.72) : lighter(hex, 0.78);
