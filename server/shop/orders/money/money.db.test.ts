import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderStatuses, payMethods } from '../../../../contract/constants.ts';
import { dueOf, paidOf, paymentState, paymentStatusOf } from '../../../../contract/order-money.ts';
import { randomNumbers } from '../../../../testing/random-numbers.ts';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { lockOrder } from '../lock-order.ts';
import { openStaffSetup } from '../staff/staff-setup.fixture.ts';
import { count1cDocuments } from './count-1c-documents.ts';
import { settleMoney } from './write-money.ts';

const setup = openStaffSetup();

/** Of four pieces at 12.50, to be paid by transfer. */
async function placed(fields: object = {}) {
  const id = await setup.product();
  return setup.order([{ id, quantity: 4 }], { pay_method: 'transfer', ...fields });
}

const act = async (
  orderId: string,
  path: string,
  body: object,
  role: 'sales' | 'accountant' = 'sales',
) => {
  const { version } = await setup.read(orderId);
  return setup.as(role, `${orderId}/${path}/`, { version, ...body });
};

/** What is refused leaves everything as it was. */
async function refused(work: () => Promise<{ status: number; json: Record<string, unknown> }>) {
  await setup.person('accountant');
  await setup.person('sales');
  const before = await fingerprint(setup.db);
  const { status, json } = await work();
  expect(await fingerprint(setup.db)).toBe(before);
  return [status, ...Object.keys(json)];
}

test('a transfer in two parts is paid in part, then paid, each with its day and paper, and the goods can leave', async () => {
  const orderId = await placed();
  const first = await setup.pay(orderId, { amount: 20, reference: 'OP 17', note: 'extras 15.11' });
  expect(first.json).toMatchObject({
    payment_state: 'paid_in_part',
    paid: 20,
    to_pay: 30,
    promised_day: null,
  });
  const { json } = await setup.pay(orderId, { way: 'cash' }, 'accountant');
  expect(json).toMatchObject({
    payment_state: 'paid',
    paid: 50,
    to_pay: 0,
    promised_day: expect.any(String),
    money: [
      { direction: 'in', amount: 20, way: 'transfer', day: '2026-11-15', reference: 'OP 17' },
      { direction: 'in', amount: 30, way: 'cash', corrects: null, is_corrected: false },
    ],
  });
  expect(json.events[0]).toMatchObject({
    kind: 'payment',
    before: { payment_state: 'paid_in_part', paid: 20_00 },
    after: { payment_state: 'paid', paid: 50_00, money_in: 30_00, way: 'cash' },
  });
});

test('a wrong entry is answered by one against it, once, with a word of why', async () => {
  const orderId = await placed();
  const [entry] = (await setup.pay(orderId)).json.money;
  expect(await refused(() => act(orderId, `money/${entry.id}/correct`, { reason: ' ' }))).toEqual([
    400,
    'reason',
  ]);
  const { json } = await act(orderId, `money/${entry.id}/correct`, { reason: 'altă comandă' });
  expect(json).toMatchObject({
    payment_state: 'pending',
    paid: 0,
    money: [
      { amount: 50, is_corrected: true },
      { amount: -50, corrects: entry.id, note: 'altă comandă' },
    ],
  });
  for (const { id } of json.money) {
    expect(await refused(() => act(orderId, `money/${id}/correct`, { reason: 'x' }))).toEqual([
      400,
      'reason',
    ]);
  }
  const other = await placed();
  expect(await refused(() => act(other, `money/${entry.id}/correct`, { reason: 'x' }))).toEqual([
    404,
    'detail',
  ]);
});

test('nobody gives back more than is owed, nor takes back what has gone back', async () => {
  const orderId = await placed();
  const out = (amount: number) => () => setup.pay(orderId, { direction: 'out', amount });
  expect(await refused(out(1))).toEqual([400, 'amount']);
  const [paid] = (await setup.pay(orderId, { amount: 80 })).json.money;
  expect(await refused(out(30.01))).toEqual([400, 'amount']);
  expect((await out(30)()).json).toMatchObject({ payment_state: 'paid', refunded: 30 });
  expect(await refused(out(0.01))).toEqual([400, 'amount']);
  const wrong = () => act(orderId, `money/${paid.id}/correct`, { reason: 'x' });
  expect(await refused(wrong)).toEqual([400, 'amount']);
});

test('two who give the same back at once give it back once', async () => {
  const orderId = await placed();
  await setup.pay(orderId, { amount: 80 });
  const { version } = await setup.read(orderId);
  const back = { version, direction: 'out', way: 'cash', amount: 30, day: '2026-11-15' };
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => setup.as('sales', `${orderId}/money/`, back)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await setup.read(orderId)).toMatchObject({ paid: 50, refunded: 30, owed_back: 0 });
});

test('who asks for less owes back what was paid beyond it, and the buyer is told', async () => {
  const orderId = await placed();
  await setup.pay(orderId);
  const less = (amount: number) => act(orderId, 'credits', { amount, reason: 'capăt lovit' });
  expect(await refused(() => less(50.01))).toEqual([400, 'amount']);
  const { json } = await less(12.5);
  expect(json).toMatchObject({
    total: 50,
    credited: 12.5,
    payment_state: 'overpaid',
    owed_back: 12.5,
  });
  expect((await setup.mailsOf(orderId)).at(-1)).toBe('order-changed');
  const back = await setup.pay(orderId, { direction: 'out', way: 'cash' }, 'accountant');
  expect(back.json).toMatchObject({ payment_state: 'refunded_in_part', paid: 37.5, owed_back: 0 });
});

test.each([
  [{ amount: 0 }, 'amount'],
  [{ amount: -1 }, 'amount'],
  [{ amount: 1.005 }, 'amount'],
  [{ amount: 1e21 }, 'amount'],
  [{ way: 'online' }, 'way'],
  [{ way: '1c' }, 'way'],
  [{ day: '2026-02-30' }, 'day'],
  [{ day: '2126-01-01' }, 'day'],
  [{ direction: 'both' }, 'direction'],
  [{ reference: 'x'.repeat(201) }, 'reference'],
])('money that is noted as %j is refused at its field', async (fields, field) => {
  const orderId = await placed();
  expect(await refused(() => setup.pay(orderId, { ...fields }))).toEqual([400, field]);
});

test('whatever moved, database and contract say the same of it', async () => {
  const random = randomNumbers(20_261_119);
  const orderId = await placed();
  for (let run = 0; run < 60; run += 1) {
    const received = random(3) === 0 ? 0 : random(100_00);
    const row = await setup.db
      .updateTable('customer_order')
      .set({
        status: orderStatuses[random(orderStatuses.length)] ?? 'new',
        pay_method: payMethods[random(payMethods.length)] ?? 'cash',
        received,
        refunded: random(2) === 0 ? 0 : random(received + 1),
        credited: random(2) === 0 ? 0 : random(60_00),
      })
      .where('id', '=', orderId)
      .returningAll()
      .executeTakeFirstOrThrow();
    const state = paymentState(row);
    expect([row.payment_state, row.payment_status, row.paid, row.balance]).toEqual([
      state,
      paymentStatusOf(state, row),
      paidOf(row),
      paidOf(row) - dueOf(row),
    ]);
  }
});

/** 1C tells of these sums, in lei, each by a document of its own. */
async function from1c(orderId: string, ...documents: number[]) {
  await sql`
    insert into exchange_payment
    select ${orderId}, number, amount * 100
    from unnest(${documents}::integer[]) with ordinality as document (amount, number)
    on conflict do nothing`.execute(setup.db);
  await inShop(setup.db, async (changing) => {
    const order = await lockOrder(changing, orderId, {});
    const counted = await count1cDocuments(changing.trx, order);
    if (counted !== 0) await settleMoney(setup.shop.settings(), changing, order, {});
  });
}

test('the same money that 1C and people tell of counts once, whoever was first', async () => {
  for (const isFirst of [true, false]) {
    const orderId = await placed();
    if (isFirst) await from1c(orderId, 20, 30);
    await setup.pay(orderId, { amount: 50 });
    await from1c(orderId, 20, 30);
    await from1c(orderId, 20, 30);
    expect(await setup.read(orderId)).toMatchObject({ paid: 50, payment_state: 'paid' });
  }
});

test('the rest that somebody notes leaves what 1C told of, and pays the order', async () => {
  const orderId = await placed();
  await from1c(orderId, 20);
  const { json } = await setup.pay(orderId, { amount: 30, way: 'cash' });
  expect(json).toMatchObject({ paid: 50, payment_state: 'paid' });
  await from1c(orderId, 20, 30);
  expect(await setup.read(orderId)).toMatchObject({ paid: 50, payment_state: 'paid' });
});

test('what 1C told of and people took back stays so, also when they note it as it was', async () => {
  const orderId = await placed();
  await from1c(orderId, 50);
  const [entry] = (await setup.read(orderId)).money;
  await act(orderId, `money/${entry.id}/correct`, { reason: 'numerar, nu transfer' });
  await from1c(orderId, 50);
  expect(await setup.read(orderId)).toMatchObject({ paid: 0, payment_state: 'pending' });
  const { json } = await setup.pay(orderId, { way: 'cash' });
  expect(json).toMatchObject({ paid: 50, payment_state: 'paid' });
});
