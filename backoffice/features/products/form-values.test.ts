import { expect, test, vi } from 'vitest';
import type { ProductForm } from '../../../contract/staff/catalogue/product-shapes.ts';
import { changesOf, type Form, savedAs, valuesOf } from './form-values.ts';

const promotion = {
  price: 10,
  starts_at: '2026-11-30T22:00:00.000Z',
  ends_at: '2026-12-05T21:59:59.000Z',
};

const product = {
  fields: { price: 12, warranty_months: 0, vat_rate: 20, brand_id: 1, category_id: 1 },
  promotions: [promotion, { ...promotion, price: 9 }],
} as unknown as Form;

test('a promotion is shown and read by the shop’s clock, and one nobody touched stays to the second', () => {
  vi.stubEnv('TZ', 'America/New_York');
  try {
    const before = valuesOf(product);
    const [first, second] = before.promotions;
    if (!first || !second) throw new Error('no promotions');
    expect(first).toMatchObject({ starts_at: '2026-12-01T00:00', ends_at: '2026-12-05T23:59' });
    const typed = { ...before, promotions: [first, { ...second, ends_at: '2026-12-06T18:00' }] };
    expect(changesOf(before, typed).promotions).toEqual([
      promotion,
      { ...promotion, price: 9, ends_at: '2026-12-06T16:00:00.000Z' },
    ]);
  } finally {
    vi.unstubAllEnvs();
  }
});

test('what was saved and cannot be read again stands as it was typed, at its new version', () => {
  const held = { ...product, version: 3 } as unknown as ProductForm;
  const empty = { low_stock: '', smallest_quantity: '', quantity_step: '' };
  const typed = { ...valuesOf(held), ...empty, title_ro: 'Cablu nou', price: '15,50' };
  const saved = savedAs(held, typed, 4);
  expect(saved.version).toBe(4);
  expect(valuesOf(saved)).toEqual(typed);
  expect(changesOf(valuesOf(saved), typed)).toEqual({ fields: {} });
});
