import type { Operation } from '../../contract/operation.ts';
import { promotionPriceNow } from '../shop/pricing/price-now.ts';
import type { TestShop } from './open-test-shop.ts';

export type Example = { path: string; body?: unknown };

/** One real request for every operation, on the demo catalogue, by operation id. */
export async function examplesFor(shop: TestShop, token: string): Promise<Record<string, Example>> {
  const product = await shop.db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'product.slug', 'product.price', 'product.brand_id'])
    .where('stock.for_sale', '>', 50)
    .where(promotionPriceNow, 'is', null)
    .orderBy('product.id')
    .executeTakeFirstOrThrow();
  const path = await shop.db
    .selectFrom('category as c4')
    .innerJoin('category as c3', 'c3.id', 'c4.parent_id')
    .innerJoin('category as c2', 'c2.id', 'c3.parent_id')
    .innerJoin('category as c1', 'c1.id', 'c2.parent_id')
    .select(['c1.slug as first', 'c2.slug as second', 'c3.slug as third', 'c4.slug as fourth'])
    .where('c4.level', '=', 4)
    .orderBy('c4.id')
    .executeTakeFirstOrThrow();
  const category = `parent_type=category&parent_slug=${path.first}`;
  const order = {
    delivery_type: 'pickup',
    pay_method: 'transfer',
    order_products: [{ id: product.id, price: product.price / 100, quantity: 1 }],
  };
  const placed = await shop.api('POST', '/orders/orders/', { token, body: order });
  const row = { product: product.id, quantity: 1 };

  return {
    listAllProducts: { path: '/products/all-products/' },
    listProducts: { path: `/products/items/?${category}&order_by=cheap&is_stock=true&page=2` },
    readProduct: { path: `/products/items/${product.slug}/` },
    listBestDiscounts: { path: '/products/best-discounts/' },
    listMostBought: { path: '/products/most-bought/' },
    searchProducts: { path: '/products/search-filter/?search=cablu' },
    listPromotions: { path: '/products/promotions/?is_promotion=true' },
    filterPromotions: { path: '/products/promotions-filter/?page=1' },
    listAllCategories: { path: '/categories/all-categories/' },
    listTopCategories: { path: '/categories/categories/' },
    listFooterCategories: { path: '/categories/footer-categories/' },
    listCategoryFilters: { path: `/categories/categories-filter/?${category}` },
    listCategoryProducts: { path: `/categories/products-filter/?${category}&page=2` },
    readCategory: { path: `/categories/categories/${path.first}/` },
    readSubcategory: { path: `/categories/categories/${path.first}/${path.second}/` },
    readSubsubcategory: {
      path: `/categories/categories/${path.first}/${path.second}/${path.third}/`,
    },
    readSubsubsubcategory: {
      path: `/categories/categories/${path.first}/${path.second}/${path.third}/${path.fourth}/`,
    },
    listBrands: { path: '/brands/items/' },
    listBrandsForFilter: { path: '/brands/brands-for-filter/' },
    readBrandsSeo: { path: '/brands/brands-page-seo-content/' },
    listBrandProducts: { path: `/brands/products-filter/?brands_id=[${product.brand_id}]` },
    readHomeSeo: { path: '/core/home-page-seo/' },
    readHomeBanner: { path: '/core/home-page-banner/' },
    readHomeSlider: { path: '/core/home-page-slider/' },
    readMenu: { path: '/core/menu-items/' },
    listAdvantages: { path: '/core/our-advantages' },
    listClients: { path: '/core/our-clients' },
    readFooterMap: { path: '/core/footer-maps' },
    listPopups: { path: '/core/popups' },
    readDelivery: { path: '/core/delivery/' },
    readShopSettings: { path: '/core/shop/' },
    listHomeNews: { path: '/blog/news-in-home-page/' },
    listArticles: { path: '/blog/items/?page=1' },
    readArticle: { path: '/blog/items/1/' },
    listAllNews: { path: '/blog/all-news/' },
    listAllPages: { path: '/content-pages/all-pages/' },
    readAboutPage: { path: '/content-pages/about_page/' },
    listContentPages: { path: '/content-pages/items/' },
    readContentPage: { path: '/content-pages/items/termeni-si-conditii/' },
    readContactPage: { path: '/contacts/contact-page/' },
    sendContactForm: {
      path: '/contacts/contact-page/form/',
      body: { name: 'Ana', phone: '+373-69-123-456', comment: 'Aveți SIP-4 2x16?' },
    },
    readFooterContacts: { path: '/contacts/footer-contacts/' },
    listHeaderPhones: { path: '/contacts/header-phones/' },
    listDistricts: { path: '/contacts/districts/' },
    logIn: {
      path: '/auth-token/token/login/',
      body: { username: 'client1', password: 'parola-buna-1' },
    },
    saveAccount: { path: '/accounts/create-and-update/', body: { name: 'Ion Rusu' } },
    readUser: { path: '/accounts/user-data/' },
    requestPasswordReset: {
      path: '/auth/users/reset_password/',
      body: { email: 'client1@example.md' },
    },
    confirmPasswordReset: {
      path: '/auth/users/reset_password_confirm/',
      body: { uid: 'MQ', token: 'x'.repeat(43), new_password: 'alta-parola-1' },
    },
    sendEmailConfirmation: { path: '/accounts/send-email-confirmation/', body: {} },
    confirmEmail: {
      path: '/accounts/confirm-email/',
      body: { uid: 'MQ', token: 'x'.repeat(43) },
    },
    readCart: { path: '/cart/temporary-cart/' },
    writeCartLine: { path: '/cart/temporary-cart/', body: row },
    addFavourite: { path: '/favorites/favorite-products/', body: { product: product.id } },
    listFavourites: { path: '/favorites/favorite-products/?page=1' },
    deleteFavourite: { path: `/favorites/favorite-products/${product.id}/` },
    placeOrder: { path: '/orders/orders/', body: order },
    readOrder: { path: `/orders/orders/${placed.json.id}/` },
    cancelOrder: { path: `/orders/${placed.json.id}/cancel/`, body: {} },
    readRepeat: { path: `/orders/${placed.json.id}/repeat/` },
    listOrders: { path: '/orders/orders/' },
    issueProforma: { path: `/orders/${placed.json.id}/proforma/`, body: {} },
    readOrderDocument: { path: `/orders/${placed.json.id}/documents/proforma/` },
    takePriceList: { path: '/products/price-list/?format=pdf&categories=1' },
    emptyCart: { path: '/cart/cart-delete-all/', body: {} },
    deleteAllFavourites: { path: '/favorites/favorite-products-delete-all/', body: {} },
    // Last: it ends the token.
    logOut: { path: '/auth-token/token/logout/', body: {} },
    logOutEverywhere: { path: '/auth-token/token/logout-everywhere/', body: {} },
  };
}

export const methodOf = (operation: Operation) =>
  operation.method.toUpperCase() as 'GET' | 'POST' | 'DELETE';
