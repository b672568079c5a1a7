import { readTable } from '../data-files.ts';
import type { Text } from '../records.ts';
import { attributeOf } from './attributes.ts';
import { colourName } from './colours.ts';
import type { Values } from './values.ts';

export type Locale = keyof Text;

const labels = new Map<string, Text>();
for (const { attribute, value, ro, ru } of readTable('words.txt', [
  'attribute',
  'value',
  'ro',
  'ru',
])) {
  labels.set(`${attribute} ${value}`, { ro, ru });
}
for (const { key, ro, ru } of readTable('kinds.txt', ['key', 'ro', 'ru'])) {
  labels.set(`kind ${key}`, { ro, ru });
}

/**
 * Romanian texts have a decimal comma, whatever they were put together from: `3x2,5 mm²`, `3G1,5`.
 * A name with a dot in it stays as it is, GU5.3 and PG13.5 by their letters, `46.52` as the model.
 */
export const romanian = (text: Text, { model }: Values = {}): Text => ({
  ...text,
  ro: text.ro
    .split(/\d\.\d/.test(String(model)) ? String(model) : /(?!)/)
    .map((part) => part.replace(/(?<=^|[^\p{L}\d.]|\d[xG])(\d+)\.(\d+)(?![\d.])/gu, '$1,$2'))
    .join(String(model)),
});

/** Russian writes a decimal comma and a Cyrillic х between sizes. */
export const russianNumber = (value: string): string =>
  value.replace(/(\d)\.(\d)/g, '$1,$2').replace(/(\d)x(\d)/g, '$1х$2');

/** IEK writes its model letters in Cyrillic on Russian packages. */
const cyrillicModels: Readonly<Record<string, string>> = {
  DD: 'ДД',
  FR: 'ФР',
  KMI: 'КМИ',
  RVO: 'РВО',
  REK: 'РЭК',
};

const russianModel = (model: string): string =>
  model.replace(/^[A-Z]+/, (letters) => cyrillicModels[letters] ?? letters).replace('mm²', 'мм²');

/** The value alone, as a sentence or title names it, without unit. */
export function valueName(attribute: string, value: string | number): Text {
  const key = String(value);
  if (attribute === 'colour') {
    return { ro: colourName(key, 'ro', 'm'), ru: colourName(key, 'ru', 'm') };
  }
  const listed = labels.get(`${attribute} ${key}`) ?? labels.get(`* ${key}`);
  if (listed !== undefined) return listed;
  if (attribute === 'model') return { ro: key, ru: russianModel(key) };
  if (attribute === 'series') return { ro: key, ru: key };
  if (/^[a-z]/.test(key)) throw new Error(`No words for ${attribute}=${key}`);
  return { ro: key, ru: russianNumber(key) };
}

/** The value with its unit, as a filter or a table of properties shows it. */
export function valueLabel(attribute: string, value: string | number): Text {
  const name = valueName(attribute, value);
  const { unit } = attributeOf(attribute);
  if (unit === null) return name;
  return { ro: withUnit(name.ro, unit.ro), ru: withUnit(name.ru, unit.ru) };
}

/** `2.5 mm²`, `60°`, and `24 V DC` where the value itself says it is direct current. */
function withUnit(name: string, unit: string): string {
  if (unit === '°') return name + unit;
  return name.endsWith(' DC') ? name.replace('DC', `${unit} DC`) : `${name} ${unit}`;
}
