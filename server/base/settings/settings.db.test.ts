import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { saveSetting } from './save-setting.ts';
import { loadSettings } from './settings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty');
});
afterAll(() => shop.close());

test('a setting is in force once it is saved, and a wrong one is refused', async () => {
  await inShop(shop.db, (changing) => saveSetting(changing, 'page_size', { input: 30 }));
  await shop.changes.catchUp();
  expect(shop.shop.settings().page_size).toBe(30);
  for (const [key, input] of [
    ['page_size', 0],
    ['page_size', 'many'],
    ['delivery', { freeAbove: -1 }],
    ['no_such_setting', 1],
  ] as const) {
    expect((await refusalOf(shop.db, (c) => saveSetting(c, key, { input }))).kind).toBe('invalid');
  }
});

test('a setting that somebody broke by hand is reported, and its default holds', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  await shop.db
    .insertInto('setting')
    .values({ key: 'token_days', value: JSON.stringify('a while') })
    .execute();
  expect((await loadSettings(shop.db)).token_days).toBe(30);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('setting token_days is broken'));
});

test('what an older version stored without a key of today stays as it was, and is no complaint', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  errors.mockClear();
  await shop.db
    .insertInto('setting')
    .values([
      { key: 'order_mails', value: JSON.stringify({ confirmed: false, shipped: false }) },
      { key: 'delivery', value: JSON.stringify({ freeAbove: 1, feeElsewhere: 2 }) },
      {
        key: 'identity',
        value: JSON.stringify({ iban: 'MD24AG000225100013104168', idno: null, bank: 'Banca' }),
      },
    ])
    .execute();
  const { order_mails, delivery, identity } = await loadSettings(shop.db);
  expect(order_mails).toMatchObject({ confirmed: false, shipped: false, parcel: true });
  expect(delivery).toMatchObject({ freeAbove: 1, feeElsewhere: 2, feeInCapital: 10_000 });
  expect(identity).toMatchObject({
    name: 'Cablaj',
    iban: 'MD24AG000225100013104168',
    idno: '',
    bank: 'Banca',
  });
  await loadSettings(shop.db);
  const lines = errors.mock.calls.map(String).filter((line) => line.includes('is broken'));
  expect(lines).toEqual(['setting identity.idno is broken, the default holds: expected string']);
});
