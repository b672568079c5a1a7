import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import type { ProductCard } from '../contract/shapes/product.ts';
import { soon } from '../testing/soon.ts';
import { banner, fill, hydrated, inLocale, submit, tokenOf } from './auth-dialog.ts';
import {
  field,
  fillForPickup,
  localCart,
  orderButton,
  ordersOf,
  serverCart,
  somethingToBuy,
  untilReadyToSend,
} from './buying.ts';
import { injectFault, type NetworkFault } from './network-faults.ts';
import { registerCustomer, visit } from './visitor.ts';

export const say = {
  ro: {
    cartLate: 'Aducem coșul din contul dumneavoastră…',
    cartFailed: 'Coșul din cont nu s-a încărcat',
    pricesFailed: 'Prețurile nu s-au putut încărca.',
    placesLate: 'Se încarcă lista localităților…',
    placesFailed: 'Lista localităților nu s-a încărcat.',
    rejected: 'Comanda nu a fost finalizată!',
    toCart: 'Vezi coșul',
    orderLate: 'Se încarcă detaliile comenzii…',
    orderFailed: 'Detaliile comenzii nu s-au încărcat.',
    district: 'hînc',
  },
  ru: {
    cartLate: 'Загружаем корзину из вашего аккаунта…',
    cartFailed: 'Не удалось загрузить корзину',
    pricesFailed: 'Не удалось загрузить цены.',
    placesLate: 'Загружаем список населённых пунктов…',
    placesFailed: 'Не удалось загрузить список населённых пунктов.',
    rejected: 'Заказ не оформлен!',
    toCart: 'Открыть корзину',
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
  token: string;
  username: string;
  password: string;
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
  return { ...customer, page, context, locale, fault, product, open };
}

export const CART = '/cart/temporary-cart/';
export const QUANTITY = 3;
const COMMENT = 'Sunați după ora 12';

export async function fillIn(page: Page) {
  await page.locator('main form').waitFor();
  await fillForPickup(page);
  await field(page, 'comment').fill(COMMENT);
}

export async function expectKept({ page, product }: Walk, quantity = QUANTITY) {
  expect(await localCart(page)).toEqual({ [product.id]: quantity });
  await soon(() => field(page, 'name').inputValue()).toBe('Ion Popa');
  expect(await field(page, 'comment').inputValue()).toBe(COMMENT);
}

/** Sends the order, and it is the only one. */
export async function order({ page, product }: Walk, quantity = QUANTITY) {
  await untilReadyToSend(page);
  await orderButton(page).click();
  await page.waitForURL(/\/success\//);
  const token = (await tokenOf(page))?.value ?? '';
  expect(await ordersOf(token)).toMatchObject([{ products: [{ id: product.id, quantity }] }]);
  await soon(() => localCart(page)).toEqual({});
  await soon(() => serverCart(token)).toEqual({});
}

export const silent = async (page: Page) => expect(await page.getByRole('alert').count()).toBe(0);

type DialogCall = { method: 'POST'; path: string };

/** Fills in the dialog's form, meets with the fault, and comes through once it is over. */
export async function meetInDialog(
  walk: Walk,
  asked: DialogCall,
  values: Record<string, string | boolean>,
) {
  const { page, context, fault } = walk;
  const { felt, lift } = await injectFault(context, asked, fault);
  await fill(page, values);
  const reloaded = page.waitForEvent('load');
  await submit(page);
  await felt(page);
  if (fault.inDialog === null) lift();
  else {
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await banner(page)).toBe(fault.inDialog);
    expect(await localCart(page)).toEqual({ [walk.product.id]: QUANTITY });
    lift();
    await submit(page);
  }
  await reloaded;
  await hydrated(page);
}
