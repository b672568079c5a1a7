import { expect, test } from 'vitest';
import { heard } from './clocks.ts';
import { atDesk, inHand, inLanguage, openAsGuest, places } from './guest.ts';
import { registerCustomer, visit } from './visitor.ts';

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
  const [screen, locale] = inHand;
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
  const [screen, locale] = atDesk;
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
