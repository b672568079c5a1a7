import type { OrderStatus } from '../../../../contract/constants.ts';
import { addOrder } from '../../../testing/add-order.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop } from '../../../testing/open-test-shop.ts';
import { takeOrdered } from '../../orders/take-ordered.ts';
import { open1c } from '../client/client-1c.ts';
import { addAccount, bring, PASSWORD, sample, setExchange } from '../exchange-setup.fixture.ts';
import { endRun } from '../runs.ts';

export type OrdersWith1c = Awaited<ReturnType<typeof openOrdersWith1c>>;

/** A shop that sells what 1C has brought, and a 1C that asks for its orders. */
export async function openOrdersWith1c() {
  const shop = await openTestShop('empty');
  await setExchange(shop.db);
  await shop.changes.catchUp();
  const account = await addAccount(shop.db);
  await bring(shop, account, {
    'import0_1.xml': sample('import0_1.xml'),
    'offers0_1.xml': sample('offers0_1.xml'),
  });
  const {
    user: { id: customerId },
  } = await shop.register();
  const call = async (url: string | URL | Request, init?: RequestInit) =>
    shop.app.request(String(url), init);
  const client = open1c({ url: '/1c_exchange', name: '1c', password: PASSWORD, fetch: call });

  /** As 1C begins anew, whatever it left open. */
  async function newSession() {
    const open = await shop.db
      .selectFrom('exchange_run')
      .select('id')
      .where('state', '=', 'open')
      .execute();
    for (const { id } of open) await endRun(shop.db, id, 'abandoned');
    const session = await client.checkAuth('sale');
    await client.init(session);
    return session;
  }

  const productOf = async (code: string) =>
    await shop.db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['product.id', 'for_sale', 'on_hand'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();

  /** An order of so many, which holds its goods. */
  async function order(code: string, quantity: number, price: number, status: OrderStatus = 'new') {
    const { id: productId } = await productOf(code);
    const lines = [{ productId, quantity, price }];
    const id = await addOrder(shop.db, { customerId, lines, status });
    await inShop(shop.db, (changing) => takeOrdered(changing, id));
    return id;
  }

  return { shop, account, client, newSession, productOf, order };
}
