import { serve } from '@hono/node-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { zipOf } from '../../base/archives/zip-of.fixture.ts';
import { verifyAccount } from '../../shop/exchange/accounts.ts';
import { open1c, sendCatalogue } from '../../shop/exchange/client/client-1c.ts';
import {
  addAccount,
  PASSWORD,
  readShop,
  sample,
  setExchange,
} from '../../shop/exchange/exchange-setup.fixture.ts';
import { orderDocument } from '../../shop/exchange/orders/order-document.fixture.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

/** The protocol over real HTTP, by a client that behaves as 1C does. */

let shop: TestShop;
let server: ReturnType<typeof serve>;
let base: string;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await setExchange(shop.db);
  await shop.changes.catchUp();
  await addAccount(shop.db);
  await new Promise<void>((listening) => {
    server = serve({ fetch: shop.app.fetch, port: 0 }, ({ port }) => {
      base = `http://localhost:${port}`;
      listening();
    });
  });
});
afterAll(async () => {
  server.close();
  await shop.close();
});
beforeEach(async () => {
  await sql`delete from attempt`.execute(shop.db);
  await sql`
    update exchange_run
    set state = 'abandoned', ended_at = now()
    where state = 'open'`.execute(shop.db);
});

const connection = (changed: object = {}) => ({
  url: `${base}/1c_exchange`,
  name: '1c',
  password: PASSWORD,
  ...changed,
});
const opened = async (changed: object = {}) => {
  const client = open1c(connection(changed));
  const session = await client.checkAuth('catalog');
  await client.init(session);
  return { client, session };
};
const goods = sample('import0_1.xml');
const offers = sample('offers0_1.xml');
const failing = (work: Promise<unknown>) => work.then(String, (error: Error) => error.message);

test('a whole run, in parts of a thousand bytes, makes the shop of the files', async () => {
  const { client, session } = await opened({ url: `${base}/bitrix/admin/1c_exchange.php` });
  await client.send(session, 'C:\\temp\\import0_1.xml', goods, 1000);
  await client.send(session, '/tmp/offers0_1.xml', offers, 1000);
  await client.import(session, 'import0_1.xml');
  await client.import(session, 'offers0_1.xml');
  expect(await client.import(session, 'offers0_1.xml')).toBe(0);
  await client.end(session);
  expect(await readShop(shop.db)).toHaveLength(6);
  // The answer was lost, and it is asked again.
  expect(await client.step(session, 'complete')).toBe('success');
  expect(await client.step(session, 'import', { filename: 'offers0_1.xml' })).toBe('success');
  const run = await shop.db
    .selectFrom('exchange_run')
    .select(['state', 'is_full', 'schema', 'report'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(run).toMatchObject({ state: 'done', is_full: true, schema: '2.10' });
  expect(run.report).toContain('product: skipped 1, waiting 7');
});

describe('once the shop is there, nothing is changed by', () => {
  let before: Awaited<ReturnType<typeof catalogueFingerprint>>;
  beforeAll(async () => {
    before = await catalogueFingerprint(shop.db);
  });
  const unchanged = async () => expect(await catalogueFingerprint(shop.db)).toEqual(before);

  test('the same in an archive, cut anywhere', async () => {
    const { client, session } = await opened();
    const archive = zipOf([
      { name: 'webdata/import0_1.xml', text: goods },
      { name: 'webdata/offers0_1.xml', text: offers },
    ]);
    await client.send(session, 'v8_1A76_155ae.zip', archive, 777);
    await client.import(session, 'import0_1.xml');
    await client.import(session, 'offers0_1.xml');
    await unchanged();
  });

  test('a part that is sent again because its answer was lost', async () => {
    const { client, session } = await opened();
    await client.send(session, 'a.xml', goods.subarray(0, 9000), 9000);
    await client.send(session, 'a.xml', goods.subarray(0, 9000), 9000);
    await client.send(session, 'a.xml', goods.subarray(9000), 1e9);
    await client.import(session, 'a.xml');
    await unchanged();
  });

  test('a file that breaks off: it is refused, dropped, and can be sent again', async () => {
    const { client, session } = await opened();
    await client.send(session, 'a.xml', goods.subarray(0, 9000), 1e9);
    expect(await failing(client.import(session, 'a.xml'))).toMatch(/^failure\nФайл повреждён/);
    expect(await failing(client.import(session, 'a.xml'))).toMatch(/^failure/);
    const { rows } = await sql`select from exchange_part`.execute(shop.db);
    expect(rows).toEqual([]);
    await client.send(session, 'a.xml', goods, 1e9);
    await client.import(session, 'a.xml');
    await unchanged();
  });

  test.each<[string, () => Buffer]>([
    ['a damaged archive', () => zipOf([{ name: 'a.xml', text: goods }]).subarray(0, 1500)],
    [
      'an archive whose names lead elsewhere',
      () => zipOf([{ name: '../../etc/passwd', text: goods }]),
    ],
    ['an archive with a zero byte in a name', () => zipOf([{ name: 'a\0.xml', text: goods }])],
    [
      'an archive that lies about its size',
      () => zipOf([{ name: 'a.xml', text: goods, declares: 2 ** 31 }]),
    ],
    ['an archive “of 4 GB”', () => zipOf([{ name: 'a.xml', text: goods, declares: 4e9 }])],
    [
      'an archive that grows a thousandfold',
      () => zipOf([{ name: 'a.xml', text: Buffer.alloc(2 ** 23) }]),
    ],
  ])('%s', async (_, archive) => {
    const { client, session } = await opened();
    await client.send(session, 'x.zip', archive(), 1e9);
    expect(await failing(client.import(session, 'a.xml'))).toMatch(/^failure\nФайл повреждён/);
    await unchanged();
  });

  const replaced = (from: string, to: string) => Buffer.from(goods.toString().replace(from, to));
  const root = '<КоммерческаяИнформация';
  const entities = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>';
  const outside = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>';
  test.each<[string, Buffer, string]>([
    ['a bomb of entities', replaced(root, `${entities}${root}`), 'document type'],
    ['an entity from elsewhere', replaced(root, `${outside}${root}`), 'document type'],
    ['an entity nobody declared', replaced('SOC-16-01', '&b;'), 'entity'],
    ['another encoding than it says', Buffer.from(goods.toString(), 'latin1'), 'no text'],
    ['an encoding nobody knows', replaced('UTF-8', 'KOI-7'), 'unknown encoding KOI-7'],
    ['a web page', Buffer.from('<html><body>502</body></html>'), 'html is not what'],
    ['something else altogether', Buffer.from([0, 1, 2, 3]), ''],
  ])('%s', async (_, content, why) => {
    const { client, session } = await opened();
    await client.send(session, 'a.xml', content, 1e9);
    const answer = await failing(client.import(session, 'a.xml'));
    // In one language for the accountant; what a program said of it is kept for the shop's people.
    expect(answer).toMatch(/^failure\nФайл повреждён, отправьте его снова/);
    expect(answer.split('\n')[1]).not.toMatch(/[a-z]{3,} [a-z]{2,}/);
    const { error } = await shop.db
      .selectFrom('exchange_file')
      .select('error')
      .where('state', '=', 'damaged')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(error).toContain(why);
    await unchanged();
  });

  test('a part that says it is of ten gigabytes: it is not waited for', async () => {
    const { session } = await opened();
    const answer = await shop.app.request(
      `/1c_exchange?type=catalog&mode=file&filename=a.xml&sessid=${session.sessid}`,
      { method: 'POST', headers: { 'Content-Length': String(10 * 2 ** 30) }, body: 'a' },
    );
    expect(await answer.text()).toBe('failure\nСлишком большая часть файла');
    await unchanged();
  });

  test('a file nobody sent: the names that came are told', async () => {
    const { client, session } = await opened();
    await client.send(session, 'a.xml', goods, 1e9);
    expect(await failing(client.import(session, 'b.xml'))).toContain('Получены: a.xml');
    await unchanged();
  });

  test.each(['../a.xml', '', 'a\u0000.xml', `${'a'.repeat(300)}.xml`])(
    'a file with the name %j',
    async (name) => {
      const { client, session } = await opened();
      expect(await failing(client.send(session, name, goods, 1e9))).toMatch(/^failure/);
      await unchanged();
    },
  );

  test('offers that come before their goods', async () => {
    await sendCatalogue(connection(), [
      ['offers0_1.xml', offers],
      ['import0_1.xml', goods],
    ]);
    await unchanged();
  });

  test('parallel calls for the same file', async () => {
    const { client, session } = await opened();
    await client.send(session, 'a.xml', goods, 1e9);
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.step(session, 'import', { filename: 'a.xml' })),
    );
    expect(answers.every((text) => /^(success|progress)/.test(text))).toBe(true);
    await client.import(session, 'a.xml');
    await unchanged();
  });
});

describe('who may come in', () => {
  test('nobody without the right password, and not by guessing', async () => {
    await sql`delete from exchange_network`.execute(shop.db);
    const wrong = () => failing(open1c(connection({ password: 'altceva' })).checkAuth('catalog'));
    expect(await wrong()).toBe('failure\nНеверное имя или пароль');
    const unheard = open1c(connection({ name: '1c\0' })).checkAuth('catalog');
    expect(await failing(unheard)).toBe('failure\nНеверное имя или пароль');
    for (let times = 0; times < 10; times += 1) await wrong();
    expect(await wrong()).toContain('Слишком много попыток');
  });

  test('whoever was let in before is, however often strangers guess meanwhile', async () => {
    const enters = (password: string, from: string) =>
      verifyAccount(shop.db, { name: '1c', password }, from);
    const guess = async (from: string, times: number) => {
      for (let time = 0; time < times; time += 1) await enters('altceva', from);
    };
    const right = await enters(PASSWORD, '192.0.2.7');
    expect(right).toEqual(expect.any(Number));
    // From one place, and then from everywhere.
    await guess('198.51.100.1', 11);
    expect(await enters(PASSWORD, '198.51.100.1')).toBe('too-many-attempts');
    await sql`update attempt set attempts = 50 where subject like 'exchange:name:%'`.execute(
      shop.db,
    );
    expect(await enters(PASSWORD, '203.0.113.9')).toBe('too-many-attempts');
    expect(await enters(PASSWORD, '192.0.2.7')).toBe(right);
    // A second program there, with a wrong password, keeps the right one out as little.
    await guess('192.0.2.7', 2);
    expect(await enters(PASSWORD, '192.0.2.7')).toBe(right);
  });

  test('nobody without a token, or with one of another run', async () => {
    const { client, session } = await opened();
    const stranger = { ...session, cookie: 'exchange_session=x', sessid: 'x' };
    expect(await client.step(stranger, 'init')).toMatch(/^failure\nНет доступа/);
    expect(await client.step({ ...session, type: 'sale' }, 'query')).toMatch(/^failure/);
  });

  test('by cookie, by sessid, or by password alone', async () => {
    const { session } = await opened();
    const init = async (query: string, headers: Record<string, string>) =>
      (await fetch(`${base}/1c_exchange?type=catalog&mode=init${query}`, { headers })).text();
    const basic = Buffer.from(`1c:${PASSWORD}`).toString('base64');
    expect(await init('', { Cookie: session.cookie })).toMatch(/^zip=yes\nfile_limit=\d+$/);
    expect(await init(`&sessid=${session.sessid}`, {})).toMatch(/^zip=yes/);
    expect(await init('', { Authorization: `Basic ${basic}` })).toMatch(/^zip=yes/);
    expect(await init('', {})).toMatch(/^failure/);
  });

  test('one at a time: the second is told since when and how far', async () => {
    const { client, session } = await opened();
    await client.send(session, 'a.xml', goods, 1e9);
    expect(await failing(open1c(connection()).checkAuth('catalog'))).toMatch(
      /^failure\nОбмен уже идёт с \d\d:\d\d, выполнено 0 %$/,
    );
    // After a quarter of an hour without a sign of life it is over.
    await sql`
      update exchange_run
      set seen_at = now() - interval '16 minutes'
      where state = 'open'`.execute(shop.db);
    await opened();
    expect(await client.step(session, 'import', { filename: 'a.xml' })).toMatch(
      /^failure\nЭтот обмен/,
    );
  });

  test('only from its networks', async () => {
    await sql`update exchange_account set networks = '{192.0.2.0/24}'`.execute(shop.db);
    expect(await failing(open1c(connection()).checkAuth('catalog'))).toMatch(/^failure/);
    await sql`update exchange_account set networks = '{}'`.execute(shop.db);
  });
});

describe('what a full export does not name', () => {
  const withoutSocket = goods.toString().replace(/<Товар>\s*<Ид>c0ab1e45[\s\S]*?<\/Товар>/, '');
  const stateOfSocket = async () =>
    (await readShop(shop.db)).find(({ code }) => code === 'SOC-16-01')?.state;

  test('stays, if that is more than may vanish at once', async () => {
    await sendCatalogue(connection(), [['import0_1.xml', Buffer.from(withoutSocket)]]);
    expect(await stateOfSocket()).toBe('active');
  });

  test('is no longer sold within that share, and is again when it is named', async () => {
    await setExchange(shop.db, { mostHiddenPercent: 20 });
    await sendCatalogue(connection(), [['import0_1.xml', Buffer.from(withoutSocket)]]);
    expect(await stateOfSocket()).toBe('archived');
    await sendCatalogue(connection(), [['import0_1.xml', goods]]);
    expect(await stateOfSocket()).toBe('active');
  });

  test('stays, if the run was not whole', async () => {
    const { client, session } = await opened();
    await client.send(session, 'import0_1.xml', Buffer.from(withoutSocket), 1e9);
    await client.send(session, 'import0_2.xml', goods.subarray(0, 100), 1e9);
    await client.import(session, 'import0_1.xml');
    await client.end(session);
    expect(await stateOfSocket()).toBe('active');
  });
});

test('orders that are sent among the goods are passed over with a word of their own', async () => {
  const { client, session } = await opened();
  await client.send(session, 'orders.xml', orderDocument('AAAA-0001', { Проведен: 'true' }), 1e9);
  await client.import(session, 'orders.xml');
  await client.end(session);
  const outcomes = await shop.db
    .selectFrom('exchange_object')
    .select(['outcome', 'reason'])
    .where('kind', '=', 'document')
    .execute();
  expect(outcomes).toEqual([{ outcome: 'skipped', reason: 'order-in-catalogue' }]);
});

test('with a type of price that 1C does not have the accountant is told in plain words', async () => {
  await setExchange(shop.db, { priceType: 'x' });
  const before = await readShop(shop.db);
  const { client, session } = await opened();
  await client.send(session, 'offers0_1.xml', offers, 1e9);
  expect(await failing(client.import(session, 'offers0_1.xml'))).toContain('не выбран тип цен');
  expect(await readShop(shop.db)).toEqual(before);
  await setExchange(shop.db);
});
