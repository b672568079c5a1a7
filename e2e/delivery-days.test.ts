import { expect, test } from 'vitest';
import type { Locale } from '../contract/locale.ts';
import type { DeliveryNow } from '../contract/shapes/delivery.ts';
import { writtenPromise, writtenSoon } from '../contract/written-day.ts';
import { soon } from '../testing/soon.ts';
import { inLocale } from './auth-dialog.ts';
import { violations } from './axe.ts';
import {
  choosePlace,
  expectPlaced,
  field,
  orderButton,
  putIntoServerCart,
  somethingToBuy,
  untilReadyToSend,
} from './buying.ts';
import { registerCustomer, type Screen, shopUrl, visit } from './visitor.ts';

const readDelivery = async (locale: Locale): Promise<DeliveryNow> =>
  (
    await fetch(`${shopUrl()}/api/core/delivery/`, { headers: { 'Accept-Language': locale } })
  ).json();

const words = {
  ro: {
    capital: 'Livrare în Chișinău: ',
    courier: 'Livrare: ',
    ready: 'Gata de ridicare: ',
    afterPayment: 'termenul curge de la primirea plății',
    map: 'Vezi pe hartă',
    place: 'Ridicare din magazin',
    address: 'Chișinău, str. Uzinelor 17/8',
  },
  ru: {
    capital: 'Доставка по Кишинёву: ',
    courier: 'Доставка: ',
    ready: 'Можно забрать: ',
    afterPayment: 'срок считается с поступления денег на счёт',
    map: 'На карте',
    place: 'Самовывоз из магазина',
    address: 'Кишинёв, ул. Узинелор 17/8',
  },
} as const;

test.each([
  ['ro', 'phone'],
  ['ru', 'desktop'],
] as [Locale, Screen][])(
  'in %s on a %s the day and the place are told on the product, in the cart and with the order',
  async (locale, screen) => {
    const says = words[locale];
    const { token } = await registerCustomer();
    const product = await somethingToBuy(token);
    const dayOf = (days: DeliveryNow['courier']['capital'], { today }: DeliveryNow) => {
      const promised = product.is_cut ? days.cut : days.whole;
      return promised ? writtenSoon(promised, today, locale) : '';
    };

    const guest = await visit(inLocale(locale, `/product/${product.slug}`), { screen });
    // Asked for after the page: a half hour may pass between the two.
    await soon(async () => {
      const now = await readDelivery(locale);
      const told = await guest.page.getByRole('main').textContent();
      return told?.includes(says.capital + dayOf(now.courier.capital, now));
    }).toBe(true);

    await putIntoServerCart(token, product.id, 1);
    const { page, complaints } = await visit(inLocale(locale, '/cart'), { token, screen });
    const main = page.getByRole('main');
    const option = page.locator('main label').filter({ hasText: says.place });
    await option.getByText(says.address).waitFor();
    await option.getByText(says.ready).waitFor();
    const map = option.getByRole('link', { name: says.map });
    expect(await map.getAttribute('href')).toContain('openstreetmap.org');

    // Where the courier goes decides the day; a transfer must come first.
    await untilReadyToSend(page);
    await page.locator('main [name=delivery_type][value=courier]').check();
    await choosePlace(page, 'city', locale === 'ro' ? 'bender' : 'бендеры');
    const summary = main.locator('[aria-live=polite]').filter({ hasText: says.courier });
    await soon(async () => {
      const now = await readDelivery(locale);
      return (await summary.textContent())?.includes(dayOf(now.courier.elsewhere, now));
    }).toBe(true);
    await page.locator('main [name=pay_method][value=transfer]').check();
    await main.getByText(says.afterPayment).waitFor();

    await page.locator('main [name=pay_method][value=cash]').check();
    await page.locator('main [name=delivery_type][value=in_shop]').check();
    await field(page, 'name').fill('Ion Popa');
    expect(await violations(page)).toEqual([]);
    await orderButton(page).click();
    const order = await expectPlaced(page, locale, token);
    expect(order.promised_day).not.toBeNull();
    const promise = says.ready + writtenPromise(order, locale);
    await main.getByText(promise).waitFor();
    await main.getByText(says.address).first().waitFor();
    expect(await violations(page)).toEqual([]);

    await page.goto(inLocale(locale, `/account?order=${order.id}`));
    await main.getByText(promise).waitFor();
    await main.getByRole('link', { name: says.map }).waitFor();
    // The map's tiles are not on this machine.
    const said = complaints.filter((text) => !text.includes('ERR_NAME_NOT_RESOLVED'));
    expect(said).toEqual([]);
  },
);
