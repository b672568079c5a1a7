import { expect, test } from 'vitest';
import { textOf } from '../documents/read-pdf.fixture.ts';
import { openOrderSetup, pickup, toCourier } from '../orders/order-setup.fixture.ts';
import { composeOrderMail } from './compose-order-mail.ts';

const { product, shop, submit } = openOrderSetup();

test('the customer is written to in the language of the order, the shop in its own', async () => {
  const id = await product(5, 120_50);
  const { json: order } = await submit(
    pickup([{ id, price: 120.5, quantity: 2 }], toCourier({ lang: 'ru', comment: 'După ora 18' })),
  );
  const toCustomer = await composeOrderMail(shop.own, 'order-confirmation', order.id);
  expect(toCustomer.subject).toBe(`Мы получили заказ ${order.number}`);
  expect(toCustomer.text).toContain('Кишинёв');
  const toShop = await composeOrderMail(shop.own, 'order-notice', order.id);
  expect(toShop.subject).toMatch(new RegExp(`^Comandă nouă ${order.number}: .*, Ion Rusu$`));
  expect(toShop.text).toContain('Chișinău');
  for (const { text, html } of [toCustomer, toShop]) {
    expect(text).toContain('341,00');
    expect(html).toContain('341,00');
    expect(text).toContain('După ora 18');
  }
});

test('who pays by transfer gets the proforma along, the shop does not', async () => {
  const id = await product(5);
  const { json: order } = await submit(
    pickup([{ id, price: 100, quantity: 1 }], { pay_method: 'transfer', lang: 'ru' }),
  );
  const { text, attached } = await composeOrderMail(shop.own, 'order-confirmation', order.id);
  expect(text).toContain('Счёт на оплату приложен');
  expect(text).toMatch(/\nIBAN: MD\d\d [0-9A-Z ]+\n/);
  expect(text).toMatch(/\nНазначение платежа: Plata conform contului nr\. \d+ din .* 16,67 lei\n/);
  expect(attached?.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^cont-de-plata-\d+\.pdf$/),
  ]);
  const [paper] = attached ?? [];
  expect(await textOf(paper?.bytes ?? new Uint8Array())).toContain(order.number);
  const again = await composeOrderMail(shop.own, 'order-confirmation', order.id);
  expect(again.attached?.[0]?.name).toBe(paper?.name);
  expect((await composeOrderMail(shop.own, 'order-notice', order.id)).attached).toBeUndefined();
});

test('who pays in cash gets no proforma', async () => {
  const id = await product(5);
  const { json: order } = await submit(pickup([{ id, price: 100, quantity: 1 }]));
  const letter = await composeOrderMail(shop.own, 'order-confirmation', order.id);
  expect(letter.attached).toBeUndefined();
  expect(letter.text).not.toContain('IBAN');
});

test('a mail that waited tells of the order as it is when it leaves', async () => {
  const id = await product(5);
  const { json: order } = await submit(pickup([{ id, price: 100, quantity: 1 }]));
  await shop.db
    .updateTable('customer_order')
    .set({ comment: 'Sunați la poartă' })
    .where('id', '=', order.id)
    .execute();
  const { text } = await composeOrderMail(shop.own, 'order-notice', order.id);
  expect(text).toContain('Sunați la poartă');
});

const recipientsOf = async (orderId: string) =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select('recipient')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'order-confirmation')
      .orderBy('id')
      .execute()
  ).map(({ recipient }) => recipient);

/** Whose mailbox it is for certain. */
async function confirmed<Customer extends { user: { id: number } }>(customer: Customer) {
  await shop.db
    .updateTable('customer')
    .set({ email_confirmed_at: new Date() })
    .where('id', '=', customer.user.id)
    .execute();
  return customer;
}

test('an account’s own e-mail, until somebody confirms it, is told of a few orders an hour; the shop of all', async () => {
  await shop.set('other_address_mails_per_hour', 2);
  const id = await product(50);
  const stranger = await shop.register();
  const known = await confirmed(await shop.register());
  const kindsTo = async ({ token }: { token: string }) => {
    const { status, json } = await submit(pickup([{ id, price: 100, quantity: 1 }]), { token });
    expect(status).toBe(201);
    const mails = await shop.db
      .selectFrom('mail_outbox')
      .select(['kind'])
      .where('order_id', '=', json.id)
      .orderBy('kind')
      .execute();
    return mails.map(({ kind }) => kind);
  };
  const both = ['order-confirmation', 'order-notice'];
  expect([await kindsTo(stranger), await kindsTo(stranger)]).toEqual([both, both]);
  expect(await kindsTo(stranger)).toEqual(['order-notice']);
  expect([await kindsTo(known), await kindsTo(known), await kindsTo(known)]).toEqual([
    both,
    both,
    both,
  ]);
  await shop.db.updateTable('attempt').set({ resets_at: new Date() }).execute();
  expect(await kindsTo(stranger)).toEqual(both);
});

test('whoever cancels what was ordered has nobody flooded by it', async () => {
  await shop.set('other_address_mails_per_hour', 2);
  const id = await product(50);
  const { token, user } = await shop.register();
  const orders: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    orders.push((await submit(pickup([{ id, price: 100, quantity: 1 }]), { token })).json.id);
  }
  // Saved up for an address that somebody else's orders never reached.
  const email = `altul.${user.email}`;
  await shop.db
    .updateTable('customer')
    .set({ email, email_key: email })
    .where('id', '=', user.id)
    .execute();
  for (const order of orders) {
    const path = `/orders/${order}/cancel/`;
    expect((await shop.api('POST', path, { token, body: {} })).status).toBe(200);
  }
  const mails = await shop.db
    .selectFrom('mail_outbox')
    .select('kind')
    .where('recipient', '=', email)
    .execute();
  expect(mails).toEqual([{ kind: 'order-cancelled' }, { kind: 'order-cancelled' }]);
});

test('an address typed with an order gets its mail too, and no flood of them', async () => {
  await shop.set('other_address_mails_per_hour', 2);
  const id = await product(50);
  const { token, user } = await confirmed(await shop.register());
  const order = (email: string, as = token) =>
    submit(pickup([{ id, price: 100, quantity: 1 }], { email }), { token: as });
  const recipients = [];
  for (let count = 0; count < 3; count += 1) {
    const { json } = await order('strain@example.com');
    recipients.push(await recipientsOf(json.id));
  }
  expect(recipients).toEqual([
    [user.email, 'strain@example.com'],
    [user.email, 'strain@example.com'],
    [user.email],
  ]);
  // From other accounts neither, and to others from elsewhere still.
  const other = await shop.register();
  const { json: flooding } = await order('Strain@example.com', other.token);
  expect(await recipientsOf(flooding.id)).toEqual([other.user.email]);
  const { json: own } = await order(user.email.toUpperCase());
  expect(await recipientsOf(own.id)).toEqual([user.email]);
});
