import type { Params, Screen } from './screen.ts';

/** The screen an address leads to: `/ru/product/x` and `/product/x` are the same one. */
export function matchScreen(screens: Screen[], pathname: string) {
  const wanted = segmentsOf(pathname.replace(/^\/ru(?=\/|$)/, ''));
  for (const screen of screens) {
    const params = paramsOf(segmentsOf(screen.path), wanted);
    if (params) return { screen, params };
  }
  return null;
}

/** One slash at the end is forgiven; one too many elsewhere makes another address. */
const segmentsOf = (path: string) =>
  path
    .slice(1)
    .replace(/(.)\/$/, '$1')
    .split('/');

function paramsOf(pattern: string[], wanted: string[]): Params | null {
  if (pattern.length !== wanted.length) return null;
  const params: Params = {};
  for (const [index, part] of pattern.entries()) {
    const segment = wanted[index] ?? '';
    if (part.startsWith(':') && segment) params[part.slice(1)] = decode(segment);
    else if (part !== segment) return null;
  }
  return params;
}

/** Anybody can write an address; what cannot be decoded stands for itself. */
export function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
