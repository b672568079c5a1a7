import type { UnitRecord } from '../records.ts';

export const units: UnitRecord[] = [
  { key: 'm', title: { ro: 'm', ru: 'м' } },
  { key: 'piece', title: { ro: 'buc', ru: 'шт' } },
  { key: 'set', title: { ro: 'set', ru: 'комплект' } },
  { key: 'coil', title: { ro: 'rolă', ru: 'бухта' } },
  { key: 'pack', title: { ro: 'pachet', ru: 'упаковка' } },
  { key: 'pair', title: { ro: 'pereche', ru: 'пара' } },
  { key: 'box', title: { ro: 'cutie', ru: 'коробка' } },
];
