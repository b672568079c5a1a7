import { readTable } from '../data-files.ts';
import type { Text } from '../records.ts';
import type { FamilyProduct } from './family-products.ts';
import { availability } from './trade-data.ts';
import { lookup } from './values.ts';

const sentences = Object.fromEntries(
  readTable('general-info.txt', ['key', 'ro', 'ru']).map((row) => [row.key, row]),
);

export function generalInfoOf({ unit, values, code, anchor }: FamilyProduct): Text {
  const texts = [
    unit,
    ...(unit === 'm' && values.cut === 'yes' ? ['cutting'] : []),
    ...(isThick(values.section_mm2, values.armour) && unit === 'm' ? ['thick cable'] : []),
    ...(!anchor && availability(code) === 'on order' ? ['on order'] : []),
    'delivery',
    'certificate',
  ].map((key) => lookup(sentences, key));
  return {
    ro: texts.map((text) => text.ro).join(' '),
    ru: texts.map((text) => text.ru).join(' '),
  };
}

const isThick = (section: string | number | undefined, armour: string | number | undefined) =>
  armour === 'yes' || Number(section) >= 25;
