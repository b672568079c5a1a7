import { inject } from 'vitest';
import type { OrderStatus } from '../contract/constants.ts';
import type { Changing } from '../server/base/changes/change.ts';
import { connect, type Database } from '../server/base/database/connect.ts';
import { loadSettings } from '../server/base/settings/settings.ts';
import { changeStatus } from '../server/shop/orders/change-status.ts';
import { inShop } from '../server/testing/in-shop.ts';

/** What the shop's people do meanwhile, without their screens. */

async function withDatabase<Done>(work: (db: Database) => Promise<Done>): Promise<Done> {
  const db = connect(inject('databaseUrl'), { connections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export const inCatalogue = (work: (changing: Changing) => Promise<unknown>) =>
  withDatabase((db) => inShop(db, work));

export const confirmOrder = (orderId: string) => takeOrderThrough(orderId, 'confirmed');

export const takeOrderThrough = (orderId: string, ...steps: OrderStatus[]) =>
  withDatabase(async (db) => {
    const settings = await loadSettings(db);
    for (const to of steps) {
      await changeStatus({ db, settings: () => settings }, 'console', orderId, { to });
    }
  });
