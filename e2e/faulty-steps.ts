import { expect } from 'vitest';
import { soon } from '../testing/soon.ts';
import { banner, fill, hydrated, inLocale, submit, words } from './auth-dialog.ts';
import {
  chooseCourier,
  field,
  localCart,
  orderButton,
  ordersOf,
  untilReadyToSend,
} from './buying.ts';
import { settled } from './clocks.ts';
import { expectKept, holder, say, silent, type Walk } from './faulty-walk.ts';
import { injectFault, tryAgain } from './network-faults.ts';

const CART = '/cart/temporary-cart/';

/** Fills in the dialog's form, meets with the fault, and comes through once it is over. */
async function meetInDialog(walk: Walk, path: string, values: Record<string, string | boolean>) {
  const { page, context, fault, product, quantity } = walk;
  const { felt, lift } = await injectFault(context, { method: 'POST', path }, fault);
  await fill(page, values);
  const reloaded = page.waitForEvent('load');
  await submit(page);
  await felt(page);
  if (fault.inDialog === null) lift();
  else {
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await banner(page)).toBe(fault.inDialog);
    expect(await localCart(page)).toEqual({ [product.id]: quantity });
    lift();
    await submit(page);
  }
  await reloaded;
  await hydrated(page);
  await expectKept(walk);
  // By courier: once the localities are there again, their names are sent too.
  const city = field(page, 'city');
  if (await city.isVisible()) await soon(() => city.inputValue()).toBeTruthy();
}

/** Whoever orders without being signed in has the dialog before them. */
export async function meetLoggingIn(walk: Walk) {
  const { username, password } = walk;
  await meetInDialog(walk, '/auth-token/token/login/', { username, password });
  expect(await holder(walk)).not.toBe('');
}

export async function meetRegistering(walk: Walk) {
  const { page, locale, username, password } = walk;
  await orderButton(page).click();
  await page.getByRole('tab', { name: words[locale].registerTab }).click();
  await meetInDialog(walk, '/accounts/create-and-update/', {
    username: `${username}-nou`,
    email: `${username}-nou@example.md`,
    phone: '+373-69-123-456',
    password,
    confirm_password: password,
    terms: true,
  });
}

/** The cart of the account, where nothing is in this browser yet. */
export async function meetLoadingCart({ page, context, locale, fault, open }: Walk) {
  const { felt, lift } = await injectFault(context, { method: 'GET', path: CART }, fault);
  await open('/cart');
  await felt(page);
  await page.getByRole('heading', { name: say[locale].cartFailed }).waitFor();
  lift();
  await tryAgain(page, locale);
}

/** What a guest had chosen is priced once the checkout is opened by a customer. */
export async function meetPricing(walk: Walk, open: () => Promise<void>) {
  const { page, context, locale, fault } = walk;
  const { felt, lift } = await injectFault(context, { method: 'POST', path: CART }, fault);
  await open();
  await felt(page);
  if (fault.kind === 'delay') {
    await silent(page);
    expect(await orderButton(page).textContent()).not.toContain('lei');
    lift();
  } else {
    await page.getByRole('alert').getByText(say[locale].pricesFailed).waitFor();
    await expectKept(walk);
    lift();
    await tryAgain(page, locale);
  }
}

/** One more is wanted, and the shop is not told of it before the page is opened again. */
export async function meetKeepingInStep(walk: Walk) {
  const { page, context, fault } = walk;
  await untilReadyToSend(page);
  const { felt, lift } = await injectFault(context, { method: 'POST', path: CART }, fault);
  walk.quantity += 1;
  await page.getByRole('main').getByRole('spinbutton').fill(String(walk.quantity));
  await felt(page);
  await silent(page);
  await expectKept(walk);
  lift();
}

export async function meetFetchingPlaces(walk: Walk) {
  const { page, context, locale, fault } = walk;
  const districts = { method: 'GET', path: '/contacts/districts/' } as const;
  const { felt, lift } = await injectFault(context, districts, fault);
  await page.locator('main [name=delivery_type][value=courier]').check();
  await felt(page);
  if (fault.kind === 'delay') {
    await field(page, 'city').click();
    await page.getByText(say[locale].placesLate).waitFor();
    lift();
  } else {
    await page.getByRole('status').getByText(say[locale].placesFailed).waitFor();
    await expectKept(walk);
    lift();
    await tryAgain(page, locale);
  }
  await chooseCourier(page, say[locale].district, '');
}

export const otherContact = { phone: '+373-79-000-111', email: 'altul@example.md' };

export async function meetFindingOutWhoIsHere(walk: Walk) {
  const { page, context, fault } = walk;
  const user = { method: 'GET', path: '/accounts/user-data/' } as const;
  const { felt, lift } = await injectFault(context, user, fault);
  await page.reload();
  await expectKept(walk);
  // The account cannot fill it in; a person can, and is not overruled when it can again.
  await field(page, 'phone').fill(otherContact.phone);
  await field(page, 'email').fill(otherContact.email);
  await felt(page);
  await silent(page);
  expect(await holder(walk)).not.toBe('');
  lift();
  await settled(page, `/api${user.path}`);
  await expectKept(walk);
}

/** Each failure has words of its own here; afterwards the checkout is as it was before. */
export async function meetSending(walk: Walk) {
  const { page, context, locale, fault } = walk;
  const sending = { method: 'POST', path: '/orders/orders/' } as const;
  await untilReadyToSend(page);
  const { felt, lift } = await injectFault(context, sending, fault);
  await orderButton(page).click();
  await felt(page);
  if (fault.ofOrder) await page.getByRole('alert').getByText(fault.ofOrder).waitFor();
  else {
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: say[locale].rejected }).waitFor();
    await main.getByText(say[locale].tryAgain).waitFor();
    const home = main.getByRole('link', { name: say[locale].home });
    expect(await home.getAttribute('href')).toBe(inLocale(locale, ''));
    await main.getByRole('link', { name: say[locale].toCart }).click();
  }
  await expectKept(walk);
  expect(await ordersOf(await holder(walk))).toEqual([]);
  lift();
}

/** An order that is only answered late, however often it is pressed meanwhile. */
export async function sendImpatiently({ page, context, fault, sent }: Walk) {
  const sending = { method: 'POST', path: '/orders/orders/' } as const;
  await untilReadyToSend(page);
  const { felt, lift } = await injectFault(context, sending, fault);
  await orderButton(page).click();
  await felt(page);
  for (let times = 0; times < 5; times += 1) await orderButton(page).click({ force: true });
  await field(page, 'name').press('Enter');
  expect(await orderButton(page).getAttribute('aria-busy')).toBe('true');
  lift();
  await page.waitForURL(/\/success\//);
  expect(sent).toHaveLength(1);
}

export async function meetReadingTheOrder(walk: Walk) {
  const { page, context, locale, fault } = walk;
  const [placed] = await ordersOf(await holder(walk));
  const path = `/orders/orders/${placed?.id}/`;
  const { felt, lift } = await injectFault(context, { method: 'GET', path }, fault);
  await page.reload();
  await felt(page);
  if (fault.kind === 'delay') {
    await page.getByText(say[locale].orderLate).waitFor();
    lift();
  } else {
    await page.getByRole('status').getByText(say[locale].orderFailed).waitFor();
    lift();
    await tryAgain(page, locale);
  }
  const number = placed?.number ?? '?';
  await page.getByRole('main').getByText(number).first().waitFor();
  expect(await ordersOf(await holder(walk))).toHaveLength(1);
}
