import type { Attributes } from '../picture-name.ts';

/** `1P`, `1P+N`, `3P+N`, `4P` as the number of modules a device of that kind takes. */
export function polesOf(about: Attributes, otherwise: number): number {
  const text = about.text('poles', '').toUpperCase();
  const count = about.count('poles', otherwise, 4);
  return text.includes('N') ? Math.min(4, count + 1) : count;
}
