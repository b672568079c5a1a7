import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { wellKnown } from './well-known.ts';

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop('empty');
});
afterAll(() => opened.close());

function openWellKnown(emails: string[]) {
  const settings = opened.shop.settings();
  const config = { ...opened.shop.config, publicUrl: 'https://lumina.example' };
  const named = { ...settings, identity: { ...settings.identity, emails } };
  const app = wellKnown({ config, settings: () => named });
  return async (path: string, cookie = '') => {
    const answer = await app.request(path, { headers: { cookie } });
    return [answer.status, answer.headers.get('location') ?? (await answer.text())];
  };
}

test('a browser that offers to change a password comes to the account, in its language', async () => {
  const ask = openWellKnown([]);
  const path = '/.well-known/change-password';
  expect(await ask(path)).toEqual([302, '/account']);
  expect(await ask(path, 'i18n_redirected=ru')).toEqual([302, '/ru/account']);
  expect(await ask(path, 'i18n_redirected=//elsewhere.example')).toEqual([302, '/account']);
});

test('phones find their icon by every name they know, other pictures stay unknown', async () => {
  const ask = openWellKnown([]);
  for (const name of ['-precomposed', '-120x120', '-120x120-precomposed']) {
    expect(await ask(`/apple-touch-icon${name}.png`)).toEqual([301, '/apple-touch-icon.png']);
  }
  expect((await ask('/apple-touch-icon-big.png'))[0]).toBe(404);
  for (const name of ['apple-touch-icon.png', 'favicon.ico']) {
    expect(existsSync(new URL(`../../../storefront/public/${name}`, import.meta.url)), name).toBe(
      true,
    );
  }
});

test('whoever finds a fault reads whom to tell, where there is somebody', async () => {
  const path = '/.well-known/security.txt';
  const ask = openWellKnown(['shop@lumina.example']);
  const [status, text = ''] = await ask(path);
  expect(status).toBe(200);
  const lines = String(text).split('\n');
  expect(lines).toContain('Contact: mailto:shop@lumina.example');
  expect(lines).toContain(`Canonical: https://lumina.example${path}`);
  const expires = lines.find((line) => line.startsWith('Expires: '))?.slice('Expires: '.length);
  expect(new Date(expires ?? '').getTime()).toBeGreaterThan(Date.now());
  expect(await openWellKnown([])(path)).toEqual([404, '']);
});
