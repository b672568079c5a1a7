import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lineTotal, type PriceBasis } from '../../../contract/money.ts';
import { linesInOrder, orderTotals } from '../../../contract/order-totals.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { addOrder } from '../../testing/add-order.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { saveRows } from '../catalogue/writing/bulk/save-rows.ts';
import { amongIds, readProducts } from '../catalogue/writing/bulk/stored-products.ts';
import { undoBatch } from '../catalogue/writing/bulk/undo-batch.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';
import { baniOf } from '../catalogue/writing/settle-price.ts';
import { matterOf } from '../documents/proforma/content.ts';
import { readOrders } from '../documents/read-orders.ts';
import { tableRows } from '../import/table/table-rows.ts';
import { composeOrderMail } from '../order-letters/compose-order-mail.ts';
import { asPriced } from '../pricing/priced-rows.ts';
import { addAccount, bring, setExchange } from './exchange-setup.fixture.ts';
import { MADE_UP_PRICE_TYPE, madeUpGoods, madeUpOffers } from './made-up-package.fixture.ts';
import { ordersXml } from './orders/order-xml.ts';
import { readOffered } from './orders/read-orders.ts';

let shop: TestShop;
let account: number;
let turn = 0;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await setExchange(shop.db, { priceType: MADE_UP_PRICE_TYPE });
  await shop.changes.catchUp();
  account = await addAccount(shop.db);
});
afterAll(() => shop.close());

type Written = { net?: boolean; rate?: number };

/** The product of this number, at a price 1C says. */
async function priced(number: number, price: string, { net = true, rate = 20 }: Written = {}) {
  turn += 1;
  const vat = `<СтавкиНалогов><СтавкаНалога><Наименование>НДС</Наименование><Ставка>${rate}</Ставка></СтавкаНалога></СтавкиНалогов>`;
  const offers = madeUpOffers([number], turn)
    .toString()
    .replace('<УчтеноВСумме>true', `<УчтеноВСумме>${!net}`)
    .replace(/(<ЦенаЗаЕдиницу>)[^<]+/, `$1${price}`);
  await bring(shop, account, {
    'goods.xml': madeUpGoods([number], { turn, more: () => vat }),
    'offers.xml': Buffer.from(offers),
  });
  await shop.changes.catchUp();
  return stored(number);
}

const stored = (number: number) =>
  shop.db
    .selectFrom('product')
    .select(['id', 'slug', 'version', 'price', 'agreed_price', 'agreed_basis', 'vat_rate'])
    .where('code', '=', `ART-${number}`)
    .executeTakeFirstOrThrow();

const newestPrice = async (id: number) => {
  const { price } = await shop.db
    .selectFrom('product_price')
    .select('price')
    .where('product_id', '=', id)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return price;
};

const pay = {
  delivery_type: 'pickup',
  pay_method: 'transfer',
  company: 'Elmo SRL',
  idno: '1008600038413',
};

test('1C’s net 0.28 a metre is 336 lei for a thousand in cart, order, proforma and the order 1C is told', async () => {
  const { id } = await priced(1, '0.28');
  const buyer = await shop.register();
  const { token } = buyer;
  const body = { product: id, quantity: 1000 };
  await shop.api('POST', '/cart/temporary-cart/', { token, body });
  const cart = (await shop.api('GET', '/cart/temporary-cart/', { token })).json;
  const { product, quantity }: { product: ProductCard; quantity: number } = cart[0];
  expect(product).toMatchObject({
    price: 0.34,
    agreed: { price: 0.28, basis: 'net', vat_rate: 20 },
  });
  const inCart = linesInOrder({ ...product, price: product.price ?? 0, quantity });
  expect(orderTotals(inCart, 0).total).toBe(336_00);

  const { headers } = await addStaff(shop.shop, { role: 'sales' });
  const asked = { delivery_type: 'pickup', lines: [{ id, quantity: 1000 }] };
  const quote = await shop.api('POST', '/staff/phone-orders/quote/', { headers, body: asked });
  expect(quote.json).toMatchObject({ total: 336, lines: [{ total: 336 }] });

  const order_products = [{ id, price: 0.336, quantity: 1000 }];
  const placed = await shop.api('POST', '/orders/orders/', {
    token,
    body: { ...pay, order_products },
  });
  expect(placed.status).toBe(201);
  const order: Order = placed.json;
  expect(order).toMatchObject({ products_cost: 336, discount: 0, total: 336 });
  expect(order.products).toMatchObject([
    { price: 0.34, agreed: { price: 0.28, basis: 'net', vat_rate: 20 }, total: 336 },
  ]);

  const [printed] = await readOrders(shop.db, [order.id]);
  expect(printed && matterOf(printed).lines).toMatchObject([
    { unitNet: 28_00, net: 280_00, vat: 56_00, gross: 336_00, quantity: 1000 },
  ]);

  const letter = await composeOrderMail(shop.shop, 'order-confirmation', order.id);
  expect(letter.text).toMatch(/×\s0,336\slei/);

  const xml = ordersXml(
    await readOffered(shop.db, [order.id]),
    { ordersInContainer: false, currencyName: 'MDL' },
    new Date(),
  );
  expect(xml).toContain(
    '<ЦенаЗаЕдиницу>0.336</ЦенаЗаЕдиницу><Количество>1000</Количество><Сумма>336.00</Сумма>',
  );
  expect(xml).toContain('<Ставка>20</Ставка><Сумма>56.00</Сумма>');
});

test('a price with VAT keeps the parts of a ban 1C says, and goods in whole bani have none', async () => {
  expect(await priced(2, '0.336', { net: false })).toMatchObject({
    price: 34,
    agreed_price: 3_360,
    agreed_basis: 'gross',
  });
  const whole = await priced(2, '0.34', { net: false });
  expect(whole).toMatchObject({ price: 34, agreed_price: null, agreed_basis: null });
  const { token } = await shop.register();
  const { json } = await shop.api('GET', `/products/items/${whole.slug}/`, { token });
  expect(json).not.toHaveProperty('agreed');
});

test('the price list and the form of the product show the parts of a ban', async () => {
  const { id } = await priced(11, '0.28');
  const { token } = await shop.register();
  const answer = await shop.app.request('/api/products/price-list/', {
    headers: { Authorization: `Token ${token}` },
  });
  const prices = [];
  for await (const { cells } of tableRows(new Uint8Array(await answer.arrayBuffer()))) {
    if (cells[1] === 'ART-11') prices.push(Number(cells[5]));
  }
  expect(prices).toEqual([0.336]);
  const { headers } = await addStaff(shop.shop);
  const { json } = await shop.api('GET', `/staff/products/${id}/`, { headers });
  expect(json.fields.price).toBe(0.34);
  expect(json.prices.agreed).toEqual({ price: 0.28, basis: 'net', vat_rate: 20 });
});

test('a guest is told neither price', async () => {
  const { slug } = await priced(1, '0.28');
  const { json } = await shop.api('GET', `/products/items/${slug}/`);
  expect(json.price).toBeNull();
  expect(json).not.toHaveProperty('agreed');
});

test('whoever saw another price of as many bani is told so, and who speaks of bani may order', async () => {
  const { id } = await priced(3, '0.28');
  const { token } = await shop.register();
  const order = (price: number) =>
    shop.api('POST', '/orders/orders/', {
      token,
      body: { ...pay, order_products: [{ id, price, quantity: 10 }] },
    });
  const refused = await order(0.3361);
  expect(refused.status).toBe(409);
  expect(refused.json.products).toMatchObject([{ price: 0.34, agreed: { price: 0.28 } }]);
  expect((await order(0.34)).status).toBe(201);
});

test('while a promotion lasts its price counts, in bani with VAT', async () => {
  const { id } = await priced(4, '0.28');
  await inShop(shop.db, (changing) =>
    changeProduct(changing, id, {
      promotions: [{ price: 0.3, starts_at: new Date().toISOString() }],
    }),
  );
  const { token } = await shop.register();
  const { json } = await shop.api('POST', '/orders/orders/', {
    token,
    body: { ...pay, order_products: [{ id, price: 0.3, quantity: 1000 }] },
  });
  expect(json).toMatchObject({ products_cost: 336, discount: 36, total: 300 });
});

test('lines that staff change keep the price that was agreed, and new ones have today’s', async () => {
  const { id } = await priced(5, '0.28');
  const { token } = await shop.register();
  const { json } = await shop.api('POST', '/orders/orders/', {
    token,
    body: { ...pay, order_products: [{ id, price: 0.336, quantity: 10 }] },
  });
  const other = await priced(6, '0.2833');
  await priced(5, '0.5');
  const { headers } = await addStaff(shop.shop, { role: 'sales' });
  const path = `/staff/orders/${json.id}/`;
  const { version, lines } = (await shop.api('GET', path, { headers })).json;
  const body = {
    version,
    reason: 'telefon',
    lines: [
      { line_id: lines[0].id, product_id: id, quantity: 1000 },
      { line_id: null, product_id: other.id, quantity: 1000 },
    ],
  };
  const sums = await shop.api('POST', `${path}sums/`, { headers, body: { lines: body.lines } });
  expect(sums.json.total).toBe(675.96);
  const saved = await shop.api('POST', `${path}lines/`, { headers, body });
  expect([saved.status, saved.text]).toEqual([200, saved.text]);
  expect((await shop.api('GET', path, { headers })).json).toMatchObject({
    total: 675.96,
    lines: [{ total: 336 }, { total: 339.96 }],
  });
});

test('a price that people type or bring is agreed in bani, and undoing brings back the finer one', async () => {
  const before = await priced(7, '0.28');
  const finer = { price: 34, agreed_price: 2_800, agreed_basis: 'net' };
  const inBani = (price: number) => ({ price, agreed_price: null, agreed_basis: null });
  expect(before).toMatchObject(finer);
  const { id } = before;
  await inShop(shop.db, (changing) => changeProduct(changing, id, { input: { price: 0.34 } }));
  expect(await stored(7)).toMatchObject(finer);
  await inShop(shop.db, (changing) => changeProduct(changing, id, { input: { price: 0.5 } }));
  expect(await stored(7)).toMatchObject(inBani(50));
  expect(await priced(7, '0.28')).toMatchObject(finer);

  const { version } = await stored(7);
  const { batch } = await inShop(shop.db, (changing) =>
    saveRows(changing, [{ id, version, price: 0.6 }], 'owner'),
  );
  expect(await stored(7)).toMatchObject(inBani(60));
  await inShop(shop.db, (changing) => undoBatch(changing, batch ?? 0, 'owner'));
  expect(await stored(7)).toMatchObject(finer);
  expect(await newestPrice(id)).toBe(34);
});

test('the price follows the VAT where it was agreed without, by the form, by the sheet and undone', async () => {
  const { id } = await priced(8, '0.28');
  const finer = { agreed_price: 2_800, agreed_basis: 'net' };
  await inShop(shop.db, (changing) => changeProduct(changing, id, { input: { vat_rate: 8 } }));
  expect(await stored(8)).toMatchObject({ ...finer, price: 30, vat_rate: 8 });
  expect(await newestPrice(id)).toBe(30);
  const { version } = await stored(8);
  const { batch } = await inShop(shop.db, (changing) =>
    saveRows(changing, [{ id, version, vat_rate: 0 }], 'owner'),
  );
  expect(await stored(8)).toMatchObject({ ...finer, price: 28, vat_rate: 0 });
  await inShop(shop.db, (changing) => undoBatch(changing, batch ?? 0, 'owner'));
  expect(await stored(8)).toMatchObject({ ...finer, price: 30, vat_rate: 8 });
});

test('VAT that would take a price below a promotion set since is not undone', async () => {
  const { id, version, ...finer } = await priced(12, '0.28', { rate: 8 });
  const { batch } = await inShop(shop.db, (changing) =>
    saveRows(changing, [{ id, version, vat_rate: 20 }], 'owner'),
  );
  await inShop(shop.db, (changing) =>
    changeProduct(changing, id, {
      promotions: [{ price: 0.32, starts_at: new Date().toISOString(), ends_at: null }],
    }),
  );
  const undone = await inShop(shop.db, (changing) => undoBatch(changing, batch ?? 0, 'owner'));
  expect(undone).toMatchObject({
    restored: [],
    left: [{ id, fields: { price: ['EDIT.PROMOTION_LOST'], vat_rate: ['EDIT.PROMOTION_LOST'] } }],
  });
  expect(await stored(12)).toMatchObject({ ...finer, price: 34, vat_rate: 20 });
});

test('1C is heard again where the bani are the same and the price is not', async () => {
  const first = await priced(9, '0.28');
  expect(await priced(9, '0.281')).toMatchObject({ price: 34, agreed_price: 2_810 });
  const same = await priced(9, '0.281');
  expect(same.version).toBe(first.version + 1);
});

test('the database refuses a price that is not the agreed one, and a total that is not the line’s', async () => {
  const { id } = await priced(10, '0.28');
  const [held] = await readProducts(shop.db, amongIds([id]));
  expect(held).toMatchObject({ price: 34, agreed_price: 2_800 });
  await expect(
    sql`update product set price = 35 where id = ${id}`.execute(shop.db),
  ).rejects.toThrow('product_agreed_check');
  await expect(
    sql`update order_line set total = total + 1 where agreed_price is not null`.execute(shop.db),
  ).rejects.toThrow('order_line_total_check');
});

test('the database counts a line as the shop does', async () => {
  const { id } = await priced(12, '0.28');
  const { user } = await shop.register();
  const order_id = await addOrder(shop.db, { customerId: user.id, total: 1 });
  const agreed = fc.record({
    agreed_price: fc.integer({ min: 100, max: 2_000_000_000 }),
    agreed_basis: fc.constantFrom<PriceBasis>('net', 'gross'),
    vat_rate: fc.constantFrom(0, 8, 20),
    quantity: fc.integer({ min: 1, max: 100_000 }),
  });
  const names = { code: '', title_ro: '', title_ru: '', unit_ro: 'm', unit_ru: 'м' };
  const lines = fc.sample(agreed, 500).map((one, position) => {
    const line = { ...one, price: baniOf(one, one.vat_rate), promotion_price: null };
    const total = lineTotal(asPriced(line));
    return { ...line, ...names, order_id, position, product_id: id, total };
  });
  // Whatever it counts otherwise, it refuses.
  await shop.db.insertInto('order_line').values(lines).execute();
});
