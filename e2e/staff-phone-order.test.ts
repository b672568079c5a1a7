import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatLei } from '../contract/money.ts';
import type { Order } from '../contract/shapes/order.ts';
import { moveStock } from '../server/shop/catalogue/stock/move-stock.ts';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { call, ordersOf, paid, plentiful, scarce } from './buying.ts';
import { letterTo } from './letters.ts';
import { onlooker } from './onlooker.ts';
import { visitAsStaff } from './staff.ts';
import { inCatalogue } from './staff-actions.ts';
import { registerCustomer } from './visitor.ts';

const words = {
  ro: {
    newOrder: 'Comandă nouă',
    findCustomer: 'Caută clientul',
    findProduct: 'Caută produsul',
    place: /^Înregistrează comanda/,
    placed: /Comanda ([0-9A-Z-]{9}) este înregistrată/,
    next: 'Altă comandă',
    newCustomer: 'Client nou',
    name: /^Nume și prenume/,
    phone: /^Telefon/,
    email: 'E-mail',
    who: 'Alegeți un client sau adăugați unul nou',
    incomplete: 'Numărul de telefon nu este complet',
    opened: 'V-am deschis un cont',
    forbidden: 'Nu aveți acces aici',
  },
  ru: {
    newOrder: 'Новый заказ',
    findCustomer: 'Найти клиента',
    findProduct: 'Найти товар',
    repeat: /^Повторить заказ/,
    changed: /изменилось/,
    lessStock: /осталось 2/,
    deliveryType: 'Как получит клиент',
    district: /^Район или муниципий/,
    capital: 'кишин',
    locality: /^Населённый пункт/,
    city: 'кишин',
    address: /^Улица и номер дома/,
    place: /^Оформить заказ/,
    placed: /Заказ ([0-9A-Z-]{9}) оформлен/,
    unread: 'Исправьте отмеченные количества и отрезки',
    ambiguous: /Может значить 2500 или 2,5/,
    rounded: /^Округлили до 4/,
  },
} as const;

/** Sought and taken without a mouse; the keyboard is left at the quantity. */
async function addByKeyboard(page: Page, label: string, code: string, quantity: string) {
  await page.getByRole('combobox', { name: label }).fill(code);
  await page.getByRole('option').filter({ hasText: code }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(quantity);
}

test('an order of before is taken again for who calls, with what changed, and goes by courier', async () => {
  const text = words.ru;
  const name = uniqueName('Sunător');
  const customer = await registerCustomer({ phone: randomPhone() });
  await call('POST', '/accounts/create-and-update/', { token: customer.token, body: { name } });
  const { phone } = await call<{ phone: string }>('GET', '/accounts/user-data/', customer);
  const [rare, [more]] = [await scarce(customer.token), await plentiful(customer.token, 1)];
  if (!more) throw new Error('nothing to buy');
  const former = await call<Order>('POST', '/orders/orders/', {
    token: customer.token,
    body: {
      delivery_type: 'pickup',
      pay_method: 'cash',
      order_products: [{ id: rare.id, price: paid(rare), quantity: 3 }],
    },
  });
  await inCatalogue((changing) =>
    // Of which the order before holds three.
    moveStock(changing, [{ product_id: rare.id, counted: 5, reason: 'count' }]),
  );

  const path = '/admin/orders/new';
  const { page, complaints } = await visitAsStaff(path, {
    role: 'sales',
    locale: 'ru',
    screen: 'tablet',
  });
  await page.getByRole('heading', { level: 1, name: text.newOrder }).waitFor();
  await page.getByRole('combobox', { name: text.findCustomer }).fill(phone.slice(5));
  await page.getByRole('option').filter({ hasText: name }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text.repeat }).click();
  await page.getByText(text.changed).waitFor();
  await page.getByText(text.lessStock).first().waitFor();

  // What is no quantity keeps the order from being placed; a decimal is rounded up, and said so.
  await addByKeyboard(page, text.findProduct, more.code, '2.500');
  const quantity = page.locator(`input[name=quantity-${more.id}]`);
  await page.getByRole('button', { name: text.place }).click();
  await page.getByRole('alert').getByText(text.unread).waitFor();
  await page.getByText(text.ambiguous).waitFor();
  expect(await quantity.inputValue()).toBe('2.500');
  expect(await violations(page)).toEqual([]);
  await quantity.fill('3,5');
  await quantity.press('Tab');
  await page.getByText(text.rounded).waitFor();
  expect(await quantity.inputValue()).toBe('4');
  const sum = paid(rare) * 2 + paid(more) * 4;
  await page.getByLabel(text.deliveryType).selectOption('courier');
  for (const [label, letters] of [
    [text.district, text.capital],
    [text.locality, text.city],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(letters);
    await page.getByRole('listbox', { name: label }).getByRole('option').first().click();
  }
  await page.getByLabel(text.address).fill('str. Ismail 33');
  const fee = sum > 5000 ? 0 : 100;
  const button = page.getByRole('button', { name: text.place });
  const total = Math.round((sum + fee) * 100) / 100;
  await soon(() => button.textContent()).toContain(formatLei(total, 'ru'));
  expect(await violations(page)).toEqual([]);
  await button.click();
  await page.getByText(text.placed).waitFor();
  const [placed, ...others] = await ordersOf(customer.token);
  expect(others.map(({ id }) => id)).toEqual([former.id]);
  expect(placed).toMatchObject({ total, city_id: 100, address: 'str. Ismail 33', name });
  expect(complaints).toEqual([]);
});

test('who calls for the first time is told what is missing, and gets an account with the order', async () => {
  const text = words.ro;
  const [product] = await plentiful(await onlooker(), 1);
  if (!product) throw new Error('nothing to buy');
  const { page } = await visitAsStaff('/admin/orders/new', { role: 'sales' });
  await addByKeyboard(page, text.findProduct, product.code, String(product.smallest_quantity));
  // From the quantity back to the search.
  await page.keyboard.press('Enter');
  const finder = page.getByRole('combobox', { name: text.findProduct });
  expect(await finder.evaluate((input) => input === document.activeElement)).toBe(true);
  const button = page.getByRole('button', { name: text.place });
  await soon(() => button.textContent()).toContain('lei');
  await button.click();
  await page.getByRole('alert').getByText(text.who).first().waitFor();

  await page.getByRole('button', { name: text.newCustomer }).first().click();
  await page.getByLabel(text.name).fill('Vasile Lupu');
  await page.getByLabel(text.phone).fill('069 12');
  const email = `${uniqueName('vasile')}@example.md`;
  await page.getByLabel(text.email).fill(email);
  await button.click();
  await page.getByText(text.incomplete).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel(text.phone).fill('069 123 456');
  await button.click();
  const said = await page.getByText(text.placed).textContent();
  const number = text.placed.exec(said ?? '')?.[1] ?? '';
  expect((await letterTo(email, number)).text).toContain(product.code);
  expect((await letterTo(email, text.opened)).text).toContain('/accounts/reset-password?uid=');
  await page.getByRole('button', { name: text.next }).click();
  await page.getByRole('combobox', { name: text.findCustomer }).waitFor();
});

test('the warehouse takes no orders', async () => {
  const { page } = await visitAsStaff('/admin/orders/new', { role: 'warehouse' });
  await page.getByRole('heading', { name: words.ro.forbidden }).waitFor();
  expect(await page.getByRole('link', { name: words.ro.newOrder }).count()).toBe(0);
});

const randomPhone = () =>
  `+373-6${Math.floor(Math.random() * 10)}-${String(Date.now()).slice(-6, -3)}-${String(Math.floor(Math.random() * 1000)).padStart(3, '0')}`;
