import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '../../../../testing/soon.ts';
import { quickPace } from '../../../base/jobs/counting-job.fixture.ts';
import { openJobRunner } from '../../../base/jobs/job-runner.ts';
import { everyJob } from '../../../shop/every-job.ts';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { openSheetSetup, type SheetSetup } from './sheet-setup.fixture.ts';

let setup: SheetSetup;
let ana: Awaited<ReturnType<SheetSetup['person']>>;
let runner: ReturnType<typeof openJobRunner>;
beforeAll(async () => {
  setup = await openSheetSetup();
  ana = await setup.person('catalogue');
  runner = openJobRunner({
    shop: setup.shop.shop,
    databaseUrl: setup.shop.url,
    jobs: everyJob,
    pace: quickPace,
  });
  await runner.open();
});
afterAll(async () => {
  await runner.stop();
  await setup.shop.close();
});

async function bring(table: string, query: Record<string, string> = {}, as = ana) {
  const answer = await setup.shop.app.request(
    `/api/staff/imports/?${new URLSearchParams({ name: 'lista.csv', ...query })}`,
    { method: 'POST', headers: as.headers, body: new TextEncoder().encode(table) },
  );
  return { status: answer.status, json: await answer.json() };
}

const priceOf = async (id: number) => (await setup.readProduct(id)).price;

/** Once the run is in this state, and its job has written that it ended. */
async function read(id: number, state: string, query = '', locale: 'ro' | 'ru' = 'ro') {
  runner.wake();
  const get = () =>
    setup.shop.api('GET', `/staff/imports/${id}/${query}`, { headers: ana.headers, locale });
  await soon(async () => {
    const { run } = (await get()).json;
    return run.job?.state === 'running' ? 'running' : run.state;
  }).toBe(state);
  return (await get()).json;
}

test('a table is brought, tried, looked at, applied and undone', async () => {
  const product = await setup.another();
  const { code } = await setup.readProduct(product);
  const { status, json } = await bring(`Cod;Preț\n${code};13,00\nX;€ 5\n`, { supplier: 'Nord' });
  expect(status).toBe(201);
  const tried = await read(json.id, 'tried');
  expect(tried.run).toMatchObject({
    file_name: 'lista.csv',
    supplier: 'Nord',
    found: { rows: 2, changed: 1, refused: 1, columns: { code: 'Cod', price: 'Preț' } },
    batch: null,
  });
  expect(tried.rows[0]).toMatchObject({
    row: 2,
    outcome: 'changed',
    product_id: product,
    changes: [{ field: 'price', from: 12.5, to: 13 }],
    problems: [],
  });
  const refused = await read(json.id, 'tried', '?outcome=refused', 'ru');
  expect(refused.rows).toEqual([
    {
      row: 3,
      outcome: 'refused',
      key: 'X',
      title: '',
      product_id: null,
      changes: [],
      creates: null,
      file: null,
      problems: [
        {
          level: 'refused',
          field: 'price',
          value: '€ 5',
          is_takable: false,
          text: 'Цена не в леях',
          proposal: null,
        },
      ],
    },
  ]);
  expect(await priceOf(product)).toBe(1250);
  const taken = await ana.get(`imports/${json.id}/rows/export/?outcome=changed`);
  expect(taken.text.split('\r\n').slice(1)).toEqual([`2;${code};;schimbat;"Preț: 12,5 → 13";`, '']);
  expect((await ana.get('imports/2147483647/rows/export/')).status).toBe(404);

  const all = await ana.post(`imports/${json.id}/apply/`, { mode: 'all' });
  expect([all.status, all.json.rows]).toEqual([409, 1]);
  expect((await ana.post(`imports/${json.id}/apply/`, { mode: 'good' })).status).toBe(200);
  const { run } = await read(json.id, 'applied');
  expect([await priceOf(product), run.found.saved]).toEqual([1300, 1]);
  expect((await ana.undo(run.batch)).json.restored).toHaveLength(1);
  expect(await priceOf(product)).toBe(1250);
  const { json: list } = await ana.get('imports/?limit=1');
  expect(list.results[0]).toMatchObject({ id: json.id, undone: { products: 1 } });
  expect(list.suppliers).toMatchObject([{ name: 'Nord', options: { writes: ['price'] } }]);
});

test('an import is undone in the background, once, and then not by the sheet', async () => {
  const product = await setup.another();
  const { code } = await setup.readProduct(product);
  const creates = { category: setup.small.categories.sockets, brand: setup.small.brand, unit: 'm' };
  const { json } = await bring(`Cod;Denumire;Preț\n${code};;13,00\nNOU-7;Nou;5,00\n`, {
    options: JSON.stringify({ creates }),
  });
  const tried = await read(json.id, 'tried');
  expect(tried.run.can).toEqual(['apply']);
  expect(tried.rows[1]).toMatchObject({
    outcome: 'new',
    creates: { code: 'NOU-7', title_ro: 'Nou', brand: 'Elmo', category: 'prize', state: 'draft' },
  });
  expect((await ana.post(`imports/${json.id}/undo/`)).status).toBe(409);
  expect((await ana.post(`imports/${json.id}/continue/`)).status).toBe(409);
  await ana.post(`imports/${json.id}/apply/`, { mode: 'all' });
  const { run, rows } = await read(json.id, 'applied');
  expect([run.found.saved, run.found.created, run.can]).toEqual([2, 1, ['undo']]);
  const both = await Promise.all([1, 2].map(() => ana.post(`imports/${json.id}/undo/`)));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const undone = await read(json.id, 'undone');
  expect([undone.run.found.restored, undone.run.can]).toEqual([2, []]);
  expect(await priceOf(product)).toBe(1250);
  expect((await setup.readProduct(rows[1].product_id)).state).toBe('archived');
  expect((await ana.undo(run.batch)).status).toBe(409);
});

test('what the sheet undid of an import is undone for the import as well', async () => {
  const product = await setup.another();
  const { code } = await setup.readProduct(product);
  const { json } = await bring(`Cod;Preț\n${code};13,00\n`);
  await read(json.id, 'tried');
  await ana.post(`imports/${json.id}/apply/`, { mode: 'all' });
  const { run } = await read(json.id, 'applied');
  await ana.undo(run.batch);
  expect((await read(json.id, 'undone')).run.can).toEqual([]);
  expect((await ana.post(`imports/${json.id}/undo/`)).status).toBe(409);
  // One that is too large, or at work, is not the sheet's to undo.
  await setup.shop.db
    .updateTable('batch')
    .set({ products: 5_001 })
    .where('id', '=', run.batch)
    .execute();
  const large = await ana.undo(run.batch);
  expect([large.status, large.json.detail]).toEqual([409, expect.stringContaining('„Import”')]);
});

test('what a guard holds is applied after somebody has looked, once', async () => {
  const product = await setup.another();
  const { code } = await setup.readProduct(product);
  const { json } = await bring(`Cod;Preț\n${code};125,00\n`);
  await read(json.id, 'tried');
  const before = await fingerprint(setup.shop.db);
  const held = await ana.post(`imports/${json.id}/apply/`, { mode: 'all' }, 'ru');
  expect([held.status, held.json.guards]).toEqual([
    409,
    [{ key: 'GUARD.PRICES', text: '100 % цен меняются больше чем на 30 %' }],
  ]);
  expect(await fingerprint(setup.shop.db)).toBe(before);
  const apply = () =>
    ana.post(`imports/${json.id}/apply/`, { mode: 'all', despite: ['GUARD.PRICES'] });
  const both = await Promise.all([apply(), apply()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await read(json.id, 'applied');
  expect(await priceOf(product)).toBe(12500);
});

test('who may not write prices saves none by a table either: such rows are refused', async () => {
  const product = await setup.another();
  const { code } = await setup.readProduct(product);
  const worker = await setup.person('warehouse');
  const options = JSON.stringify({ writes: ['price', 'stock'] });
  const { json } = await bring(`Cod;Preț;Stoc\n${code};13,00;7\n`, { options }, worker);
  await read(json.id, 'tried');
  expect((await worker.post(`imports/${json.id}/apply/`, { mode: 'all' })).status).toBe(200);
  const { run, rows } = await read(json.id, 'applied');
  expect([await priceOf(product), run.found.saved, run.found.refused_late]).toEqual([1250, 0, 1]);
  expect(rows[0].outcome).toBe('refused');
  expect(rows[0].problems[0].text).not.toBe('');
});

test.each([
  ['no file', '', {}],
  ['an unknown field', 'a;b', { options: '{"columns":{"colour":"x"}}' }],
  ['an unknown option', 'a;b', { options: '{"sneaky":1}' }],
  ['no JSON', 'a;b', { options: '{' }],
  ['a name without end', 'a;b', { name: 'x'.repeat(300) }],
])('refused, and nothing is written: %s', async (_, table, query) => {
  const before = await fingerprint(setup.shop.db);
  expect((await bring(table, query)).status).toBe(400);
  expect(await fingerprint(setup.shop.db)).toBe(before);
});

test('why a file cannot be read is said with it', async () => {
  const { json } = await bring('PK\u0003\u0004 nimic');
  runner.wake();
  const job = async () => (await ana.get(`imports/${json.id}/`)).json.run.job;
  await soon(async () => (await job()).state).toBe('failed');
  expect(await job()).toMatchObject({
    id: json.job,
    message: 'Fișierul XLSX este deteriorat sau incomplet. Descărcați-l din nou',
  });
});

test('of no import there is nothing to read, try, apply or forget', async () => {
  for (const path of ['', 'table/', 'report/']) {
    expect((await ana.get(`imports/99999/${path}`)).status).toBe(404);
  }
  expect((await ana.post('imports/99999/apply/', { mode: 'all' })).status).toBe(404);
  expect((await ana.post('imports/99999/continue/')).status).toBe(404);
  expect((await ana.post('imports/99999/undo/')).status).toBe(404);
  expect((await ana.post('imports/99999/again/', { options: {} })).status).toBe(404);
  expect((await drop(99999)).status).toBe(404);
});

const drop = (id: number) =>
  setup.shop.api('DELETE', `/staff/imports/${id}/`, { headers: ana.headers });

test('a file whose columns nobody recognises is read once they are named by hand', async () => {
  const product = await setup.another();
  const { code } = await setup.readProduct(product);
  const { json } = await bring(`Lista\nReper;Tarif;Nota\n${code};13,00;x\n`);
  runner.wake();
  await soon(async () => (await ana.get(`imports/${json.id}/`)).json.run.job.state).toBe('failed');
  expect((await ana.get(`imports/${json.id}/table/`)).json).toEqual({
    rows: [
      { row: 1, cells: ['Lista'] },
      { row: 2, cells: ['Reper', 'Tarif', 'Nota'] },
      { row: 3, cells: [code, '13,00', 'x'] },
    ],
    header: null,
  });
  const columns = { code: 'Reper', price: 'Tarif' };
  const again = await ana.post(`imports/${json.id}/again/`, {
    supplier: 'Sud',
    options: { columns },
  });
  expect(again.status).toBe(201);
  const { run } = await read(again.json.id, 'tried');
  expect(run).toMatchObject({ supplier: 'Sud', options: { columns }, found: { changed: 1 } });
  expect((await ana.get(`imports/${json.id}/`)).status).toBe(404);
  expect((await ana.get(`imports/${run.id}/table/`)).json.header).toBe(2);
  expect((await ana.get('imports/')).json.suppliers).toContainEqual(
    expect.objectContaining({ name: 'Sud', options: expect.objectContaining({ columns }) }),
  );
});

test('what is applied is not tried again or forgotten, and of two who try again one does', async () => {
  const product = await setup.another();
  const { code } = await setup.readProduct(product);
  const { json } = await bring(`Cod;Preț\n${code};13,00\n`);
  await read(json.id, 'tried');
  const again = () => ana.post(`imports/${json.id}/again/`, { options: {} });
  const both = await Promise.all([again(), again()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 404]);
  const { id } = both.find(({ status }) => status === 201)?.json ?? {};
  await read(id, 'tried');
  await ana.post(`imports/${id}/apply/`, { mode: 'all' });
  await read(id, 'applied');
  const before = await fingerprint(setup.shop.db);
  expect((await ana.post(`imports/${id}/again/`, { options: {} })).status).toBe(409);
  expect((await drop(id)).status).toBe(409);
  expect(await fingerprint(setup.shop.db)).toBe(before);
  // Its file is gone.
  expect((await ana.get(`imports/${id}/table/`)).json).toEqual({ rows: [], header: null });
});

test('a table that was tried can be forgotten', async () => {
  const { json } = await bring('Cod;Preț\nX;5\n');
  await read(json.id, 'tried');
  expect((await drop(json.id)).status).toBe(204);
  expect((await ana.get(`imports/${json.id}/`)).status).toBe(404);
});

test('the supplier is told cell by cell what was not taken, in either language', async () => {
  const { json } = await bring('Cod;Denumire;Preț\nX;Cablu;€ 5\nY;=1+1;7\nZ;Priză;7\n');
  await read(json.id, 'tried');
  const report = async (locale: 'ro' | 'ru') =>
    (
      await setup.shop.api('GET', `/staff/imports/${json.id}/report/`, {
        headers: ana.headers,
        locale,
      })
    ).text;
  expect((await report('ro')).trim().split('\r\n')).toEqual([
    'Rândul;Cod;Denumirea;Coloana;Scris în fișier;Ce nu este bine;Propunere;Urmarea',
    '2;X;Cablu;Preț;€ 5;Prețul nu este în lei;;rândul nu s-a preluat',
    expect.stringMatching(/^3;Y;;Denumire;'=1\+1;/),
  ]);
  expect(await report('ru')).toContain('Цена не в леях;;строка не принята');
});
