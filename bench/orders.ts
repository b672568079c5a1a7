import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { percentile } from '../search-quality/report.ts';
import { connect } from '../server/base/database/connect.ts';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { fillOrders } from '../server/shop/orders/staff/many-orders.fixture.ts';
import { addStaff } from '../server/testing/add-staff.ts';
import { databaseOf, openBenchShop } from './open-bench-shop.ts';

/**
 * How long the shop's people wait for their list of orders, over HTTP. `--check` fails the run when
 * the budget is broken; `--orders`, `--calls` say how many.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    orders: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '100' },
  },
});
const PRODUCTS = 2_000;
/** Milliseconds. */
const BUDGET = 50;

const lists = {
  'first page': '',
  'one state': 'status=new',
  'a large state': 'status=completed',
  'unpaid transfers': 'only=unpaid-transfers',
  'two rare filters': 'status=cancelled&pay_method=transfer',
  'a month': 'from=2026-09-01&to=2026-09-30',
  counts: 'counts',
  'by number': 'search=0001-86A0',
  'by phone': 'search=069 555',
  'by name': 'search=turcanu42',
  'by company': 'search=firma 4711',
  'by IDNO': 'search=1003600012345',
  'by e-mail': 'search=buyer77777@',
  'by a frequent word': 'search=cablu',
  'by two words of a title': 'search=cablu 3x2.5',
  'by a buyer and a frequent word': 'search=turcanu42 cablu',
  'by words of a title and a state': 'search=priza schneider alb&status=completed',
  'by a frequent word in a rare state': 'search=cablu&status=packed',
  'by what is not there': 'search=zzzqqq',
};

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-orders-'));
const server = await startEmbedded({ dataDir, throwaway: true });
const bench = await openBenchShop(server.url, dataDir, PRODUCTS);
const slow: string[] = [];
try {
  console.log(`Writing ${options.orders} orders …`);
  const filling = connect(databaseOf(server.url, PRODUCTS), { connections: 1, patience: 600_000 });
  await fillOrders(filling, Number(options.orders));
  await sql`vacuum analyze`.execute(filling);
  await filling.destroy();
  const { headers } = await addStaff(bench.shop);
  for (const [name, query] of Object.entries(lists)) {
    const path = query === 'counts' ? 'counts/' : `?${new URLSearchParams(query)}`;
    const times: number[] = [];
    for (let call = 0; call < Number(options.calls); call += 1) {
      const start = performance.now();
      const response = await fetch(`${bench.url}/staff/orders/${path}`, { headers });
      await response.text();
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      times.push(performance.now() - start);
    }
    const p95 = percentile(times, 0.95);
    if (p95 > BUDGET) slow.push(name);
    console.log(
      `${name}: median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    );
  }
} finally {
  await bench.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (slow.length > 0) console.log(`Above ${BUDGET} ms: ${slow.join(', ')}`);
if (options.check && slow.length > 0) process.exitCode = 1;
