import { expect, onTestFinished, test } from 'vitest';
import { defaultDeliverySettings } from '../../../../contract/delivery-fee.ts';
import { composeOrderMail } from '../../order-letters/compose-order-mail.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();

/** Of four pieces at 12.50, to be paid by transfer. */
async function placed(fields: object = {}) {
  const id = await setup.product();
  const orderId = await setup.order([{ id, quantity: 4 }], { pay_method: 'transfer', ...fields });
  const act = async (path: string, body: object, role: 'sales' | 'accountant' = 'sales') => {
    const { version } = await setup.read(orderId);
    return setup.as(role, `${orderId}/${path}/`, { version, ...body });
  };
  const pay = (fields: Record<string, unknown> = {}) => setup.pay(orderId, fields);
  const lines = (quantity: number) =>
    act('lines', { lines: [{ product_id: id, quantity }], reason: 'la cerere' });
  return { id, orderId, act, pay, lines };
}

const letterOf = async (orderId: string, kind: 'order-changed' | 'order-cancelled') =>
  (await composeOrderMail(setup.shop, kind, orderId)).text.replaceAll('\u00a0', ' ');
const lastMail = async (orderId: string) => (await setup.mailsOf(orderId)).at(-1);
const today = async () => {
  const { headers } = await setup.person('owner');
  const { json } = await setup.get('/staff/today/', headers);
  return json.orders.owed_back;
};

test('a paid order that grows asks for the rest; one that shrinks owes it back, and Today names it', async () => {
  const { orderId, pay, lines } = await placed();
  await pay();
  const grown = await lines(6);
  expect(grown.json).toMatchObject({
    payment_state: 'paid_in_part',
    total: 75,
    paid: 50,
    to_pay: 25,
    owed_back: 0,
  });
  expect(grown.json.events.find(({ kind }: { kind: string }) => kind === 'lines')).toMatchObject({
    before: { payment_state: 'paid', total: 50_00 },
    after: { payment_state: 'paid_in_part', total: 75_00 },
  });
  expect(await letterOf(orderId, 'order-changed')).toContain('Rest de plată: 25,00 lei');

  // To what was paid exactly, it is paid again.
  expect((await lines(4)).json).toMatchObject({ payment_state: 'paid', owed_back: 0 });

  const before = await today();
  const shrunk = await lines(3);
  expect(shrunk.json).toMatchObject({ payment_state: 'overpaid', total: 37.5, owed_back: 12.5 });
  expect(await letterOf(orderId, 'order-changed')).toContain('Vă returnăm: 12,50 lei');
  expect(await today()).toEqual({ orders: before.orders + 1, total: before.total + 12.5 });
  const list = await setup.as('sales', '?only=owed-back');
  expect(list.json.results.map(({ id }: { id: string }) => id)).toContain(orderId);

  const returned = await pay({ direction: 'out', note: 'diferența returnată prin bancă' });
  expect(returned.json).toMatchObject({
    payment_state: 'paid',
    paid: 37.5,
    refunded: 12.5,
    owed_back: 0,
  });
  expect(await today()).toEqual(before);
});

test('who cancels a paid order is owed its money, and the shop is told until it went back', async () => {
  const { token } = await setup.register();
  const id = await setup.product();
  const orderId = await setup.order([{ id, quantity: 4 }], { pay_method: 'transfer' }, token);
  await setup.pay(orderId);
  const before = await today();
  expect((await setup.cancel(orderId, token)).status).toBe(200);
  expect(await today()).toEqual({ orders: before.orders + 1, total: before.total + 50 });
  expect(await letterOf(orderId, 'order-cancelled')).toContain('Vă returnăm: 50,00 lei');
  const own = await setup.own(orderId, token);
  expect(own.json).toMatchObject({ status: 'cancelled', paid: 50, owed_back: 50 });
  const back = await setup.pay(orderId, { direction: 'out', note: 'returnat' }, 'accountant');
  expect(back.json).toMatchObject({ payment_state: 'refunded', paid: 0, owed_back: 0 });
  expect(await today()).toEqual(before);
});

test('what awaits a transfer awaits none once it is paid in cash, and the buyer is told', async () => {
  const { orderId, act } = await placed();
  expect((await setup.read(orderId)).payment_state).toBe('pending');
  const { json } = await act('contact', { pay_method: 'cash' });
  expect(json).toMatchObject({ payment_state: 'unpaid', promised_day: expect.any(String) });
  expect(await lastMail(orderId)).toBe('order-changed');
  expect((await act('contact', { pay_method: 'transfer' })).json.payment_state).toBe('pending');
});

test('a corrected flat number charges nothing, whatever the fee is by now', async () => {
  const { orderId, act, pay } = await placed(toCourier());
  await pay();
  const before = await setup.read(orderId);
  const { delivery } = setup.shop.settings();
  onTestFinished(() => setup.set('delivery', delivery));
  await setup.set('delivery', { ...defaultDeliverySettings, feeInCapital: 333_00 });
  const { json } = await act('contact', { address: 'str. Cartușa 5, ap. 12' });
  expect(json).toMatchObject({
    address: 'str. Cartușa 5, ap. 12',
    total: before.total,
    delivery_fee: before.delivery_fee,
    payment_status: 'paid',
  });
  expect(await setup.mailsOf(orderId)).not.toContain('order-changed');
});

test('another district is said before it is saved, told to the buyer, and asked for by its proforma', async () => {
  const { orderId, act, pay } = await placed(toCourier());
  const elsewhere = { city_id: 200, suburb_id: 201, address: 'str. Mare 1' };
  const foreseen = await setup.as('sales', `${orderId}/sums/`, { city_id: 200 });
  expect(foreseen.json).toEqual({
    delivery_fee: 150,
    total: 200,
    total_now: 150,
    to_pay: 200,
    owed_back: 0,
  });
  expect((await setup.read(orderId)).version).toBe(1);
  await act('contact', elsewhere);
  expect(await lastMail(orderId)).toBe('order-changed');
  const letter = await letterOf(orderId, 'order-changed');
  expect(letter).toContain('livrarea, plata sau cumpărătorul');
  expect(letter).toContain('Totalul este acum 200,00 lei');

  await pay();
  const back = await setup.as('sales', `${orderId}/sums/`, { delivery_type: 'pickup' });
  expect(back.json).toMatchObject({ total: 50, owed_back: 150 });
});

test('once a part went by courier, fetching the rest leaves the fee as it is', async () => {
  const { id, orderId, act } = await placed({ ...toCourier(), pay_method: 'cash' });
  await setup.through(orderId, 'confirmed', 'packed');
  const { version } = await setup.read(orderId);
  const part = { version, lines: [{ product_id: id, quantity: 1 }] };
  await setup.as('warehouse', `${orderId}/parcels/`, part);
  const { json } = await act('contact', { delivery_type: 'pickup' });
  expect(json).toMatchObject({ delivery_type: 'pickup', delivery_fee: 100, total: 150 });
});

test('another company has no VAT code and no address of the former one', async () => {
  const own = {
    company_name: 'Rusu Electric S.R.L.',
    idno: '1014600987651',
    tva: '0507632',
    legal_address: 'str. Ismail 1',
  };
  const { token, user } = await setup.register();
  await setup.db.updateTable('customer').set(own).where('id', '=', user.id).execute();
  const id = await setup.product();
  const fields = { pay_method: 'transfer', company: own.company_name, idno: own.idno };
  const orderId = await setup.order([{ id, quantity: 4 }], fields, token);
  const change = async (given: object) => {
    const { version } = await setup.read(orderId);
    return (await setup.as('sales', `${orderId}/contact/`, { version, ...given })).json;
  };
  expect(await setup.read(orderId)).toMatchObject({ tva: own.tva, legal_address: 'str. Ismail 1' });
  // Its name alone put right, it is the same company.
  expect(await change({ company: 'Rusu Electric SRL' })).toMatchObject({ tva: own.tva });
  const other = { company: 'Alta S.R.L.', idno: '1008600038413' };
  expect(await change(other)).toMatchObject({ ...other, tva: '', legal_address: '' });
  expect(await lastMail(orderId)).toBe('order-changed');
  expect(await change({ company: own.company_name, idno: own.idno })).toMatchObject({
    tva: own.tva,
    legal_address: own.legal_address,
  });
  const company1 = { ...other, tva: '0201234', legal_address: 'str. Mare 2' };
  expect(await change(company1)).toMatchObject(company1);
});

test('the accountant says that a transfer came, and changes nothing else', async () => {
  const { orderId, act } = await placed();
  const paid = await setup.pay(orderId, { note: 'extras' }, 'accountant');
  expect(paid.json).toMatchObject({ payment_state: 'paid', paid: 50 });
  const { status } = await act('contact', { name: 'Altul' }, 'accountant');
  expect([status, (await setup.read(orderId)).name]).toEqual([403, 'Ion Rusu']);
});
