import type { UnitKey, UnitRecord } from '../records.ts';

/** What holds others comes after them. */
export const units: UnitRecord[] = [
  { key: 'm', title: { ro: 'm', ru: 'м' }, rules: { is_cut: true, smallest_quantity: 5 } },
  { key: 'piece', title: { ro: 'buc', ru: 'шт' } },
  { key: 'set', title: { ro: 'set', ru: 'комплект' } },
  {
    key: 'coil',
    title: { ro: 'colac', ru: 'бухта' },
    rules: { content_unit: 'm', content_attribute: 'reel_m' },
  },
  {
    key: 'pack',
    title: { ro: 'pachet', ru: 'упаковка' },
    rules: { content_unit: 'piece', content_attribute: 'pack_qty' },
  },
  { key: 'pair', title: { ro: 'pereche', ru: 'пара' } },
  {
    key: 'box',
    title: { ro: 'cutie', ru: 'коробка' },
    rules: { content_unit: 'm', content_attribute: 'reel_m' },
  },
  {
    key: 'bar',
    title: { ro: 'bară', ru: 'хлыст' },
    rules: { content_unit: 'm', content_attribute: 'len_m' },
  },
];

export const unitKeyOf = (text: string): UnitKey | undefined =>
  units.find(({ key }) => key === text)?.key;
