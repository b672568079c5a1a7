import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { ownDrafts } from './own-drafts.ts';
import { cell } from './sheet-cells.ts';
import { hire, saveAs, visitAsStaff } from './staff.ts';
import { shopUrl } from './visitor.ts';

const text = {
  sheet: 'Tabel de produse',
  price: 'Prețul, lei',
  title: 'Denumirea · Română',
  save: 'Salvează',
  saveOne: 'Salvează (1)',
  savedOne: 'A fost salvat 1 produs',
  own: 'Ați salvat deja în altă parte',
  overwrite: 'Salvează peste',
  changeSlug: 'Schimbă adresa',
  slug: 'Adresa',
  note: 'Nota',
  quantity: 'Cantitatea (+ / −)',
  move: 'Înregistrează',
  moved: 'Stocul a fost schimbat',
};

/** Opens the one product of the word, from the list. */
async function openProduct(word: string) {
  const visitor = await visitAsStaff(`/admin/products?search=${word}`, { role: 'catalogue' });
  await visitor.page.getByRole('link', { name: new RegExp(word) }).click();
  await visitor.page.getByLabel(text.price).waitFor();
  return visitor;
}

/** What is asked so at this address waits until it is let go. */
async function holdBack(page: Page, method: string, address: string) {
  const going = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === method) await going.promise;
    await route.continue();
  });
  return going.resolve;
}

async function priceInSheet(page: Page, lei: string) {
  await page.getByRole('grid').waitFor();
  await cell(page, 0).click();
  await page.keyboard.type(lei);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text.saveOne }).click();
  await page.getByText(text.savedOne).first().waitFor();
}

test('the form of a product shows what the sheet has saved since, and history says it in words', async () => {
  const word = await ownDrafts(1);
  const { page } = await openProduct(word);
  const address = page.url();
  await page.getByRole('link', { name: text.sheet }).click();
  await page.getByRole('heading', { level: 1, name: text.sheet }).waitFor();
  await page.getByLabel('Caută', { exact: true }).fill(word);
  await page.waitForURL(new RegExp(`search=${word}`));
  await soon(() => page.getByRole('row').count()).toBe(2);
  await priceInSheet(page, '77');
  await soon(async () => {
    await page.goBack();
    return page.url();
  }).toBe(address);
  await soon(() => page.getByLabel(text.price).inputValue()).toBe('77,00');
  await page.getByRole('listitem').filter({ hasText: 'a schimbat: preț' }).waitFor();
});

test('whoever saved in the sheet meanwhile is told so of themselves, and keeps both', async () => {
  const word = await ownDrafts(1);
  const { page, context } = await openProduct(word);
  await page.getByLabel(text.title).fill(`Cablu ${word} nou`);
  await page.getByLabel(text.price).fill('60');
  const other = await context.newPage();
  await other.goto(`/admin/products/sheet?search=${word}`);
  await priceInSheet(other, '50');

  await page.getByRole('button', { name: text.save, exact: true }).click();
  const conflict = page.getByRole('dialog', { name: text.own });
  const difference = conflict.locator('div', { has: page.getByText(text.price) }).last();
  expect(await difference.textContent()).toMatch(/înainte: 25,00.*dumneavoastră: 60.*acum: 50,00/);
  expect(await violations(page)).toEqual([]);
  await conflict.getByRole('button', { name: text.overwrite }).click();
  await page.getByRole('heading', { level: 1, name: `Cablu ${word} nou` }).waitFor();
  await soon(() => page.getByLabel(text.price).inputValue()).toBe('60,00');
});

test('goods are booked and the address is changed while something is typed, and it stays', async () => {
  const word = await ownDrafts(1);
  const { page } = await openProduct(word);
  await page.getByLabel(text.title).fill(`Cablu ${word} nou`);
  await page.getByLabel(text.quantity).fill('7');
  const moveOn = await holdBack(page, 'POST', '**/stock/');
  await page.getByRole('button', { name: text.move }).click();
  await page.getByLabel(text.note).fill('A doua livrare');
  moveOn();
  await page.getByText(text.moved).first().waitFor();
  // It is the next one's.
  expect(await page.getByLabel(text.note).inputValue()).toBe('A doua livrare');
  expect(await page.getByLabel(text.quantity).inputValue()).toBe('');

  await page.getByRole('button', { name: text.changeSlug }).click();
  const dialog = page.getByRole('dialog', { name: text.changeSlug });
  const slug = dialog.getByLabel(text.slug);
  // A refusal opens it again where it was, and while it is on its way nothing can be typed to be lost.
  await slug.fill('');
  await slug.press('Enter');
  await slug.and(page.locator('[aria-invalid=true]')).waitFor();
  expect(await slug.evaluate((field) => field === document.activeElement)).toBe(true);
  await slug.fill(`${word}-alta`);
  const changeOn = await holdBack(page, 'POST', '**/slug/');
  await slug.press('Enter');
  await dialog.locator('[inert]').waitFor();
  await page.keyboard.type('x');
  expect(await slug.inputValue()).toBe(`${word}-alta`);
  changeOn();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`/product/${word}-alta`).waitFor();

  expect(await page.getByLabel(text.title).inputValue()).toBe(`Cablu ${word} nou`);
  await page.getByRole('button', { name: text.save, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Cablu ${word} nou` }).waitFor();

  // Saved is saved: nobody who leaves before it is read again is asked about it.
  await page.getByLabel(text.title).fill(`Cablu ${word} altfel`);
  const readOn = await holdBack(page, 'GET', '**/api/staff/products/*/');
  const save = page.getByRole('button', { name: text.save, exact: true });
  await save.click();
  await save.and(page.locator(':disabled')).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Produse' }).click();
  await page.waitForURL(/\/admin\/products(\?|$)/);
  readOn();
});

test('products linked meanwhile are called by name: mine, theirs, and those that stay', async () => {
  const word = await ownDrafts(3);
  const other = await hire({ role: 'catalogue' });
  const list = await fetch(`${shopUrl()}/api/staff/products/?search=${word}`, other);
  const { results }: { results: { id: number; title_ro: string; version: number }[] } =
    await list.json();
  const [held, mine, theirs] = results.toSorted((a, b) => a.title_ro.localeCompare(b.title_ro));
  if (!held || !mine || !theirs) throw new Error('no drafts');
  const { page } = await visitAsStaff(`/admin/products/${held.id}`, { role: 'catalogue' });
  await page.getByRole('combobox', { name: 'Caută un produs' }).fill(mine.title_ro);
  await page.getByRole('option', { name: mine.title_ro }).click();
  await saveAs(other, `products/${held.id}/`, {
    version: held.version,
    fields: { links: [{ kind: 'accessory', id: theirs.id }] },
  });

  await page.getByRole('button', { name: text.save, exact: true }).click();
  const conflict = page.getByRole('dialog', { name: 'Altcineva a salvat între timp' });
  await conflict.getByText(`Asemănătoare: ${mine.title_ro}`).waitFor();
  await conflict.getByText(`Merg împreună: ${theirs.title_ro}`).waitFor();
  await conflict.getByRole('button', { name: 'Renunță la modificările mele' }).click();
  await page.getByRole('link', { name: theirs.title_ro }).waitFor();
});
