import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { secureHeadersFor } from './secure-headers.ts';

const shopAt = (publicUrl: string, dev = false) => {
  const app = new Hono();
  app.use(secureHeadersFor({ publicUrl, dev }));
  app.get('/page', (c) => c.html('<p>'));
  app.get('/unchanged', () => new Response(null, { status: 304 }));
  app.get('/elsewhere', (c) => c.redirect('/page'));
  app.get('/broken', () => {
    throw new Error('broken on purpose');
  });
  app.get('/strict', (c) => c.body('', 200, { 'Content-Security-Policy': "default-src 'none'" }));
  app.onError((_, c) => c.text('', 500));
  return app;
};

const policyOf = (answer: Response) =>
  new Map(
    (answer.headers.get('Content-Security-Policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test.each(['/page', '/unchanged', '/elsewhere', '/broken', '/missing'])(
  'the answer to %s is guarded',
  async (path) => {
    const answer = await shopAt('http://localhost:3000').request(path);
    expect(policyOf(answer).get('script-src')).toEqual(["'self'"]);
    expect(policyOf(answer).get('frame-ancestors')).toEqual(["'none'"]);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.headers.get('Permissions-Policy')).toContain('camera=()');
  },
);

test('no script or style sheet may stand in the page itself', async () => {
  const policy = policyOf(await shopAt('http://localhost:3000').request('/page'));
  for (const directive of ['default-src', 'script-src', 'style-src']) {
    expect(policy.get(directive)).toEqual(["'self'"]);
  }
});

test('text becomes markup or a script by the shop’s one policy alone', async () => {
  const policy = policyOf(await shopAt('http://localhost:3000').request('/page'));
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(policy.get('trusted-types')).toEqual(['default']);
});

test('developing relaxes styles and sockets, never scripts', async () => {
  const policy = policyOf(await shopAt('http://localhost:3000', true).request('/page'));
  expect(policy.get('style-src')).toEqual(["'self'", "'unsafe-inline'"]);
  expect(policy.get('connect-src')).toEqual(["'self'", 'ws:']);
  expect(policy.get('script-src')).toEqual(["'self'"]);
});

test('an answer may be stricter than the shop', async () => {
  const answer = await shopAt('http://localhost:3000').request('/strict');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
});

test('only a shop that is reached over HTTPS insists on it', async () => {
  const transport = async (publicUrl: string) =>
    (await shopAt(publicUrl).request('/page')).headers.get('Strict-Transport-Security');
  expect(await transport('https://cablaj.example')).toBe('max-age=63072000');
  expect(await transport('http://localhost:3000')).toBeNull();
});
