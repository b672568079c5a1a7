import { deepStrictEqual } from 'node:assert/strict';
import sharp from 'sharp';
import { readConfig } from '../../server/base/config/config.ts';
import { openScreen } from '../../server/base/live-events/screen.fixture.ts';
import { loadSettings } from '../../server/base/settings/settings.ts';
import { changeProduct } from '../../server/shop/catalogue/writing/change-product.ts';
import { addCustomer } from '../../server/testing/add-customer.ts';
import { addStaff } from '../../server/testing/add-staff.ts';
import { inShop } from '../../server/testing/in-shop.ts';
import { uniqueName } from '../../testing/unique-name.ts';
import { PRICE } from '../goods-on-trial.ts';
import { pause, waitFor } from '../wait-for.ts';
import type { Cluster } from './open-cluster.ts';
import { shopEnv } from './services.ts';

/** What two hosts of the shop have in common, each asked without the balancer between. */
type Hosts = Pick<Cluster, 'db' | 'addProduct'> & {
  here: string;
  there: string;
  staff: (role: 'sales' | 'content' | 'catalogue') => Promise<Record<string, string>>;
};

const PASSWORD = 'parola-buna-1';
const MOST_ATTEMPTS = 10;
const LAST_PIECES = 5;
const BUYERS_OF_THEM = 12;

/** Each fails where one host does not know of the other. */
export const everyCheck: Record<string, (hosts: Hosts) => Promise<void>> = {
  async 'a change at one host shows in the kept answers of the other'({
    here,
    there,
    db,
    ...hosts
  }) {
    const { id } = await hosts.addProduct(1);
    const { slug } = await db
      .selectFrom('product')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const shown = async (host: string) => {
      const [page, answer] = await Promise.all([
        text(`${host}/product/${slug}`),
        text(`${host}/api/products/items/${slug}`),
      ]);
      return (title: string) => page.includes(title) && answer.includes(title);
    };
    for (const host of [here, there])
      await waitFor('it is kept', async () => (await shown(host))(slug));
    const title = uniqueName('Cablu');
    await inShop(db, (changing) => changeProduct(changing, id, { input: { title_ro: title } }));
    for (const host of [here, there]) {
      await waitFor('it is changed everywhere', async () => (await shown(host))(title));
    }
  },

  async 'attempts at both hosts are counted together'({ here, there, db }) {
    const { username } = await addCustomer(db, { username: uniqueName('client') });
    const logIn = async (at: number, password: string) => {
      const body = { username, password };
      const { status } = await post(`${at % 2 ? here : there}/api/auth-token/token/login/`, body);
      return status;
    };
    const statuses = [];
    for (let at = 0; at < MOST_ATTEMPTS; at += 1) statuses.push(await logIn(at, 'parola-rea-1'));
    deepStrictEqual(new Set(statuses), new Set([400]));
    deepStrictEqual([await logIn(0, PASSWORD), await logIn(1, PASSWORD)], [429, 429]);
  },

  async 'who leaves at one host has left at the other'({ here, there, db }) {
    const { token } = await addCustomer(db, { username: uniqueName('client') });
    const headers = { Authorization: `Token ${token}` };
    const isKnown = async () =>
      (await fetch(`${there}/api/accounts/user-data/`, { headers })).status;
    deepStrictEqual(await isKnown(), 200);
    await post(`${here}/api/auth-token/token/logout/`, {}, headers);
    deepStrictEqual(await isKnown(), 401);
  },

  async 'one order sent to both at once is written once'({ here, there, db, addProduct }) {
    const product = await addProduct(10);
    const { token } = await addCustomer(db, { username: uniqueName('client') });
    const key = uniqueName('comanda');
    const answers = await Promise.all(
      [here, there, here, there].map((host) => order(host, { token, key, product: product.id })),
    );
    deepStrictEqual(
      answers.map(({ status }) => status),
      [201, 201, 201, 201],
    );
    deepStrictEqual(new Set(answers.map(({ id }) => id)).size, 1);
  },

  async 'the last pieces are sold once'({ here, there, db, addProduct }) {
    const product = await addProduct(LAST_PIECES);
    const buyers = await Promise.all(
      Array.from({ length: BUYERS_OF_THEM }, () =>
        addCustomer(db, { username: uniqueName('client') }),
      ),
    );
    const answers = await Promise.all(
      buyers.map(({ token }, at) =>
        order(at % 2 ? here : there, { token, key: uniqueName('comanda'), product: product.id }),
      ),
    );
    const sold = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status === 409).length;
    deepStrictEqual([sold, refused], [LAST_PIECES, BUYERS_OF_THEM - LAST_PIECES]);
  },

  async 'a screen of staff at one host hears of an order at the other'({
    here,
    there,
    db,
    ...hosts
  }) {
    const headers = await hosts.staff('sales');
    const screen = await openScreen(() => fetch(`${there}/api/staff/events/`, { headers }));
    deepStrictEqual(screen.status, 200);
    const product = await hosts.addProduct(1);
    const { token } = await addCustomer(db, { username: uniqueName('client') });
    const { id } = await order(here, { token, key: uniqueName('comanda'), product: product.id });
    await waitFor('the screen hears of it', () =>
      screen.events.some((event) => event.kind === 'order-new' && event.id === id),
    );
    await screen.leave();
  },

  async 'a picture brought to one host is shown by the other'({ here, there, staff }) {
    const bytes = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#b3541e' },
    })
      .png()
      .toBuffer();
    const answer = await fetch(`${here}/api/staff/pictures/?name=${uniqueName('poza')}.png`, {
      method: 'POST',
      headers: { ...(await staff('catalogue')), 'Content-Type': 'image/png' },
      body: new Uint8Array(bytes),
    });
    deepStrictEqual(answer.status, 201);
    const { file }: { file: string } = await answer.json();
    const shown = await Promise.all([here, there].map((host) => fetch(host + file)));
    deepStrictEqual(
      shown.map(({ status }) => status),
      [200, 200],
    );
    const [one, other] = await Promise.all(shown.map((picture) => picture.arrayBuffer()));
    deepStrictEqual(one, other);
  },
};

/** The checks in words, and why each failed that did. */
export async function tryAcrossHosts({ db, shops, shopUrl, addProduct }: Cluster) {
  const [one, other] = shops;
  if (!one || !other) throw new Error('There are two hosts of the shop.');
  const env = shopEnv(one);
  const config = readConfig(env);
  const settings = await loadSettings(db);
  const staff = async (role: 'sales' | 'content' | 'catalogue') => {
    const email = `${uniqueName('ana')}@cablaj.example`;
    const { headers } = await addStaff({ db, config, settings: () => settings }, { role, email });
    return { ...headers, Origin: config.publicUrl };
  };
  const hosts = { db, addProduct, staff, here: shopUrl(one), there: shopUrl(other) };
  const rows: { 'across hosts': string; well: boolean }[] = [];
  const broken: string[] = [];
  for (const [name, check] of Object.entries(everyCheck)) {
    const failure = await check(hosts).catch((error: unknown) => error);
    rows.push({ 'across hosts': name, well: failure === undefined });
    if (failure instanceof Error) broken.push(`${name}: ${failure.message}`);
    await pause(0);
  }
  return { rows, broken };
}

const text = async (url: string) => (await fetch(url)).text();

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function order(
  host: string,
  { token, key, product }: Record<'token' | 'key', string> & { product: number },
) {
  const answer = await post(
    `${host}/api/orders/orders/`,
    {
      delivery_type: 'pickup',
      pay_method: 'cash',
      order_products: [{ id: product, price: PRICE, quantity: 1 }],
    },
    { Authorization: `Token ${token}`, 'Idempotency-Key': key },
  );
  const { id = '' } = await answer.json();
  return { status: answer.status, id: String(id) };
}
