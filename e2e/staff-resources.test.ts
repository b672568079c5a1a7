import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { hire, visitAsStaff } from './staff.ts';
import { shopUrl } from './visitor.ts';

const text = {
  redirect: 'Redirecționare nouă',
  from: 'Adresa veche',
  to: 'Duce la',
  addToFooter: 'Adaugă: În subsol',
  newPhone: 'Telefon nou',
  phone: 'Telefon, cum se citește',
  toCall: 'Numărul de apelat',
  place: 'Unde apare',
  save: 'Salvează',
  remove: 'Șterge',
  removed: 'Șters',
  edit: (what: string) => `Modifică: ${what}`,
  sure: (what: string) => `Ștergeți „${what}”?`,
};

async function makeBrand(page: Page, title: string) {
  await page.getByRole('button', { name: 'Brand nou' }).click();
  const dialog = page.getByRole('dialog', { name: 'Brand nou' });
  await dialog.getByLabel('Denumirea').fill(title);
  return dialog;
}

test('a brand’s address is offered from its name, and stays as somebody writes it', async () => {
  const { page } = await visitAsStaff('/admin/catalogue/brands', { role: 'catalogue' });
  const title = uniqueName('Фирма');
  const dialog = await makeBrand(page, title);
  const slug = dialog.getByLabel('Adresa');
  const offered = title.replace('Фирма', 'firma');
  await soon(() => slug.inputValue()).toBe(offered);
  await slug.fill(`${offered}-proprie`);
  await dialog.getByLabel('Denumirea').fill(`${title} nou`);
  expect(await slug.inputValue()).toBe(`${offered}-proprie`);
  await dialog.getByRole('button', { name: 'Salvează' }).click();
  await page.getByRole('row', { name: `${offered}-proprie` }).waitFor();
});

test('whoever is slower sees what was, what is and what they typed, and loses nothing', async () => {
  const { page } = await visitAsStaff('/admin/catalogue/brands', { role: 'catalogue' });
  const colleague = await hire({ role: 'catalogue' });
  const title = uniqueName('Marca');
  const making = await makeBrand(page, title);
  await making.getByRole('button', { name: 'Salvează' }).click();
  await page.getByRole('button', { name: `Modifică: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Locul').fill('7');

  const headers = { ...colleague.headers, Origin: shopUrl(), 'Content-Type': 'application/json' };
  const list = await fetch(`${shopUrl()}/api/staff/brands/`, { headers });
  const brands: { id: number; title: string; version: number }[] = await list.json();
  const held = brands.find((one) => one.title === title);
  const fields = { position: 5, description_ro: 'De la altcineva' };
  const other = await fetch(`${shopUrl()}/api/staff/brands/${held?.id}/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ version: held?.version, fields }),
  });
  expect(other.status).toBe(200);

  const save = dialog.getByRole('button', { name: 'Salvează', exact: true });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Altcineva a salvat între timp' });
  await conflict.getByText('De la altcineva').waitFor();
  await conflict.getByText(new RegExp(`^${colleague.email.replace(/@.*/, '')} a salvat`)).waitFor();
  const position = conflict
    .locator('div', { has: page.getByText('Locul', { exact: true }) })
    .last();
  expect(await position.textContent()).toMatch(/înainte: 0.*la dumneavoastră: 7.*acum: 5/);
  expect(await violations(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Înapoi la ce am scris' }).click();
  expect(await dialog.getByLabel('Locul').inputValue()).toBe('7');
  await save.click();
  await conflict.getByRole('button', { name: 'Salvează peste' }).click();
  await dialog.waitFor({ state: 'detached' });

  // Over what both wrote; what only the other one wrote stays.
  const saved = await fetch(`${shopUrl()}/api/staff/brands/${held?.id}/`, { headers });
  expect(await saved.json()).toMatchObject({ position: 7, description_ro: fields.description_ro });
});

test('what is typed in a dialog is not lost by Escape, however often it is pressed', async () => {
  const { page } = await visitAsStaff('/admin/catalogue/brands', { role: 'catalogue' });
  const dialog = await makeBrand(page, uniqueName('Scris'));
  const question = page.getByRole('dialog', { name: 'Aveți modificări nesalvate' });
  for (const _ of [1, 2]) {
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
  }
  expect(await dialog.getByLabel('Denumirea').inputValue()).toMatch(/^Scris/);
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Plec fără să salvez' }).click();
  await dialog.waitFor({ state: 'detached' });

  // Nor while it is on its way: it may still be refused.
  const arriving = Promise.withResolvers<void>();
  await page.route('**/api/staff/brands/', async (route) => {
    await arriving.promise;
    await route.continue();
  });
  await makeBrand(page, uniqueName('Trimis'));
  await dialog.getByRole('button', { name: 'Salvează' }).click();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Rămân aici' }).click();
  expect(await dialog.getByLabel('Denumirea').inputValue()).toMatch(/^Trimis/);
  arriving.resolve();
  await dialog.waitFor({ state: 'detached' });
});

test('deleting a brand asks first, and says which products keep it from going', async () => {
  const { page } = await visitAsStaff('/admin/catalogue/brands', { role: 'catalogue' });
  const title = uniqueName('Fara');
  const making = await makeBrand(page, title);
  await making.getByRole('button', { name: 'Salvează' }).click();
  await page.getByRole('button', { name: `Modifică: ${title}` }).click();
  await page.getByRole('button', { name: 'Șterge', exact: true }).click();
  const sure = page.getByRole('dialog', { name: `Ștergeți „${title}”?` });
  expect(await violations(page)).toEqual([]);
  await sure.getByRole('button', { name: 'Șterge', exact: true }).click();
  await page.getByText('Șters', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: `Modifică: ${title}` }).waitFor({ state: 'detached' });

  const used = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: /^[1-9]\d*$/ }) });
  await used.first().getByRole('button').click();
  await page.getByRole('button', { name: 'Șterge', exact: true }).click();
  const refused = page.getByRole('dialog', { name: /^Ștergeți/ });
  await refused.getByText('Nu se poate șterge').waitFor();
  expect(await refused.getByRole('button', { name: 'Șterge', exact: true }).count()).toBe(0);
  await refused.getByRole('link').click();
  await page.waitForURL(/\/admin\/products\?brand=\d+/);
});

test('what people know of a brand is noted beside the brands, changed and taken out', async () => {
  const { page } = await visitAsStaff('/admin/catalogue/brands', { role: 'catalogue' });
  const note = uniqueName('Vine marți');
  await page.getByRole('button', { name: 'Notă nouă' }).click();
  const making = page.getByRole('dialog', { name: 'Notă nouă' });
  await making.getByLabel('Brandul').selectOption({ index: 1 });
  await making.getByLabel('Nota').fill(note);
  expect(await violations(page)).toEqual([]);
  await making.getByRole('button', { name: 'Salvează' }).click();
  const row = page.getByRole('table', { name: 'Note despre branduri' }).getByRole('row');
  await row.filter({ hasText: note }).getByRole('button').click();
  await page.getByLabel('Nota').fill(`${note}, după ora 10`);
  await page.getByRole('button', { name: 'Salvează', exact: true }).click();
  const changed = row.filter({ hasText: `${note}, după ora 10` });
  await changed.getByRole('button').click();
  await page.getByRole('button', { name: 'Șterge', exact: true }).click();
  const sure = page.getByRole('dialog', { name: /^Ștergeți/ });
  await sure.getByRole('button', { name: 'Șterge', exact: true }).click();
  await changed.waitFor({ state: 'detached' });
});

test('a redirect and a phone are made, changed and deleted', async () => {
  const { page } = await visitAsStaff('/admin/content/redirects', { role: 'content' });
  const path = `/${uniqueName('veche')}`;
  await page.getByRole('button', { name: text.redirect }).click();
  const making = page.getByRole('dialog', { name: text.redirect });
  await making.getByLabel(text.from).fill(path);
  await making.getByLabel(text.to).fill('/discount');
  await making.getByRole('button', { name: text.save }).click();
  await making.waitFor({ state: 'detached' });
  await page.goto(`/admin/content/redirects?search=${path}`);
  await page.getByRole('button', { name: text.edit(path) }).click();
  expect(await violations(page)).toEqual([]);
  await remove(page, path);

  await page.goto('/admin/content/phones');
  await page.getByRole('button', { name: text.addToFooter }).click();
  const phone = uniqueName('+373');
  const calling = page.getByRole('dialog', { name: text.newPhone });
  expect(await calling.getByLabel(text.place).inputValue()).toBe('footer');
  await calling.getByLabel(text.phone).fill(phone);
  await calling.getByLabel(text.toCall).fill('+37322000000');
  await calling.getByRole('button', { name: text.save }).click();
  await page.getByRole('button', { name: phone, exact: true }).click();
  await remove(page, phone);

  async function remove(here: Page, what: string) {
    await here
      .getByRole('dialog', { name: what })
      .getByRole('button', { name: text.remove })
      .click();
    const sure = here.getByRole('dialog', { name: text.sure(what) });
    await sure.getByRole('button', { name: text.remove, exact: true }).click();
    await here.getByText(text.removed, { exact: true }).first().waitFor();
    await here.getByRole('button', { name: what }).first().waitFor({ state: 'detached' });
  }
});
