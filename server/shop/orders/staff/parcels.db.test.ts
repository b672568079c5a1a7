import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { composeOrderMail } from '../../order-letters/compose-order-mail.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();

async function newOrder(fields: object = {}, quantity = 4) {
  const id = await setup.product();
  return { id, orderId: await setup.order([{ id, quantity }], { ...fields }) };
}

/** Runs what should be refused and checks that nothing was written. */
async function unchanged<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  await setup.person('sales');
  const before = await fingerprint(setup.db);
  const answer = await work();
  expect(await fingerprint(setup.db)).toBe(before);
  return answer;
}

describe('parcels', () => {
  const send = (orderId: string, version: number, lines: object[], way: object = {}) =>
    setup.as('warehouse', `${orderId}/parcels/`, { version, lines, ...way });

  test('a part leaves, the rest follows, and with the last of it the order is shipped', async () => {
    const [first, second] = [await setup.product(), await setup.product()];
    const orderId = await setup.order(
      [
        { id: first, quantity: 5 },
        { id: second, quantity: 2 },
      ],
      toCourier(),
    );
    await setup.through(orderId, 'confirmed', 'packed');
    const part = await send(orderId, 3, [{ product_id: first, quantity: 3 }], {
      carrier: 'Nova Poshta',
      tracking: 'MD-1',
    });
    expect(part.json).toMatchObject({ status: 'packed', version: 4 });
    expect(part.json.parcels).toMatchObject([
      { carrier: 'Nova Poshta', tracking: 'MD-1', lines: [{ product_id: first, quantity: 3 }] },
    ]);
    const letter = await composeOrderMail(setup.shop, 'order-parcel', orderId);
    expect(letter.text.replaceAll('\u00a0', ' ')).toMatch(
      /TRIMIS PÂNĂ ACUM\nCablu unu: 3 buc\n[\s\S]*URMEAZĂ\nCablu unu: 2 buc\nCablu unu: 2 buc/,
    );
    const rest = await send(orderId, 4, [
      { product_id: first, quantity: 2 },
      { product_id: second, quantity: 2 },
    ]);
    expect(rest.json).toMatchObject({ status: 'shipped', version: 6 });
    expect(rest.json.lines).toMatchObject([{ sent: 5 }, { sent: 2 }]);
    expect((await setup.mailsOf(orderId)).slice(-2)).toEqual(['order-parcel', 'order-shipped']);
  });

  test('what is fetched in parts is completed with the last of them', async () => {
    const { id, orderId } = await newOrder();
    await setup.through(orderId, 'confirmed', 'packed', 'ready_for_pickup');
    await send(orderId, 4, [{ product_id: id, quantity: 1 }]);
    expect((await setup.read(orderId)).status).toBe('ready_for_pickup');
    const { json } = await send(orderId, 5, [{ product_id: id, quantity: 3 }]);
    expect(json.status).toBe('completed');
  });

  test('what has left is not taken out of the order', async () => {
    const { id, orderId } = await newOrder(toCourier());
    await setup.through(orderId, 'confirmed', 'packed');
    await send(orderId, 3, [{ product_id: id, quantity: 3 }]);
    const body = { version: 4, lines: [{ product_id: id, quantity: 2 }], reason: 'x' };
    const refused = await unchanged(() => setup.as('sales', `${orderId}/lines/`, body));
    expect(Object.keys(refused.json)).toEqual(['lines.0.quantity']);
  });

  test.each([
    ['more than is left', { product_id: 0, quantity: 5 }, 'lines.0.quantity'],
    ['what was not ordered', { product_id: 999_999, quantity: 1 }, 'lines.0.product_id'],
  ])('%s does not leave', async (_, part, field) => {
    const { id, orderId } = await newOrder(toCourier());
    await setup.through(orderId, 'confirmed', 'packed');
    const lines = [{ ...part, product_id: part.product_id || id }];
    await setup.person('warehouse');
    const { status, json } = await unchanged(() => send(orderId, 3, lines));
    expect([status, Object.keys(json)]).toEqual([400, [field]]);
  });

  test('who hears that the order is cancelled hears what had left by then', async () => {
    const { id, orderId } = await newOrder(toCourier());
    await setup.through(orderId, 'confirmed', 'packed');
    await send(orderId, 3, [{ product_id: id, quantity: 3 }]);
    const cancelled = { version: 4, status: 'cancelled' };
    expect((await setup.as('sales', `${orderId}/status/`, cancelled)).status).toBe(200);
    const { text } = await composeOrderMail(setup.shop, 'order-cancelled', orderId);
    expect(text.replaceAll('\u00a0', ' ')).toContain(
      'A PLECAT DEJA, ÎNAINTE DE ANULARE\nCablu unu: 3 buc\n',
    );
    const other = await newOrder();
    await setup.as('sales', `${other.orderId}/status/`, { version: 1, status: 'cancelled' });
    const whole = await composeOrderMail(setup.shop, 'order-cancelled', other.orderId);
    expect(whole.text).not.toContain('A PLECAT DEJA');
  });

  test('nothing leaves before it is packed', async () => {
    const { id, orderId } = await newOrder(toCourier());
    const parts = [{ product_id: id, quantity: 1 }];
    expect((await unchanged(() => send(orderId, 1, parts))).status).toBe(400);
  });

  test('by whom it went is corrected, in the order it belongs to', async () => {
    const { id, orderId } = await newOrder(toCourier());
    const other = await newOrder();
    await setup.through(orderId, 'confirmed', 'packed');
    const sent = await send(orderId, 3, [{ product_id: id, quantity: 1 }], { tracking: 'M-1' });
    const parcel = sent.json.parcels[0].id;
    const correct = (of: string, version: number) =>
      setup.as('warehouse', `${of}/parcels/${parcel}/`, { version, tracking: 'MD-1' });
    expect((await unchanged(() => correct(other.orderId, 1))).status).toBe(404);
    const { json } = await correct(orderId, 4);
    expect(json.parcels[0].tracking).toBe('MD-1');
    // What had left was told rightly: a letter that waits still, or is sent again, takes nothing back.
    const { subject } = await composeOrderMail(setup.shop, 'order-parcel', orderId);
    expect(subject).toBe(`O parte din comanda ${orderId} a plecat`);
    expect(json.events[0]).toMatchObject({
      before: { tracking: 'M-1' },
      after: { tracking: 'MD-1' },
    });
  });
});

describe('a parcel that was noted wrongly', () => {
  type Part = { product_id: number; quantity: number };
  const of = (orderId: string, path: string, body: object) =>
    setup.as('warehouse', `${orderId}/parcels/${path}`, body);
  const plain = async (orderId: string) =>
    (await composeOrderMail(setup.shop, 'order-parcel', orderId)).text.replaceAll('\u00a0', ' ');

  /** Packed, with this part of it noted as sent. */
  async function sentPart(quantity: number, fields: object = toCourier()) {
    const { id, orderId } = await newOrder(fields);
    const ready = 'delivery_type' in fields ? [] : ['ready_for_pickup'];
    await setup.through(orderId, 'confirmed', 'packed', ...ready);
    const { version } = await setup.read(orderId);
    const { json } = await of(orderId, '', { version, lines: [{ product_id: id, quantity }] });
    const parts = (lines: Part[] = [{ product_id: id, quantity: 1 }]) => ({
      version: json.version,
      lines,
    });
    return { id, orderId, order: json, parcel: json.parcels[0].id, parts };
  }

  test('is put right, with both values in the timeline, and the customer is written what is so', async () => {
    const { id, orderId, parcel, parts } = await sentPart(3);
    expect(await plain(orderId)).toContain('TRIMIS PÂNĂ ACUM\nCablu unu: 3 buc');
    const { json } = await of(orderId, `${parcel}/`, parts());
    expect(json).toMatchObject({
      status: 'packed',
      lines: [{ sent: 1 }],
      parcels: [{ lines: [{ product_id: id, quantity: 1 }] }],
    });
    expect(json.events.find(({ kind }: { kind: string }) => kind === 'parcel')).toMatchObject({
      before: { parcel, lines: [{ product_id: id, quantity: 3 }] },
      after: { parcel, lines: [{ product_id: id, quantity: 1 }] },
    });
    expect((await setup.mailsOf(orderId)).slice(-2)).toEqual(['order-parcel', 'order-parcel']);
    const letter = await plain(orderId);
    expect(letter).toContain('V-am scris greșit');
    expect(letter).toMatch(/TRIMIS PÂNĂ ACUM\nCablu unu: 1 buc\n[\s\S]*URMEAZĂ\nCablu unu: 3 buc/);
  });

  test('is withdrawn: nothing has left, and the order waits to be sent', async () => {
    const { orderId, parcel, parts } = await sentPart(4);
    expect((await setup.read(orderId)).status).toBe('shipped');
    const { version } = await setup.read(orderId);
    const body = { version, reason: 'coletul a rămas pe rampă' };
    const { json } = await of(orderId, `${parcel}/withdraw/`, body);
    expect(json).toMatchObject({ status: 'packed', parcels: [], lines: [{ sent: 0 }] });
    expect((await setup.mailsOf(orderId)).slice(-2)).toEqual(['order-shipped', 'order-parcel']);
    expect(await plain(orderId)).not.toContain('TRIMIS PÂNĂ ACUM');
    const again = await unchanged(() =>
      of(orderId, `${parcel}/withdraw/`, { version: json.version }),
    );
    expect([again.status, parts().lines.length]).toEqual([404, 1]);
    expect(await setup.wrongStocks()).toEqual([]);
  });

  test('of what is fetched: the order is completed again with the last of it', async () => {
    const { id, orderId, order, parcel, parts } = await sentPart(4, {});
    expect(order.status).toBe('completed');
    const { json } = await of(orderId, `${parcel}/`, parts());
    expect(json.status).toBe('ready_for_pickup');
    const all = { version: json.version, lines: [{ product_id: id, quantity: 4 }] };
    expect((await of(orderId, `${parcel}/`, all)).json.status).toBe('completed');
  });

  test('holds no more than was ordered, and nothing else', async () => {
    const { id, orderId, parcel, parts } = await sentPart(2);
    for (const [lines, field] of [
      [[{ product_id: id, quantity: 5 }], 'lines.0.quantity'],
      [[{ product_id: 999_999, quantity: 1 }], 'lines.0.product_id'],
      [[], 'lines'],
      [[{ product_id: id, quantity: 1.5 }], 'lines.0.quantity'],
    ] as const) {
      const { status, json } = await unchanged(() => of(orderId, `${parcel}/`, parts([...lines])));
      expect([status, Object.keys(json)]).toEqual([400, [field]]);
    }
  });

  test('stays as it is once the courier has handed over everything', async () => {
    const { orderId, parcel, parts } = await sentPart(4);
    await setup.through(orderId, 'completed');
    const { version } = await setup.read(orderId);
    const correct = { ...parts(), version };
    expect((await unchanged(() => of(orderId, `${parcel}/`, correct))).status).toBe(400);
    const withdraw = () => of(orderId, `${parcel}/withdraw/`, { version });
    expect((await unchanged(withdraw)).status).toBe(400);
  });
});
