import type { Page } from 'playwright-core';
import type { Locale } from '../contract/locale.ts';
import type { FilteredProductList } from '../contract/shapes/listing.ts';
import type { Order } from '../contract/shapes/order.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { soon } from '../testing/soon.ts';
import { fill, hydrated, inLocale, mistakes, openForm, submit, words } from './auth-dialog.ts';
import {
  call,
  field,
  fillForPickup,
  keepLocally,
  orderButton,
  paid,
  plentiful,
  putIntoServerCart,
  somethingToBuy,
} from './buying.ts';
import { goToRegistration } from './joining.ts';
import { recoveryLinkTo } from './letters.ts';
import { onlooker } from './onlooker.ts';
import { registerCustomer, type Screen, visit } from './visitor.ts';

export type Viewer = { locale: Locale; screen: Screen };

/** Called where there is something to see, with a word for it. */
export type Look = (page: Page, state: string) => Promise<void>;

type Walk = (viewer: Viewer, look: Look) => Promise<void>;

const main = (page: Page) => page.getByRole('main');

const untilMistaken = (page: Page) =>
  soon(async () => Object.keys(await mistakes(page)).length).toBeGreaterThan(0);

const company = {
  user_type: 'juridical',
  company_name: 'Electromontaj Nord S.R.L.',
  c_f: '1014600987651',
  function_in_company: 'Inginer-șef',
};

const orderOf = (token: string, product: ProductCard, quantity: number) =>
  call<Order>('POST', '/orders/orders/', {
    token,
    body: {
      delivery_type: 'pickup',
      pay_method: 'transfer',
      order_products: [{ id: product.id, price: paid(product), quantity }],
    },
  });

/** The longest titles there are: where they fit, all do. */
async function longestTitles(locale: Locale, count: number) {
  const { results } = await call<FilteredProductList>('GET', '/products/items/?is_stock=true', {
    token: await onlooker(),
  });
  return results
    .toSorted((a, b) => b[`title_${locale}`].length - a[`title_${locale}`].length)
    .slice(0, count);
}

/** What a customer comes to see beyond the pages that every guest can open. */
export const customerStates: [string, Walk][] = [
  [
    'the way in',
    async ({ locale, screen }, look) => {
      const { page } = await openForm('login', { locale, screen });
      const lookAtForm = async (form: string) => {
        await look(page, `${form}, empty`);
        await submit(page);
        await untilMistaken(page);
        await look(page, `${form}, with mistakes`);
      };
      await lookAtForm('login');
      await goToRegistration(page, locale, 'person');
      await lookAtForm('registration of a person');
      await page.getByRole('tab', { name: words[locale].juridical }).click();
      await lookAtForm('registration of a company');
      await page.getByRole('tab', { name: words[locale].logInTab }).click();
      await page.getByRole('button', { name: words[locale].forgotten }).click();
      await lookAtForm('a forgotten password');
    },
  ],
  [
    'the way to a new password',
    async ({ locale, screen }, look) => {
      const { username } = await registerCustomer();
      const email = `${username}@example.md`;
      const { page } = await openForm('forgotten', { locale, screen });
      await fill(page, { email });
      await submit(page);
      await page.getByRole('dialog').getByText(email).waitFor();
      await look(page, 'sent, in the dialog');

      await page.goto(inLocale(locale, '/accounts/reset-password'));
      await hydrated(page);
      await main(page).locator('[type=submit]').click();
      await untilMistaken(page);
      await look(page, 'asked for, with a mistake');
      await main(page).locator('[name=email]').fill('nimeni@example.md');
      await page.route('**/reset_password/', (route) => route.abort(), { times: 1 });
      await main(page).locator('[type=submit]').click();
      await main(page).locator('[type=submit]').waitFor({ state: 'detached' });
      await look(page, 'not sent');

      await page.goto(await recoveryLinkTo(email));
      await hydrated(page);
      await main(page).locator('[type=submit]').click();
      await untilMistaken(page);
      await look(page, 'the new one, with a mistake');
      await main(page).locator('[name=new_password]').fill('parola-noua-2');
      await main(page).locator('[type=submit]').click();
      await page.getByRole('dialog').waitFor();
      await look(page, 'changed');

      await page.goto(inLocale(locale, '/accounts/reset-password?uid=x&token=y'));
      await hydrated(page);
      await main(page).locator('[name=new_password]').fill('parola-noua-2');
      await main(page).locator('[type=submit]').click();
      await main(page).getByRole('alert').waitFor();
      await look(page, 'a dead link');
    },
  ],
  [
    'the way out',
    async ({ locale, screen }, look) => {
      const { token } = await registerCustomer();
      const { page } = await visit(inLocale(locale, '/contact'), { screen, token });
      await hydrated(page);
      const banner = page.getByRole('banner');
      if (screen === 'phone') {
        await banner.getByRole('button', { name: /^(Meniu|Меню)$/ }).click();
        await page
          .getByRole('dialog')
          .getByText(/^(Ieși din cont|Выйти)$/)
          .waitFor();
      } else {
        await banner.locator('summary', { hasText: /^(Cont|Кабинет)$/ }).click();
        await banner.getByText(/^(Ieși din cont|Выйти)$/).waitFor();
      }
      await look(page, 'open');
    },
  ],
  [
    'the popup',
    async ({ locale, screen }, look) => {
      const { page } = await visit('/robots.txt', { screen, popup: true });
      await page.clock.install();
      let isAsked = false;
      page.on('request', (request) => {
        isAsked ||= request.url().endsWith('/core/popups');
      });
      const fetched = page.waitForResponse('**/core/popups');
      await page.goto(inLocale(locale, '/contact'));
      await hydrated(page);
      // Time passes as fast as it can, but not while it is fetched: the page would give that up.
      await soon(async () => {
        await page.clock.runFor(1000);
        return isAsked;
      }).toBe(true);
      await (await fetched).finished();
      await soon(async () => {
        await page.clock.runFor(5000);
        return page.getByRole('dialog').count();
      }).toBe(1);
      await look(page, 'shown');
    },
  ],
  [
    'a guest’s cart',
    async ({ locale, screen }, look) => {
      const products = await longestTitles(locale, 2);
      const { page } = await visit('/robots.txt', { screen });
      await keepLocally(
        page,
        products.map((product) => ({ product, quantity: 2 })),
      );
      await page.goto(inLocale(locale, '/cart'));
      await page.locator('main form').waitFor();
      await look(page, 'full');
      await orderButton(page).click();
      await page.getByRole('dialog').waitFor();
      await look(page, 'asked to log in');
    },
  ],
  [
    'a customer’s cart',
    async ({ locale, screen }, look) => {
      const { token } = await registerCustomer();
      const { page } = await visit(inLocale(locale, '/cart'), { screen, token });
      await main(page).getByRole('heading', { level: 2 }).first().waitFor();
      await look(page, 'empty');
      for (const { id } of await longestTitles(locale, 3)) {
        await putIntoServerCart(token, id, 1);
      }
      await page.reload();
      await soon(() => orderButton(page).textContent()).toContain('lei');
      await orderButton(page).click();
      await untilMistaken(page);
      await look(page, 'with mistakes');
      await page.locator('main [name=delivery_type][value=courier]').check();
      await page.locator('main [name=for_company]').check();
      await orderButton(page).click();
      await field(page, 'city').click();
      await page.getByRole('option').first().waitFor();
      await look(page, 'by courier, with mistakes and a list open');
    },
  ],
  [
    'a cart of 200 lines',
    async ({ locale, screen }, look) => {
      const products = await plentiful(await onlooker(), 200);
      const { page } = await visit('/robots.txt', { screen });
      await keepLocally(
        page,
        products.map((product) => ({ product, quantity: 1 })),
      );
      await page.goto(inLocale(locale, '/cart'));
      await page.locator('main form').waitFor();
      await look(page, 'full');
    },
  ],
  [
    'failures at the checkout',
    async ({ locale, screen }, look) => {
      const { token } = await registerCustomer();
      const { page } = await visit('/robots.txt', { screen, token });
      const [product] = await longestTitles(locale, 1);
      if (!product) throw new Error('nothing to buy');
      await page.route('**/cart/temporary-cart/', (route) => route.abort());
      await page.goto(inLocale(locale, '/cart'));
      await main(page).getByRole('status').getByRole('button').waitFor();
      await look(page, 'the cart cannot be loaded');
      await page.goto('/robots.txt');
      await keepLocally(page, [{ product, quantity: 3 }]);
      await page.goto(inLocale(locale, '/cart'));
      await main(page).getByRole('alert').waitFor();
      await look(page, 'prices cannot be loaded');

      await page.goto('/robots.txt');
      const yesterday = { ...product, price: 0.5, promotion_price: null, is_promotion: false };
      await keepLocally(page, [{ product: yesterday, quantity: 3, isPriced: true }]);
      await page.goto(inLocale(locale, '/cart'));
      await page.locator('main form').waitFor();
      await fillForPickup(page);
      await orderButton(page).click();
      await main(page).getByRole('alert').getByRole('listitem').waitFor();
      await look(page, 'a price has changed');
    },
  ],
  [
    'an order',
    async ({ locale, screen }, look) => {
      const { token } = await registerCustomer(company);
      const { id } = await orderOf(token, await somethingToBuy(token), 3);
      const { page } = await visit(inLocale(locale, `/success/${id}`), { screen, token });
      await main(page).getByRole('term').first().waitFor();
      await look(page, 'placed');
      await page.goto(inLocale(locale, '/error'));
      await look(page, 'rejected');

      await page.goto(inLocale(locale, '/account'));
      await main(page).locator('summary').first().click();
      await look(page, 'in the account');
      await main(page).locator('summary').first().click();
      const change = /^(Modifică|Изменить)/;
      const data = main(page).getByRole('region').getByRole('button', { name: change });
      await data.first().click();
      await data.first().click();
      await look(page, 'whose data are being changed');
    },
  ],
  [
    'the favourites',
    async ({ locale, screen }, look) => {
      const { token } = await registerCustomer();
      for (const { id } of await longestTitles(locale, 3)) {
        await call('POST', '/favorites/favorite-products/', { token, body: { product: id } });
      }
      const { page } = await visit(inLocale(locale, '/favorite'), { screen, token });
      await main(page).getByRole('spinbutton').first().waitFor();
      await look(page, 'full');
      await main(page)
        .getByRole('button', { name: /^(Șterge toate|Удалить всё)$/ })
        .click();
      await page.getByRole('dialog').waitFor();
      await look(page, 'about to be deleted');
    },
  ],
];
