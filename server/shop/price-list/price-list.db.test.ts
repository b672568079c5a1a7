import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../../contract/locale.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { formatBani } from '../documents/format.ts';
import { readPdf } from '../documents/read-pdf.fixture.ts';
import { tableRows } from '../import/table/table-rows.ts';
import { promotionPriceNow } from '../pricing/price-now.ts';
import { priceListPaper } from './price-list-paper.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

const ask = (query: string, headers: Record<string, string> = {}) =>
  shop.app.request(`/api/products/price-list/${query}`, { headers });

async function customer(locale: Locale = 'ro') {
  const { token } = await shop.register();
  return { Authorization: `Token ${token}`, 'Accept-Language': locale };
}

const readSold = () =>
  shop.db
    .selectFrom('product')
    .select(['code', 'title_ro', 'title_ru', 'price', 'category_id'])
    .select(promotionPriceNow.as('promotion_price'))
    .where('state', '=', 'active')
    .execute();

test('a guest gets no price list, whatever they show for themselves', async () => {
  const { token } = await shop.register();
  const staff = await addStaff(shop.shop);
  const shown: Record<string, string>[] = [
    {},
    { Cookie: `token=${token}` },
    { Authorization: 'Token x' },
    { ...staff.headers, Authorization: `Token ${staff.token}` },
  ];
  for (const headers of shown) {
    for (const query of ['', '?format=pdf&categories=1', '?format=xlsx&lang=ru']) {
      const answer = await ask(query, headers);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toMatch(/\d,\d\d|PK/);
    }
  }
});

test.each<Locale>(['ro', 'ru'])('a customer gets every price there is, in %s', async (locale) => {
  const answer = await ask('', await customer(locale));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const cells = [];
  for await (const row of tableRows(new Uint8Array(await answer.arrayBuffer())))
    cells.push(row.cells);
  const [, ...rows] = cells;
  const sold = await readSold();
  const listed = new Map(
    rows.map(([, code, title, , , price, promotion]) => [code, { title, price, promotion }]),
  );
  expect(rows).toHaveLength(sold.length);
  for (const { code, price, promotion_price, ...product } of sold) {
    expect(listed.get(code)).toEqual({
      title: product[`title_${locale}`] || product.title_ro,
      price: price / 100,
      promotion: promotion_price === null ? '' : promotion_price / 100,
    });
  }
  expect(sold.some(({ promotion_price }) => promotion_price !== null)).toBe(true);
});

test.each<[Locale, string]>([
  ['ro', 'Preț, lei'],
  ['ru', 'Цена, lei'],
])(
  'as PDF in %s it has headings, a head on every page, and the same prices',
  async (locale, head) => {
    const top = shop.shop
      .catalogue()
      .topCategories.toSorted((a, b) => a.products - b.products)
      .find(({ products }) => products > 120);
    const answer = await ask(`?format=pdf&categories=${top?.id}&lang=${locale}`, await customer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const pages = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(pages.length).toBeGreaterThan(2);
    for (const { text } of pages) expect(text).toContain(head);
    const lines = pages.flatMap((page) => page.lines);
    const within = new Set(
      shop.shop
        .catalogue()
        .categories.filter(({ path }) => path[0] === top)
        .map(({ id }) => id),
    );
    const sold = (await readSold()).filter(({ category_id }) => within.has(category_id));
    for (const { code, price, promotion_price } of sold) {
      const printed = [price, promotion_price].flatMap((bani) =>
        bani === null ? [] : formatBani(bani).replaceAll(/\s/g, ' '),
      );
      // Smaller letters stand a hair lower, and are read as a line of their own.
      const at = lines.findIndex((one) => one === code || one.startsWith(`${code} `));
      expect([code, at]).not.toEqual([code, -1]);
      expect(lines.slice(Math.max(0, at - 1), at + 2).join(' ')).toContain(printed.join(' '));
    }
    const category = shop.shop.catalogue().categoryById.get(sold[0]?.category_id ?? 0);
    expect(lines).toContain(category?.path.map(({ title }) => title[locale]).join(' › '));
  },
);

test('some categories are those and what is beneath them; one that is not there is refused', async () => {
  const headers = await customer();
  const [first, second] = shop.shop.catalogue().topCategories;
  const answer = await ask(`?categories=${first?.id},${second?.id}`, headers);
  let rows = 0;
  for await (const _ of tableRows(new Uint8Array(await answer.arrayBuffer()))) rows += 1;
  expect(rows - 1).toBe((first?.products ?? 0) + (second?.products ?? 0));
  expect((await ask('?categories=999999', headers)).status).toBe(404);
  expect((await ask('?categories=x', headers)).status).toBe(400);
  expect((await ask('?format=doc', headers)).status).toBe(400);
});

test('as PDF it may be of everything, as it is chosen at first', async () => {
  const answer = await ask('?format=pdf', await customer());
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await readSold()).length).toBeGreaterThan(3_000);
  await answer.body?.cancel();
});

test('a PDF of more products than it holds is refused, with a way out', async () => {
  const sections = shop.shop.catalogue().categories;
  const count = (await readSold()).length;
  expect(await priceListPaper(shop.shop, sections, 'ro', count - 1)).toEqual({ count });
});

test('the 21st in an hour is one too many', async () => {
  const headers = await customer('ru');
  const leaf = shop.shop.catalogue().categories.find(({ children }) => children.length === 0);
  for (let asked = 0; asked < 20; asked += 1) {
    const answer = await ask(`?categories=${leaf?.id}`, headers);
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  }
  const late = await ask('', headers);
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
