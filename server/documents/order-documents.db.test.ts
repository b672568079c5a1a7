import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { may, roles } from '../../contract/staff/permissions.ts';
import { openOrderDesk, pickup, toCourier } from '../orders/order-desk.fixture.ts';
import { changeLines } from '../orders/staff/change-lines.ts';
import { addStaff } from '../testing/add-staff.ts';
import { fingerprint } from '../testing/fingerprint.ts';
import { textOf } from './read-pdf.fixture.ts';

const { product, shop, submit } = openOrderDesk();

/** An order to be paid by transfer, unless it is said otherwise. */
async function place(fields: Record<string, unknown> = {}, token?: string) {
  const id = await product(500, 29_40);
  const order = pickup([{ id, price: 29.4, quantity: 50 }], { pay_method: 'transfer', ...fields });
  const { json } = await submit(order, token ? { token } : {});
  return { id: String(json.id), total: Number(json.total), product: id };
}

const ask = async (path: string, headers: Record<string, string>) => {
  const answer = await shop.app.request(`/api${path}`, { headers });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

const issue = (base: '/orders' | '/staff/orders', id: string, headers: Record<string, string>) =>
  shop.app.request(`/api${base}/${id}/proforma/`, { method: 'POST', headers });

/** As its button does: it is issued, then read. */
async function proforma(
  base: '/orders' | '/staff/orders',
  id: string,
  headers: Record<string, string>,
  query = '',
) {
  expect((await issue(base, id, headers)).status).toBe(200);
  return ask(`${base}/${id}/documents/proforma/${query}`, headers);
}

async function buyer() {
  const { token } = await shop.register();
  return { token, headers: { Authorization: `Token ${token}` } };
}

const proformas = (orderId: string) =>
  shop.db
    .selectFrom('proforma')
    .select(['number', 'version', 'issued_by'])
    .where('order_id', '=', orderId)
    .orderBy('version')
    .execute();

test('a buyer gets the proforma of an own order, once drawn always the same', async () => {
  const own = await buyer();
  const order = await place(toCourier({ lang: 'ro' }), own.token);
  const { answer, bytes } = await proforma('/orders', order.id, own.headers);
  expect(answer.status).toBe(200);
  const [{ number = 0 } = {}] = await proformas(order.id);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="cont-de-plata-${number}.pdf"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const text = await textOf(bytes);
  const sum = `${order.total
    .toFixed(2)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+,)/g, ' ')} lei`;
  expect(text).toContain(`Total de plată ${sum}`);
  expect(text).toContain(`Comanda ${order.id}`);

  const again = await ask(`/orders/${order.id}/documents/proforma/`, own.headers);
  expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true);
  const stored = await shop.db
    .selectFrom('proforma_file')
    .innerJoin('proforma', 'proforma.id', 'proforma_file.proforma_id')
    .select(['locale', 'sha256'])
    .where('order_id', '=', order.id)
    .orderBy('locale')
    .execute();
  const sha256 = createHash('sha256').update(bytes).digest();
  expect(stored).toMatchObject([{ locale: 'ro', sha256 }, { locale: 'ru' }]);
});

test('reading gives no number: not the buyer’s, not the owner’s, not after a change', async () => {
  const own = await buyer();
  const { headers } = await addStaff(shop.own);
  const order = await place({}, own.token);
  const read = () =>
    Promise.all(
      [
        { path: `/orders/${order.id}/documents/proforma/`, headers: own.headers },
        { path: `/staff/orders/${order.id}/documents/proforma/`, headers },
      ].map(async (one) => (await ask(one.path, one.headers)).answer.status),
    );
  const before = await fingerprint(shop.db);
  expect(await read()).toEqual([404, 422]);
  expect(await fingerprint(shop.db)).toBe(before);

  await issue('/orders', order.id, own.headers);
  const lines = [{ product_id: order.product, quantity: 40 }];
  await changeLines(shop.own, 'console', order.id, { version: 1, lines, reason: 'Mai puțin' });
  const changed = await fingerprint(shop.db);
  expect(await read()).toEqual([200, 200]);
  expect(await fingerprint(shop.db)).toBe(changed);
  expect(await proformas(order.id)).toHaveLength(1);
});

test('what the shop’s name becomes later changes nothing of what was issued', async () => {
  const own = await buyer();
  const order = await place({}, own.token);
  const path = `/orders/${order.id}/documents/proforma/?lang=ru`;
  const { bytes } = await proforma('/orders', order.id, own.headers, '?lang=ru');
  const { identity } = shop.own.settings();
  await shop.set('identity', { ...identity, legalName: 'Alt Nume S.R.L.' });
  const later = await ask(path, own.headers);
  expect(Buffer.from(later.bytes).equals(Buffer.from(bytes))).toBe(true);
  const romanian = await ask(`/orders/${order.id}/documents/proforma/?lang=ro`, own.headers);
  expect(await textOf(romanian.bytes)).not.toContain('Alt Nume');
  await shop.set('identity', identity);
});

test('a guest is refused, another customer finds nothing, and nothing is issued', async () => {
  const own = await buyer();
  const order = await place({}, own.token);
  const before = await fingerprint(shop.db);
  const path = `/orders/${order.id}/documents/proforma/`;
  expect((await ask(path, {})).answer.status).toBe(401);
  expect((await issue('/orders', order.id, {})).status).toBe(401);
  const other = await buyer();
  const unchanged = await fingerprint(shop.db);
  expect((await ask(path, other.headers)).answer.status).toBe(404);
  expect((await issue('/orders', order.id, other.headers)).status).toBe(404);
  expect((await issue('/orders', 'AAAA-0000', own.headers)).status).toBe(404);
  expect((await ask('/orders/AAAA-0000/documents/proforma/', own.headers)).answer.status).toBe(404);
  expect((await ask(`/orders/${order.id}/documents/labels/`, own.headers)).answer.status).toBe(404);
  expect(await fingerprint(shop.db)).toBe(unchanged);
  expect(before).not.toBe(unchanged);
});

test('who pays in cash is asked for no transfer; goods not handed over have no warranty yet', async () => {
  const own = await buyer();
  const order = await place({ pay_method: 'cash' }, own.token);
  for (const kind of ['proforma', 'warranty', 'delivery-note']) {
    const { answer } = await ask(`/orders/${order.id}/documents/${kind}/`, own.headers);
    expect(answer.status).toBe(404);
  }
  expect((await issue('/orders', order.id, own.headers)).status).toBe(404);
  expect(await proformas(order.id)).toEqual([]);
});

test('those who ask at once get one number each order, and numbers have no gap', async () => {
  const own = await buyer();
  const orders = [];
  for (let at = 0; at < 6; at++) orders.push(await place({}, own.token));
  const [{ last_number: before } = { last_number: 0 }] = await shop.db
    .selectFrom('proforma_series')
    .select('last_number')
    .execute();
  const asked = [...orders, ...orders, ...orders].map(({ id }) =>
    issue('/orders', id, own.headers),
  );
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  const issued = await Promise.all(orders.map(({ id }) => proformas(id)));
  expect(issued.map((of) => of.length)).toEqual(orders.map(() => 1));
  const numbers = issued.map(([one]) => one?.number ?? 0).toSorted((one, two) => one - two);
  expect(numbers).toEqual(orders.map((_, at) => before + 1 + at));
});

test('a changed order makes the next version of its proforma, the former stays', async () => {
  const own = await buyer();
  const order = await place({}, own.token);
  const first = await proforma('/orders', order.id, own.headers);
  const lines = [{ product_id: order.product, quantity: 40 }];
  const changed = { version: 1, lines, reason: 'A rămas mai puțin' };
  expect(await changeLines(shop.own, 'console', order.id, changed)).toBeUndefined();
  const second = await proforma('/orders', order.id, own.headers);
  const [one, two] = await proformas(order.id);
  expect(two).toMatchObject({ number: one?.number, version: 2 });
  expect(second.answer.headers.get('content-disposition')).toContain(`-${one?.number}-2.pdf`);
  const text = await textOf(second.bytes);
  expect(text).toContain(`nr. ${one?.number}/2 din`);
  expect(text).toContain('Total de plată 1 176,00 lei');
  expect(await textOf(first.bytes)).toContain('Total de plată 1 470,00 lei');

  const events = await shop.db
    .selectFrom('order_event')
    .select('after')
    .where('order_id', '=', order.id)
    .where('kind', '=', 'document')
    .orderBy('id')
    .execute();
  expect(events.map(({ after }) => after)).toEqual([
    { document: 'proforma', number: `${one?.number}` },
    { document: 'proforma', number: `${one?.number}/2` },
  ]);
});

test('a cancelled order gets no new proforma; the one it had is still there to see', async () => {
  const { headers } = await addStaff(shop.own, { role: 'sales' });
  const cancel = (id: string) =>
    shop.db
      .updateTable('customer_order')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .execute();
  const [issued, never] = [await place(), await place()];
  const path = (id: string) => `/staff/orders/${id}/documents/proforma/`;
  const { bytes } = await proforma('/staff/orders', issued.id, headers);
  await cancel(issued.id);
  await cancel(never.id);
  const later = await proforma('/staff/orders', issued.id, headers);
  expect(Buffer.from(later.bytes).equals(Buffer.from(bytes))).toBe(true);
  const before = await fingerprint(shop.db);
  expect((await issue('/staff/orders', never.id, headers)).status).toBe(422);
  expect((await ask(path(never.id), headers)).answer.status).toBe(422);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('without a bank account there is nothing to pay to', async () => {
  const own = await buyer();
  const order = await place({}, own.token);
  const { identity } = shop.own.settings();
  await shop.set('identity', { ...identity, iban: '' });
  expect((await issue('/orders', order.id, own.headers)).status).toBe(422);
  expect(await proformas(order.id)).toEqual([]);
  await shop.set('identity', identity);
});

test.each(roles.filter((role) => may(role, 'orders.read')))(
  'whether %s gives a proforma its number, and what it reads of one that has it',
  async (role) => {
    const { headers } = await addStaff(shop.own, { role });
    const seller = await addStaff(shop.own, { role: 'sales' });
    const order = await place();
    const path = `/staff/orders/${order.id}/documents/proforma/`;
    const before = await fingerprint(shop.db);
    const first = await issue('/staff/orders', order.id, headers);
    if (may(role, 'orders.write')) {
      expect(first.status).toBe(200);
      expect(await proformas(order.id)).toHaveLength(1);
    } else {
      expect(first.status).toBe(403);
      const { answer, bytes } = await ask(path, headers);
      expect(answer.status).toBe(422);
      expect(new TextDecoder().decode(bytes)).toContain('nu este emis încă');
      expect(await fingerprint(shop.db)).toBe(before);
    }
    const issued = await proforma('/staff/orders', order.id, seller.headers);
    const again = await ask(path, headers);
    expect(Buffer.from(again.bytes).equals(Buffer.from(issued.bytes))).toBe(true);
  },
);

test('an order that is not paid by transfer gets no number from anybody', async () => {
  const order = await place({ pay_method: 'cash' });
  for (const role of ['owner', 'sales', 'warehouse', 'accountant'] as const) {
    const { headers } = await addStaff(shop.own, { role });
    const before = await fingerprint(shop.db);
    const { answer, bytes } = await ask(`/staff/orders/${order.id}/documents/proforma/`, headers);
    expect([role, answer.status]).toEqual([role, 422]);
    expect(new TextDecoder().decode(bytes)).toContain('prin transfer');
    const { status } = await issue('/staff/orders', order.id, headers);
    expect([role, status]).toEqual([role, may(role, 'orders.write') ? 422 : 403]);
    expect(await fingerprint(shop.db)).toBe(before);
  }
});

test('the shop’s people print what an order needs, signed with their name', async () => {
  const { headers, id } = await addStaff(shop.own, { role: 'sales' });
  const order = await place(toCourier({ lang: 'ru' }));
  const { bytes } = await proforma('/staff/orders', order.id, headers, '?lang=ro');
  const { name } = await shop.db
    .selectFrom('staff')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await textOf(bytes)).toContain(`Emis de: ${name}`);
  expect((await proformas(order.id))[0]?.issued_by).toBe(`staff:${id}`);

  // In the buyer's language, unless another is named.
  const note = await ask(`/staff/orders/${order.id}/documents/delivery-note/`, headers);
  expect(await textOf(note.bytes)).toContain('Акт приёма-передачи');
  expect((await ask('/staff/orders/AAAA-0000/documents/warranty/', headers)).answer.status).toBe(
    404,
  );
});

test('one pick list and one roll of labels serve several orders', async () => {
  const { headers } = await addStaff(shop.own, { role: 'warehouse' });
  const orders = [await place(), await place()];
  const cable = await shop.db
    .selectFrom('unit')
    .select('key')
    .where('is_cut', '=', true)
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('product')
    .set({ unit: cable.key })
    .where('id', '=', orders[0]?.product ?? 0)
    .execute();
  await shop.db
    .updateTable('product')
    .set({ unit: 'piece' })
    .where('id', '=', orders[1]?.product ?? 0)
    .execute();
  const chosen = orders.map(({ id }) => id).join(',');
  const list = await ask(`/staff/documents/pick-list/?orders=${chosen}&lang=ro`, headers);
  const text = await textOf(list.bytes);
  for (const { id } of orders) expect(text).toContain(id);
  const labels = await ask(`/staff/documents/labels/?orders=${chosen}`, headers);
  expect(labels.answer.headers.get('content-disposition')).toContain('etichete-2.pdf');
  expect(await textOf(labels.bytes)).toContain(String(orders[0]?.id));
  expect(await textOf(labels.bytes)).not.toContain(String(orders[1]?.id));

  const pieces = await ask(`/staff/documents/labels/?orders=${orders[1]?.id}`, headers);
  expect(pieces.answer.status).toBe(422);
  for (const wrong of ['', `orders=${'AAAA-0000,'.repeat(201)}`, 'orders=', 'orders=a%20b']) {
    expect((await ask(`/staff/documents/pick-list/?${wrong}`, headers)).answer.status).toBe(400);
  }
  expect((await ask('/staff/documents/pick-list/?orders=AAAA-0000', headers)).answer.status).toBe(
    404,
  );
});
