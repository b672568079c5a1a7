import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyOperation } from '../../../contract/operations/every-operation.ts';
import { type Example, examplesFor, methodOf } from '../../testing/examples.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
let owner: { token: string };
let other: { token: string };
let examples: Record<string, Example>;

beforeAll(async () => {
  shop = await openTestShop('demo');
  owner = await shop.register();
  other = await shop.register();
  examples = await examplesFor(shop, owner.token);
  await shop.api('POST', '/favorites/favorite-products/', {
    token: owner.token,
    body: examples.addFavourite?.body,
  });
});
afterAll(() => shop.close());

function send(id: string, token?: string) {
  const operation = everyOperation.find((candidate) => candidate.id === id);
  const example = examples[id];
  if (!operation || !example) throw new Error(`no example for ${id}`);
  return shop.api(methodOf(operation), example.path, {
    ...(token && { token }),
    ...(operation.method === 'post' && { body: example.body ?? {} }),
  });
}

const forCustomers = everyOperation.filter(({ access }) => access === 'customer');
const forAnyone = everyOperation.filter(({ access }) => access === 'anyone');

/** What a guest may do, name by name: a new operation is closed until somebody adds it here. */
const openToGuests = new Set([
  ...[
    'listAllProducts',
    'listProducts',
    'readProduct',
    'listBestDiscounts',
    'listMostBought',
    'searchProducts',
  ],
  ...['listPromotions', 'filterPromotions', 'listAllCategories', 'listTopCategories'],
  ...[
    'listFooterCategories',
    'listCategoryFilters',
    'listCategoryProducts',
    'readCategory',
    'readSubcategory',
  ],
  ...['readSubsubcategory', 'readSubsubsubcategory', 'listBrands', 'listBrandsForFilter'],
  ...['readBrandsSeo', 'listBrandProducts', 'readHomeSeo', 'readHomeBanner', 'readHomeSlider'],
  ...['readMenu', 'listAdvantages', 'listClients', 'readFooterMap', 'listPopups'],
  ...[
    'readDelivery',
    'readShopSettings',
    'listHomeNews',
    'listArticles',
    'readArticle',
    'listAllNews',
  ],
  ...['listAllPages', 'readAboutPage', 'listContentPages', 'readContentPage', 'readContactPage'],
  ...['sendContactForm', 'readFooterContacts', 'listHeaderPhones', 'listDistricts', 'logIn'],
  ...['saveAccount', 'requestPasswordReset', 'confirmPasswordReset', 'confirmEmail'],
]);

test('guests may do exactly what is on the list', () => {
  expect(new Set(forAnyone.map(({ id }) => id))).toEqual(openToGuests);
});

describe('a guest', () => {
  test.each(forCustomers.map(({ id }) => id))('is refused %s, and nothing changes', async (id) => {
    const before = await fingerprint(shop.db);
    const { status, json } = await send(id);
    expect(status).toBe(401);
    expect(json.detail).toBeTypeOf('string');
    expect(await fingerprint(shop.db)).toBe(before);
  });

  test.each(['', 'Token', 'Token short', 'Bearer x', `Token ${'x'.repeat(43)}`])(
    'with the header %j stays a guest',
    async (Authorization) => {
      const { status } = await shop.api('GET', '/accounts/user-data/', {
        headers: { Authorization },
      });
      expect(status).toBe(401);
    },
  );

  test('becomes a customer by the token scheme, in whatever letters it is written', async () => {
    for (const scheme of ['Token', 'token', 'TOKEN']) {
      const headers = { Authorization: `${scheme} ${owner.token}` };
      expect((await shop.api('GET', '/accounts/user-data/', { headers })).status).toBe(200);
    }
  });

  test('gets nothing by a cookie: the API knows the header alone', async () => {
    const headers = { Cookie: `token=${owner.token}` };
    const { status } = await shop.api('GET', '/accounts/user-data/', { headers });
    expect(status).toBe(401);
  });
});

describe('another customer', () => {
  test('does not find the owner’s order', async () => {
    expect((await send('readOrder', other.token)).status).toBe(404);
    expect((await send('readOrder', owner.token)).status).toBe(200);
  });

  test('sees none of the owner’s orders, cart lines or favourites', async () => {
    await send('writeCartLine', owner.token);
    for (const id of ['listOrders', 'listFavourites', 'readCart']) {
      const own = await send(id, owner.token);
      const foreign = await send(id, other.token);
      expect(own.json.results ?? own.json).not.toEqual([]);
      expect(foreign.json.results ?? foreign.json).toEqual([]);
    }
  });

  test('deletes only own favourites and empties only the own cart', async () => {
    const before = await fingerprint(shop.db);
    expect((await send('deleteFavourite', other.token)).status).toBe(404);
    await send('deleteAllFavourites', other.token);
    await send('emptyCart', other.token);
    expect(await fingerprint(shop.db)).toBe(before);
  });
});

test('a method an address does not know is refused with 405', async () => {
  const { status } = await shop.api('DELETE', '/products/items/');
  expect(status).toBe(405);
});

test('an unknown address of the API is refused with 404 in the reader’s language', async () => {
  const ro = await shop.api('GET', '/nothing/here/');
  const ru = await shop.api('GET', '/nothing/here/', { locale: 'ru' });
  expect([ro.status, ru.status]).toEqual([404, 404]);
  expect(ru.json.detail).toMatch(/[а-я]/);
  expect(ro.json.detail).not.toBe(ru.json.detail);
});
