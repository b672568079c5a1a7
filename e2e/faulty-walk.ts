import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { soon } from '../testing/soon.ts';
import { inLocale, tokenOf } from './auth-dialog.ts';
import {
  field,
  fillForPickup,
  localCart,
  orderButton,
  ordersOf,
  serverCart,
  somethingToBuy,
  untilReadyToSend,
  watchOrders,
} from './buying.ts';
import type { NetworkFault } from './network-faults.ts';
import { registerCustomer, visit } from './visitor.ts';

export const say = {
  ro: {
    cartFailed: 'Coșul din cont nu s-a încărcat',
    pricesFailed: 'Prețurile nu s-au putut încărca.',
    placesLate: 'Se încarcă lista localităților…',
    placesFailed: 'Lista localităților nu s-a încărcat.',
    rejected: 'Comanda nu a fost finalizată!',
    tryAgain: 'încercați din nou',
    home: 'Înapoi la pagina principală',
    toCart: 'Vezi coșul',
    sessionExpired: 'Sesiunea a expirat',
    orderLate: 'Se încarcă detaliile comenzii…',
    orderFailed: 'Detaliile comenzii nu s-au încărcat.',
    district: 'hînc',
  },
  ru: {
    cartFailed: 'Не удалось загрузить корзину',
    pricesFailed: 'Не удалось загрузить цены.',
    placesLate: 'Загружаем список населённых пунктов…',
    placesFailed: 'Не удалось загрузить список населённых пунктов.',
    rejected: 'Заказ не оформлен!',
    tryAgain: 'попробуйте ещё раз',
    home: 'Вернуться на главную',
    toCart: 'Открыть корзину',
    sessionExpired: 'Сеанс истёк',
    orderLate: 'Загружаем подробности заказа…',
    orderFailed: 'Не удалось загрузить подробности.',
    district: 'хынч',
  },
} as const;

export type Walk = {
  page: Page;
  context: BrowserContext;
  locale: Locale;
  fault: NetworkFault;
  product: ProductCard;
  /** How many of it are in the cart; it changes on the way. */
  quantity: number;
  token: string;
  username: string;
  password: string;
  /** Every order the page has sent so far. */
  sent: ReturnType<typeof watchOrders>;
  open: (path: string) => Promise<unknown>;
};

/** Somebody with an account on a page without the shop in it, and something to buy in mind. */
export async function begin(
  fault: NetworkFault,
  { signedIn }: { signedIn: boolean },
): Promise<Walk> {
  const customer = await registerCustomer();
  const { screen, locale } = fault;
  const product = await somethingToBuy(customer.token);
  const signed = signedIn ? { token: customer.token } : {};
  const { page, context } = await visit('/robots.txt', { screen, ...signed });
  const open = (path: string) => page.goto(inLocale(locale, path));
  const sent = watchOrders(page);
  return { ...customer, page, context, locale, fault, product, quantity: 3, sent, open };
}

const COMMENT = 'Sunați după ora 12';

export async function fillIn({ page }: Walk) {
  await page.locator('main form').waitFor();
  await fillForPickup(page);
  await field(page, 'comment').fill(COMMENT);
}

export async function expectKept({ page, product, quantity }: Walk) {
  await page.locator('main form').waitFor();
  expect(await localCart(page)).toEqual({ [product.id]: quantity });
  await soon(() => field(page, 'name').inputValue()).toBe('Ion Popa');
  expect(await field(page, 'comment').inputValue()).toBe(COMMENT);
}

/** Whose the page is by now, as the shop knows them. */
export const holder = async ({ page }: Walk) => (await tokenOf(page))?.value ?? '';

/** Sends the order that did not get through once more, and it is the only one. */
export async function orderAgain(walk: Walk) {
  const { page, sent } = walk;
  await untilReadyToSend(page);
  await orderButton(page).click();
  await expectOrdered(walk);
  expect(sent.at(-1)).toEqual(sent.at(-2));
}

export async function expectOrdered(walk: Walk) {
  const { page, product, quantity } = walk;
  await page.waitForURL(/\/success\//);
  const token = await holder(walk);
  expect(await ordersOf(token)).toMatchObject([{ products: [{ id: product.id, quantity }] }]);
  await soon(() => localCart(page)).toEqual({});
  await soon(() => serverCart(token)).toEqual({});
}

export const silent = async (page: Page) => expect(await page.getByRole('alert').count()).toBe(0);
