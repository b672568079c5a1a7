import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect } from '../server/base/database/connect.ts';
import { createProducts } from '../server/shop/catalogue/writing/create-products.ts';
import { inShop } from '../server/testing/in-shop.ts';
import { registerCustomer, shopUrl } from './visitor.ts';

/** A product that is sold by the metre for 10 lei, known by a code that no other test has. */
export async function ownProduct() {
  const code = `imp-${randomBytes(5).toString('hex')}`;
  const db = connect(inject('databaseUrl'), { connections: 1 });
  try {
    const { brand_id, category_id } = await db
      .selectFrom('product')
      .select(['brand_id', 'category_id'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const product = {
      slug: code,
      code,
      title_ro: `Cablu ${code}`,
      title_ru: `Кабель ${code}`,
      brand_id,
      category_id,
      unit: 'm',
      price: 10,
      state: 'active',
    };
    await inShop(db, (changing) => createProducts(changing, [product]));
    return code;
  } finally {
    await db.destroy();
  }
}

/** What a customer sees of a product. */
export async function asCustomer(code: string) {
  const { token } = await registerCustomer();
  return {
    token,
    async read(): Promise<{ price: number; gallery: unknown[] }> {
      const answer = await fetch(`${shopUrl()}/api/products/items/${code}`, {
        headers: { Authorization: `Token ${token}` },
      });
      return answer.json();
    },
  };
}

/** An import whose job is of a kind that no process runs: it stays where it is put. */
export async function heldImport() {
  const db = connect(inject('databaseUrl'), { connections: 1 });
  const job = await db
    .insertInto('job')
    .values({
      kind: 'held',
      input: '{}',
      position: 'null',
      message: 'null',
      result: 'null',
      actor: 'console',
      state: 'running',
      done: 1200,
      total: 4500,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('import_run')
    .values({
      file_name: 'lista.csv',
      file_bytes: 1,
      options: '{}',
      actor: 'console',
      job_id: job.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    async isCancelAsked() {
      const { is_cancel_asked } = await db
        .selectFrom('job')
        .select('is_cancel_asked')
        .where('id', '=', job.id)
        .executeTakeFirstOrThrow();
      return is_cancel_asked;
    },
    cancel: () =>
      db
        .updateTable('job')
        .set({ state: 'cancelled', ended_at: new Date() })
        .where('id', '=', job.id)
        .execute(),
    beginApplying: () =>
      db.updateTable('import_run').set({ state: 'applying' }).where('id', '=', id).execute(),
    async forget() {
      await db.deleteFrom('import_run').where('id', '=', id).execute();
      await db.deleteFrom('job').where('id', '=', job.id).execute();
      await db.destroy();
    },
  };
}
