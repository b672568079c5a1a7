import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOrder } from '../../../testing/add-order.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { verifyAccount } from '../accounts.ts';
import {
  addAccount,
  bring,
  RETAIL,
  readShop,
  sample,
  setExchange,
  takeGroups,
} from '../exchange-setup.fixture.ts';

/** The exchange as the shop's people see it, by their own calls. */

let shop: TestShop;
let small: Awaited<ReturnType<typeof writeSmallCatalogue>>;
let account: number;
let runId: number;
let owner: Awaited<ReturnType<typeof addStaff>>;
const files = {
  // One of ours has this code already.
  'import0_1.xml': Buffer.from(sample('import0_1.xml').toString().replace('SOC-16-01', 'c-2')),
  'offers0_1.xml': sample('offers0_1.xml'),
};

beforeAll(async () => {
  shop = await openTestShop('empty');
  small = await writeSmallCatalogue(shop.db);
  await setExchange(shop.db);
  await shop.changes.catchUp();
  account = await addAccount(shop.db);
  ({ id: runId } = await bring(shop, account, files));
  await takeGroups(shop.db);
  await shop.changes.catchUp();
  owner = await addStaff(shop.shop);
});
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.api(method, `/staff/exchange/${path}`, { headers: owner.headers, ...(body && { body }) });

async function readExchange() {
  const { rows } = await sql<{ kept: string }>`
    select md5(string_agg(waiting::text, '' order by waiting.id)) as kept
    from exchange_waiting as waiting`.execute(shop.db);
  return [rows, await catalogueFingerprint(shop.db)];
}

async function waits(title: string) {
  const { json } = await call('GET', `waiting/?search=${encodeURIComponent(title)}`);
  return json.results[0];
}

const clemma = 'Clemă de capăt 25 mm²';
const socket = 'Розетка 16А с заземлением';
const wire = 'Провод ПВС 3х1,5';

describe('runs', () => {
  test('are told with what became of what they brought', async () => {
    const { json } = await call('GET', 'runs/');
    expect(json.results[0]).toMatchObject({
      id: runId,
      kind: 'catalogue',
      state: 'done',
      is_full: true,
      files: 2,
      damaged: 0,
      not_hidden: null,
    });
    const { counts, objects, done } = json.results[0];
    expect(done).toBe(objects);
    expect(Object.values<number>(counts).reduce((sum, one) => sum + one, 0)).toBe(objects);
    expect((await call('GET', '')).json).toMatchObject({
      last: { catalogue: { id: runId }, sale: null },
      has_account: true,
      waiting: 4,
      price_type: 'c0ab1e60-0000-4000-8000-000000000060',
    });
  });

  test('show their files and each thing, by outcome, by name, page by page', async () => {
    const { json: run } = await call('GET', `runs/${runId}/`);
    expect(run.file_list).toMatchObject([
      { name: 'import0_1.xml', state: 'applied', error: null },
      { name: 'offers0_1.xml', state: 'applied' },
    ]);
    const objects = (query: string) => call('GET', `runs/${runId}/objects/?${query}`);
    const { json: waiting } = await objects('outcome=waiting&limit=500');
    expect(waiting.results).toHaveLength(run.counts.waiting);
    // Put off until somebody said where its group belongs, and sold by now.
    expect(waiting.results).toContainEqual(
      expect.objectContaining({
        title: 'Cablu NYM-J 3x2,5 gri',
        reason: 'new-group',
        is_placed: true,
      }),
    );
    const first = (await objects('limit=10')).json;
    const next = (await objects(`limit=10&before=${first.next}`)).json;
    expect(next.results[0].id).toBeGreaterThan(first.results[9].id);
    const found = await objects(`search=${encodeURIComponent('ПВС 3х1,5')}`);
    expect(found.json.results.map(({ kind }: { kind: string }) => kind)).toEqual([
      'product',
      'offer',
    ]);
    expect((await objects('search=%25')).json.results).toEqual([]);
    expect((await call('GET', 'runs/999999/')).status).toBe(404);
    expect((await call('GET', 'runs/999999/objects/')).status).toBe(404);
  });

  test('are taken along as a table, in the words of whoever takes it', async () => {
    const { text } = await call('GET', `runs/${runId}/objects/export/?outcome=skipped`);
    expect(text).toContain('șters în 1C');
    expect((await call('GET', 'runs/999999/objects/export/')).status).toBe(404);
    const waiting = await call('GET', 'waiting/export/?reason=no-group');
    expect(waiting.text).toContain(clemma);
    expect(waiting.text).not.toContain(wire);
    const { text: runs } = await call('GET', 'runs/export/');
    expect(runs.split('\r\n')[1]).toMatch(new RegExp(`^${runId};.*;Catalog;complet;încheiat;0;`));
  });
});

describe('what waits', () => {
  test('says why, and what it may be', async () => {
    const { json } = await call('GET', 'waiting/');
    expect(json).toMatchObject({ total: 4, next: null });
    expect(Object.fromEntries(json.reasons.map(Object.values))).toEqual({
      'no-group': 1,
      'no-price': 1,
      'no-product': 1,
      'same-code': 1,
    });
    expect(await waits(socket)).toMatchObject({
      reason: 'same-code',
      proposed: { id: small.otherId, code: 'C-2' },
      units: 'шт',
    });
    expect((await call('GET', 'waiting/?reason=no-price')).json).toMatchObject({
      total: 1,
      results: [{ title: wire, code: 'PVS-3x1.5' }],
    });
  });

  test('names the product that has its code, where that is another one of 1C’s', async () => {
    const title = 'Розетка, записанная дважды';
    const goods = files['import0_1.xml'].toString();
    const [twice = ''] = /<Товар>\s*<Ид>c0ab1e43[\s\S]*?<\/Товар>/.exec(goods) ?? [];
    const other = twice
      .replace(/<Ид>c0ab1e43[^<]*/, '<Ид>c0ab1eff-0000')
      .replace(/<Наименование>[^<]*/, `<Наименование>${title}`);
    const offer = `<Предложение><Ид>c0ab1eff-0000</Ид><Цены><Цена><ИдТипаЦены>${RETAIL}</ИдТипаЦены><ЦенаЗаЕдиницу>1</ЦенаЗаЕдиницу></Цена></Цены></Предложение>`;
    const { id } = await bring(shop, account, {
      'import.xml': Buffer.from(goods.replace(twice, other)),
      'offers.xml': Buffer.from(
        sample('offers0_1.xml').toString().replace('<Предложения>', `<Предложения>${offer}`),
      ),
    });
    const thing = await waits(title);
    expect(thing).toMatchObject({
      reason: 'code-taken',
      proposed: null,
      holder: { code: 'NYM-J-3x2.5', title: expect.stringContaining('NYM') },
    });
    const { json } = await call('GET', `runs/${id}/objects/?search=c0ab1eff&outcome=waiting`);
    expect(json.results.at(-1).reason).toMatch(/^code-taken: .*NYM/);
    // It is not the same product: nothing joins them in one go.
    const body = {
      decision: { proposed: true },
      items: [{ id: thing.id, version: thing.version }],
    };
    expect((await call('POST', 'waiting/decide/', body)).json.results).toMatchObject([
      { outcome: 'refused' },
    ]);
    await sql`delete from exchange_waiting where external_id like 'c0ab1eff%'`.execute(shop.db);
  });

  test('several are decided at once, and one that somebody else decided stops none', async () => {
    const [one, other] = [await waits(clemma), await waits(wire)];
    const body = (items: object[]) => ({ decision: { ignore: true }, items });
    const before = await readExchange();
    expect((await call('POST', 'waiting/decide/', body([]))).status).toBe(400);
    expect(
      (await call('POST', 'waiting/decide/', { decision: { price: 1 }, items: [one] })).status,
    ).toBe(400);
    expect(await readExchange()).toEqual(before);
    const { json } = await call(
      'POST',
      'waiting/decide/',
      body([
        { id: one.id, version: one.version + 7 },
        { id: other.id, version: other.version },
      ]),
    );
    expect(json.results).toEqual([
      { id: one.id, outcome: 'changed-meanwhile', reason: '' },
      { id: other.id, outcome: 'placed', reason: '' },
    ]);
    expect(await waits(wire)).toBeUndefined();
    expect(await waits(clemma)).toBeDefined();
  });

  test('what is decided is remembered by name, and can be taken back', async () => {
    const { id, version } = await waits(clemma);
    await call('POST', 'waiting/decide/', {
      decision: { category_id: small.categories.sockets },
      items: [{ id, version }],
    });
    const ours = await waits(socket);
    const joined = { id: ours.id, version: ours.version };
    await call('POST', 'waiting/decide/', { decision: { proposed: true }, items: [joined] });
    const { json } = await call('GET', 'decisions/');
    const byTitle = (title: string) =>
      json.results.find((one: { title: string }) => one.title === title);
    expect([byTitle(clemma), byTitle(socket), byTitle(wire)]).toMatchObject([
      { kind: 'category', target: { title: 'prize' }, is_waiting: false },
      { kind: 'product', target: { id: small.otherId }, by: expect.stringMatching(/^Ana/) },
      { kind: 'ignore', target: null, is_waiting: false },
    ]);
    const found = `decisions/export/?search=${encodeURIComponent(clemma)}`;
    expect((await call('GET', found)).text.split('\r\n').slice(1)).toEqual([
      expect.stringMatching(`^${clemma};.*;produs nou în;prize;la locul lui;;Ana`),
      '',
    ]);

    const before = await readExchange();
    const stale = { version: byTitle(wire).version + 1 };
    expect((await call('POST', `decisions/${byTitle(wire).id}/forget/`, stale)).status).toBe(409);
    expect(await readExchange()).toEqual(before);

    const forget = async (title: string) =>
      (
        await call('POST', `decisions/${byTitle(title).id}/forget/`, {
          version: byTitle(title).version,
        })
      ).json;
    const sold = await readShop(shop.db);
    expect(await forget(clemma)).toEqual({ is_waiting: false });
    expect(await forget(wire)).toEqual({ is_waiting: true });
    expect(await forget(socket)).toEqual({ is_waiting: true });
    expect(await readShop(shop.db)).toEqual(sold);
    expect((await call('GET', 'decisions/')).json.results).toEqual([]);
    await bring(shop, account, files);
    expect(await waits(wire)).toMatchObject({ reason: 'no-price' });
    expect(await waits(socket)).toMatchObject({ reason: 'same-code' });
    // It was made when it was decided about, and 1C names it.
    expect(await waits(clemma)).toBeUndefined();
  });
});

describe('accounts of 1C', () => {
  const enters = (password: string, from = '192.0.2.7') =>
    verifyAccount(shop.db, { name: 'contabilitate', password }, from);

  test('are made with a password that is said once, from where they may come', async () => {
    const made = await call('POST', 'accounts/', {
      name: 'contabilitate',
      networks: ['192.0.2.0/24'],
    });
    expect(made.status).toBe(201);
    const { account: shown, password } = made.json;
    expect(await enters(password)).toBe(shown.id);
    expect(await enters(password, '198.51.100.1')).toBeNull();
    expect((await call('GET', 'accounts/')).text).not.toContain(password);

    for (const [wrong, field] of [
      [{ name: 'Contabilitate', networks: [] }, 'name'],
      [{ name: 'contabilitate', networks: [] }, 'name'],
      [{ name: 'a:b', networks: [] }, 'name'],
      [{ name: 'alt', networks: ['192.0.2.0/99'] }, 'networks.0'],
      [{ name: 'alt', networks: [], is_active: true }, 'is_active'],
    ] as const) {
      const refused = await call('POST', 'accounts/', wrong);
      expect([refused.status, Object.keys(refused.json)]).toEqual([400, [field]]);
    }
    expect((await call('GET', 'accounts/')).json.results).toHaveLength(2);
    expect((await call('GET', 'accounts/export/')).text).toMatch(
      /contabilitate;activ;192.0.2.0\/24;/,
    );

    const renewed = (await call('POST', `accounts/${shown.id}/password/`)).json;
    expect(await enters(password)).toBeNull();
    expect(await enters(renewed.password)).toBe(shown.id);

    const seen = { is_active: true, networks: ['192.0.2.0/24'] };
    const off = await call('POST', `accounts/${shown.id}/`, { ...seen, is_active: false, seen });
    expect(off.json).toMatchObject({ is_active: false });
    expect(await enters(renewed.password)).toBeNull();
    // Somebody who has not seen that does not switch it on by saving the networks.
    const late = await call('POST', `accounts/${shown.id}/`, {
      is_active: true,
      networks: [],
      seen,
    });
    expect([late.status, late.json.changed]).toEqual([409, ['is_active']]);
    expect((await call('POST', 'accounts/999999/password/')).status).toBe(404);
  });
});

test('of each order it is told whether 1C has it, and has it as it is now', async () => {
  const { user } = await shop.register();
  const order = () => addOrder(shop.db, { customerId: user.id, total: 100_00 });
  const [known, changed, untold] = [await order(), await order(), await order()];
  await shop.db
    .insertInto('exchange_order')
    .values([
      { order_id: known, version: 1, number_1c: '000-17' },
      { order_id: changed, version: 0 },
    ])
    .execute();
  const list = async (query = '') =>
    (await call('GET', `orders/?${query}`)).json.results.map(
      ({ id, state, number_1c }: Record<string, string>) => [id, state, number_1c],
    );
  expect(await list()).toEqual([
    [untold, 'untold', ''],
    [changed, 'changed', ''],
    [known, 'known', '000-17'],
  ]);
  expect(await list('state=changed')).toEqual([[changed, 'changed', '']]);
  const taken = (await call('GET', 'orders/export/?state=changed')).text.split('\r\n');
  expect(taken.slice(1)).toEqual([expect.stringMatching(`^${changed};.*;schimbată după;`), '']);
  const { json } = await call('GET', 'orders/?limit=2');
  expect(await list(`limit=2&before=${json.next}`)).toEqual([[known, 'known', '000-17']]);
  expect((await call('GET', '')).json.orders_untold).toBe(2);
  const shown = async (id: string) =>
    (await shop.api('GET', `/staff/orders/${id}/`, { headers: owner.headers })).json.in_1c;
  expect(await shown(known)).toMatchObject({ is_current: true, number: '000-17' });
  expect(await shown(changed)).toMatchObject({ is_current: false });
  expect(await shown(untold)).toMatchObject({ confirmed_at: null });
  const today = await shop.api('GET', '/staff/today/', { headers: owner.headers });
  expect(today.json.exchange).toEqual({ waiting: 3 });
});
