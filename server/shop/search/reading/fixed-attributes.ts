import { units } from '../text/units.ts';

/** Read out of queries beside what has a unit: marks, series, poles, curves, grades, sizes. */
const others = [
  'mark',
  'series',
  'model',
  'poles',
  'curve',
  'ip',
  'cat',
  'cap',
  'cores',
  'section_mm2',
  'wire_range',
];

/** Keys of attributes that queries are read by. Who renamed one would make its products unfindable. */
export const fixedAttributes: ReadonlySet<string> = new Set([
  ...others,
  ...units.flatMap(({ attributes }) => attributes),
]);
