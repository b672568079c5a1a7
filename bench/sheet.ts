import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PricePreviewPage } from '../contract/staff/price-change-shapes.ts';
import type { BatchUndone, Sheet, SheetSaved } from '../contract/staff/sheet-shapes.ts';
import { percentile } from '../search-quality/report.ts';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { addStaff } from '../server/testing/add-staff.ts';
import { type BenchShop, openBenchShop } from './open-bench-shop.ts';

/**
 * How long the sheet takes over HTTP: to be read, to be saved with 1,000 changed prices, to be
 * undone; and a rule for the prices of a whole catalogue. `--check` fails the run when a budget is
 * broken; `--products` says how large the catalogue is.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    products: { type: 'string', default: '20000' },
    times: { type: 'string', default: '5' },
  },
});
const ROWS = 1_000;

const broken: string[] = [];
function note(name: string, times: number[], most: number) {
  const slowest = percentile(times, 1);
  const middle = percentile(times, 0.5);
  console.log(
    `${name}: ${middle.toFixed(0)} ms in the middle, ${slowest.toFixed(0)} at most (budget ${most})`,
  );
  if (slowest > most) broken.push(name);
}

const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-sheet-'));
const server = await startEmbedded({ dataDir, throwaway: true });
const shop = await openBenchShop(server.url, dataDir, Number(options.products));
try {
  await run(await signIn(shop));
} finally {
  await shop.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const name of broken) console.log(`over its budget: ${name}`);
if (options.check && broken.length > 0) process.exitCode = 1;

type Ask = <Answer>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Answer>;

async function signIn({ shop: opened, url }: BenchShop): Promise<Ask> {
  const { headers } = await addStaff(opened, { role: 'catalogue' });
  return async (method, path, body) => {
    const response = await fetch(`${url}/staff/${path}`, {
      method,
      headers: {
        ...headers,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

async function run(ask: Ask) {
  const [reads, saves, undone, previews, applied]: number[][] = [[], [], [], [], []];
  const timed = async <T>(times: number[] | undefined, work: () => Promise<T>) => {
    const start = performance.now();
    const done = await work();
    times?.push(performance.now() - start);
    return done;
  };
  for (let left = Number(options.times); left > 0; left--) {
    const sheet = await timed(reads, () => ask<Sheet>('GET', 'sheet/'));
    const rows = sheet.rows
      .filter(({ promotion }) => promotion === null)
      .slice(0, ROWS)
      .map(({ id, version, price }) => ({ id, version, price: Math.round(price * 100 + 5) / 100 }));
    const saved = await timed(saves, () => ask<SheetSaved>('POST', 'sheet/', { rows }));
    if (saved.saved.length !== ROWS) throw new Error(`${saved.saved.length} rows were saved`);
    await timed(undone, () => ask<BatchUndone>('POST', `sheet/${saved.batch}/undo/`));
    const rule = { percent: 3, rounding: '0.05', promotions: 'keep' };
    const preview = await timed(previews, () =>
      ask<PricePreviewPage>('POST', 'price-rules/preview/', { selection: {}, rule }),
    );
    const body = { selection: {}, rule, seen: preview.digest };
    await timed(applied, () => ask('POST', 'price-rules/', body));
  }
  note('reading 5,000 rows', reads ?? [], 2_000);
  note(`saving ${ROWS} changed prices`, saves ?? [], 5_000);
  note(`undoing ${ROWS} changed prices`, undone ?? [], 5_000);
  note(`previewing a rule for ${options.products} products`, previews ?? [], 2_000);
  note(`applying a rule to ${options.products} products`, applied ?? [], 15_000);
}
