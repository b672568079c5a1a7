import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openImportSetup } from './import-setup.fixture.ts';
import { startUndoing } from './stopped-runs.ts';

const setup = await openImportSetup();
afterAll(setup.close);
const { db, asAna, tried, asked, ended, jobOf } = setup;

const ROWS = 300;
const program = fileURLToPath(new URL('./importing-process.fixture.ts', import.meta.url));

/** Prices and stock of known products, new ones among them, and some that are refused. */
async function bringTable() {
  const { codes } = await setup.many(ROWS);
  const prefix = codes[0]?.replace(/-0$/, '') ?? '';
  const lines = codes.map((code, at) => {
    if (at % 25 === 0) return `${code};x;-1;1`;
    return at % 10 === 0
      ? `${prefix}-NOU-${at};Nou;5,00;${at}`
      : `${code};x;13,${10 + (at % 90)};${at}`;
  });
  const options = {
    writes: ['price', 'stock'],
    creates: { category: setup.small.categories.sockets, brand: setup.small.brand, unit: 'm' },
  };
  const { id } = await tried(`Cod;Denumire;Preț;Stoc\n${lines.join('\n')}\n`, { options });
  return { id, prefix };
}

/** Everything the import can have changed, whatever the ids are. */
async function outcomeOf({ id, prefix }: { id: number; prefix: string }) {
  const products = await sql`
    select
      replace(code, ${prefix}, '') as code, price, state, version, stock.on_hand,
      array(select price from product_price where product_id = product.id order by since) as prices,
      array(
        select quantity from stock_movement where product_id = product.id order by stock_movement.id
      ) as movements,
      (
        select count(*) from audit_entry where entity = 'product' and entity_id = product.id::text
      ) as entries
    from product
    inner join stock on stock.product_id = product.id
    where code like ${`${prefix}%`}
    order by 1`.execute(db);
  const rows = await sql`
    select row, outcome, changes, problems, product_id is not null as is_known
    from import_row
    where run_id = ${id}
    order by row`.execute(db);
  const run = await sql`
    select state, summary, products, fields
    from import_run
    inner join batch on batch.id = import_run.batch_id
    where import_run.id = ${id}`.execute(db);
  return { products: products.rows, rows: rows.rows, run: run.rows };
}

const startProcess = (env: Record<string, string> = {}) =>
  spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: setup.shop.url,
      DATA_DIR: setup.shop.shop.config.dataDir,
      ...env,
    },
    stdio: 'inherit',
  });

/** Processes that each come a few steps further, and die in the middle of one. */
async function killRepeatedly(times: number) {
  for (let time = 0; time < times; time += 1) {
    const query = 25 + Math.floor(Math.random() * 65);
    const [, signal] = await once(startProcess({ KILLED_AT_QUERY: String(query) }), 'exit');
    expect(signal).toBe('SIGKILL');
    // Nobody waits for the seconds until its silence is noticed: its message is lost.
    await sql`delete from pgboss.job where state = 'active'`.execute(db);
  }
}

test('an import whose process is killed ten times ends as one that nobody disturbed, and so does its undoing', async () => {
  const [quiet, disturbed] = [await bringTable(), await bringTable()];
  const jobIn = (asking: { job: number } | { kind: string }) => ('job' in asking ? asking.job : 0);
  await ended(jobIn(await asked(quiet.id)));
  const applied = await outcomeOf(quiet);
  await ended(jobIn(await asAna((changing) => startUndoing(changing, quiet.id))));
  const undone = await outcomeOf(quiet);
  expect(applied.run).toMatchObject([{ state: 'applied', summary: { saved: 288, created: 24 } }]);
  expect(undone.run).toMatchObject([{ state: 'undone', summary: { restored: 288, left: 0 } }]);

  await setup.runner.stop();
  const applying = jobIn(await asked(disturbed.id));
  await killRepeatedly(10);
  expect(await jobOf(applying)).toMatchObject({ state: 'running', run: 10 });
  await finish(applying);
  expect(await outcomeOf(disturbed)).toEqual(applied);

  const undoing = jobIn(await asAna((changing) => startUndoing(changing, disturbed.id)));
  await killRepeatedly(2);
  await finish(undoing);
  expect(await outcomeOf(disturbed)).toEqual(undone);
});

/** By one process that lives. */
async function finish(job: number) {
  const child = startProcess();
  await ended(job);
  child.kill('SIGKILL');
  await once(child, 'exit');
}
