import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { heard } from './clocks.ts';
import { inLanguage, onDesktop, onPhone, openAsGuest, places } from './guest.ts';
import { newCompany } from './joining.ts';
import { settled } from './settled.ts';
import { registerCustomer, shopUrl, visit } from './visitor.ts';

const words = {
  ro: { second: 'Imaginea 2 din 3', copy: 'Copiază linkul', copied: 'Linkul a fost copiat' },
  ru: { second: 'Изображение 2 из 3', copy: 'Скопировать ссылку', copied: 'Ссылка скопирована' },
};

test('a guest is asked to log in for the price, a customer sees it', async () => {
  const guest = await visit(places.product);
  expect(await guest.page.locator('main').textContent()).not.toMatch(/\d,\d\d\slei/);
  const { token } = await registerCustomer();
  const customer = await visit(places.product, { token });
  expect(await customer.page.locator('main').textContent()).toMatch(/\d,\d\d\slei/);
});

test('opened from its listing, a product shows its pictures one by one and enlarged', async () => {
  const [screen, locale] = onPhone;
  const { page } = await openAsGuest(places.leaf, screen, locale);
  const href = inLanguage(locale, places.product);
  await page.locator(`main article a[href="${href}"]`).click();
  await page.waitForURL(`**${href}`);
  const gallery = page.getByRole('main').locator('section').first();
  const current = (place: number) =>
    gallery.locator(`li:nth-child(${place}) button[tabindex="0"]`).first();
  await current(1).waitFor();
  await gallery.getByRole('button', { name: words[locale].second }).click();
  await current(2).waitFor();
  await current(2).press('ArrowLeft');
  await current(1).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('status').getByText(words[locale].second).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await current(2).waitFor();
  const viewed = await page.evaluate('localStorage.getItem("viewedProducts")');
  expect(viewed).toContain('cablu-vvgng-a-ls-3x2-5-mm2');
  expect(viewed).not.toMatch(/price/);
});

test('a product is passed on by its whole address', async () => {
  const [screen, locale] = onDesktop;
  const { page, context } = await openAsGuest(places.product, screen, locale);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const address = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(address ?? '').pathname).toBe(inLanguage(locale, places.product));
  for (const place of ['Facebook', 'Telegram', 'Viber', 'WhatsApp']) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(`${place}$`) });
    expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(address);
  }
  await page.getByRole('button', { name: words[locale].copy }).click();
  await heard(page, words[locale].copied);
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address);
});

test('what does not come without a connection takes nothing with it, and comes once the connection is back', async () => {
  const { page, context } = await openAsGuest(places.product, ...onDesktop);
  await settled(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const title = page.getByRole('heading', { level: 1 });
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  const picture = page.getByRole('main').locator('section li:nth-child(1) button').first();
  const dialog = page.getByRole('dialog');
  const box = page.getByRole('banner').getByRole('searchbox');
  const note = page.getByRole('main').getByText(/^Nu am înțeles „mult”/);

  await context.setOffline(true);
  await picture.click();
  await quantity.fill('mult');
  await quantity.press('Enter');
  await box.fill('asfora');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect([await title.count(), await dialog.count(), await note.count()]).toEqual([1, 0, 0]);

  await context.setOffline(false);
  await page.getByRole('link', { name: /Vezi toate cele \d+/ }).waitFor();
  await note.waitFor();
  await page.getByRole('button', { name: 'Închide căutarea' }).click();
  await picture.click();
  await dialog.waitFor();
  expect(loads).toBe(0);
});

test('a company that counts without VAT sees its prices as soon as what shows them can be had', async () => {
  const { token } = await registerCustomer({
    ...newCompany(),
    user_type: 'juridical',
  });
  await fetch(`${shopUrl()}/api/accounts/create-and-update/`, {
    method: 'POST',
    headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ net_prices: true }),
  });
  const { page } = await visit('/robots.txt', { token });
  const part = /\/net-prices-[^/]+\.js/;
  let refused = 0;
  await page.route(part, (route) => {
    refused += 1;
    return route.abort();
  });
  await page.goto(places.product);
  // At first the page is loaded anew for it, once.
  await soon(() => refused).toBeGreaterThan(1);
  await page.unroute(part);
  await page
    .getByRole('main')
    .getByText(/fără\sTVA/)
    .first()
    .waitFor();
});
