import { readTable } from '../data-files.ts';
import type { Text, UnitKey } from '../records.ts';
import { attributeOf } from './attributes.ts';
import { unitKeyOf } from './units.ts';
import type { Values } from './values.ts';

/** A product that must exist with this very code, title and values. */
export type Anchor = {
  code: string;
  brand: string;
  family: string;
  title: Text;
  values: Values;
  /** Where it differs from the unit of the family. */
  unit: UnitKey | undefined;
};

function parse(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/(\w+)=(.+?)(?=\s+\w+=|$)/g)];
  return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, value]));
}

/** Numbers become numbers where the dictionary says so; `3+1` cores stay as written. */
const canonical = ([key, value]: [string, string]): [string, string | number] => [
  key,
  attributeOf(key).kind === 'number' && !Number.isNaN(Number(value)) ? Number(value) : value,
];

export const anchors: Anchor[] = readTable('anchors.txt', [
  'code',
  'brand',
  'family',
  'ro',
  'ru',
  'values',
  'also',
]).map(({ code, brand, family, ro, ru, ...row }) => {
  const { unit = '', ...values } = { ...parse(row.values), ...parse(row.also) };
  return {
    code,
    brand,
    family,
    title: { ro, ru },
    values: Object.fromEntries(Object.entries(values).map(canonical)),
    unit: unitKeyOf(unit),
  };
});
