import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { packZip } from '../server/base/archives/pack-zip.ts';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { asCustomer, ownProduct } from './own-imports.ts';
import { visitAsStaff } from './staff.ts';
import { visit } from './visitor.ts';

const words = {
  ro: {
    tryIt: 'Verifică fișierul',
    applied: 'Aplicat: 1 produs salvat',
    undo: 'Anulează importul',
    undoNow: 'Da, restabilește',
    undone: 'Importul a fost anulat',
    prices: 'Prețurile',
    replace: 'Le înlocuiesc pe cele existente',
    replaces: /^Le înlocuiesc pe cele pe care produsul le are acum/,
    applyFiles: 'Aplică 3 modificări',
  },
  ru: {
    title: 'Импорт таблиц',
    tryIt: 'Проверить файл',
    unreadable: 'Файл не удалось прочитать',
    damaged: 'Файл XLSX повреждён или передан не полностью. Скачайте его заново',
    drop: 'Убрать',
    prices: 'Цены',
    stock: 'Остатки магазина',
  },
};

const photograph = (shade: number) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: { r: shade, g: 90, b: 9 } } })
    .jpeg()
    .toBuffer();

test('an archive of pictures named by codes is tried, put in the place of others, and undone', async () => {
  const text = words.ro;
  const code = await ownProduct();
  const customer = await asCustomer(code);
  const pictures = async () => (await customer.read()).gallery.length;
  const archive = packZip([
    { name: `${code.toUpperCase()}.jpg`, bytes: await photograph(40) },
    { name: `${code}_2.jpg`, bytes: await photograph(200) },
    { name: `${code}.pdf`, bytes: Buffer.from('%PDF-1.4\ntrailer\n<<>>\n%%EOF\n') },
  ]);
  const { page, complaints } = await visitAsStaff('/admin/import', { role: 'catalogue' });
  expect(await pictures()).toBe(0);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `${code}.zip`, mimeType: 'application/zip', buffer: archive });
  // How tables are read is not asked of it.
  await page.getByLabel(text.replace).check();
  expect(await page.getByLabel(text.prices, { exact: true }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.tryIt }).click();
  await page.getByText(text.replaces).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await pictures()).toBe(0);
  await page.getByRole('button', { name: text.applyFiles }).click();
  await page.getByText(text.applied).waitFor();
  await soon(pictures).toBe(2);
  const shopper = await visit(`/product/${code}`, { token: customer.token });
  await shopper.page.locator(`img[src*="${code}"]`).first().waitFor();
  await page.getByRole('button', { name: text.undo }).click();
  await page.getByRole('button', { name: text.undoNow }).click();
  await page.getByText(text.undone).waitFor();
  await soon(pictures).toBe(0);
  expect(complaints).toEqual([]);
});

test('a file nobody can read says why, and goes', async () => {
  const text = words.ru;
  const { page } = await visitAsStaff('/admin/import', {
    role: 'warehouse',
    locale: 'ru',
    screen: 'phone',
  });
  const name = `${randomBytes(5).toString('hex')}.xlsx`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004 nimic') });
  // Who may write stock alone is offered nothing else.
  await page.getByLabel(text.stock).waitFor();
  expect(await page.getByLabel(text.prices, { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: text.tryIt }).click();
  await page.getByText(text.unreadable).waitFor();
  await page.getByText(text.damaged).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.drop }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.drop }).click();
  await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
  await soon(() => page.getByRole('row', { name }).count()).toBe(0);
});
