import sharp from 'sharp';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { hire, visitAsStaff } from './staff.ts';
import { shopUrl } from './visitor.ts';

const words = {
  ro: {
    products: 'Produse',
    newProduct: 'Produs nou',
    create: 'Creează ciorna',
    missing: 'Completați acest câmp',
    title: 'Denumirea · Română',
    titleRu: 'Denumirea · Rusă',
    price: 'Prețul, lei',
    category: 'Categoria',
    brand: 'Brandul',
    unit: 'Unitatea',
    code: 'Codul producătorului',
    state: 'Starea',
    addPictures: 'Adaugă imagini',
    save: 'Salvează',
    saved: 'Salvat',
    preview: 'Previzualizare',
    seenBy: 'Văzut de',
    draft: 'Ciornă',
    conflict: 'Ați salvat deja în altă parte',
    conflictOfOther: 'Altcineva a salvat între timp',
    overwrite: 'Salvează peste',
    readOnly: /vede produsele/,
    quantity: 'Cantitatea (+ / −)',
    move: 'Înregistrează',
    moved: 'Stocul a fost schimbat',
    newCategory: 'Categorie nouă',
    key: 'Cheia',
    attribute: 'Atribut',
    found: /^Găsite: /,
    reset: 'Șterge filtrele',
    description: 'Descrierea · Română',
    lowStock: 'Stoc mic, cel mult',
    newUnit: 'Unitate nouă',
    smallest: 'Cantitatea minimă',
    edit: (name: string) => `Modifică: ${name}`,
    filters: 'Adaugă un atribut',
    sure: /^Ștergeți/,
    remove: 'Șterge',
    stays: 'Nu se poate șterge',
  },
  ru: {
    title: 'Название · Румынский',
    titleRu: 'Название · Русский',
    save: 'Сохранить',
    newCategory: 'Новая категория',
    slug: 'Адрес',
    up: (name: string) => `Выше: ${name}`,
    done: 'Перенесено',
    attributes: 'Атрибуты',
    newAttribute: 'Новый атрибут',
    newValue: 'Новое значение',
    key: 'Ключ',
    label: 'Надпись · Румынский',
    merge: 'Объединить',
    mergeInto: 'Со значением',
    merged: /^Объединено/,
    delete: 'Удалить',
    edit: (name: string) => `Изменить: ${name}`,
    valueSure: (name: string) => `Удалить «${name}»?`,
    deleted: 'Удалено',
  },
};

const picture = () =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: '#b3541e' } })
    .png()
    .toBuffer();

test('a product is drafted, described, looked at, saved past what was saved elsewhere, and sold', async () => {
  const text = words.ro;
  const { page, person } = await visitAsStaff('/admin/products', { role: 'catalogue' });
  await page.getByRole('heading', { level: 1, name: text.products }).waitFor();
  await page.getByRole('row').nth(3).waitFor();

  // Of two attributes a value each, chosen by name; the address keeps them.
  const all = await page.getByText(text.found).textContent();
  for (const place of [1, 2]) {
    await page.getByLabel(text.attribute, { exact: true }).selectOption({ index: place });
    const values = page
      .locator('fieldset')
      .filter({ has: page.locator('legend') })
      .last();
    // What a value leaves stands beside it, and is what the list then has.
    const value = values.locator('[aria-pressed]', { has: page.locator('span') }).first();
    const count = await value.locator('span').textContent();
    await value.click();
    await values.locator('[aria-pressed=true]').waitFor();
    await page
      .getByText(text.found)
      .filter({ hasText: `: ${count}` })
      .waitFor();
  }
  await page.waitForURL(/attributes=\S+(~|%7E)/);
  await page
    .getByText(text.found)
    .filter({ hasNotText: all ?? '' })
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.reset }).click();
  await page.getByText(all ?? '', { exact: true }).waitFor();

  const code = uniqueName('JRN').toUpperCase();
  await page.getByRole('link', { name: text.newProduct }).click();
  // What is missing is said by us, beside each field, and the first of them is led to.
  await page.getByRole('button', { name: text.create }).click();
  await page.getByText(text.missing).nth(5).waitFor();
  expect(await page.getByText(text.missing).count()).toBe(6);
  expect(await page.getByLabel(text.title).getAttribute('aria-invalid')).toBe('true');
  await soon(() => page.getByLabel(text.title).evaluate((one) => one.matches(':focus'))).toBe(true);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel(text.title).fill(`Cablu ${code}`);
  await page.getByLabel(text.price).fill('12,50');
  await page.getByLabel(text.code).fill(code);
  for (const name of [text.category, text.brand, text.unit]) {
    await page.getByLabel(name).selectOption({ index: 1 });
  }
  await page.getByRole('button', { name: text.create }).click();
  await page.getByRole('heading', { level: 1, name: `Cablu ${code}` }).waitFor();
  await page.getByText(text.draft, { exact: true }).first().waitFor();

  await page.getByLabel(text.titleRu).fill(`Кабель ${code}`);
  await page.getByLabel(text.lowStock).fill('3');
  await page.getByRole('textbox', { name: text.description }).fill(`Descris ${code}`);
  await page
    .getByLabel(text.addPictures)
    .setInputFiles({ name: 'poza.png', mimeType: 'image/png', buffer: await picture() });
  await page
    .getByRole('listitem')
    .filter({ has: page.locator('img') })
    .first()
    .waitFor();
  // Meanwhile the same person saves elsewhere.
  const id = page.url().replace(/^.*\//, '');
  const other = await fetch(`${shopUrl()}/api/staff/products/${id}/`, {
    method: 'POST',
    headers: { ...person.headers, Origin: shopUrl(), 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: 1, fields: { title_ru: 'Чужой текст' } }),
  });
  expect(other.status).toBe(200);
  await page.getByRole('button', { name: text.save, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: text.conflict });
  await dialog.getByText('Чужой текст').waitFor();
  await dialog.getByText(`Кабель ${code}`).waitFor();
  // The shop's answer, not the toast: that of the draft may still be there.
  const saving = page.waitForResponse(
    (answer) => answer.url().endsWith(`/products/${id}/`) && answer.request().method() === 'POST',
  );
  await dialog.getByRole('button', { name: text.overwrite }).click();
  expect((await saving).status()).toBe(200);
  // It is read again before the form has nothing to save any more.
  await page.getByRole('button', { name: text.save, exact: true, disabled: true }).waitFor();

  await page.getByRole('link', { name: text.preview }).click();
  const shown = page.frameLocator('iframe');
  await shown.getByRole('heading', { level: 1, name: new RegExp(code) }).waitFor();
  await shown.locator('p', { hasText: `Descris ${code}` }).waitFor();
  expect(await shown.locator('body').textContent()).not.toContain('12,50');
  await page.getByLabel(text.seenBy).selectOption('customer');
  await shown.getByText(/12,50/).first().waitFor();

  await page.goto(`/admin/products/${id}`);
  expect(await page.getByLabel(text.lowStock).inputValue()).toBe('3');
  await page.getByLabel(text.state).selectOption('active');
  await page.getByRole('button', { name: text.save, exact: true }).click();
  await page.getByText(text.saved, { exact: true }).first().waitFor();
  await page.goto(`/admin/products?search=${code}`);
  await page.getByRole('link', { name: new RegExp(code) }).waitFor();
});

test('categories change places, and two values become one', async () => {
  const text = words.ru;
  const { page } = await visitAsStaff('/admin/catalogue', { role: 'catalogue', locale: 'ru' });
  const name = uniqueName('Sector');
  await page.getByRole('button', { name: text.newCategory }).click();
  const dialog = page.getByRole('dialog', { name: text.newCategory });
  await dialog.getByLabel(text.title).fill(name);
  await dialog.getByLabel(text.titleRu).fill(name);
  await dialog.getByLabel(text.slug).fill(name.toLowerCase());
  await dialog.getByRole('button', { name: text.save }).click();
  await page.getByRole('button', { name: text.up(name), exact: true }).click();
  await page.getByText(text.done, { exact: true }).first().waitFor();

  await page.getByRole('link', { name: text.attributes }).click();
  const key = uniqueName('cheie').replaceAll('-', '_').toLowerCase();
  await page.getByRole('button', { name: text.newAttribute }).click();
  const attribute = page.getByRole('dialog', { name: text.newAttribute });
  await attribute.getByLabel(text.title).fill(key);
  await attribute.getByLabel(text.key).fill(key);
  await attribute.getByRole('button', { name: text.save }).click();
  await page.getByRole('link', { name: key }).click();
  for (const value of ['rosu', 'rosie']) {
    await page.getByRole('button', { name: text.newValue }).click();
    const form = page.getByRole('dialog', { name: text.newValue });
    await form.getByLabel(text.label).fill(value);
    await form.getByLabel(text.key).fill(value);
    await form.getByRole('button', { name: text.save }).click();
    await page.getByRole('cell', { name: value }).first().waitFor();
  }
  await page.getByRole('button', { name: `${text.merge}: rosie` }).click();
  await page.getByLabel(text.mergeInto).selectOption({ index: 1 });
  await page.getByRole('button', { name: text.merge, exact: true }).last().click();
  await page.getByText(text.merged).first().waitFor();
  await page.getByRole('cell', { name: 'rosie' }).first().waitFor({ state: 'detached' });

  await page.getByRole('button', { name: text.edit('rosu') }).click();
  const value = page.getByRole('dialog', { name: 'rosu', exact: true });
  await value.getByRole('button', { name: text.delete }).click();
  await page
    .getByRole('dialog', { name: text.valueSure('rosu') })
    .getByRole('button', { name: text.delete, exact: true })
    .click();
  await page.getByRole('cell', { name: 'rosu' }).first().waitFor({ state: 'detached' });

  await page.getByRole('button', { name: text.delete, exact: true }).click();
  const sure = page.getByRole('dialog', { name: text.valueSure(key) });
  await sure.getByRole('button', { name: text.delete, exact: true }).click();
  await page.getByText(text.deleted, { exact: true }).first().waitFor();
  await page.getByRole('button', { name: text.newAttribute }).waitFor();
  await page.getByRole('link', { name: key }).waitFor({ state: 'detached' });
});

test('of a category both write, each attribute is called by its name and nothing is lost', async () => {
  const text = words.ro;
  const { page } = await visitAsStaff('/admin/catalogue', { role: 'catalogue' });
  const other = await hire({ role: 'catalogue' });
  const headers = { ...other.headers, Origin: shopUrl(), 'Content-Type': 'application/json' };
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const asked = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${shopUrl()}/api/staff/${path}`, asked);
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const title = uniqueName('Ramura');
  const slug = title.toLowerCase();
  const { id } = await ask<{ id: number }>('categories/', {
    title_ro: title,
    slug,
    title_ru: title,
  });
  const [first, second] = await ask<{ id: number; key: string }[]>('attributes/');

  await page.reload();
  await page.getByRole('button', { name: text.edit(title), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel(text.filters).selectOption(String(first?.id));
  const fields = { title_ru: `${title} altfel`, attributes: [second?.id] };
  await ask(`categories/${id}/`, { version: 1, fields });
  await dialog.getByRole('button', { name: text.save, exact: true }).click();
  const conflict = page.getByRole('dialog', { name: text.conflictOfOther });
  await conflict.getByText(`(${first?.key})`).waitFor();
  await conflict.getByText(`(${second?.key})`).waitFor();
  await conflict.getByRole('button', { name: text.overwrite }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await ask(`categories/${id}/`)).toMatchObject({
    title_ru: fields.title_ru,
    attributes: [first?.id],
  });

  // What stands beneath keeps it.
  const beneath = { title_ro: `${title} mic`, slug: `${slug}-mic`, parent_id: id };
  await ask('categories/', beneath);
  await page.reload();
  await page.getByRole('button', { name: text.edit(title), exact: true }).click();
  await dialog.getByRole('button', { name: text.remove, exact: true }).click();
  const sure = page.getByRole('dialog', { name: text.sure });
  await sure.getByText(text.stays).waitFor();
  await sure.getByText(beneath.title_ro).waitFor();
});

test('somebody who names a value is not asked about another value of the attribute', async () => {
  const text = words.ro;
  const { page } = await visitAsStaff('/admin/catalogue/attributes', { role: 'catalogue' });
  const colleague = await hire({ role: 'catalogue' });
  const headers = { ...colleague.headers, Origin: shopUrl(), 'Content-Type': 'application/json' };
  const ask = async (path: string, body: object): Promise<{ id: number; version: number }> => {
    const asked = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${shopUrl()}/api/staff/attributes/${path}`, asked);
    expect(answer.ok).toBe(true);
    return answer.json();
  };
  const key = uniqueName('cheie').replaceAll('-', '_').toLowerCase();
  const { id } = await ask('', { key, title_ro: key, kind: 'word' });
  const one = await ask(`${id}/values/`, { version: 1, fields: { key: 'unu', label_ro: 'unu' } });
  await page.goto(`/admin/catalogue/attributes/${id}`);
  await page.getByRole('button', { name: text.edit('unu') }).click();
  const dialog = page.getByRole('dialog', { name: 'unu', exact: true });
  await dialog.getByLabel('Eticheta · Rusă').fill('один');
  const other = { key: 'doi', label_ro: 'doi' };
  await ask(`${id}/values/`, { version: one.version, fields: other });
  await dialog.getByRole('button', { name: text.save, exact: true }).click();
  await page.getByRole('cell', { name: 'один' }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: 'doi' }).first().waitFor();
});

test('the catalogue makes a unit, and content names it in the same place', async () => {
  const text = words.ro;
  const { page } = await visitAsStaff('/admin/catalogue/units', { role: 'catalogue' });
  const key = uniqueName('u').replaceAll('-', '_');
  await page.getByRole('button', { name: text.newUnit }).click();
  const dialog = page.getByRole('dialog', { name: text.newUnit });
  await dialog.getByLabel(text.key).fill(key);
  await dialog.getByLabel(text.title).fill(key);
  await dialog.getByLabel(text.titleRu).fill(key);
  await dialog.getByRole('button', { name: text.save }).click();
  await page.getByRole('button', { name: text.edit(key) }).waitFor();

  const content = await visitAsStaff('/admin/catalogue/units', { role: 'content' });
  await content.page.getByRole('button', { name: text.edit(key) }).click();
  const naming = content.page.getByRole('dialog', { name: key });
  expect(await naming.getByLabel(text.smallest).count()).toBe(0);
  await naming.getByLabel(text.title).fill(`${key} nou`);
  await naming.getByRole('button', { name: text.save }).click();
  await content.page.getByRole('button', { name: text.edit(`${key} nou`) }).waitFor();
  expect(await content.page.getByRole('button', { name: text.newUnit }).count()).toBe(0);
});

test('the warehouse moves goods and changes nothing else; sales only look', async () => {
  const text = words.ro;
  const warehouse = await visitAsStaff('/admin/products', { role: 'warehouse' });
  await warehouse.page.getByRole('link').filter({ hasText: /\S/ }).first().waitFor();
  expect(await warehouse.page.getByRole('link', { name: text.newProduct }).count()).toBe(0);
  await warehouse.page.getByRole('row').nth(2).getByRole('link').click();
  await warehouse.page.getByText(text.readOnly).waitFor();
  expect(await warehouse.page.getByLabel(text.title).isDisabled()).toBe(true);
  // Nor is a file taken that is dropped where pictures are added.
  const brought: string[] = [];
  warehouse.page.on('request', (request) => {
    if (request.method() === 'POST') brought.push(request.url());
  });
  const add = warehouse.page.getByRole('button', { name: text.addPictures });
  await add.locator('..').evaluate((place) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['poza'], 'poza.png', { type: 'image/png' }));
    place.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await warehouse.page.getByLabel(text.quantity).fill('7');
  await warehouse.page.getByRole('button', { name: text.move }).click();
  await warehouse.page.getByText(text.moved).first().waitFor();
  expect(brought.filter((url) => !url.includes('/stock/'))).toEqual([]);

  const sales = await visitAsStaff('/admin/catalogue', { role: 'sales' });
  await sales.page.getByRole('listitem').first().waitFor();
  expect(await sales.page.getByRole('button', { name: text.newCategory }).count()).toBe(0);
});
