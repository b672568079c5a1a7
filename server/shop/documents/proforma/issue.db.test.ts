import { expect, onTestFinished, test } from 'vitest';
import { documentsForBuyer } from '../../../../contract/order-documents.ts';
import type { OwnOrder } from '../../../../contract/shapes/order.ts';
import { may, roles } from '../../../../contract/staff/permissions.ts';
import { addMoney } from '../../../testing/add-money.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { changeLines } from '../../orders/staff/change-lines.ts';
import { openPapersSetup } from '../papers-setup.fixture.ts';
import { textOf } from '../read-pdf.fixture.ts';
import { proformaOf } from './issue.ts';

const { shop, place, ask, issue, proforma, proformas, buyer } = openPapersSetup();

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

test('a shop with another bank account asks by it whoever has not paid yet, and nobody else', async () => {
  const own = await buyer();
  const [unpaid, paid] = [await place({}, own.token), await place({}, own.token)];
  const former = shop.own.settings();
  const before = former.identity;
  for (const { id } of [unpaid, paid]) await proforma('/orders', id, own.headers);
  await addMoney(shop.db, paid.id);
  onTestFinished(() => shop.set('identity', before));

  // What nobody is paid by makes no other paper.
  await shop.set('identity', { ...before, emails: ['altul@cablaj.example'] });
  await proforma('/orders', unpaid.id, own.headers);
  expect(await proformas(unpaid.id)).toHaveLength(1);

  const iban = 'MD24AG000225100013104168';
  await shop.set('identity', { ...before, iban, bank: 'Alta bancă SA' });
  const asked = await issue('/orders', unpaid.id, own.headers);
  expect(await asked.json()).toMatchObject({ payment: { iban, bank: 'Alta bancă SA' } });
  expect(await proformas(unpaid.id)).toMatchObject([{ version: 1 }, { version: 2 }]);
  const { bytes } = await proforma('/orders', unpaid.id, own.headers);
  expect((await textOf(bytes)).replaceAll(' ', '')).toContain(iban);
  expect(await proformas(unpaid.id)).toHaveLength(2);
  // A process that has not heard of it yet.
  const late = { ...shop.own, settings: () => former };
  const shown = await proformaOf(late, unpaid.id, { actor: 'console', name: '' });
  expect(shown).toMatchObject({ content: { seller: { iban } } });
  expect(await proformas(unpaid.id)).toHaveLength(2);

  const kept = await proforma('/orders', paid.id, own.headers);
  expect((await textOf(kept.bytes)).replaceAll(' ', '')).toContain(before.iban);
  expect(await proformas(paid.id)).toHaveLength(1);
});

test('who has paid keeps the proforma there is and gets no new one; who was paid back has none', async () => {
  const own = await buyer();
  const { headers } = await addStaff(shop.own, { role: 'sales' });
  const [issued, never] = [await place({}, own.token), await place({}, own.token)];
  const { bytes } = await proforma('/orders', issued.id, own.headers);
  expect(await offered(own.token)).toEqual({ [issued.id]: true, [never.id]: true });
  for (const { id } of [issued, never]) await addMoney(shop.db, id);
  expect(await offered(own.token)).toEqual({ [issued.id]: true, [never.id]: false });
  const later = await proforma('/orders', issued.id, own.headers);
  expect(Buffer.from(later.bytes).equals(Buffer.from(bytes))).toBe(true);
  for (const [base, whose] of [
    ['/orders', own.headers] as const,
    ['/staff/orders', headers] as const,
  ]) {
    expect((await issue(base, never.id, whose)).status).toBe(422);
  }
  expect(await proformas(never.id)).toEqual([]);

  await addMoney(shop.db, issued.id, { direction: 'out' });
  const path = `/orders/${issued.id}/documents/proforma/`;
  expect((await issue('/orders', issued.id, own.headers)).status).toBe(404);
  expect((await ask(path, own.headers)).answer.status).toBe(404);
  expect((await ask(`/staff${path}`, headers)).answer.status).toBe(200);
  expect(await proformas(issued.id)).toHaveLength(1);
});

test('an order just placed offers its proforma, unless the shop has no account to be paid to', async () => {
  const { identity } = shop.own.settings();
  const own = await buyer();
  const papers = async (fields = {}) => documentsForBuyer((await place(fields, own.token)).placed);
  expect(await papers()).toEqual(['proforma']);
  expect(await papers({ pay_method: 'cash' })).toEqual([]);
  onTestFinished(() => shop.set('identity', identity));
  await shop.set('identity', { ...identity, iban: '' });
  expect(await papers()).toEqual([]);
});

/** Which of the own orders the buyer is offered the proforma of, in the list and one by one. */
async function offered(token: string) {
  const { json } = await shop.api('GET', '/orders/orders/', { token });
  const isOffered = (order: OwnOrder) => documentsForBuyer(order).includes('proforma');
  const listed: OwnOrder[] = json.results;
  for (const order of listed) {
    expect((await shop.api('GET', `/orders/orders/${order.id}/`, { token })).json).toEqual(order);
  }
  return Object.fromEntries(listed.map((order) => [order.id, isOffered(order)]));
}

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
  onTestFinished(() => shop.set('identity', identity));
  await shop.set('identity', { ...identity, iban: '' });
  expect((await issue('/orders', order.id, own.headers)).status).toBe(422);
  expect(await proformas(order.id)).toEqual([]);
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
