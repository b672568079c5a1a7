import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../../base/config/config.ts';
import type { PoolState } from '../../base/database/connect.ts';
import type { Standby } from '../../base/database/open-standby.ts';
import { errorGroups } from '../../base/log/error-groups.ts';
import type { IndexState } from '../../shop/live-catalogue/follow-changes.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Answered } from '../http/watch-requests.ts';
import { askingFor } from './ask-database.ts';
import { reportMachine } from './report-machine.ts';
import { reportServer } from './report-server.ts';

type Means = {
  shop: Pick<Shop, 'db' | 'load' | 'catalogue'>;
  index: () => IndexState;
  pool: () => PoolState;
  /** Where there is one to read from. */
  standby?: Pick<Standby, 'inStepAt'> | null;
  places: Pick<Config, 'dataDir' | 'backupDir' | 'pgbackrestInfo' | 'publicUrl'>;
  errors?: Pick<typeof errorGroups, 'all'>;
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Seconds: from a kept page to what a browser gives up. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const ORDERS = '/api/orders/orders';

/** How the process is, for Prometheus. Labels have few values, whatever anybody asks for. */
export function openMetrics({
  shop,
  index,
  pool,
  standby = null,
  places,
  errors = errorGroups,
}: Means) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'cablaj_request_seconds',
    help: 'Requests by the pattern of their address, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const kept = new Counter({
    name: 'cablaj_kept_total',
    help: 'Pages and reads of the API by where they came from: kept (hit), kept and over their time (stale), made (miss)',
    labelNames: ['cache'],
    registers,
  });
  const orders = new Counter({
    name: 'cablaj_orders_total',
    help: 'Orders that customers were told are taken, by this process',
    registers,
  });
  const ask = askingFor(shop.db);
  reportLoad(registers, shop.load);
  reportDatabase(registers, pool, ask);
  reportServer(registers, ask);
  reportMachine(registers, places);
  if (standby !== null) reportStandby(registers, standby);
  reportIndex(registers, index, () => shop.catalogue().index.rows.count);
  new Counter({
    name: 'cablaj_errors_total',
    help: 'Errors by the fingerprint that stands in the log',
    labelNames: ['fingerprint', 'what'],
    registers,
    collect() {
      this.reset();
      for (const { fingerprint, what, count } of errors.all()) {
        this.inc({ fingerprint, what }, count);
      }
    },
  });

  return {
    observe({ method, route, status, seconds, cache }: Answered) {
      const known = METHODS.has(method) ? method : 'other';
      requests.observe({ method: known, route, status: `${Math.floor(status / 100)}xx` }, seconds);
      if (cache !== null) kept.inc({ cache });
      if (method === 'POST' && route === ORDERS && status === 201) orders.inc();
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}

export type Registers = Registry[];

function reportLoad(registers: Registers, { renders, reads }: Shop['load']) {
  const lines = { renders, reads };
  const labelNames = ['line'];
  new Gauge({
    name: 'cablaj_line_under_way',
    help: 'Pages and reads of the catalogue that are being made',
    labelNames,
    registers,
    collect() {
      for (const [line, { state }] of Object.entries(lines)) this.set({ line }, state().underWay);
    },
  });
  new Gauge({
    name: 'cablaj_line_waiting',
    help: 'Pages and reads of the catalogue that wait for their turn',
    labelNames,
    registers,
    collect() {
      for (const [line, { state }] of Object.entries(lines)) this.set({ line }, state().waiting);
    },
  });
  new Counter({
    name: 'cablaj_line_refused_total',
    help: 'Pages and reads of the catalogue that were sent away with 503',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const [line, { state }] of Object.entries(lines)) this.inc({ line }, state().refused);
    },
  });
}

function reportIndex(registers: Registers, index: Means['index'], products: () => number) {
  new Gauge({
    name: 'cablaj_index_version',
    help: 'The last change of the catalogue that is in effect in this process',
    registers,
    collect() {
      this.set(index().version);
    },
  });
  new Gauge({
    name: 'cablaj_index_age_seconds',
    help: 'Seconds since this process last found its catalogue in step with the database',
    registers,
    collect() {
      this.set((Date.now() - index().inStepAt) / 1000);
    },
  });
  new Gauge({
    name: 'cablaj_index_products',
    help: 'Rows of the index in memory',
    registers,
    collect() {
      this.set(products());
    },
  });
}

function reportStandby(registers: Registers, { inStepAt }: Pick<Standby, 'inStepAt'>) {
  new Gauge({
    name: 'cablaj_standby_age_seconds',
    help: 'Seconds since this process last found the standby in step with the primary',
    registers,
    collect() {
      this.set(inStepAt() === 0 ? Number.POSITIVE_INFINITY : (Date.now() - inStepAt()) / 1000);
    },
  });
}

/** What the database does not say in time is left out; the rest is told all the same. */
function reportDatabase(
  registers: Registers,
  pool: Means['pool'],
  ask: ReturnType<typeof askingFor>,
) {
  new Gauge({
    name: 'cablaj_database_connections',
    help: 'Connections of this process to the database, and who waits for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, value] of Object.entries(pool())) this.set({ state }, value);
    },
  });
  new Gauge({
    name: 'cablaj_database_up',
    help: 'Whether the database answered in time',
    registers,
    async collect() {
      this.set((await ask()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'cablaj_mails',
    help: 'Mails that wait to be sent, and those that could not be',
    labelNames: ['state'],
    registers,
    async collect() {
      const backlog = await ask();
      this.reset();
      if (!backlog) return;
      this.set({ state: 'waiting' }, backlog.mailsWaiting);
      this.set({ state: 'failed' }, backlog.mailsFailed);
    },
  });
  new Gauge({
    name: 'cablaj_mail_oldest_seconds',
    help: 'For how long the oldest mail has waited',
    labelNames: [],
    registers,
    async collect() {
      this.set((await ask())?.oldestMailSeconds ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'cablaj_jobs',
    help: 'Jobs of the last 90 days by their state',
    labelNames: ['state'],
    registers,
    async collect() {
      const backlog = await ask();
      this.reset();
      for (const [state, value] of Object.entries(backlog?.jobs ?? {})) this.set({ state }, value);
    },
  });
  new Gauge({
    name: 'cablaj_job_oldest_seconds',
    help: 'For how long the oldest job has waited to be begun, or runs',
    labelNames: ['state'],
    registers,
    async collect() {
      const backlog = await ask();
      this.reset();
      for (const [state, value] of Object.entries(backlog?.oldestJobSeconds ?? {})) {
        this.set({ state }, value);
      }
    },
  });
}
