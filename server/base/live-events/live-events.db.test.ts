import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { listenOn } from '../../edge/http/listen-on.ts';
import { addAccount, begin } from '../../shop/exchange/exchange-setup.fixture.ts';
import { endRun } from '../../shop/exchange/runs.ts';
import { endSessions } from '../../shop/staff/sessions.ts';
import { addOrder } from '../../testing/add-order.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { openShopOn, openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { listen } from '../database/listen.ts';
import { giveUp } from '../mail/queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { MOST_SCREENS_OF_SESSION } from './live-events.ts';
import { openScreen, openScreenOf } from './screen.fixture.ts';

/** Two processes on one database: what one writes, the screens of the other hear. */
let here: TestShop;
let there: Awaited<ReturnType<typeof openShopOn>>;
let customerId: number;
const closing: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  here = await openTestShop('empty');
  there = await openShopOn(here.url, { dataDir: here.shop.config.dataDir });
  customerId = (await here.register()).user.id;
  for (const { shop, url } of [here, there]) {
    const notices = await listen(url, { shop_live: shop.live.hear });
    closing.push(notices.close);
  }
});
afterAll(async () => {
  for (const close of closing) await close();
  await there.db.destroy();
  await here.close();
});

async function openFor(role: Parameters<typeof addStaff>[1], shop: Pick<TestShop, 'app'> = here) {
  const person = await addStaff(here.shop, role);
  const screen = await openScreenOf(shop.app, person.headers);
  onTestFinished(screen.leave);
  return { ...person, screen };
}

const writeMessage = () =>
  here.db
    .insertInto('contact_request')
    .values({ name: 'Ana', phone: '+373-69-123-456', comment: 'Aveți SIP?', locale: 'ro' })
    .returning('id')
    .executeTakeFirstOrThrow();

async function failMail() {
  await queueMail(here.db, {
    kind: 'welcome',
    recipient: 'ana@example.md',
    subject: 'x',
    text: 'x',
    html: 'x',
  });
  const { id } = await here.db
    .selectFrom('mail_outbox')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await giveUp(here.db, id, 'no such mailbox');
  return id;
}

test('whoever opens a screen is told to look, and then hears of orders on every process', async () => {
  const screens = [
    (await openFor({ role: 'sales' }, here)).screen,
    (await openFor({ role: 'warehouse' }, there)).screen,
  ];
  const id = await addOrder(here.db, { customerId, total: 123_45 });
  await here.db
    .updateTable('customer_order')
    .set({ status: 'confirmed' })
    .where('id', '=', id)
    .execute();
  for (const { events } of screens) {
    await soon(() => events).toEqual([
      { kind: 'look' },
      { kind: 'order-new', id, status: 'new', payment_state: 'unpaid', total: 123.45 },
      { kind: 'order-changed', id, status: 'confirmed', payment_state: 'unpaid', total: 123.45 },
    ]);
  }
});

test('an order that is not placed after all is heard by nobody, one that changes in nothing neither', async () => {
  const { screen } = await openFor({ role: 'owner' });
  const id = await addOrder(here.db, { customerId, total: 1_00 });
  await here.db
    .transaction()
    .execute(async (trx) => {
      await addOrder(trx, { customerId, total: 2_00 });
      throw new Error('changed my mind');
    })
    .catch(() => {});
  await here.db
    .updateTable('customer_order')
    .set({ comment: 'la poartă' })
    .where('id', '=', id)
    .execute();
  await writeMessage();
  await soon(screen.kinds).toEqual(['look', 'order-new', 'message-new']);
});

test('everybody hears what they may know, and nothing else', async () => {
  const screens = {
    owner: (await openFor({ role: 'owner' })).screen,
    sales: (await openFor({ role: 'sales' })).screen,
    content: (await openFor({ role: 'content' })).screen,
    accountant: (await openFor({ role: 'accountant' })).screen,
    catalogue: (await openFor({ role: 'catalogue' })).screen,
  };
  await addOrder(here.db, { customerId, total: 5_00 });
  const { id } = await writeMessage();
  const mail = await failMail();
  const both = ['look', 'order-new', 'message-new', 'mail-failed'];
  await soon(screens.owner.kinds).toEqual(both);
  await soon(screens.sales.kinds).toEqual(both);
  await soon(() => screens.content.events).toEqual([{ kind: 'look' }, { kind: 'message-new', id }]);
  await soon(() => screens.accountant.events).toMatchObject([
    { kind: 'look' },
    { kind: 'order-new' },
    { kind: 'mail-failed', id: mail, mail: 'welcome' },
  ]);
  expect(screens.catalogue.kinds()).toEqual(['look']);
});

test('who follows the exchange hears when 1C comes and when it is done', async () => {
  const { screen } = await openFor({ role: 'catalogue' }, there);
  const { screen: other } = await openFor({ role: 'sales' });
  const { id } = await begin(here.db, await addAccount(here.db));
  await endRun(here.db, id, 'done');
  await endRun(here.db, id, 'done');
  await writeMessage();
  await soon(() => screen.events).toEqual([
    { kind: 'look' },
    { kind: 'exchange', id, state: 'open' },
    { kind: 'exchange', id, state: 'done' },
  ]);
  await soon(other.kinds).toEqual(['look', 'message-new']);
});

test('no event tells who ordered or wrote', async () => {
  const { screen } = await openFor({ role: 'owner' });
  await addOrder(here.db, { customerId, total: 1_00, name: 'Vasilica', phone: '+373-60-000-001' });
  await writeMessage();
  await soon(screen.kinds).toEqual(['look', 'order-new', 'message-new']);
  expect(screen.text()).not.toMatch(/Vasilica|373|SIP/);
});

test('a session that is ended, on whatever process, ends its screens and no others', async () => {
  const { screen, id } = await openFor({ role: 'owner' }, there);
  const { screen: other } = await openFor({ role: 'owner' }, there);
  await endSessions(here.db, id);
  expect(await screen.ended).toBe(true);
  expect(screen.events.at(-1)).toEqual({ kind: 'closed', why: 'session-ended' });
  await writeMessage();
  await soon(other.kinds).toEqual(['look', 'message-new']);
});

test.each([
  ['has expired', { expires_at: sql<Date>`now() - interval '1 second'` }],
  ['was idle for too long', { last_used_at: sql<Date>`now() - interval '61 minutes'` }],
])('a session that %s ends its screens at the next beat', async (_, set) => {
  const { screen, sessionId } = await openFor({ role: 'owner' });
  const { screen: other } = await openFor({ role: 'owner' });
  await here.db
    .updateTable('staff_session')
    .set(set)
    .where('id', '=', await sessionId())
    .execute();
  await here.shop.live.beat();
  expect(await screen.ended).toBe(true);
  expect(screen.events.at(-1)).toEqual({ kind: 'closed', why: 'session-ended' });
  expect(other.kinds()).toEqual(['look']);
});

test('to listen is no use of a session: it grows idle all the same', async () => {
  const { screen, sessionId } = await openFor({ role: 'owner' });
  const id = await sessionId();
  const usedAt = () =>
    here.db
      .selectFrom('staff_session')
      .select('last_used_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await here.db
    .updateTable('staff_session')
    .set({ last_used_at: sql<Date>`now() - interval '30 minutes'` })
    .where('id', '=', id)
    .execute();
  const before = await usedAt();
  await here.shop.live.beat();
  await soon(screen.text).toContain('\n:\n\n');
  expect(await usedAt()).toEqual(before);
});

test('of too many screens of one session the oldest end, and are told why', async () => {
  const person = await addStaff(here.shop);
  const open = () => openScreenOf(here.app, person.headers);
  const screens = [];
  for (let at = 0; at <= MOST_SCREENS_OF_SESSION; at++) screens.push(await open());
  const [oldest, ...others] = screens;
  expect(await oldest?.ended).toBe(true);
  expect(oldest?.events.at(-1)).toEqual({ kind: 'closed', why: 'newer-screens' });
  await writeMessage();
  for (const screen of others) await soon(screen.kinds).toEqual(['look', 'message-new']);
  for (const screen of others) await screen.leave();
});

test('a screen that is closed is forgotten, and one that reads nothing is given up', async () => {
  const before = here.shop.live.count();
  const { screen } = await openFor({ role: 'owner' });
  expect(here.shop.live.count()).toBe(before + 1);
  await screen.leave();
  expect(here.shop.live.count()).toBe(before);

  const { headers } = await addStaff(here.shop);
  await here.app.request('/api/staff/events/', { headers });
  expect(here.shop.live.count()).toBe(before + 1);
  for (let at = 0; at < 100; at++) await here.shop.live.beat();
  expect(here.shop.live.count()).toBe(before);
});

test('after a lost connection to the database everybody is told to look again', async () => {
  const { screen } = await openFor({ role: 'owner' });
  await sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where datname = current_database() and application_name like 'cablaj-listen%'`.execute(here.db);
  await soon(screen.kinds).toEqual(['look', 'look']);
  await writeMessage();
  await soon(screen.kinds).toContain('message-new');
});

test('events come one by one as they are, and a shop that stops waits for no screen', async () => {
  const { headers } = await addStaff(here.shop);
  const shop = await openShopOn(here.url, { dataDir: here.shop.config.dataDir });
  const server = await listenOn(shop.app, { host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${server.port}/api/staff/events/`;
  const ask = () => fetch(address, { headers: { ...headers, 'Accept-Encoding': 'gzip, br' } });
  const screen = await openScreen(ask);
  expect(screen.status).toBe(200);
  expect(screen.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(screen.headers.get('content-encoding')).toBeNull();
  expect(screen.headers.get('x-accel-buffering')).toBe('no');
  expect(screen.headers.get('cache-control')).toBe('no-store, no-transform');
  await soon(screen.kinds).toEqual(['look']);
  shop.shop.live.hear(JSON.stringify({ kind: 'message-new', id: 7 }));
  await soon(screen.kinds).toEqual(['look', 'message-new']);

  await shop.shop.live.close();
  expect(await screen.ended).toBe(true);
  // Whoever comes in the last moment is sent away as well.
  expect(await (await openScreen(ask)).ended).toBe(true);
  await server.close();
  await shop.db.destroy();
});

test('a browser that leaves without a word is forgotten', async () => {
  const { headers } = await addStaff(here.shop);
  const shop = await openShopOn(here.url, { dataDir: here.shop.config.dataDir });
  const server = await listenOn(shop.app, { host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const address = `http://127.0.0.1:${server.port}/api/staff/events/`;
  await fetch(address, { headers, signal: leaving.signal });
  expect(shop.shop.live.count()).toBe(1);
  leaving.abort();
  await soon(() => shop.shop.live.count()).toBe(0);
  await server.close();
  await shop.db.destroy();
});
