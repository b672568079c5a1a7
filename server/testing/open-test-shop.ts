import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE } from '../../testing/patience.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../base/config/config.ts';
import { connectInParts } from '../base/database/connect.ts';
import { openShop } from '../open-shop.ts';
import type { Shop } from '../shop/shop.ts';
import { addCustomer } from './add-customer.ts';
import { createDatabase, type Template, wayOfShop } from './databases.ts';

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

type Options = {
  pause?: Shop['pause'];
  cachesAnswers?: boolean;
  env?: Record<string, string>;
};

/** Of shops that several files share, and that nobody closes. */
const left = new Set<string>();
process.once('exit', () => {
  for (const dataDir of left) rmSync(dataDir, { recursive: true, force: true });
});

/** The whole shop on a database of its own, spoken to in process. Close it after the suite. */
export async function openTestShop(template: Template, options: Options = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-shop-'));
  left.add(dataDir);
  const opened = await openShopOn(await createDatabase(template), { ...options, dataDir });
  let customers = 0;
  return {
    ...opened,
    /** A new customer, signed in. */
    register: (fields: Record<string, unknown> = {}) => {
      customers += 1;
      return addCustomer(opened.db, { username: `client${customers}`, ...fields });
    },
    close: async () => {
      await opened.db.destroy();
      await rm(dataDir, { recursive: true, force: true });
      left.delete(dataDir);
    },
  };
}

/** A machine that is busy with something else is no reason for a 503. */
const QUIET = { TRUST_PROXY: '1', RENDERS_PATIENCE: String(PATIENCE / 1000) };

type Place = Options & { dataDir: string };

/** The shop on a database that is there. Where it would let time pass, a test's time is passed at once. */
export async function openShopOn(
  url: string,
  { dataDir, pause = async () => {}, cachesAnswers = false, env = {} }: Place,
) {
  let queries = 0;
  const way = wayOfShop(url);
  const { db, reading } = connectInParts(way.url, {
    patience: PATIENCE,
    isPooled: way.isPooled,
    onQuery: () => queries++,
  });
  const pooled = way.isPooled && { DATABASE_URL: way.url, DATABASE_DIRECT_URL: url };
  const config = readConfig({ ...QUIET, ...pooled, ...env, DATA_DIR: dataDir });
  const opened = await openShop(db, config, {
    pause,
    reading,
    cachesAnswers,
  });
  const app = createApp(opened.shop);

  /** Sends one API request; `body` is sent as JSON, `token` as the spec says. */
  async function api(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    options: { token?: string; body?: unknown; locale?: 'ro' | 'ru'; headers?: object } = {},
  ) {
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        'Accept-Language': options.locale ?? 'ro',
        ...(options.token && { Authorization: `Token ${options.token}` }),
        ...(options.body !== undefined && { 'Content-Type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
    const text = isStream(response) ? await giveUp(response) : await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  }

  return {
    ...opened,
    url,
    db,
    app,
    api,
    countQueries: async (work: () => Promise<unknown>) => {
      const before = queries;
      await work();
      return queries - before;
    },
  };
}

const isStream = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/** It would go on for as long as somebody listens. */
async function giveUp(response: Response) {
  await response.body?.cancel();
  return '';
}

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape, looked into by assertions
function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
