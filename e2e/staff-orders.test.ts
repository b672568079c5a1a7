import { expect, test } from 'vitest';
import type { Order } from '../contract/shapes/order.ts';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { call, plentiful } from './buying.ts';
import { hire, visitAsStaff } from './staff.ts';
import { takeOrderThrough } from './staff-actions.ts';
import { registerCustomer, screens, shopUrl } from './visitor.ts';

const text = {
  orders: 'Заказы',
  search: 'Поиск',
  confirm: 'Подтвердить',
  packed: 'Отметить собранным',
  ship: 'Передать курьеру',
  confirmed: 'Подтверждён',
  papers: 'Документы',
  repeat: 'Повторить заказ',
  newOrder: 'Новый заказ',
  edit: 'Изменить товары',
  add: 'Добавить товар',
  quantity: 'Количество',
  reason: 'Причина',
  save: 'Сохранить',
  contact: 'Изменить данные заказа',
  name: 'Имя',
  conflict: 'Кто-то успел сохранить раньше',
  overwrite: 'Сохранить поверх',
  alsoHere: /Этот заказ открыт и у других/,
  note: 'Внутренняя заметка',
  addNote: 'Добавить заметку',
  sendPart: 'Отправить часть',
  takeBack: 'Товар вернулся',
  whatCameBack: 'Что вернулось',
  pay: 'Записать оплату',
  shipped: 'Отправлен',
  saveView: 'Сохранить список',
  viewName: 'Название списка',
  export: 'Скачать',
};

async function placeOrder(name: string) {
  const { token } = await registerCustomer();
  const [ordered, other] = await plentiful(token, 2);
  if (!ordered || !other) throw new Error('nothing to order');
  const order = await call<Order>('POST', '/orders/orders/', {
    token,
    body: {
      name,
      delivery_type: 'courier',
      city_id: 100,
      suburb_id: 101000,
      address: 'str. Ismail 33',
      pay_method: 'cash',
      order_products: [{ id: ordered.id, price: ordered.price, quantity: 20 }],
    },
  });
  return { order, other };
}

test('sales finds an order, changes it, is told of a colleague who was faster, and the warehouse sends it', async () => {
  const name = uniqueName('Cumparator');
  const { order, other } = await placeOrder(name);

  const sales = await visitAsStaff('/admin/orders', { role: 'sales', locale: 'ru' });
  const { page } = sales;
  await page.getByRole('heading', { level: 1, name: text.orders }).waitFor();
  await page.getByRole('link', { name: order.id }).waitFor();
  // The list is taken along; all that is known of its buyers, as 1C reads it, is not.
  await page.locator('summary', { hasText: text.export }).click();
  await page.getByRole('button', { name: 'Excel (XLSX)' }).waitFor();
  expect(await page.getByRole('button', { name: 'CommerceML' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel(text.search).fill(name);
  await page.waitForURL(/search=/);
  await page.getByRole('button', { name: text.saveView }).click();
  await page.getByLabel(text.viewName).fill('De sunat');
  await page.getByRole('dialog').getByRole('button', { name: text.save }).click();
  await page.getByRole('link', { name: 'De sunat' }).waitFor();
  // The list by keyboard alone.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/orders/${order.id}`);
  await page.getByText(name).first().waitFor();

  // In the hand the papers open on the screen, wherever their button has gone.
  await page.setViewportSize(screens.phone);
  const papers = page.locator('details', { hasText: text.papers });
  await papers.locator('summary').click();
  const isWhole = async () => {
    const box = await papers.locator('ul').boundingBox();
    return box && box.x >= 0 && box.x + box.width <= screens.phone.width;
  };
  await soon(isWhole).toBe(true);
  await page.keyboard.press('Escape');
  await page.setViewportSize(screens.desktop);

  await page.getByRole('button', { name: text.confirm }).click();
  await page.getByText(text.confirmed).first().waitFor();

  await page.getByRole('button', { name: text.edit }).click();
  const dialog = page.getByRole('dialog', { name: text.edit });
  const finder = dialog.getByRole('combobox', { name: text.add });
  await finder.fill(other.code);
  await dialog.getByRole('option', { name: other.code }).first().waitFor();
  await finder.press('Enter');
  await dialog.getByLabel(text.quantity).last().fill('10');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: text.save }).click();
  // The reason is asked for.
  await dialog.getByLabel(text.reason).fill('La cererea clientului');
  await dialog.getByRole('button', { name: text.save }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('cell', { name: other.code }).waitFor();

  // Somebody else opens the same order and is faster.
  await page.getByRole('button', { name: text.contact }).click();
  const contact = page.getByRole('dialog', { name: text.contact });
  await contact.getByLabel(text.name).fill('Numele meu');
  const owner = await visitAsStaff(`/admin/orders/${order.id}`, { role: 'owner', locale: 'ru' });
  await owner.page.getByText(text.alsoHere).waitFor();
  await owner.page.getByRole('button', { name: text.packed }).click();
  await owner.page.getByRole('button', { name: text.ship }).waitFor();
  await owner.page.getByRole('button', { name: text.contact }).click();
  const theirs = owner.page.getByRole('dialog', { name: text.contact });
  await theirs.getByLabel(text.name).fill('Numele altuia');
  await theirs.getByRole('button', { name: text.save }).click();
  await theirs.waitFor({ state: 'detached' });
  await contact.getByRole('button', { name: text.save }).click();
  const clash = page.getByRole('dialog', { name: text.conflict });
  await clash.getByText(/owner/).waitFor();
  await clash.getByText('Numele meu').waitFor();
  await clash.getByText('Numele altuia').waitFor();
  await clash.getByText(name).waitFor();
  expect(await violations(page)).toEqual([]);
  await clash.getByRole('button', { name: text.overwrite }).click();
  await contact.waitFor({ state: 'detached' });
  await page.getByText('Numele meu').first().waitFor();

  const warehouse = await visitAsStaff(`/admin/orders/${order.id}`, {
    role: 'warehouse',
    locale: 'ru',
    screen: 'tablet',
  });
  const depot = warehouse.page;
  await depot.getByRole('button', { name: text.ship }).waitFor();
  for (const forbidden of [text.edit, text.contact, text.pay]) {
    expect(await depot.getByRole('button', { name: forbidden }).count()).toBe(0);
  }
  expect(await depot.getByRole('link', { name: text.repeat }).count()).toBe(0);
  await depot.getByLabel(text.note).fill('Raftul B, rola 3');
  await depot.getByRole('button', { name: text.addNote }).click();
  await depot.getByText('Raftul B, rola 3').waitFor();
  await depot.getByRole('button', { name: text.sendPart }).click();
  const parcel = depot.getByRole('dialog');
  await parcel.getByLabel(text.quantity).first().fill('5');
  expect(await violations(depot)).toEqual([]);
  await parcel.getByRole('button', { name: text.sendPart }).click();
  await parcel.waitFor({ state: 'detached' });
  await depot.getByRole('button', { name: text.ship }).click();
  await depot.getByText(text.shipped).first().waitFor();

  // Two of them were refused at the door, and are on the shelf again.
  await depot.getByRole('button', { name: text.takeBack }).click();
  const back = depot.getByRole('dialog', { name: text.whatCameBack });
  await back.getByLabel(text.quantity).first().fill('2');
  expect(await violations(depot)).toEqual([]);
  await back.getByRole('button', { name: text.takeBack }).click();
  await back.waitFor({ state: 'detached' });
  await depot.getByText('вернулось 2').waitFor();

  const accountant = await visitAsStaff(`/admin/orders/${order.id}`, {
    role: 'accountant',
    locale: 'ru',
  });
  await accountant.page.getByText('Raftul B, rola 3').waitFor();
  expect(await accountant.page.getByLabel(text.note).count()).toBe(0);
  await accountant.page.goto('/admin/orders');
  await accountant.page.locator('summary', { hasText: text.export }).waitFor();

  await page.getByRole('link', { name: text.repeat }).click();
  await page.getByRole('heading', { level: 1, name: text.newOrder }).waitFor();
  await page.getByText(order.id).first().waitFor();
  await page.getByText(other.code).first().waitFor();
  for (const visitor of [sales, owner, warehouse, accountant]) {
    expect(visitor.complaints.filter((line) => !/409|400/.test(line))).toEqual([]);
  }
});

test('whoever hands an order over is shown first that it goes elsewhere by now', async () => {
  const { order } = await placeOrder(uniqueName('Cumparator'));
  await takeOrderThrough(order.id, 'confirmed', 'packed');
  const { page } = await visitAsStaff('/admin/today', { role: 'warehouse', locale: 'ru' });
  // Who looks does not hear of it.
  await page.route('**/viewing/', (route) => route.abort());
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole('button', { name: text.ship }).waitFor();

  const { headers } = await hire({ role: 'sales' });
  const path = `${shopUrl()}/api/staff/orders/${order.id}/`;
  const said = { ...headers, Origin: shopUrl(), 'Content-Type': 'application/json' };
  const { version } = await (await fetch(path, { headers: said })).json();
  const moved = await fetch(`${path}contact/`, {
    method: 'POST',
    headers: said,
    body: JSON.stringify({ version, address: 'str. Alta 5' }),
  });
  expect(moved.status).toBe(200);

  await page.getByRole('button', { name: text.ship }).click();
  const clash = page.getByRole('dialog', { name: text.conflict });
  await clash.getByText(/str\. Alta 5/).waitFor();
  await clash.getByText(/str\. Ismail 33/).waitFor();
  await clash.getByRole('button', { name: text.overwrite }).click();
  await page.getByText(text.shipped).first().waitFor();
});

test('who has no business with orders is told so', async () => {
  const { page } = await visitAsStaff('/admin/orders', { role: 'content' });
  await page.getByRole('heading', { name: 'Nu aveți acces aici' }).waitFor();
  expect(await page.getByRole('link', { name: 'Comenzi' }).count()).toBe(0);
});
