import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Database } from '../server/base/database/connect.ts';
import { ExchangeFailed, open1c } from '../server/shop/exchange/client/client-1c.ts';
import { sample } from '../server/shop/exchange/exchange-setup.fixture.ts';
import { addOrder } from '../server/testing/add-order.ts';
import { registerCustomer, shopUrl } from './visitor.ts';

/** Of the sample: one has no group, the other no price. */
export const clemma = 'Clemă de capăt 25 mm²';
export const wire = 'Провод ПВС 3х1,5';

export async function inBooks<Done>(work: (db: Database) => Promise<Done>): Promise<Done> {
  const db = connect(inject('databaseUrl'), { connections: 1 });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/**
 * The sample, with goods, groups and properties that nobody else in the shop has; classifier and
 * prices are 1C's own.
 */
export function ownPackage() {
  const mark = randomBytes(3).toString('hex');
  const own = (name: string) =>
    sample(name)
      .toString()
      .replaceAll(/c0ab1e(?!01|60|61)/g, mark)
      .replaceAll(/<Артикул>([^<]+)</g, `<Артикул>$1-${mark}<`)
      .replaceAll(/(<Группа><Ид>[^<]+<\/Ид><Наименование>[^<]+)</g, `$1 ${mark}<`)
      .replaceAll(/<Штрихкод>\d*</g, '<Штрихкод><');
  const files = ['import0_1.xml', 'offers0_1.xml'].map((name): [string, Buffer] => [
    name,
    Buffer.from(own(name)),
  ]);
  return { mark, files };
}

const connectionOf = (name: string, password: string) =>
  open1c({ url: `${shopUrl()}/1c_exchange`, name, password });

/** As 1C does it, to the end also where a file was not taken; what the shop said against it. */
export async function comeAs1c(name: string, password: string, files: [string, Uint8Array][]) {
  const client = connectionOf(name, password);
  const session = await client.checkAuth('catalog');
  const { limit } = await client.init(session);
  const said: string[] = [];
  for (const [file, content] of files) {
    await client.send(session, file, content, limit);
    try {
      await client.import(session, file);
    } catch (error) {
      if (!(error instanceof ExchangeFailed)) throw error;
      said.push(error.message);
    }
  }
  await client.end(session);
  return said;
}

/** 1C asks for orders and says that it has them; what it was shown. */
export async function takeOrders(name: string, password: string): Promise<string> {
  const client = connectionOf(name, password);
  const session = await client.checkAuth('sale');
  await client.init(session);
  const shown = await client.step(session, 'query');
  await client.step(session, 'success');
  await client.step(session, 'complete');
  return shown;
}

export async function ownOrder(): Promise<string> {
  const { username } = await registerCustomer();
  return inBooks(async (db) => {
    const { id: customerId } = await db
      .selectFrom('customer')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return addOrder(db, { customerId, total: 321_00 });
  });
}

export const soldUnder = (codes: string[]) =>
  inBooks((db) =>
    db
      .selectFrom('product')
      .select(['code', 'state', 'price'])
      .where('code', 'in', codes)
      .execute(),
  );
