import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { soon } from '../testing/soon.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { violations } from './axe.ts';
import { call, plentiful } from './buying.ts';
import { stopClock } from './clocks.ts';
import { hire, saveAs, visitAsStaff } from './staff.ts';
import { registerCustomer, shopUrl } from './visitor.ts';

const text = {
  customers: 'Clienți',
  messages: 'Mesaje',
  mail: 'E-mailuri',
  search: 'Caută',
  newOrder: 'Comandă pentru client',
  findProduct: 'Caută produsul',
  newNote: 'Notă nouă',
  addNote: 'Adaugă nota',
  edit: 'Corectează',
  name: 'Nume',
  save: 'Salvează',
  conflict: 'Altcineva a salvat între timp',
  overwrite: 'Salvează peste',
  block: 'Blochează',
  unblock: 'Deblochează',
  reason: 'Motivul',
  blocked: /^Blocat din/,
  erase: 'Șterge la cerere',
  eraseOpen: /^Mai întâi se încheie comenzile/,
  state: 'Stare',
  notes: 'Note',
  done: 'Rezolvat',
  received: 'Comandă primită',
  to: 'La adresa',
  sendAgain: 'Trimite din nou',
  forbidden: 'Nu aveți acces aici',
};

/** What a page that takes texts for markup would run. */
const hostile = (mark: string) => `<img src=x onerror="document.title='${mark}'">${mark}`;

/** Somebody with an order, a message and a name that is not meant well. */
async function hostileCustomer() {
  const mark = uniqueName('rau').replace(/[^a-z0-9]/gi, '');
  const phone = `+373-68-${randomInt(100, 1000)}-${randomInt(100, 1000)}`;
  const { token, username } = await registerCustomer({ phone });
  const name = hostile(mark).slice(0, 100);
  await call('POST', '/accounts/create-and-update/', { token, body: { name } });
  const [product] = await plentiful(token, 1);
  const line = { id: product?.id, price: product?.promotion_price ?? product?.price, quantity: 1 };
  const order = await call<{ id: string }>('POST', '/orders/orders/', {
    token,
    body: { delivery_type: 'pickup', pay_method: 'cash', comment: name, order_products: [line] },
  });
  const body = { name, phone, comment: `${name}\nA doua linie` };
  await call('POST', '/contacts/contact-page/form/', { token, body });
  return { token, username, name, mark, phone, order };
}

test('sales finds a customer by phone, corrects, notes, blocks, and what is written stays text', async () => {
  const customer = await hostileCustomer();
  const { page, complaints } = await visitAsStaff('/admin', { role: 'sales' });

  await page.getByRole('link', { name: text.customers }).click();
  await page.getByRole('heading', { level: 1, name: text.customers }).waitFor();
  await page.getByRole('searchbox', { name: text.search }).fill(customer.phone.slice(5));
  await page.getByRole('link', { name: customer.name }).waitFor();
  await soon(() => page.url()).toContain('search=');
  await page.getByRole('link', { name: customer.name }).click();
  await page.getByRole('heading', { level: 1, name: customer.name }).waitFor();
  await page.getByRole('link', { name: customer.order.id }).first().waitFor();
  // An order for them is a press away.
  await page.getByRole('link', { name: text.newOrder }).click();
  await page.getByRole('combobox', { name: text.findProduct }).waitFor();
  await page.getByRole('link', { name: customer.name }).click();
  await page.getByRole('heading', { level: 1, name: customer.name }).waitFor();

  await page.getByLabel(text.newNote).fill('Vine sâmbăta\nsună înainte');
  await page.getByRole('button', { name: text.addNote }).click();
  await page.getByText('Vine sâmbăta').waitFor();

  await page.getByRole('button', { name: text.edit }).click();
  const form = page.getByRole('dialog', { name: text.edit });
  await form.getByLabel(text.name, { exact: true }).fill('Ion Rusu');
  expect(await violations(page)).toEqual([]);
  // The customer is faster: both values are shown, and nothing is lost.
  const body = { name: 'Ion Ursu', address: 'str. Ismail 33' };
  await call('POST', '/accounts/create-and-update/', { token: customer.token, body });
  await form.getByRole('button', { name: text.save }).click();
  const clash = page.getByRole('dialog', { name: text.conflict });
  for (const value of ['Ion Rusu', 'Ion Ursu', 'str. Ismail 33']) {
    await clash.getByText(value, { exact: true }).waitFor();
  }
  await clash.getByRole('button', { name: text.overwrite }).click();
  await page.getByRole('heading', { level: 1, name: 'Ion Rusu' }).waitFor();
  await page.getByText('str. Ismail 33').first().waitFor();

  await page.getByRole('button', { name: text.erase }).click();
  await page.getByText(text.eraseOpen).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: text.block }).click();
  const block = page.getByRole('dialog', { name: text.block });
  await block.getByLabel(text.reason).fill('Nu ridică comenzile');
  await block.getByRole('button', { name: text.block }).click();
  await page.getByText(text.blocked).waitFor();
  expect(await page.getByRole('link', { name: text.newOrder }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  const ended = call('GET', '/accounts/user-data/', { token: customer.token });
  await expect(ended).rejects.toThrow('401');
  await page.getByRole('button', { name: text.unblock }).click();
  await page.getByRole('button', { name: text.block }).waitFor();

  expect(await page.title()).not.toBe(customer.mark);
  expect(await page.locator('main img').count()).toBe(0);
  expect(complaints.filter((line) => !/409/.test(line))).toEqual([]);
});

test('an open form shows the company as a colleague has corrected it, VAT code and address too', async () => {
  const { username } = await registerCustomer({
    ...{ user_type: 'juridical', company_name: 'Lux S.R.L.', c_f: '1003600012344' },
    ...{ type_company: 'Construcţii', function_in_company: 'director' },
  });
  const { page, person } = await visitAsStaff('/admin', { role: 'sales' });
  const found = await fetch(`${shopUrl()}/api/staff/customers/?search=${username}`, person);
  const [{ id }] = (await found.json()).results;
  await page.goto(`/admin/customers/${id}`);
  await page.getByRole('button', { name: text.edit }).click();
  const form = page.getByRole('dialog', { name: text.edit });
  expect(await form.getByLabel('IDNO').inputValue()).toBe('1003600012344');
  const company = { idno: '1014600987651', tva: '0401234', legal_address: 'str. Ismail 33' };
  await saveAs(await hire({ role: 'sales' }), `customers/${id}/`, { version: 1, ...company });
  // Later somebody comes back to the tab, and it reads what is there by now.
  await stopClock(page);
  await page.clock.resume();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await soon(() => form.getByLabel('IDNO').inputValue()).toBe(company.idno);
  expect(await form.getByLabel('Cod TVA').inputValue()).toBe(company.tva);
  expect(await form.getByLabel('Adresa juridică').inputValue()).toBe(company.legal_address);
});

test('sales answers a message and sends a letter to a corrected address', async () => {
  const customer = await hostileCustomer();
  const { page, complaints } = await visitAsStaff('/admin/messages', { role: 'sales' });

  await page.getByRole('heading', { level: 1, name: text.messages }).waitFor();
  await page.getByRole('searchbox', { name: text.search }).fill(customer.mark);
  await page.getByRole('article', { name: customer.name }).waitFor();
  const item = page.getByRole('listitem').filter({ hasText: customer.mark });
  // What is typed stands beside what a colleague has noted meanwhile.
  const notes = item.getByLabel(text.notes);
  await notes.fill('Sun mâine');
  const id = (await notes.getAttribute('name'))?.replace('notes-', '');
  await saveAs(await hire({ role: 'sales' }), `messages/${id}/`, {
    version: 1,
    notes: 'Am sunat eu',
  });
  await item.getByLabel(text.state).selectOption('done');
  await item.getByText(/: Am sunat eu$/).waitFor();
  expect(await notes.inputValue()).toBe('Sun mâine');
  await item.getByLabel(text.state).selectOption('done');
  await item.getByText(text.done).first().waitFor();

  await page.getByRole('link', { name: text.mail }).click();
  await page.getByRole('heading', { level: 1, name: text.mail }).waitFor();
  await page.goto(`/admin/mail?order=${customer.order.id}`);
  await page.getByRole('link', { name: text.received }).click();
  await page.getByRole('heading', { level: 1, name: text.received }).waitFor();
  // The letter stands in a frame in which nothing runs.
  const letter = page.frameLocator('iframe[sandbox=""]');
  await letter.getByText(customer.order.id).first().waitFor();
  expect(await letter.locator('img').count()).toBe(0);
  // The test's own scripts are refused in the frame too, and axe's will be.
  expect(complaints.filter((said) => !/frame is sandboxed|409/.test(said))).toEqual([]);
  const address = `${uniqueName('corect')}@example.md`;
  await page.getByLabel(text.to).fill(address);
  await page.getByRole('button', { name: text.sendAgain }).click();
  await page.getByText(address).first().waitFor();

  expect(await page.title()).not.toBe(customer.mark);
});

test('whoever types into a list and goes on to another screen is not called back while that is on its way', async () => {
  const { page } = await visitAsStaff('/admin/messages', { role: 'sales' });
  const search = page.getByRole('searchbox', { name: text.search });
  await search.waitFor();
  const later = Promise.withResolvers<void>();
  await page.route('**/outbox-screen-*', async (route) => {
    await later.promise;
    await route.continue();
  });
  await stopClock(page);
  await search.fill('nimeni');
  await page.getByRole('link', { name: text.mail }).click();
  // Longer than a list waits after the last key.
  await page.clock.runFor(1000);
  await page.clock.resume();
  later.resolve();
  await page.getByRole('heading', { level: 1, name: text.mail }).waitFor();
});

test('the warehouse neither sees these screens in its menu nor opens them', async () => {
  const { page } = await visitAsStaff('/admin', { role: 'warehouse' });
  for (const [path, name] of [
    ['customers', text.customers],
    ['messages', text.messages],
    ['mail', text.mail],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await page.getByRole('heading', { name: text.forbidden }).waitFor();
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
  }
});
