import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyOperation } from '../../../contract/operations/every-operation.ts';
import { examplesFor, methodOf } from '../../testing/examples.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

/** What programs other than ours rely on, written as they write it. */
const promised = `
GET /blog/news-in-home-page/
GET /blog/items/
GET /blog/items/{id}/
GET /blog/all-news/
GET /core/home-page-seo/
GET /core/home-page-banner/
GET /core/home-page-slider/
GET /core/menu-items/
GET /core/our-advantages
GET /core/our-clients
GET /core/footer-maps
GET /core/popups
GET /categories/all-categories/
GET /categories/categories/
GET /categories/footer-categories/
GET /categories/categories-filter/
GET /categories/categories/{category}/{subcategory}/{subsubcategory}/{subsubsubcategory}
GET /products/all-products/
GET /products/best-discounts/
GET /products/most-bought/
GET /products/items/{slug}
GET /products/items/
GET /products/search-filter/
GET /products/promotions-filter/
GET /products/promotions/
POST /auth-token/token/login/
POST /auth-token/token/logout/
POST /accounts/create-and-update/
GET /accounts/user-data/
POST /auth/users/reset_password/
POST /auth/users/reset_password_confirm/
GET /contacts/contact-page/
POST /contacts/contact-page/form/
GET /contacts/footer-contacts/
GET /contacts/header-phones/
GET /content-pages/all-pages/
GET /content-pages/about_page/
GET /content-pages/items/
GET /content-pages/items/{slug}/
GET /brands/items/
GET /brands/brands-for-filter/
GET /brands/brands-page-seo-content/
GET /brands/products-filter/
POST /cart/temporary-cart/
GET /cart/temporary-cart/
POST /cart/cart-delete-all/
POST /orders/orders/
GET /orders/orders/{id}/
POST /favorites/favorite-products/
DELETE /favorites/favorite-products/{id}/
GET /favorites/favorite-products/
POST /favorites/favorite-products-delete-all/
`;

/** Ours beyond those: what the screens need more. */
const further = `
GET /categories/categories/{category}
GET /categories/categories/{category}/{subcategory}
GET /categories/categories/{category}/{subcategory}/{subsubcategory}
GET /categories/products-filter/
GET /contacts/districts/
GET /core/delivery/
GET /core/shop/
GET /orders/orders/
POST /accounts/confirm-email/
POST /accounts/send-email-confirmation/
POST /auth-token/token/logout-everywhere/
GET /orders/{id}/repeat/
POST /orders/{id}/cancel/
GET /orders/{id}/documents/{kind}/
POST /orders/{id}/proforma/
GET /products/price-list/
`;

const linesOf = (text: string) => text.trim().split('\n');

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

test('every call is where it was promised, and there are no others', () => {
  const offered = everyOperation.map((operation) => `${methodOf(operation)} ${operation.path}`);
  expect(offered.sort()).toEqual([...linesOf(promised), ...linesOf(further)].sort());
});

test('an address is the same with and without its last slash', async () => {
  const { token } = await shop.register();
  const examples = await examplesFor(shop, token);
  for (const operation of everyOperation) {
    const [path = '', query] = (examples[operation.id]?.path ?? '').split('?');
    const bare = path.replace(/\/$/, '');
    const answers = [];
    // As a guest, so that nothing is written twice: a refusal is found at its address too.
    for (const address of [bare, `${bare}/`]) {
      answers.push(
        await shop.api(methodOf(operation), query ? `${address}?${query}` : address, {
          ...(operation.method === 'post' && { body: {} }),
        }),
      );
    }
    const [without, withSlash] = answers.map(({ status, text }) => ({
      status,
      // How long it holds is another second's answer.
      text: text.replace(/"valid_seconds":\d+/, ''),
    }));
    expect(without, operation.id).toEqual(withSlash);
    expect([200, 400, 401], operation.id).toContain(without?.status);
  }
});
