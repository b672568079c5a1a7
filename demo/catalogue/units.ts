import type { UnitRecord } from '../records.ts';

/** Short forms, as on an invoice: they follow any number, which whole words in two languages do not. */
export const units: UnitRecord[] = [
  { key: 'm', title: { ro: 'm', ru: 'м' } },
  { key: 'piece', title: { ro: 'buc', ru: 'шт' } },
  { key: 'set', title: { ro: 'set', ru: 'компл.' } },
  { key: 'coil', title: { ro: 'rol.', ru: 'рул.' } },
  { key: 'pack', title: { ro: 'pach.', ru: 'уп.' } },
  { key: 'pair', title: { ro: 'per.', ru: 'пар.' } },
  { key: 'box', title: { ro: 'cut.', ru: 'кор.' } },
];
