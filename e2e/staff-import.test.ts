import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { packZip } from '../server/archives/pack-zip.ts';
import { soon } from '../testing/soon.ts';
import { violations } from './axe.ts';
import { heldImport, ownProduct } from './own-imports.ts';
import { visitAsStaff } from './staff.ts';
import { registerCustomer, shopUrl, visit } from './visitor.ts';

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
    undo: 'Adu înapoi',
    undoNow: 'Da, adu înapoi',
    undone: 'Importul a fost anulat',
    undoneMark: 'anulat',
    unreadable: 'Fișierul nu a putut fi citit',
    damaged: 'Fișierul XLSX este deteriorat sau incomplet. Descărcați-l din nou',
    drop: 'Renunță',
    trying: 'Se verifică fișierul',
    counted: /^Rânduri parcurse: 1.?200 din 4.?500$/,
    stop: 'Oprește',
    stopped: 'Verificarea a fost oprită',
    halfway: 'Aplicarea s-a oprit la mijloc',
    goOn: 'Continuă',
    forbidden: 'Nu aveți acces aici',
    prices: 'Prețurile',
    stock: 'Stocul magazinului',
    creates: 'Creează produsele noi',
    category: 'Categoria lor',
    newBrand: '1 brand pe care magazinul nu îl are',
    makeBrand: 'Creează aceste branduri la aplicare',
    applyNone: 'Aplică 0 de rânduri bune',
    applyNew: 'Aplică 1 modificare',
    replace: 'Le înlocuiesc pe cele existente',
    replaces: /^Le înlocuiesc pe cele pe care produsul le are acum/,
    applyFiles: 'Aplică 3 modificări',
  },
  ru: {
    title: 'Импорт таблиц',
    choose: 'Выбрать файл',
    supplier: 'Поставщик',
    known: 'Файл будет прочитан так же, как в прошлый раз.',
    tryIt: 'Проверить файл',
    nothing: 'Применять нечего: ни один товар не меняется',
    columns: 'Изменить столбцы',
    price: 'Цена',
    example: /^напр\.: 18,90/,
    again: 'Проверить заново',
    refusedRows: /^Отклонённые/,
    currency: 'Цена не в леях',
    proposal: 'Предложение: VVG-LS-3x2.5',
    report: 'Отчёт для поставщика',
    guard: '100 % цен меняются больше чем на 30 %',
    seen: 'Проверено, всё верно',
    apply: 'Применить 1 хорошую строку',
    applied: 'Применено: сохранён 1 товар',
    undo: 'Вернуть как было',
    undoNow: 'Да, вернуть',
    undone: 'Импорт отменён',
    undoneMark: 'отменён',
    unreadable: 'Файл не удалось прочитать',
    damaged: 'Файл XLSX повреждён или передан не полностью. Скачайте его заново',
    drop: 'Убрать',
    trying: 'Файл проверяется',
    counted: /^Пройдено строк: 1.?200 из 4.?500$/,
    stop: 'Остановить',
    stopped: 'Проверка остановлена',
    halfway: 'Применение остановилось на полпути',
    goOn: 'Продолжить',
    forbidden: 'У вас нет доступа',
    prices: 'Цены',
    stock: 'Остатки магазина',
    creates: 'Создавать новые товары',
    category: 'Их категория',
    newBrand: '1 бренд, которого нет в магазине',
    makeBrand: 'Создать эти бренды при применении',
    applyNone: 'Применить 0 хороших строк',
    applyNew: 'Применить 1 изменение',
    replace: 'Заменить имеющиеся',
    replaces: /^Заменят те, что у товара есть сейчас/,
    applyFiles: 'Применить 3 изменения',
  },
};

const priceList = readFileSync(
  new URL('../server/import/samples/price-list.csv', import.meta.url),
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

/** What a customer sees of a product. */
async function asCustomer(code: string) {
  const { token } = await registerCustomer();
  return {
    token,
    async read(): Promise<{ price: number; gallery: unknown[] }> {
      const answer = await fetch(`${shopUrl()}/api/products/items/${code}`, {
        headers: { Authorization: `Token ${token}` },
      });
      return answer.json();
    },
  };
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
  expect(await violations(page)).toEqual([]);
  await choose(page, 'button', name, table);
  await page.getByLabel(text.supplier).fill(supplier);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.tryIt }).click();

  // No heading says that it is a price.
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(text.nothing).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.columns }).click();
  const dialog = page.getByRole('dialog', { name: text.columns });
  await dialog.getByLabel(text.price, { exact: true }).selectOption('Tarif nou');
  await dialog.getByText(text.example).waitFor();
  await dialog.getByLabel('Stoc', { exact: true }).selectOption('Nu se citește');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.again }).click();

  await page.getByText(text.guard).waitFor();
  await page.getByText('Nu se citesc: stoc.').waitFor();
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
  expect(await violations(page)).toEqual([]);
  expect(await shopPrice()).toBe(18.9);
  const shopper = await visit(`/product/${code}`, { token: customer.token });
  await shopper.page.getByText('18,90').first().waitFor();

  await page.getByRole('button', { name: text.undo }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: text.undoNow }).click();
  await page.getByText(text.undone).waitFor();
  expect(await violations(page)).toEqual([]);
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
  await page.getByText('Nu se citesc: stoc.').waitFor();
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
  const shown = await (await fetch(`${shopUrl()}/api/brands/items/`)).text();
  expect(shown).not.toContain(`Марка ${code}`);
  expect(complaints).toEqual([]);
});

const photograph = (shade: number) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background: { r: shade, g: 90, b: 9 } } })
    .jpeg()
    .toBuffer();

test.each(['ro', 'ru'] as const)(
  'an archive of pictures named by codes is tried, put in the place of others, and undone (%s)',
  async (locale) => {
    const text = words[locale];
    const code = await ownProduct();
    const customer = await asCustomer(code);
    const pictures = async () => (await customer.read()).gallery.length;
    const archive = packZip([
      { name: `${code.toUpperCase()}.jpg`, bytes: await photograph(40) },
      { name: `${code}_2.jpg`, bytes: await photograph(200) },
      { name: `${code}.pdf`, bytes: Buffer.from('%PDF-1.4\ntrailer\n<<>>\n%%EOF\n') },
    ]);
    const { page, complaints } = await visitAsStaff('/admin/import', {
      role: 'catalogue',
      locale,
      screen: locale === 'ro' ? 'desktop' : 'phone',
    });
    expect(await pictures()).toBe(0);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `${code}.zip`, mimeType: 'application/zip', buffer: archive });
    // How tables are read is not asked of it.
    await page.getByLabel(text.replace).check();
    expect(await page.getByLabel(text.prices, { exact: true }).count()).toBe(0);
    if (locale === 'ro') expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: text.tryIt }).click();
    await page.getByText(text.replaces).waitFor();
    if (locale === 'ro') expect(await violations(page)).toEqual([]);
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
  },
);

test.each(['ro', 'ru'] as const)(
  'a file nobody can read says why, and goes (%s)',
  async (locale) => {
    const text = words[locale];
    const { page } = await visitAsStaff('/admin/import', {
      role: 'warehouse',
      locale,
      screen: 'phone',
    });
    const name = `${randomBytes(5).toString('hex')}.xlsx`;
    await choose(page, 'button', name, 'PK\u0003\u0004 nimic');
    // Who may write stock alone is offered nothing else.
    await page.getByLabel(text.stock).waitFor();
    expect(await page.getByLabel(text.prices, { exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: text.tryIt }).click();
    await page.getByText(text.unreadable).waitFor();
    await page.getByText(text.damaged).waitFor();
    if (locale === 'ro') expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: text.drop }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.drop }).click();
    await page.getByRole('heading', { level: 1, name: text.title }).waitFor();
    await soon(() => page.getByRole('row', { name }).count()).toBe(0);
  },
);

test.each(['ro', 'ru'] as const)(
  'how far it is shows while it goes on, and so does what stopped (%s)',
  async (locale) => {
    const text = words[locale];
    const held = await heldImport();
    const { page } = await visitAsStaff(`/admin/import/${held.id}`, { role: 'catalogue', locale });
    await page.getByRole('progressbar', { name: text.trying }).waitFor();
    await page.getByText(text.counted).waitFor();
    if (locale === 'ro') expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: text.stop }).click();
    await soon(held.isCancelAsked).toBe(true);
    await held.cancel();
    await page.getByText(text.stopped).waitFor();
    if (locale === 'ro') expect(await violations(page)).toEqual([]);
    await held.beginApplying();
    await page.reload();
    await page.getByText(text.halfway).waitFor();
    await page.getByRole('button', { name: text.goOn }).waitFor();
    if (locale === 'ro') expect(await violations(page)).toEqual([]);
    await held.forget();
  },
);

test('who may write nothing of products is not offered it, and refused', async () => {
  const { page } = await visitAsStaff('/admin/today', { role: 'sales' });
  await page.getByRole('navigation').first().waitFor();
  expect(await page.getByRole('link', { name: words.ro.title }).count()).toBe(0);
  await page.goto('/admin/import');
  await page.getByRole('heading', { name: words.ro.forbidden }).waitFor();
  expect(await page.getByRole('button', { name: words.ro.choose }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});
