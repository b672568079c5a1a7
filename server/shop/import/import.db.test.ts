import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { addStaff } from '../../testing/add-staff.ts';
import { undoBatch } from '../catalogue/writing/bulk/undo-batch.ts';
import { startApplying } from './import-runs.ts';
import { openImportSetup } from './import-setup.fixture.ts';
import { workbook } from './table/workbook.fixture.ts';

const setup = await openImportSetup();
afterAll(setup.close);
const { db, ana, asAna, ended, tried, asked, applied, products, codeOf, catalogueNow } = setup;

test('a trial says of every row what it would do and writes nothing; applied, it is one batch that is undone as one', async () => {
  const ids = [await setup.another(), await setup.another(), await setup.another()];
  const [a, b, c] = await Promise.all(ids.map(codeOf));
  const catalogue = await catalogueNow();
  const table = `Cod;Preț\n${a?.toLowerCase()};13,50\n${b};12,50\nNOU-1;5,00\n${c};-1\n`;
  const { id, rows, summary } = await tried(table);
  expect(await catalogueNow()).toEqual(catalogue);
  expect(summary).toMatchObject({
    rows: 4,
    counts: { new: 1, changed: 1, same: 1, refused: 1 },
    columns: { code: 'Cod', price: 'Preț' },
    guards: [],
  });
  expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'changed'],
    [3, 'same'],
    [4, 'new'],
    [5, 'refused'],
  ]);
  expect(rows[0]?.changes).toEqual({ price: { from: 12.5, to: 13.5 } });

  expect(await asked(id, { mode: 'all' })).toEqual({ kind: 'refused-rows', rows: 1 });
  const { run } = await applied(id);
  expect(run).toMatchObject({ state: 'applied', file: null, summary: { saved: 1 } });
  expect(await products(...ids)).toEqual([
    { price: 1350, version: 2 },
    { price: 1250, version: 1 },
    { price: 1250, version: 1 },
  ]);
  expect(await asked(id)).toEqual({ kind: 'not-tried' });
  const batch = await db
    .selectFrom('batch')
    .selectAll()
    .where('id', '=', run?.batch_id ?? 0)
    .executeTakeFirst();
  expect(batch).toMatchObject({ kind: 'import', products: 1, actor: ana });

  await asAna((changing) => undoBatch(changing, batch?.id ?? 0, 'catalogue'));
  expect((await products(ids[0] ?? 0))[0]).toEqual({ price: 1250, version: 3 });
});

test('more rows than one step takes are one batch all the same, and undone as one', async () => {
  const { codes: many, ids } = await setup.many(501);
  const { id } = await tried(`Cod;Preț\n${many.map((code) => `${code};13,00`).join('\n')}\n`);
  const { job, run } = await applied(id);
  expect(job).toMatchObject({ done: 501, total: 501, result: { saved: 501, refused: 0 } });
  const prices = async () => new Set((await products(...ids)).map(({ price }) => price));
  expect(await prices()).toEqual(new Set([1300]));
  const batches = await db.selectFrom('batch').selectAll().where('products', '=', 501).execute();
  expect(batches.map((batch) => batch.id)).toEqual([run?.batch_id]);
  const undone = await asAna((changing) => undoBatch(changing, run?.batch_id ?? 0, 'catalogue'));
  expect(undone?.restored).toHaveLength(501);
  expect(await prices()).toEqual(new Set([1250]));
});

test('a trial that was cut off goes on with the next row, and finds the same', async () => {
  const table = `Cod;Preț\n${Array.from({ length: 1203 }, (_, at) => `NIMIC-${at};1,00`).join('\n')}\n`;
  const { id, job, summary, rows } = await tried(table);
  expect([job.done, summary?.counts.new]).toEqual([1203, 1203]);
  // As a crash after the first step leaves it.
  await db.deleteFrom('import_row').where('run_id', '=', id).where('row', '>', 501).execute();
  await db
    .updateTable('import_run')
    .set({ state: 'trying', summary: 'null' })
    .where('id', '=', id)
    .execute();
  const counts = { new: 500, changed: 0, same: 0, refused: 0 };
  await db
    .updateTable('job')
    .set({
      state: 'waiting',
      ended_at: null,
      queue_id: null,
      position: JSON.stringify({ row: 501, counts, compared: 0, jumps: 0 }),
    })
    .where('id', '=', job.id)
    .execute();
  expect((await ended(job.id)).result).toEqual(summary);
  const again = await db
    .selectFrom('import_row')
    .selectAll()
    .where('run_id', '=', id)
    .orderBy('row')
    .execute();
  expect(again).toEqual(rows);
});

test('what somebody changed since the trial is refused, not overwritten', async () => {
  const ids = [await setup.another(), await setup.another()];
  const [a, b] = await Promise.all(ids.map(codeOf));
  const { id } = await tried(`Cod;Preț\n${a};13,00\n${b};13,00\n`);
  await db
    .updateTable('product')
    .set({ version: 5 })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  const { job } = await applied(id);
  expect(job.result).toMatchObject({ saved: 1, refused: 1 });
  expect((await products(...ids)).map(({ price }) => price)).toEqual([1250, 1300]);
  const late = await db
    .selectFrom('import_row')
    .select(['outcome', 'problems'])
    .where('run_id', '=', id)
    .orderBy('row')
    .execute();
  expect(late[0]).toMatchObject({
    outcome: 'refused',
    problems: [{ level: 'refused', late: { price: ['EDIT.NEWER'] }, values: {} }],
  });
});

test('who left the shop changes no prices by a job they started', async () => {
  const product = await setup.another();
  const { id: staff } = await addStaff(setup.shop.shop, { role: 'catalogue' });
  const { id } = await tried(`Cod;Preț\n${await codeOf(product)};13,00\n`);
  await db.updateTable('staff').set({ is_active: false }).where('id', '=', staff).execute();
  const catalogue = await catalogueNow();
  const asking = await setup.asAna(
    (changing) =>
      startApplying(changing, id, { mode: 'all', despite: [], brands: false, values: false }),
    `staff:${staff}`,
  );
  const job = await ended('job' in asking ? asking.job : 0);
  expect([job.state, job.message?.ru]).toEqual([
    'failed',
    'Запустивший импорт больше не работает в магазине',
  ]);
  expect(await catalogueNow()).toEqual(catalogue);
});

test('prices that jump, a file that shrank and an empty column are looked at first', async () => {
  const product = await setup.another();
  const code = await codeOf(product);
  const jumps = await tried(`Cod;Preț\n${code};125,00\n`);
  expect(jumps.summary?.guards).toEqual([
    { key: 'GUARD.PRICES', values: { share: 100, percent: 30 } },
  ]);
  expect(await asked(jumps.id, { despite: [] })).toMatchObject({ kind: 'guarded' });

  const supplier = 'Exemplu Cablu';
  const full = await tried(`Cod;Preț\n${code};13,00\nX-1;1,00\nX-2;1,00\n`, { supplier });
  await applied(full.id);
  const shrunk = await tried(`Cod;Cod bare;Preț\n${code};;13,10\n`, { supplier: 'EXEMPLU CABLU' });
  expect(shrunk.summary?.guards).toEqual([
    { key: 'GUARD.EMPTY', values: { column: 'Cod bare' } },
    { key: 'GUARD.SHRUNK', values: { now: 1, before: 3 } },
  ]);
});

test('a supplier’s table is read the way it was read before, and by the codes it taught', async () => {
  const product = await setup.another();
  const code = await codeOf(product);
  const supplier = 'Nord';
  const options = { columns: { code: 'al nostru', supplier_code: 'nr', price: 'bani' } };
  const first = await tried(`nr;al nostru;bani\nN-7;${code};14,00\n`, { supplier, options });
  await applied(first.id);
  const codes = { columns: { supplier_code: 'nr', price: 'bani' } };
  const second = await tried('nr;bani\nn-7;14,50\n', { supplier, options: codes });
  expect(second.rows[0]).toMatchObject({ outcome: 'changed', product_id: product });
  const third = await tried('nr;bani\nN-7;14,70\n', { supplier });
  expect(third.summary?.columns).toEqual({ supplier_code: 'nr', price: 'bani' });
});

test('a workbook does what a text does, with stock where it is asked for', async () => {
  const product = await setup.another();
  const sheet = `
    <row r="1"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row>
    <row r="2"><c t="s"><v>3</v></c><c><v>14.2</v></c><c><v>7</v></c></row>`;
  const table = workbook(sheet, ['Артикул', 'Цена', 'Остаток', await codeOf(product)]);
  const { id, rows } = await tried(table, { options: { writes: ['price', 'stock'] } });
  expect(rows[0]?.changes).toEqual({ price: { from: 12.5, to: 14.2 }, stock: { from: 0, to: 7 } });
  await applied(id);
  const stock = await db
    .selectFrom('stock')
    .select('on_hand')
    .where('product_id', '=', product)
    .executeTakeFirst();
  expect(stock).toEqual({ on_hand: 7 });
});

test('a table that is fetched in several slices is read as one, letters on their edges too', async () => {
  const code = await codeOf(await setup.another());
  const long = Array(150).fill('ж'.repeat(4_001)).join(';');
  const { rows } = await tried(`Cod;Preț;X\nNOU-1;1,00;${long}\n${code};13,00;${long}\n`);
  expect(rows.map(({ key, outcome }) => [key, outcome])).toEqual([
    ['NOU-1', 'new'],
    [code, 'changed'],
  ]);
});

test('a damaged file is refused in both languages, at once, and writes nothing', async () => {
  const catalogue = await catalogueNow();
  const { job, summary, rows } = await tried(workbook('<row/>').subarray(0, 500));
  expect([job.state, job.run, summary, rows]).toEqual(['failed', 1, null, []]);
  expect(job.message?.ro).toContain('deteriorat');
  expect(job.message?.ru).toContain('повреждён');
  expect(await catalogueNow()).toEqual(catalogue);
});

test('the command line tries a file, and applies it where that is said', async () => {
  const product = await setup.another();
  const folder = await mkdtemp(join(tmpdir(), 'cablaj-import-'));
  const file = join(folder, 'lista.csv');
  await writeFile(file, `Cod;Preț\n${await codeOf(product)};13,00\nX;nimic\n`);
  const command = fileURLToPath(new URL('./import-command.ts', import.meta.url));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, file, ...args], {
      env: {
        ...process.env,
        DATABASE_URL: setup.shop.url,
        DATA_DIR: setup.shop.shop.config.dataDir,
      },
    });
  const { stdout } = await run();
  expect(stdout).toContain('2 rows: 1 changed, 0 the same, 0 new, 1 refused');
  expect(stdout).toContain('row 3\tX\trefused\tprice «nimic»: Nu este un preț');
  expect(await products(product)).toEqual([{ price: 1250, version: 1 }]);
  await expect(run('--apply', 'all')).rejects.toMatchObject({ code: 1 });
  expect((await run('--apply', 'good')).stdout).toContain('1 products saved');
  expect(await products(product)).toEqual([{ price: 1300, version: 2 }]);
  await expect(run('--apply', 'some')).rejects.toMatchObject({ code: 2 });
  await rm(folder, { recursive: true });
});
