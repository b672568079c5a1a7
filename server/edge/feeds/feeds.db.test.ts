import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSetting } from '../../base/settings/save-setting.ts';
import { promotionPriceNow } from '../../shop/pricing/price-now.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const TOKEN = 'Zx9_kQ2-vB7mN4pR8sT1uW3yA6cE0gHiJ5lKoDfXqLw';
const OTHER = 'Ay8_kQ2-vB7mN4pR8sT1uW3yA6cE0gHiJ5lKoDfXqLw';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

async function set(value: { isOn: boolean; token: string }) {
  await inShop(shop.db, (changing) => saveSetting(changing, 'feeds', { input: value }));
  await shop.changes.catchUp();
}
const ask = (path: string, headers: Record<string, string> = {}) =>
  shop.app.request(path, { headers });

type Node = { name: string; attributes: Record<string, string>; text: string; children: Node[] };

/** Strictly: what is not well formed throws. */
function parsed(xml: string): Node {
  const root: Node = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: false });
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes: { ...attributes }, text: '', children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text;
  });
  parser.on('closetag', () => open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return root;
}
const at = (node: Node | undefined, ...path: string[]): Node | undefined =>
  path.reduce<Node | undefined>(
    (inside, name) => inside?.children.find((child) => child.name === name),
    node,
  );
const textIn = (node: Node | undefined, name: string) => at(node, name)?.text;

const readSold = () =>
  shop.db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .select([
      'product.id',
      'slug',
      'code',
      'title_ro',
      'title_ru',
      'price',
      'category_id',
      'for_sale',
    ])
    .select(promotionPriceNow.as('promotion_price'))
    .where('state', '=', 'active')
    .orderBy('product.id')
    .execute();

test('nobody finds a feed while they are off, by a wrong address, or by the one of before', async () => {
  const refused = async (path: string) => {
    const answer = await ask(path);
    expect([answer.status, (await answer.text()).includes('MDL')]).toEqual([404, false]);
  };
  await refused('/feeds//google.xml');
  await refused(`/feeds/${TOKEN}/google.xml`);
  await set({ isOn: false, token: TOKEN });
  await refused(`/feeds/${TOKEN}/google.xml`);
  await set({ isOn: true, token: TOKEN });
  expect((await ask(`/feeds/${TOKEN}/google.xml`, { 'If-None-Match': '*' })).status).toBe(304);
  await refused(`/feeds/${OTHER}/google.xml`);
  await refused(`/feeds/${TOKEN.toLowerCase()}/google.xml`);
  await refused(`/feeds/${TOKEN}/other.xml`);
  await refused(`/feeds/${TOKEN}/google.xml?lang=en`);
  await set({ isOn: true, token: OTHER });
  await refused(`/feeds/${TOKEN}/google.xml`);
  await set({ isOn: true, token: TOKEN });
});

test.each(['', 'short', 'a'.repeat(43), `${TOKEN}x`, `${TOKEN.slice(1)}/`])(
  'the address %j is none to switch feeds on by',
  async (token) => {
    const saving = shop.db.selectFrom('setting').select('version').where('key', '=', 'feeds');
    const before = await saving.execute();
    await expect(set({ isOn: true, token })).rejects.toThrow();
    expect(await saving.execute()).toEqual(before);
  },
);

test.each(['ro', 'ru'] as const)(
  'the one for Google holds everything that is sold, in %s',
  async (locale) => {
    const hostile = '<b>&"Cablu" ]]> \u0007 \u{1f600}';
    const [first] = await readSold();
    await shop.db
      .updateTable('product')
      .set({
        [`title_${locale}`]: hostile,
        [`description_${locale}`]: '<p>Un &amp; <b>doi</b></p>',
      })
      .where('id', '=', first?.id ?? 0)
      .execute();
    const answer = await ask(`/feeds/${TOKEN}/google.xml?lang=${locale}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex, nofollow',
    });
    const channel = at(parsed(await answer.text()), 'rss', 'channel');
    const items = channel?.children.filter(({ name }) => name === 'item') ?? [];
    const sold = await readSold();
    expect(items.map((item) => textIn(item, 'g:id'))).toEqual(sold.map(({ id }) => String(id)));
    sold.forEach((product, place) => {
      const item = items[place];
      const prefix = locale === 'ru' ? '/ru' : '';
      expect(textIn(item, 'g:link')).toBe(
        `${shop.shop.config.publicUrl}${prefix}/product/${product.slug}`,
      );
      expect(textIn(item, 'g:price')).toBe(`${(product.price / 100).toFixed(2)} MDL`);
      expect(textIn(item, 'g:sale_price')).toBe(
        product.promotion_price === null
          ? undefined
          : `${(product.promotion_price / 100).toFixed(2)} MDL`,
      );
      expect(textIn(item, 'g:availability')).toBe(product.for_sale ? 'in_stock' : 'out_of_stock');
      expect(textIn(item, 'g:mpn')).toBe(product.code);
    });
    expect(textIn(items[0], 'g:title')).toBe(hostile.replace('\u0007', ''));
    expect(textIn(items[0], 'g:description')).toBe('Un & doi');
    expect(textIn(items[0], 'g:image_link')).toMatch(/^http.*\/media\/default\/.+\.webp$/);
    const { categoryById } = shop.shop.catalogue();
    expect(textIn(items[0], 'g:product_type')).toBe(
      categoryById
        .get(sold[0]?.category_id ?? 0)
        ?.path.map(({ title }) => title[locale])
        .join(' > '),
    );
  },
);

test('the one for marketplaces has categories, and offers within them', async () => {
  const answer = await ask(`/feeds/${TOKEN}/yml.xml?lang=ru`, { 'Accept-Encoding': 'gzip' });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const packed = answer.body?.pipeThrough(new DecompressionStream('gzip'));
  const root = at(parsed(await new Response(packed ?? null).text()), 'yml_catalog', 'shop');
  const categories = at(root, 'categories')?.children ?? [];
  const ids = new Set(categories.map(({ attributes }) => attributes.id));
  expect(
    categories.filter(({ attributes: { parentId } }) => parentId && !ids.has(parentId)),
  ).toEqual([]);
  const offers = at(root, 'offers')?.children ?? [];
  const sold = await readSold();
  expect(offers).toHaveLength(sold.length);
  for (const [place, offer] of offers.entries()) {
    const product = sold[place];
    const price = ((product?.price ?? 0) / 100).toFixed(2);
    const promotion = product?.promotion_price ?? null;
    expect(offer.attributes).toEqual({
      id: String(product?.id),
      available: String((product?.for_sale ?? 0) > 0),
    });
    expect([textIn(offer, 'price'), textIn(offer, 'oldprice')]).toEqual(
      promotion === null ? [price, undefined] : [(promotion / 100).toFixed(2), price],
    );
    expect(ids.has(textIn(offer, 'categoryId') ?? '')).toBe(true);
  }
});

test('who has it is told that nothing changed, until something has', async () => {
  await set({ isOn: true, token: TOKEN });
  const path = `/feeds/${TOKEN}/google.xml`;
  const first = await ask(path);
  await first.body?.cancel();
  const etag = first.headers.get('etag') ?? '';
  expect((await ask(path, { 'If-None-Match': etag })).status).toBe(304);
  expect((await ask(`${path}?lang=ru`, { 'If-None-Match': etag })).status).toBe(200);
  const { token } = await shop.register();
  const bought = await shop.db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'price', 'for_sale as quantity'])
    .where('for_sale', '>', 0)
    .where('unit', '=', 'piece')
    .where('state', '=', 'active')
    .where(promotionPriceNow, 'is', null)
    .orderBy('for_sale')
    .executeTakeFirstOrThrow();
  const { id, price, quantity } = bought;
  const body = {
    delivery_type: 'pickup',
    pay_method: 'cash',
    // The last of it: how many are left is not said, that none are is.
    order_products: [{ id, price: price / 100, quantity }],
  };
  expect((await shop.api('POST', '/orders/orders/', { token, body })).status).toBe(201);
  expect((await ask(path, { 'If-None-Match': etag })).status).toBe(200);
});
