import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personForm } from '../../contract/forms/registration.fixture.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { openShop } from '../open-shop.ts';
import { createDatabase, type Template } from './databases.ts';

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/** The whole shop on a database of its own, spoken to in process. Close it after the suite. */
export async function openTestShop(template: Template) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-shop-'));
  const url = await createDatabase(template);
  let queries = 0;
  const db = connect(url, { onQuery: () => queries++ });
  const opened = await openShop(db, readConfig({ DATA_DIR: dataDir, TRUST_PROXY: '1' }));
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
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parse(text) };
  }

  let customers = 0;
  /** A new customer's token, by registering as a person would. */
  async function register(fields: Record<string, unknown> = {}) {
    customers += 1;
    const username = `client${customers}`;
    const { json } = await api('POST', '/accounts/create-and-update/', {
      body: { ...personForm(username), ...fields },
      // Each from an address of its own, so that the limit on registrations is not met.
      headers: { 'X-Forwarded-For': `10.0.${customers >> 8}.${customers & 255}` },
    });
    return { token: String(json.token), username, user: json.user };
  }

  return {
    ...opened,
    db,
    app,
    api,
    register,
    countQueries: async (work: () => Promise<unknown>) => {
      const before = queries;
      await work();
      return queries - before;
    },
    close: async () => {
      await db.destroy();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: answers of any shape, looked into by assertions
function parse(text: string): any {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
