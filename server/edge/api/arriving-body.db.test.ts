import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personForm } from '../../../contract/forms/registration.fixture.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { listenOn } from '../http/listen-on.ts';
import { MAX_BODY_BYTES } from './read-request.ts';

let shop: TestShop;
let served: Awaited<ReturnType<typeof listenOn>>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  served = await listenOn(shop.app, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await served.close();
  await shop.close();
});

/** A login sent in pieces, which does not say how long it will be. */
async function logIn(pieces: string[]) {
  const sent = request({
    port: served.port,
    path: '/api/auth-token/token/login/',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    agent: false,
  });
  for (const piece of pieces) sent.write(piece);
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await json(answer) };
}

test('a body in pieces is one, and of one without end no more is read than may come', async () => {
  await shop.register({ username: 'pieces' });
  const { password } = personForm('pieces');
  const right = await logIn(['{"username":"pieces",', '"password":', `"${password}"}`]);
  expect(right).toMatchObject({ status: 200, body: { auth_token: expect.any(String) } });
  const endless = await logIn(Array.from({ length: 40 }, () => 'x'.repeat(MAX_BODY_BYTES / 10)));
  expect(endless).toMatchObject({ status: 400, body: { non_field_errors: [expect.any(String)] } });
});
