import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { portOf } from '../testing/port-of.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { cards } from './cards.ts';
import { serveBank } from './serve-bank.ts';
import { type FakeBank, startFakeBank } from './start-fake-bank.ts';

let bank: FakeBank;
let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  bank = await startFakeBank();
  shop = await openShop();
});
afterAll(async () => {
  shop.close();
  await bank.stop();
});
afterEach(() => bank.habits({}));

/** What answers the bank's notices, as it is told. */
async function openShop() {
  const answers: number[] = [];
  const server = createServer((_, response) => response.writeHead(answers.shift() ?? 200).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    answers,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function call(path: string, body?: object, token?: string) {
  const answer = await fetch(`${bank.url}/maib${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, ...(await answer.json()) };
}

async function signIn(): Promise<string> {
  const { MAIB_CLIENT_ID: clientId, MAIB_CLIENT_SECRET: clientSecret } =
    await bank.environment('maib');
  const { result } = await call('/v2/auth/token', { clientId, clientSecret });
  return result.accessToken;
}

async function open(wish: object = {}) {
  const ref = uniqueName('r');
  const { result } = await call(
    '/v2/checkouts',
    {
      amount: 1234.5,
      currency: 'MDL',
      language: 'ro',
      callbackUrl: `${shop.url}/notice`,
      successUrl: `${shop.url}/success?t=1`,
      failUrl: `${shop.url}/fail`,
      orderInfo: { id: ref, description: 'Comanda <K7Q4>' },
      ...wish,
    },
    await signIn(),
  );
  return { ref, id: String(result.checkoutId), page: String(result.checkoutUrl) };
}

const press = (page: string, act: string, card = 'good') =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ act, card }), redirect: 'manual' });

const statusOf = async (id: string) =>
  (await bank.books()).sessions.find((session) => session.id === id)?.status;

describe('it is no bank, and cannot be taken for one', () => {
  test.each([
    ['ro', 'Bancă de probă', 'banii nu se mișcă'],
    ['ru', 'Тестовый банк', 'деньги не списываются'],
  ])('its page says so in %s', async (language, name, warning) => {
    const { page } = await open({ language });
    const answer = await fetch(page);
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(name);
    expect(html).toContain(warning);
    expect(html).toContain('1\u00a0234,50\u00a0lei');
    expect(html).toContain('Comanda &lt;K7Q4&gt;');
    expect(html).not.toContain('<script');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('it listens on this machine alone', async () => {
    for (const host of ['0.0.0.0', '::', '192.168.1.2', 'bank.example']) {
      await expect(serveBank({ host, port: 0 })).rejects.toThrow('on this machine alone');
    }
    expect(new URL(bank.url).hostname).toBe('127.0.0.1');
  });

  test('under another name it answers nothing', async () => {
    const { port } = new URL(bank.url);
    const asked = request({
      port,
      path: '/control/books',
      headers: { Host: 'bank.example' },
    }).end();
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(421);
    answer.resume();
  });

  test('pages of others cannot steer it', async () => {
    const answer = await fetch(`${bank.url}/control/clock`, {
      method: 'POST',
      body: '{"seconds":1}',
    });
    expect(answer.status).toBe(415);
  });

  test('it tells nobody on another machine', async () => {
    const { ref } = await open({ callbackUrl: 'https://shop.example/notice' });
    await bank.pay(ref);
    const told = (await bank.notices()).find(({ url }) => url.startsWith('https://shop.example'));
    expect(told?.tries).toMatchObject([{ status: null }]);
  });
});

describe('a buyer', () => {
  test('pays with a good card and comes back', async () => {
    const { ref, id, page } = await open();
    const answer = await press(page, 'pay');
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('Location') ?? '');
    expect(back.origin).toBe(shop.url);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      t: '1',
      checkoutId: id,
      checkoutStatus: 'Completed',
      orderId: ref,
    });
    expect((await bank.books()).sums[ref]).toBe(123_450);
  });

  test('whose card is refused may take another', async () => {
    const { ref, id, page } = await open();
    for (const card of ['declined', 'empty', 'unproven']) {
      expect(await (await press(page, 'pay', card)).text()).toContain('role="alert"');
    }
    expect(await statusOf(id)).toBe('open');
    expect((await bank.books()).sums[ref]).toBeUndefined();
    expect((await press(page, 'pay')).status).toBe(303);
    expect(await statusOf(id)).toBe('paid');
  });

  test('refuses, or leaves', async () => {
    const one = await open();
    expect((await press(one.page, 'refuse')).headers.get('Location')).toContain(
      'checkoutStatus=Failed',
    );
    expect(await statusOf(one.id)).toBe('failed');
    const other = await open();
    expect((await press(other.page, 'leave')).headers.get('Location')).toContain(
      `${shop.url}/fail`,
    );
    expect(await statusOf(other.id)).toBe('open');
  });

  test('pays twice nowhere', async () => {
    const { ref, page } = await open();
    await press(page, 'pay');
    expect((await press(page, 'pay')).status).toBe(200);
    expect((await press(page, 'late')).status).toBe(200);
    expect((await bank.books()).sums[ref]).toBe(123_450);
  });

  test('is late, and the money comes all the same', async () => {
    const { ref, id, page } = await open();
    await bank.forward(26 * 60);
    expect(await statusOf(id)).toBe('expired');
    expect(await (await fetch(page)).text()).not.toContain('value="pay"');
    expect((await press(page, 'late')).status).toBe(303);
    expect((await bank.books()).sums[ref]).toBe(123_450);
  });
});

describe('a notice', () => {
  const triesOf = async (ref: string) =>
    (await bank.notices())
      .filter(({ tries }) => tries.some(({ body }) => body.includes(ref)))
      .flatMap(({ tries }) => tries.map(({ status }) => status));

  test('is sent again until it is answered by exactly 200', async () => {
    shop.answers.push(500, 202, 301);
    const { ref } = await open();
    await bank.pay(ref);
    await bank.forward(9);
    expect(await triesOf(ref)).toEqual([500]);
    for (const seconds of [1, 60, 300, 600, 3_600]) await bank.forward(seconds);
    expect(await triesOf(ref)).toEqual([500, 202, 301, 200]);
  });

  test('is given up after a day and a half', async () => {
    const { ref } = await open();
    shop.answers.push(...Array<number>(8).fill(404));
    await bank.pay(ref);
    for (const seconds of [10, 60, 300, 600, 3_600, 43_200, 86_400, 1_000_000]) {
      await bank.forward(seconds);
    }
    expect(await triesOf(ref)).toEqual(Array(8).fill(404));
  });

  test('waits where it is told to, and goes in any order', async () => {
    await bank.habits({ wait: true });
    const [one, other] = [await open(), await open()];
    await bank.pay(one.ref);
    await bank.pay(other.ref);
    const ids = (await bank.notices()).slice(-2).map(({ id }) => id);
    expect((await bank.notices()).slice(-2)).toMatchObject([{ tries: [] }, { tries: [] }]);
    await bank.sendNotices([...ids.toReversed(), ...ids]);
    expect(await triesOf(other.ref)).toEqual([200, 200]);
  });
});

test('cards that nobody has are told apart by their last digits', () => {
  const numbers = Object.values(cards).map(({ number }) => number);
  expect(new Set(numbers.map((number) => number.slice(-4))).size).toBe(numbers.length);
  expect(cards.good.number).toBe('5102180060101124');
});
