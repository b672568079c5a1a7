import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import type { Order } from '../contract/shapes/order.ts';
import { violations } from './axe.ts';
import { call, paid, plentiful } from './buying.ts';
import { visitAsStaff } from './staff.ts';
import { registerCustomer, visit } from './visitor.ts';

let token: string;
let orders: Order[];

beforeAll(async () => {
  ({ token } = await registerCustomer());
  const products = await plentiful(token, 2);
  orders = [];
  for (const product of products) {
    const order_products = [{ id: product.id, price: paid(product), quantity: 5 }];
    const body = { delivery_type: 'pickup', pay_method: 'transfer', order_products };
    orders.push(await call<Order>('POST', '/orders/orders/', { token, body }));
  }
});

const words = {
  ro: {
    print: 'Documente',
  },
  ru: {
    prices: 'Прайс-лист',
    whole: 'Весь каталог',
    section: 'Выбрано категорий: 1',
    fileName: 'price-list',
    proforma: 'Счёт на оплату (PDF)',
    print: 'Документы',
    note: /^RU: Акт приёма-передачи, по-русски/,
    mark: 'Выбрать заказ',
    pick: /^Лист подбора/,
  },
} as const;

test('who pays by transfer saves the proforma after ordering and from the account, and takes the prices of everything as a workbook, of a section as PDF', async () => {
  const say = words.ru;
  const [order] = orders;
  const { page, complaints } = await visit(`/ru/success/${order?.id}`, {
    token,
    screen: 'phone',
  });
  const button = page.getByRole('button', { name: say.proforma });
  await button.waitFor();
  expect(await violations(page)).toEqual([]);
  const saved = page.waitForEvent('download');
  await button.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`cont-de-plata-${order?.number}.pdf`);
  expect(String(await readFile(await file.path())).slice(0, 5)).toBe('%PDF-');

  await page.goto('/ru/account');
  await page.getByText(String(order?.number)).click();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: `${say.proforma}, ${order?.number}` }).click();
  await again;

  const block = page.getByRole('region', { name: say.prices });
  const take = async (label: string, ending: string, begins: string) => {
    const saved = page.waitForEvent('download');
    await block.getByRole('button', { name: `${say.prices}, ${label}` }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(`${say.fileName}.${ending}`);
    expect(String(await readFile(await file.path())).slice(0, begins.length)).toBe(begins);
  };
  await take('Excel', 'xlsx', 'PK');
  expect(await block.getByRole('button', { name: `${say.prices}, PDF` }).isEnabled()).toBe(true);
  await block.getByText(say.whole).click();
  await block.getByRole('checkbox').nth(1).check();
  await block.getByText(say.section).waitFor();
  expect(await violations(page)).toEqual([]);
  await take('PDF', 'pdf', '%PDF-');
  // So far down the footer's map comes into view, whose pictures are elsewhere.
  expect(complaints.filter((line) => !/NAME_NOT_RESOLVED/.test(line))).toEqual([]);
});

test('the warehouse prints papers of one order and of several', async () => {
  const say = words.ru;
  const [order, other] = orders;
  const { page, complaints } = await visitAsStaff(`/admin/orders/${order?.id}`, {
    role: 'warehouse',
    locale: 'ru',
  });
  await page.getByText(say.print, { exact: true }).click();
  expect(await violations(page)).toEqual([]);
  const note = page.waitForResponse(/delivery-note\/\?lang=ru/);
  await page.getByRole('link', { name: say.note }).click();
  const answer = await note;
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await page.goto('/admin/orders');
  for (const { number } of [order, other].filter((one) => one !== undefined)) {
    await page.getByRole('checkbox', { name: `${say.mark} ${number}` }).check();
  }
  expect(await violations(page)).toEqual([]);
  const list = page.waitForResponse(/\/staff\/documents\/pick-list\//);
  await page.getByRole('link', { name: say.pick }).click();
  const picked = await list;
  expect(picked.status()).toBe(200);
  expect(new URL(picked.url()).searchParams.get('orders')?.split(',')).toHaveLength(2);
  expect(complaints).toEqual([]);
});

test('sales issues a proforma by printing it, and whoever reads it later gives it no other number', async () => {
  const [, order] = orders;
  const path = `/admin/orders/${order?.id}`;
  const sales = await visitAsStaff(path, { role: 'sales' });
  const print = async ({ page }: typeof sales) => {
    await page.getByText(words.ro.print, { exact: true }).click();
    const read = page.waitForResponse(/documents\/proforma\/\?lang=ro/);
    await page.getByRole('link', { name: /^Cont de plată, în română/ }).click();
    const answer = await read;
    expect([answer.status(), answer.request().method()]).toEqual([200, 'GET']);
    return answer.headers()['content-disposition'];
  };
  const issued = sales.page.waitForRequest(/\/orders\/[^/]+\/proforma\/$/);
  const name = await print(sales);
  expect((await issued).method()).toBe('POST');
  const accountant = await visitAsStaff(path, { role: 'accountant' });
  expect(await print(accountant)).toBe(name);
  expect([...sales.complaints, ...accountant.complaints]).toEqual([]);
});
