import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { personForm } from '../contract/forms/registration.fixture.ts';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { startShop } from './shop-process.ts';
import { visit } from './visitor.ts';

/** Its link for the first owner leads somewhere once. */
async function openEmptyShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-first-day-'));
  const shop = await startShop(dataDir, { DEMO: '0', TRUST_PROXY: '1' });
  onTestFinished(async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return shop;
}

const logo = () =>
  sharp({ create: { width: 300, height: 80, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer();

const TABLE = [
  'Cod;Denumirea;UM;Preț, lei;Stoc;Secțiune, mm²;Culoare',
  'VVG-3x2.5;Cablu VVGng(A)-LS 3x2,5;m;29,40;860;2,5;negru',
  'SOC-16-01;Priză 16 A cu împământare;buc;46,50;85;;alb',
].join('\r\n');

/** By the link that the start printed: a password, a second factor, and codes for bad days. */
async function becomeOwner(page: Page) {
  await page.getByLabel('Numele').fill('Ana Rusu');
  await page.getByLabel('E-mail').fill('ana@firma.example');
  await page.getByLabel('Parola nouă').fill('o parola destul de lunga');
  await page.getByRole('button', { name: 'Continuă' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel(/^Codul din/).fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Confirmă' }).click();
  await page.getByRole('button', { name: /^Le-am păstrat/ }).click();
}

test('a stranger has goods of their own on sale on the first day', async () => {
  const shop = await openEmptyShop();
  // It is printed right after the shop is said to be open.
  await soon(async () => shop.output()).toContain('/admin/invitation#');
  const link = /\S+\/admin\/invitation#\S+/.exec(shop.output())?.[0] ?? '';
  const { page, complaints } = await visit(link.replace(/^https?:\/\/[^/]+/, shop.url));
  await becomeOwner(page);
  const steps = page.locator('section', {
    has: page.getByRole('heading', { name: 'Primii pași' }),
  });
  const stepOf = (title: string) => steps.getByRole('listitem').filter({ hasText: title });
  const back = () => page.goto(`${shop.url}/admin/today`);
  const save = async (setting: string, title: string) => {
    const answer = page.waitForResponse((one) => one.url().endsWith(`/settings/${setting}/`));
    await page.getByRole('button', { name: `Salvează: ${title}` }).click();
    expect((await answer).status()).toBe(200);
  };
  await back();
  await steps.getByText('0 din 7 făcuți').waitFor();
  expect(await violations(page)).toEqual([]);

  await stepOf('Numele și datele firmei').getByRole('link').click();
  await page.getByLabel('Numele magazinului').fill('Electro Bălți');
  await save('identity', 'Magazinul');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() });
  await page.getByRole('button', { name: 'Scoate imaginea' }).waitFor();
  await save('logo', 'Logo');

  await back();
  await stepOf('Telefoanele').getByRole('link').click();
  await page
    .getByRole('button', { name: /^Adaugă/ })
    .first()
    .click();
  await page.getByLabel('Telefon, cum se citește').fill('231 22 333');
  await page.getByLabel('Numărul de apelat').fill('+37323122333');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvează' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await back();
  await stepOf('Livrarea').getByRole('link').click();
  await page.getByLabel('Gratuit peste, lei').fill('2000');
  await save('delivery', 'Livrare');

  await back();
  await steps.getByRole('button', { name: 'Ia categoriile gata făcute' }).click();
  await steps.getByText('5 din 7 făcuți').waitFor();
  await steps.getByRole('button', { name: 'Scrie ciornele după model' }).click();
  await steps.getByText(/^Ciornele stau în Pagini: citiți-le/).waitFor();

  await stepOf('Produsele').getByRole('link').click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
  // Into a shop without goods a list brings goods, and how many there are.
  await soon(() => page.getByLabel('Creează produsele noi').isChecked()).toBe(true);
  await soon(() => page.getByLabel('Stocul magazinului').isChecked()).toBe(true);
  const categories = page.getByLabel('Categoria lor');
  const leaf = await categories
    .locator('option', { hasText: 'VVGng' })
    .first()
    .getAttribute('value');
  await categories.selectOption(leaf);
  await page.getByLabel('Brandul lor').selectOption({ label: 'Fără marcă' });
  await page.getByLabel(/^Pune-le în vânzare/).check();
  await page.getByRole('button', { name: 'Verifică fișierul' }).click();
  await page.getByLabel('Adaugă aceste valori la aplicare').check();
  await page.getByRole('button', { name: /^Aplică/ }).click();
  await page
    .getByText(/^Aplicat/)
    .first()
    .waitFor();

  await back();
  await steps.getByText('6 din 7 făcuți').waitFor();
  await steps.getByText('2 produse în vânzare').waitFor();
  await steps.getByRole('button', { name: 'Gata, ascunde pașii' }).click();
  await steps.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);

  // Nobody has bought anything yet.
  const home = await (await fetch(shop.url)).text();
  expect(home).toContain('Electro Bălți');
  expect(home).not.toContain('Cele mai cumpărate');

  // A customer of the first hour finds and buys it.
  const ask = async (path: string, token: string, body?: unknown) => {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Token ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  const { token } = await ask('/accounts/create-and-update/', '', personForm(uniqueName('client')));
  const search = async () =>
    (await ask('/products/search-filter/?search=cablu%203x2.5', token)).results;
  await soon(search).toMatchObject([{ code: 'VVG-3x2.5', price: 29.4, stock: 860 }]);
  const [{ id, slug, category }] = await search();
  // Described by the list alone, and filtered by it.
  expect((await ask(`/products/items/${slug}/`, token)).specifications).toContainEqual({
    title: 'Secțiune',
    value: '2,5 mm²',
    shared: ['section_mm2:2.5'],
  });
  const way = category.link.split('/').slice(2);
  const level = `${'sub'.repeat(way.length - 1)}category`;
  const filters = `parent_type=${level}&parent_slug=${way.at(-1)}`;
  const offered = await ask(`/categories/categories-filter/?${filters}`, token);
  expect(JSON.stringify(offered)).toContain('section_mm2:2.5');
  const order = await ask('/orders/orders/', token, {
    delivery_type: 'pickup',
    pay_method: 'cash',
    order_products: [{ id, price: 29.4, quantity: 10 }],
  });
  expect(order.total).toBe(294);
  const guest = await visit(`${shop.url}/`, { screen: 'phone' });
  await guest.page
    .getByRole('link', { name: /^Electro Bălți/ })
    .first()
    .waitFor();
  expect(await violations(guest.page)).toEqual([]);
});
