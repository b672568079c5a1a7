import { afterAll, describe, expect, test } from 'vitest';
import { closeBrowser, registerCustomer, visit } from './visitor.ts';

afterAll(closeBrowser);

const bothWidths = ['phone', 'desktop'] as const;

const VVG = '/catalog/cabluri-si-conductoare/cabluri-de-putere-din-cupru/cabluri-vvg';
const LEAF = `${VVG}/cablu-vvgng-a-ls`;
const PRODUCT = '/product/cablu-vvgng-a-ls-3x2-5-mm2';

test('the catalogue menu leads down to the fourth level, and the back button up again', async () => {
  const { page, context } = await visit('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Catalog' }).click();
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Catalog', exact: true });
  await menu.getByRole('link', { name: 'Prize și întrerupătoare' }).hover();
  await menu.getByRole('link', { name: 'Aparataj îngropat' }).waitFor();
  await menu.getByRole('link', { name: 'Cabluri și conductoare' }).hover();
  await menu.getByRole('link', { name: 'Cabluri VVG', exact: true }).click();
  await page.waitForURL(`**${VVG}`);
  await page
    .locator('main')
    .getByRole('link', { name: /Cablu VVGng\(A\)-LS/ })
    .first()
    .click();
  await page.waitForURL(`**${LEAF}`);
  await page.getByRole('heading', { level: 1, name: /VVGng\(A\)-LS/ }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Cabluri VVG' }).waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await context.close();
});

test('the menu opens, moves and closes by keyboard', async () => {
  const { page, context } = await visit('/');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const button = page.getByRole('button', { name: 'Catalog' });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Catalog', exact: true });
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await context.close();
});

test('on a phone three levels are drilled down one by one', async () => {
  const { page, context } = await visit('/', { screen: 'phone' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Meniu' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /Catalog/ }).click();
  await sheet.getByRole('button', { name: /Cabluri și conductoare/ }).click();
  await sheet.getByRole('button', { name: /Cabluri de putere din cupru/ }).click();
  await sheet.getByRole('link', { name: /Cabluri VVG/ }).click();
  await page.waitForURL(`**${VVG}`);
  await context.close();
});

describe('a listing', () => {
  test('keeps filters, order and page in its address, over reload and back', async () => {
    const { page, context } = await visit(LEAF);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const option = page.getByRole('checkbox', { name: /^Odeskabel/ }).first();
    await option.click();
    await page.waitForURL(/brands_id=\d+/);
    await page.getByLabel('Ordonează').selectOption('new');
    await page.waitForURL(/order_by=new/);
    const titles = () => page.locator('main article h3, main li h3').allInnerTexts();
    const shown = await titles();
    await page.reload();
    expect(page.url()).toMatch(/brands_id=\d+.*order_by=new/);
    expect(await titles()).toEqual(shown);
    expect(await option.getAttribute('aria-checked')).toBe('true');
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes('order_by'));
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    await context.close();
  });

  test('goes on to its next page by a real link', async () => {
    const { page, context } = await visit('/catalog/cabluri-si-conductoare');
    const next = page.locator('a[rel=next]').first();
    expect(await next.getAttribute('href')).toContain('page=2');
    await next.click();
    await page.waitForURL(/page=2/);
    await context.close();
  });

  test('stays as it is when a filter’s answer does not come', async () => {
    const { page, context } = await visit(LEAF);
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    const cards = page.locator(`main a[href^="/product/"]`);
    const before = await cards.count();
    await context.route('**/api/**', (route) => route.abort());
    await page
      .getByRole('checkbox', { name: /^Odeskabel/ })
      .first()
      .click();
    await page.waitForTimeout(1500);
    expect(await cards.count()).toBe(before);
    await context.close();
  });
});

describe('search', () => {
  test.each(bothWidths)(
    'on a %s shows live results while typing, and all on its page',
    async (screen) => {
      const { page, context } = await visit('/', { screen });
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const box = page.getByRole('searchbox', { name: 'Caută în magazin' });
      await box.click();
      await box.pressSequentially('asfora', { delay: 30 });
      const all = page.getByRole('link', { name: /Vezi toate cele \d+/ });
      await all.waitFor();
      await all.click();
      await page.waitForURL(/\/search\?search=asfora/);
      await page.getByRole('heading', { level: 1, name: /asfora/i }).waitFor();
      await context.close();
    },
  );

  test('finds a product by its code, from a link to the search page', async () => {
    const { page, context } = await visit('/search?search=MVA20-1-016-C');
    await page
      .locator('main a[href="/product/intrerupator-automat-va47-29-1p-16a-c-4-5ka"]')
      .first()
      .waitFor();
    await context.close();
  });
});

test('the language changes deep inside without losing the place', async () => {
  const { page, context } = await visit(`${LEAF}?order_by=new`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('a[hreflang=ru]').first().click();
  await page.waitForURL(/\/ru\/catalog\/.*order_by=new/);
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'ru', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(364);
  await context.close();
});

describe('a product', () => {
  test('asks a guest to log in for its price, and shows it to a customer', async () => {
    const guest = await visit(PRODUCT);
    expect(await guest.page.locator('main').textContent()).not.toMatch(/\d,\d\d lei/);
    await guest.context.close();
    const { token } = await registerCustomer();
    const customer = await visit(PRODUCT, { token });
    expect(await customer.page.locator('main').textContent()).toMatch(/\d,\d\d\slei/);
    await customer.context.close();
  });

  test.each(bothWidths)(
    'on a %s shows its pictures one by one, enlarges them and is remembered as viewed',
    async (screen) => {
      const { page, context } = await visit(PRODUCT, { screen });
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
      const gallery = page.locator('main section').first();
      const slides = gallery.locator('li button');
      expect(await slides.count()).toBeGreaterThan(1);
      await slides.first().focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('main section li:nth-child(2) button[tabindex="0"]').waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.locator('main section li:nth-child(1) button[tabindex="0"]').waitFor();
      await slides.first().click();
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      const viewed = await page.evaluate('localStorage.getItem("viewedProducts")');
      expect(viewed).toContain('cablu-vvgng-a-ls-3x2-5-mm2');
      expect(viewed).not.toMatch(/price/);
      await context.close();
    },
  );

  test('is passed on by its whole address', async () => {
    const { page, context } = await visit(PRODUCT);
    const facebook = page.getByRole('link', { name: 'Trimite prin Facebook' });
    const href = decodeURIComponent((await facebook.getAttribute('href')) ?? '');
    expect(href).toMatch(/https?:\/\/[^/]+.*cablu-vvgng-a-ls-3x2-5-mm2/);
    await context.close();
  });
});

describe.each(bothWidths)('on a %s the contact form', (screen) => {
  const fill = async (path: string) => {
    const visitor = await visit(path, { screen });
    const { page } = visitor;
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.locator('main input[name=name]').fill('Ana Rusu');
    await page.locator('main input[name=phone]').fill('069123456');
    await page.locator('main textarea[name=comment]').fill('Aveți SIP-4 2x16?');
    return visitor;
  };

  test('is sent and says so', async () => {
    const { page, context } = await fill('/contact');
    const answered = page.waitForResponse('**/contacts/contact-page/form/');
    await page
      .locator('main form')
      .getByRole('button', { name: /Trimite/ })
      .click();
    expect((await answered).status()).toBe(201);
    await page.locator('main').getByRole('status').first().waitFor();
    await context.close();
  });

  test('says that it was not sent, and keeps what was typed', async () => {
    const { page, context } = await fill('/contact');
    await context.route('**/contacts/contact-page/form/', (route) => route.abort());
    await page
      .locator('main form')
      .getByRole('button', { name: /Trimite/ })
      .click();
    await page.getByText('Formularul nu a fost trimis!').waitFor();
    expect(await page.locator('main textarea[name=comment]').inputValue()).toBe(
      'Aveți SIP-4 2x16?',
    );
    await context.close();
  });
});
