import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { asCustomer, heldImport, ownProduct } from './own-imports.ts';
import { visitAsStaff } from './staff.ts';
import { shopUrl, visit } from './visitor.ts';

const words = {
  ro: {
    title: 'Import de tabele',
    choose: 'Alege fișierul',
    supplier: 'Furnizorul',
    known: 'Fișierul se citește ca ultima dată.',
    tryIt: 'Verifică fișierul',
    nothing: 'Nimic de aplicat: niciun produs nu se schimbă',
    columns: 'Schimbă coloanele',
    price: 'Preț',
    example: /^ex\.: 18,90/,
    again: 'Verifică din nou',
    refusedRows: /^Respinse/,
    currency: 'Prețul nu este în lei',
    proposal: 'Propunere: VVG-LS-3x2.5',
    report: 'Raport pentru furnizor',
    guard: '100 % din prețuri se schimbă cu mai mult de 30 %',
    seen: 'Am verificat, este în regulă',
    apply: 'Aplică 1 rând bun',
    applied: 'Aplicat: 1 produs salvat',
    undo: 'Anulează importul',
    undoNow: 'Da, restabilește',
    undone: 'Importul a fost anulat',
    undoneMark: 'anulat',
    trying: 'Se verifică fișierul',
    counted: /^Rânduri parcurse: 1.?200 din 4.?500$/,
    stop: 'Oprește',
    stopped: 'Verificarea a fost oprită',
    halfway: 'Aplicarea s-a oprit la mijloc',
    goOn: 'Continuă',
    forbidden: 'Nu aveți acces aici',
  },
  ru: {
    choose: 'Выбрать файл',
    tryIt: 'Проверить файл',
    columns: 'Изменить столбцы',
    applied: 'Применено: сохранён 1 товар',
    undo: 'Отменить импорт',
    undoNow: 'Да, вернуть',
    undone: 'Импорт отменён',
    creates: 'Создавать новые товары',
    category: 'Их категория',
    newBrand: '1 бренд, которого нет в магазине',
    makeBrand: 'Создать эти бренды при применении',
    applyNone: 'Применить 0 хороших строк',
    applyNew: 'Применить 1 изменение',
  },
};

const priceList = readFileSync(
  new URL('../server/shop/import/samples/price-list.csv', import.meta.url),
  'utf8',
);

/** By the button's own field, or dropped as from a folder. */
async function choose(page: Page, how: 'button' | 'drop', name: string, table: string) {
  const input = page.locator('input[type=file]');
  if (how === 'button') {
    const buffer = Buffer.from(table);
    return input.setInputFiles({ name, mimeType: 'text/csv', buffer });
  }
  await input.waitFor({ state: 'attached' });
  await input.evaluate(
    (field, [fileName, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text ?? ''], fileName ?? ''));
      const event = new DragEvent('drop', { dataTransfer, bubbles: true });
      field.parentElement?.dispatchEvent(event);
    },
    [name, table],
  );
}

const listOf = (code: string) =>
  priceList
    .replace('VVG-LS-3x1.5', code)
    // The demo has some of these, which other journeys buy.
    .replaceAll(/MVA20|PVS/g, 'XXX');

test('a price list as it comes is tried, its columns named by hand, applied and undone', async () => {
  const text = words.ro;
  const code = await ownProduct();
  const customer = await asCustomer(code);
  const shopPrice = async () => (await customer.read()).price;
  expect(await shopPrice()).toBe(10);
  const table = listOf(code).replace('Preț cu TVA, lei', 'Tarif nou');
  const name = `lista-${code}.csv`;
  const supplier = `Nord ${code}`;

  const { page, complaints } = await visitAsStaff('/admin/today', { role: 'catalogue' });
  await page.getByRole('link', { name: text.title }).first().click();
  await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
  await page.getByRole('button', { name: text.choose }).waitFor();
  await choose(page, 'button', name, table);
  await page.getByLabel(text.supplier).fill(supplier);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.tryIt }).click();

  // No heading says that it is a price.
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(text.nothing).waitFor();
  await page.getByRole('button', { name: text.columns }).click();
  const dialog = page.getByRole('dialog', { name: text.columns });
  await dialog.getByLabel(text.price, { exact: true }).selectOption('Tarif nou');
  await dialog.getByText(text.example).waitFor();
  await dialog.getByLabel('Stoc în depozit', { exact: true }).selectOption('Nu se citește');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.again }).click();

  await page.getByText(text.guard).waitFor();
  await page.getByText('Nu se citesc: stoc').waitFor();
  await page.getByRole('button', { name: text.refusedRows }).click();
  await page.getByText(text.currency).waitFor();
  await page.getByText(text.proposal).waitFor();
  expect(new URL(page.url()).search).toBe('?outcome=refused');
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text.report }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain(text.currency);

  // Somebody has to look at a price that nearly doubles.
  const apply = page.getByRole('button', { name: text.apply });
  expect(await apply.isDisabled()).toBe(true);
  await page.getByLabel(text.seen).check();
  expect(await shopPrice()).toBe(10);
  await apply.click();
  await page.getByText(text.applied).waitFor();
  await soon(shopPrice).toBe(18.9);
  const shopper = await visit(`/product/${code}`, { token: customer.token });
  await shopper.page.getByText('18,90').first().waitFor();

  await page.getByRole('button', { name: text.undo }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.undoNow }).click();
  await page.getByText(text.undone).waitFor();
  await soon(shopPrice).toBe(10);

  await page.goto('/admin/import');
  const row = page.getByRole('row', { name });
  await row.getByText(text.undoneMark, { exact: true }).waitFor();
  // What was named by hand is kept for the supplier's next table.
  await choose(page, 'button', name, table);
  await page.getByLabel(text.supplier).fill(supplier);
  await page.getByText(text.known).waitFor();
  await page.getByRole('button', { name: text.tryIt }).click();
  await page.getByText(text.guard).waitFor();
  await page.getByText('Nu se citesc: stoc').waitFor();
  expect(complaints).toEqual([]);
});

test('the same way in Russian, with a table that is dropped and a new brand in it', async () => {
  const text = words.ru;
  const code = await ownProduct();
  const { page, complaints } = await visitAsStaff('/admin/import', {
    role: 'catalogue',
    locale: 'ru',
    screen: 'tablet',
  });
  await page.getByRole('button', { name: text.choose }).waitFor();
  const table = `Код;Наименование;Бренд;Ед. изм.;Цена\n${code}-N;Розетка;Марка ${code};шт;10,50\n`;
  await choose(page, 'drop', `${code}.csv`, table);
  await page.getByLabel(text.creates).check();
  await page.getByLabel(text.category).selectOption({ index: 1 });
  await page.getByRole('button', { name: text.tryIt }).click();
  await page.getByText(text.newBrand).waitFor();
  await page.getByText(`Марка ${code}`).first().waitFor();
  expect(await page.getByRole('button', { name: text.applyNone }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: text.columns }).click();
  await page.getByRole('dialog', { name: text.columns }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByLabel(text.makeBrand).check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.applyNew }).click();
  await page.getByText(text.applied).waitFor();
  await page.getByRole('button', { name: text.undo }).click();
  await page.getByRole('button', { name: text.undoNow }).click();
  await page.getByText(text.undone).waitFor();
  // The shop follows what a job has changed.
  const brands = async () => (await fetch(`${shopUrl()}/api/brands/items/`)).text();
  await soon(brands).notToContain(`Марка ${code}`);
  expect(complaints).toEqual([]);
});

test('how far it is shows while it goes on, and so does what stopped', async () => {
  const text = words.ro;
  const held = await heldImport();
  const { page } = await visitAsStaff(`/admin/import/${held.id}`, { role: 'catalogue' });
  await page.getByRole('progressbar', { name: text.trying }).waitFor();
  await page.getByText(text.counted).waitFor();
  await page.getByRole('button', { name: text.stop }).click();
  await soon(held.isCancelAsked).toBe(true);
  await held.cancel();
  await page.getByText(text.stopped).waitFor();
  await held.beginApplying();
  await page.reload();
  await page.getByText(text.halfway).waitFor();
  await page.getByRole('button', { name: text.goOn }).waitFor();
  expect(await violations(page)).toEqual([]);
  await held.forget();
});

test('who may write nothing of products is not offered it, and refused', async () => {
  const { page } = await visitAsStaff('/admin/import', { role: 'sales' });
  await page.getByRole('heading', { name: words.ro.forbidden }).waitFor();
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByRole('link', { name: words.ro.title }).count()).toBe(0);
  expect(await page.getByRole('button', { name: words.ro.choose }).count()).toBe(0);
});
