import { afterAll, beforeAll } from 'vitest';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';

/** The demo shop whose goods change while it is open, opened for the file that asks for it. */
export function openChangingShop() {
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    shop = await openTestShop('demo', { cachesAnswers: true });
    ({ token } = await shop.register());
  });
  afterAll(() => shop.close());
  const list = async (query: string) =>
    (await shop.api('GET', `/products/items/?${query}`, { token })).json;
  return {
    get shop() {
      return shop;
    },
    get token() {
      return token;
    },
    list,
    codes: async (query: string): Promise<string[]> =>
      (await list(query)).results.map(({ code }: { code: string }) => code),
    productBy: (code: string) =>
      shop.db.selectFrom('product').selectAll().where('code', '=', code).executeTakeFirstOrThrow(),
    edit: (id: number, input: object) =>
      inShop(shop.db, (changing) => changeProduct(changing, id, { input })),
  };
}
