import { reducedSection } from './cable-physics.ts';
import { num, type Values, word } from './values.ts';

const harmonised = /^H0[57](VV|RN)/;

/** `3x2.5`, `3G1.5` where the mark counts its earth core, `3x2.5+1x1.5` with a reduced core. */
export function cableSize(values: Values): string {
  const section = num(values, 'section_mm2');
  const cores = word(values, 'cores');
  if (cores.includes('+')) return `3x${section}+1x${reducedSection(section)}`;
  const earthed = harmonised.test(word(values, 'mark')) && num(values, 'cores') >= 3;
  return `${cores}${earthed ? 'G' : 'x'}${section}`;
}
