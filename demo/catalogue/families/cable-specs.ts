import { bendRadius, flatSize, permissibleCurrent } from '../cable-physics.ts';
import { cableSize } from '../cable-size.ts';
import { russianNumber } from '../labels.ts';
import type { SpecLine } from '../spec-labels.ts';
import { type Values, word } from '../values.ts';

const both = (label: string, value: string, ro: string, ru: string): SpecLine => [
  label,
  `${value} ${ro}`,
  `${russianNumber(value)} ${ru}`,
];

const installTemperature: Readonly<Record<string, string>> = {
  PVC: '+5...+50 °C',
  'PVC-LS': '-15...+50 °C',
  LSZH: '-5...+50 °C',
  rubber: '-25...+50 °C',
  XLPE: '-20...+50 °C',
  silicone: '-25...+60 °C',
  none: '-5...+50 °C',
};

/** What follows from the values and is no filter: sizes, bending, current, standard. */
export function cableSpecs(values: Values, standard: string): SpecLine[] {
  const lines: SpecLine[] = [both('size', cableSize(values), 'mm²', 'мм²')];
  if (values.shape === 'flat') {
    lines.push(both('outer', flatSize(values).join('x'), 'mm', 'мм'));
  }
  lines.push(['tempInstall', installTemperature[word(values, 'sheath')] ?? '+5...+50 °C']);
  lines.push(both('bend', String(bendRadius(values)), 'mm', 'мм'));
  const current = permissibleCurrent(values);
  if (current !== null) lines.push(both('current', String(current), 'A', 'А'));
  lines.push(['standard', standard, standard.replace('GOST', 'ГОСТ')]);
  return lines;
}
