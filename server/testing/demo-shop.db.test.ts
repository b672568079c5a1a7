import { expect, test } from 'vitest';
import { demoShop } from './demo-shop.ts';

test('the shop that all suites read cannot be changed by one of them', async () => {
  const { db } = await demoShop();
  const look = () => db.selectFrom('stock').selectAll().orderBy('product_id').execute();
  const before = await look();
  const sellOut = db.updateTable('stock').set({ on_hand: 0 }).execute();
  await expect(sellOut).rejects.toThrow('read-only');
  const drop = db.transaction().execute((trx) => trx.deleteFrom('stock').execute());
  await expect(drop).rejects.toThrow('read-only');
  expect(await look()).toEqual(before);
});
