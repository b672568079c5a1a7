import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { readYaml } from '../../../scripts/yaml.fixture.ts';
import { portOf } from '../../../testing/port-of.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../base/config/config.ts';
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
  const standby = { inStepAt: () => Date.now() };
  const places = readConfig({ PGBACKREST_INFO: '/nowhere', DATA_DIR: tmpdir() });
  const metrics = openMetrics({ shop, index, pool, standby, places, errors });
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
    'cablaj_job_oldest_seconds{state="running"} 0',
    'cablaj_orders_total 0',
    'cablaj_server_connections{state="most"} 157',
    'cablaj_server_standbys{mode="sync"} 0',
    'cablaj_standby_age_seconds ',
    'cablaj_disk_bytes{state="free"} ',
    'cablaj_backup_age_seconds{kind="pgbackrest"} +Inf',
    'cablaj_certificate_left_seconds Nan',
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

/** Told by Prometheus itself, and by prometheus-node-exporter on the machine of the database. */
const OF_OTHERS = ['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'];

type Rule = { alert: string; expr: string; labels: { severity: string } };

function readAlerts(): Rule[] {
  const file = new URL('../../../ops/prometheus-alerts.yml', import.meta.url);
  const { groups } = readYaml(readFileSync(file, 'utf8'));
  return (groups as unknown as { rules: Rule[] }[]).flatMap(({ rules }) => rules);
}

test('every alert asks for what a running shop tells, by labels it gives', async () => {
  const { app, metrics } = await openWatchedShop();
  await app.request('/api/nowhere');
  const text = await metrics.text();
  const told = [...metrics.names(), ...OF_OTHERS];
  const rules = readAlerts();
  expect(rules.length).toBeGreaterThan(15);
  for (const { alert, expr } of rules) {
    const named = [...expr.matchAll(/\b(up|(?:cablaj|nodejs|process|node)_\w+)(?:\{(.*?)\})?/g)];
    expect(named, alert).not.toEqual([]);
    for (const [, name = '', labels = ''] of named) {
      expect(told, alert).toContain(name.replace(/_(bucket|count|sum)$/, ''));
      // What answers of 5xx would be called is seen at those of 4xx.
      const wanted = labels
        .replace('5xx', '4xx')
        .split(/,\s*/)
        .filter((one) => one !== '');
      const ours = name.startsWith('cablaj_') ? wanted : [];
      const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`));
      const isTold = lines.some((line) => ours.every((label) => line.includes(label)));
      expect(ours.length === 0 || isTold, `${alert}: ${name}{${labels}}`).toBe(true);
    }
  }
});

test('every alert has its entry in the runbook, and nothing else has one', () => {
  const runbook = readFileSync(new URL('../../../docs/runbook.md', import.meta.url), 'utf8');
  const entries = [...runbook.matchAll(/^## (.+)\n\n(.+)$/gm)];
  expect(entries.map(([, name]) => name)).toEqual(readAlerts().map(({ alert }) => alert));
  for (const [, , text] of entries) expect(text).toMatch(/\*Look:\* .+ \*Do:\* /);
  for (const { labels } of readAlerts()) expect(['call', 'day']).toContain(labels.severity);
});

test('an order that was taken is counted, and a refused one is not', async () => {
  const { metrics } = await openWatchedShop();
  const answered = { method: 'POST', route: '/api/orders/orders', seconds: 0.1, cache: null };
  metrics.observe({ ...answered, status: 201 });
  metrics.observe({ ...answered, status: 409 });
  expect(await metrics.text()).toContain('cablaj_orders_total 1');
});
