import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../../../testing/port-of.ts';
import { createApp } from '../../app.ts';
import { connect } from '../../base/database/connect.ts';
import { MOST_GROUPS, openErrorGroups } from '../../base/log/error-groups.ts';
import type { Shop } from '../../shop/shop.ts';
import { demoShop } from '../../testing/demo-shop.ts';
import { askingFor } from './ask-database.ts';
import { openMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

async function openWatchedShop(of: Partial<Shop> = {}) {
  const shop = { ...(await demoShop()).shop, ...of };
  const index = () => ({ version: 7, inStepAt: Date.now() });
  const pool = () => ({ total: 3, idle: 2, waiting: 1 });
  const errors = openErrorGroups();
  const metrics = openMetrics({ shop, index, pool, errors });
  const app = createApp(shop, undefined, undefined, metrics.observe);
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  onTestFinished(served.close);
  const scrape = async (path = '/metrics') => {
    const answer = await fetch(`http://127.0.0.1:${served.port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  return { app, metrics, scrape, errors };
}

test('metrics tell of requests by pattern, lines, connections, index, mails, jobs and errors', async () => {
  const { app, scrape, errors } = await openWatchedShop();
  await app.request('/api/products/items/?search=ion');
  await app.request('/api/products/items/ion-rusu');
  await app.request('/api/ion.rusu@example.md');
  errors.note('a trial', new Error('for ion@example.md'));
  const { status, text } = await scrape();
  expect(status).toBe(200);
  for (const line of [
    'cablaj_request_seconds_count{method="GET",route="/api/products/items",status="2xx"} 1',
    'cablaj_request_seconds_count{method="GET",route="/api/products/items/:slug",status="4xx"} 1',
    'cablaj_request_seconds_count{method="GET",route="/api/*",status="4xx"} 1',
    'cablaj_line_under_way{line="renders"} 0',
    'cablaj_line_waiting{line="reads"} 0',
    'cablaj_line_refused_total{line="renders"} 0',
    'cablaj_database_connections{state="idle"} 2',
    'cablaj_database_up 1',
    'cablaj_index_version 7',
    'cablaj_index_age_seconds ',
    'cablaj_mails{state="waiting"} 0',
    'cablaj_mail_oldest_seconds 0',
    'cablaj_jobs{state="failed"} 0',
    'what="a trial"} 1',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toMatch(/ion-rusu|example\.md|search=/);
  expect((await scrape('/')).status).toBe(404);
});

test('however many addresses, methods and errors there are, the number of series stays', async () => {
  const { app, metrics, errors } = await openWatchedShop();
  const series = async () => ((await metrics.text()).match(/^cablaj_/gm) ?? []).length;
  await app.request('/api/nowhere');
  await app.request('/api/nowhere', { method: 'PURGE' });
  for (let n = 0; n < 2 * MOST_GROUPS; n += 1) errors.note(`kind ${n}`, '');
  const before = await series();
  for (let n = 0; n < 50; n += 1) await app.request(`/api/nowhere-${n}`, { method: `X${n}` });
  for (let n = 0; n < 50; n += 1) errors.note(`another kind ${n}`, '');
  expect(await series()).toBe(before);
});

test('a database that is away, or does not answer in time, is told, and the rest is too', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/none');
  const { scrape } = await openWatchedShop({ db: away });
  const { status, text } = await scrape();
  expect(status).toBe(200);
  expect(text).toContain('cablaj_database_up 0');
  expect(text).toContain('cablaj_index_version 7');
  expect(text).not.toContain('cablaj_mails{');
  await away.destroy();

  const silent = createServer(() => {});
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const stuck = connect(`postgres://nobody@127.0.0.1:${portOf(silent)}/none`);
  expect(await askingFor(stuck, 1)()).toBeNull();
  silent.close();
});

test('the dashboard asks for what is told, and shows all of what is ours', async () => {
  const { metrics } = await openWatchedShop();
  const file = new URL('../../../ops/grafana-dashboard.json', import.meta.url);
  const { panels } = JSON.parse(readFileSync(file, 'utf8'));
  const queries: string[] = panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const named = queries.map((query) => query.match(/\b(cablaj|nodejs|process)_\w+/g) ?? []);
  expect(named.filter((names) => names.length === 0)).toEqual([]);
  const asked = new Set(named.flat().map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  const names = metrics.names();
  expect([...asked].filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('cablaj_') && !asked.has(name))).toEqual([]);
});
