import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listOrders } from './list-orders.ts';
import { openStaffSetup, toCourier } from './staff-setup.fixture.ts';

const setup = openStaffSetup();

type Row = { id: string };
const ids = async (query: string) =>
  (await setup.as('accountant', `?${query}`)).json.results.map(({ id }: Row) => id);

/** Orders by a name this file gives them. */
const order: Record<string, string> = {};

beforeAll(async () => {
  const plain = await setup.product({ code: 'KBL-77', title_ro: 'Cablu VVGng 3x2.5 alb' });
  const other = await setup.product({ title_ro: 'Priză dublă', title_ru: 'Розетка двойная' });
  const place = (fields: object, id = other) => setup.order([{ id, quantity: 1 }], { ...fields });
  order.cash = await place({ name: 'Țurcanu Ștefan', phone: '+373-79-111-222' });
  order.transfer = await place({
    pay_method: 'transfer',
    company: 'Volt Construct SRL',
    idno: '1003600012344',
    email: 'oficiu@volt.example',
  });
  order.courier = await place(toCourier({ name: 'Ёлкин Пётр', lang: 'ru' }), plain);
  order.waiting = await place({ name: '=HYPERLINK("http://elsewhere.example")' });
  order.cancelled = await place({ pay_method: 'transfer' });
  await setup.through(order.waiting, 'confirmed', 'packed', 'ready_for_pickup');
  await setup.through(order.cancelled, 'cancelled');
  await setup.db
    .updateTable('customer_order')
    .set({ status_since: sql<Date>`now() - interval '6 days'` })
    .where('id', '=', order.waiting)
    .execute();
  await sql`
    update customer_order set created_at = '2026-03-10 23:30+02' where id = ${order.cash}`.execute(
    setup.db,
  );
  await sql`
    update order_search set created_at = '2026-03-10 23:30+02' where order_id = ${order.cash}`.execute(
    setup.db,
  );
});

describe('a list', () => {
  test.each([
    ['', ['cancelled', 'waiting', 'courier', 'transfer', 'cash']],
    ['status=new', ['courier', 'transfer', 'cash']],
    ['status=cancelled', ['cancelled']],
    ['payment_state=pending', ['transfer']],
    ['payment_state=paid_in_part', []],
    ['delivery_type=courier', ['courier']],
    ['pay_method=transfer&status=new', ['transfer']],
    ['responsible=nobody&status=new&delivery_type=pickup', ['transfer', 'cash']],
    ['responsible=me', []],
    ['responsible=2147483647', []],
    // Half past eleven at night in Chișinău is that day, whatever day it is elsewhere.
    ['from=2026-03-10&to=2026-03-10', ['cash']],
    ['to=2026-03-09', []],
    ['from=2026-03-11&status=new', ['courier', 'transfer']],
    ['only=unpaid-transfers', ['transfer']],
    ['only=waiting', ['waiting']],
  ])('of %s', async (query, names) => {
    expect(await ids(query)).toEqual(names.map((name) => order[name]));
  });

  test.each([
    'status=lost',
    'payment_state=x',
    'delivery_type=drone',
    'responsible=0',
    'responsible=them',
    'from=yesterday',
    'from=2026-02-30',
    'only=mine',
    'before=1',
    "before='--",
  ])('of %s is refused', async (query) => {
    expect((await setup.as('sales', `?${query}`)).status).toBe(400);
  });
});

describe('an order is found by', () => {
  test.each([
    ['its number', () => order.courier, 'courier'],
    ['its number without the dash, in small letters', () => short('courier'), 'courier'],
    ['a part of its number', () => order.transfer?.slice(0, 4), 'transfer'],
    ['a name without its diacritics', () => 'turcanu stefan', 'cash'],
    ['a name in Russian', () => 'елкин', 'courier'],
    ['a phone as one says it', () => '079 111 222', 'cash'],
    ['a phone as it is copied', () => '+373-79-111-222', 'cash'],
    ['a company', () => 'volt', 'transfer'],
    ['an IDNO', () => '1003600012344', 'transfer'],
    ['an e-mail', () => 'oficiu@volt', 'transfer'],
    ['a product’s code', () => 'kbl-77', 'courier'],
    ['a product’s title', () => 'VVGng 3x2.5', 'courier'],
    ['the buyer and the goods together', () => 'ёлкин vvgng', 'courier'],
  ])('%s', async (_, typed, name) => {
    expect(await ids(`search=${encodeURIComponent(typed() ?? '')}`)).toEqual([order[name]]);
  });

  test('words that stand in it all, and not by signs that mean something to a database', async () => {
    expect(await ids('search=turcanu%20volt')).toEqual([]);
    for (const sign of ['%25', '_', '%5C', "'", '%25%25%25', "':*|'", '%26', '!']) {
      for (const typed of [`${sign}zzz`, `zzz${sign}`, `zzz${sign}zzz`]) {
        expect(await ids(`search=${typed}`), typed).toEqual([]);
      }
    }
    expect(await ids('search=dublă&status=cancelled')).toEqual([order.cancelled]);
  });

  test('its goods also where the release before this one wrote it', async () => {
    const id = await setup.product({ title_ro: 'Reflector de șantier' });
    const before = await setup.order([{ id, quantity: 1 }]);
    await sql`
      update order_search
      set text = text || ' reflector de santier', words = default
      where order_id = ${before}`.execute(setup.db);
    expect(await ids('search=reflector%20rusu')).toEqual([before]);
  });

  const short = (name: string) => order[name]?.replace('-', '').toLowerCase();
});

test('page after page shows every order once, whatever is placed meanwhile', async () => {
  const id = await setup.product({ title_ro: 'Dibluri rare' });
  const { token } = await setup.register();
  const placed: string[] = [];
  for (let count = 0; count < 7; count += 1) {
    placed.unshift(await setup.order([{ id, quantity: 1 }], { name: 'Pagina' }, token));
  }
  for (const filters of [{}, { search: 'pagina' }]) {
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const asking = { staffId: 1, waitingDays: 5 };
      const page = await listOrders(setup.db, { ...filters, before, limit: 3 }, asking);
      seen.push(...page.results.map((one) => one.id));
      before = page.next ?? undefined;
      if (seen.length === 3) await setup.order([{ id, quantity: 1 }], { name: 'Pagina' }, token);
    } while (before);
    expect(new Set(seen).size).toBe(seen.length);
    expect(placed.every((one) => seen.includes(one))).toBe(true);
  }
});

test('counts tell what waits in each state', async () => {
  const { json } = await setup.as('warehouse', 'counts/');
  expect(json).toMatchObject({
    statuses: { ready_for_pickup: 1, cancelled: 1, shipped: 0 },
    unpaid_transfers: 1,
    owed_back: 0,
    waiting: 1,
    most: 1000,
  });
});

describe('an export', () => {
  test('is what the list shows, in the reader’s language, and no cell is a formula', async () => {
    const { headers } = await setup.person('accountant');
    const path = '/staff/orders/export/?status=ready_for_pickup';
    const answer = await setup.api('GET', path, { headers, locale: 'ru' });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [head, row, end] = answer.text.split('\r\n');
    expect(head).toMatch(/Номер;Дата;Состояние/);
    expect(row).toContain(`${order.waiting};`);
    expect(row).toContain(';Готов к выдаче;');
    expect(row).toContain(`"'=HYPERLINK(""http://elsewhere.example"")"`);
    expect(row).toContain(`;'+373-69-123-456;`);
    expect(row).toContain(';12,5;');
    expect(end).toBe('');
  });

  test('notes who took it along, and is for those who may', async () => {
    const accountant = await setup.person('accountant');
    const { at, ...entry } = await setup.db
      .selectFrom('audit_entry')
      .select(['actor', 'after', 'at'])
      .where('entity', '=', 'export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      actor: `staff:${accountant.id}`,
      after: { status: 'ready_for_pickup', format: 'csv' },
    });
    // Whom somebody looked for is a person; the log is kept for good.
    const { headers } = accountant;
    await setup.api('GET', '/staff/orders/export/?search=Munteanu', { headers });
    const searched = await setup.db
      .selectFrom('audit_entry')
      .select('after')
      .where('entity', '=', 'export')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(searched.after).toEqual({ search: '…', format: 'csv' });
    expect((await setup.as('warehouse', 'export/')).status).toBe(403);
    expect((await setup.as('sales', 'export/')).status).toBe(200);
    // With all that is known of who bought.
    expect((await setup.as('sales', 'commerceml/')).status).toBe(403);
  });
});

describe('kept lists', () => {
  const views = async (role: 'sales' | 'warehouse', body?: object) => {
    const { headers } = await setup.person(role);
    return setup.api(body ? 'POST' : 'GET', `/staff/views/${body ? '' : '?screen=orders'}`, {
      headers,
      ...(body && { body }),
    });
  };
  const view = { screen: 'orders', name: 'De sunat', query: 'status=new&pay_method=cash' };

  test('are one’s own: kept under a name, replaced, and given up', async () => {
    const kept = await views('sales', view);
    expect([kept.status, kept.json.name]).toEqual([201, 'De sunat']);
    await views('sales', { ...view, query: 'status=new' });
    expect((await views('sales')).json).toEqual([{ ...kept.json, query: 'status=new' }]);
    expect((await views('warehouse')).json).toEqual([]);
    const remove = async (role: 'sales' | 'warehouse') => {
      const { headers } = await setup.person(role);
      return (await setup.api('DELETE', `/staff/views/${kept.json.id}/`, { headers })).status;
    };
    expect([await remove('warehouse'), await remove('sales'), await remove('sales')]).toEqual([
      404, 204, 404,
    ]);
  });

  test('are not without end', async () => {
    const { id } = await setup.person('sales');
    const kept = Array.from({ length: 50 }, (_, at) => ({ ...view, staff_id: id, name: `${at}` }));
    await setup.db.insertInto('staff_view').values(kept).execute();
    expect((await views('sales', view)).status).toBe(400);
    expect((await views('sales', { ...view, name: '7' })).status).toBe(201);
    expect((await views('sales', { ...view, staff_id: 1 })).status).toBe(400);
  });
});
