import { createHash } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { readShopSettings } from '../../base/settings/read-shop-settings.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { composeOrderMail } from '../order-letters/compose-order-mail.ts';
import { toCourier } from '../orders/order-setup.fixture.ts';
import { openPapersSetup } from './papers-setup.fixture.ts';
import { textOf } from './read-pdf.fixture.ts';

const { shop, place, ask, issue, proforma, proformas, buyer } = openPapersSetup();

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
  const issued = await (await issue('/orders', order.id, own.headers)).json();
  const { iban, bank } = shop.own.settings().identity;
  expect(issued).toMatchObject({ number: String(number), payment: { iban, bank } });
  expect(issued.payment.total).toBe(order.total);
  expect(text.replace(/\s+/g, ' ')).toContain(issued.payment.purpose);

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

test('what the shop’s name becomes later changes nothing of what was issued', async () => {
  const own = await buyer();
  const order = await place({}, own.token);
  const path = `/orders/${order.id}/documents/proforma/?lang=ru`;
  const { bytes } = await proforma('/orders', order.id, own.headers, '?lang=ru');
  const { identity } = shop.own.settings();
  onTestFinished(() => shop.set('identity', identity));
  await shop.set('identity', { ...identity, legalName: 'Alt Nume S.R.L.' });
  const later = await ask(path, own.headers);
  expect(Buffer.from(later.bytes).equals(Buffer.from(bytes))).toBe(true);
  const romanian = await ask(`/orders/${order.id}/documents/proforma/?lang=ro`, own.headers);
  expect(await textOf(romanian.bytes)).not.toContain('Alt Nume');
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

test('a part that left has a delivery note of its own; the warehouse takes what is left', async () => {
  const { headers } = await addStaff(shop.own, { role: 'owner' });
  const { id, product } = await place(toCourier());
  const post = (path: string, body: object) =>
    shop.api('POST', `/staff/orders/${id}/${path}`, { headers, body });
  await post('status/', { version: 1, status: 'confirmed' });
  await post('status/', { version: 2, status: 'packed' });
  const sent = await post('parcels/', {
    version: 3,
    lines: [{ product_id: product, quantity: 20 }],
  });
  const parcel = sent.json.parcels[0].id;
  const note = `/staff/orders/${id}/documents/delivery-note/?lang=ro`;
  const ofPart = await textOf((await ask(`${note}&parcel=${parcel}`, headers)).bytes);
  expect(ofPart).toContain('Coletul 1 din 1');
  expect(ofPart).toMatch(/50 \S+ 20 /);
  expect(await textOf((await ask(note, headers)).bytes)).toMatch(/ 30 \S+ /);
  const list = `/staff/documents/pick-list/?orders=${id}&lang=ro`;
  expect(await textOf((await ask(list, headers)).bytes)).toMatch(/\b30 /);

  const other = await place();
  for (const path of [
    `/staff/orders/${other.id}/documents/delivery-note/?parcel=${parcel}`,
    `/staff/orders/${id}/documents/warranty/?parcel=${parcel}`,
  ]) {
    expect((await ask(path, headers)).answer.status).toBe(404);
  }
});

test('a paper is offered where there is something to print on it, under its one name', async () => {
  const { headers } = await addStaff(shop.own, { role: 'sales' });
  const papersOf = async (id: string) =>
    (await shop.api('GET', `/staff/orders/${id}/`, { headers })).json.papers;
  const byTransfer = await place();
  expect(await papersOf(byTransfer.id)).toContain('proforma');
  const inCash = await place({ pay_method: 'cash' });
  expect(await papersOf(inCash.id)).not.toContain('proforma');
  await shop.db
    .updateTable('product')
    .set({ unit: 'piece', warranty_months: 0 })
    .where('id', '=', inCash.product)
    .execute();
  await shop.db
    .updateTable('order_line')
    .set({ warranty_months: 0 })
    .where('order_id', '=', inCash.id)
    .execute();
  expect(await papersOf(inCash.id)).toEqual(['delivery-note', 'pick-list']);

  const { identity } = shop.own.settings();
  onTestFinished(() => shop.set('identity', identity));
  await shop.set('identity', { ...identity, iban: '' });
  const unpayable = await place();
  expect(await papersOf(unpayable.id)).not.toContain('proforma');
  expect(unpayable.placed.has_proforma).toBe(false);
  expect(readShopSettings(shop.own.settings()).has_proforma).toBe(false);
  const letter = await composeOrderMail(shop.own, 'order-confirmation', unpayable.id);
  expect(letter.text).toContain('Vă sunăm ca să stabilim plata prin transfer');
  expect(letter.text).not.toContain('Contul de plată');
});
