import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Operation } from '../../../contract/operation.ts';
import { everyOperation } from '../../../contract/operations/every-operation.ts';
import { type Example, examplesFor, methodOf } from '../../testing/examples.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { MAX_BODY_BYTES } from './read-request.ts';

let shop: TestShop;
let token: string;
let examples: Record<string, Example>;

beforeAll(async () => {
  shop = await openTestShop('demo');
  ({ token } = await shop.register());
  examples = await examplesFor(shop, token);
});
afterAll(() => shop.close());

const nasty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\u202Eabc',
  "' or 1=1 --",
  '"; drop table product; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%zz',
  '{{7*7}}',
  'x'.repeat(10_000),
  'ă'.repeat(300),
  '😀'.repeat(100),
  '(((((',
  '.*+?^$' + '{}()|[]\\',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1.5',
  '1e309',
  '99999999999999999999',
  '2147483648',
  '[1,2,',
  ']',
  ',,,',
  '~~~',
  'section_mm2:2.5~section_mm2:nope',
  'true',
];
const nastyText = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 40 }));
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, [], {}, [[]], -1, 0, 1.5, 1e308, 2 ** 53, { $gt: '' }),
  fc.array(nastyText, { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
);

// Signing the token out would make every later call a guest's.
const subjects = everyOperation.filter(({ id }) => !id.startsWith('logOut'));
const anyOf = (operations: Operation[]) => fc.constantFrom(...operations);

let calls = 0;
/** How everything stood when it was last looked at, and the calls since that may change nothing. */
let expected: string | undefined;
let harmless: string[] = [];

/** Looking takes longer than reading: it is done once for several calls. */
const READS = 25;

async function expectUnchanged() {
  if (harmless.length === 0) return;
  const explanation = `changed something: ${harmless.join('\n')}`;
  expect(await fingerprint(shop.db), explanation).toBe(expected);
  harmless = [];
}
afterEach(expectUnchanged);

async function sendAndCheck(
  operation: Operation,
  request: { path: string; body?: string | Uint8Array<ArrayBuffer>; contentType?: string },
) {
  const isRead = operation.method === 'get';
  // What a write was allowed to change would hide what reads before it did.
  if (!isRead) await expectUnchanged();
  expected ??= await fingerprint(shop.db);
  const response = await shop.app.request(`http://localhost/api${request.path}`, {
    method: methodOf(operation),
    headers: {
      Authorization: `Token ${token}`,
      'Content-Type': request.contentType ?? 'application/json',
      // From a new address each time, so that limits on attempts do not hide what comes after them.
      'X-Forwarded-For': `10.9.${calls >> 8}.${calls++ & 255}`,
    },
    ...(request.body !== undefined && { body: request.body }),
  });
  const text = await response.text();
  const call = `${operation.id} ${request.path.slice(0, 200)}`;
  expect(response.status, `${call}: ${text}`).toBeLessThan(500);
  expect(text).not.toMatch(/ at .*\.ts:\d+|node_modules|syntax error/);
  const isRefused = response.status >= 400;
  if (isRefused) JSON.parse(text);
  if (isRefused || isRead) harmless.push(call);
  else expected = undefined;
  if (!isRead || harmless.length >= READS) await expectUnchanged();
}

test('no value in a query string breaks a read or changes anything', async () => {
  // One price list takes as long as a hundred other reads.
  const listing = subjects.filter(({ id, query }) => query && id !== 'takePriceList');
  await fc.assert(
    fc.asyncProperty(
      anyOf(listing),
      fc.constantFrom(
        ...['parent_slug', 'parent_type', 'search', 'brands_id', 'category_id__in', 'attributes'],
        ...[
          'price__gte',
          'price__lte',
          'is_stock',
          'is_promotion',
          'order_by',
          'page',
          'kind',
          'x',
        ],
      ),
      nastyText,
      fc.boolean(),
      async (operation, name, value, encoded) => {
        const path = examples[operation.id]?.path.split('?')[0] ?? '';
        const raw = encoded ? encodeURIComponent(value.toWellFormed()) : value.replace(/#/g, '');
        await sendAndCheck(operation, { path: `${path}?${name}=${raw}` });
      },
    ),
    { numRuns: 300 },
  );
});

test('no value in a path breaks anything', async () => {
  const withParams = subjects.filter(({ params }) => params);
  await fc.assert(
    fc.asyncProperty(anyOf(withParams), nastyText, async (operation, value) => {
      const segment = encodeURIComponent(value.toWellFormed());
      await sendAndCheck(operation, { path: operation.path.replace(/\{\w+\}/g, segment || 'x') });
    }),
    { numRuns: 150 },
  );
});

test('no value in a field of a body breaks a write, and a refused one changes nothing', async () => {
  const writes = subjects.filter(({ method, body }) => method === 'post' && body);
  await fc.assert(
    fc.asyncProperty(anyOf(writes), fc.nat(), nastyValue, async (operation, choice, value) => {
      const example = examples[operation.id];
      const body = { ...(example?.body as Record<string, unknown>) };
      const names = [...Object.keys(body), 'email', 'username', 'lang', 'suburb_id', 'unknown'];
      body[names[choice % names.length] ?? 'unknown'] = value;
      await sendAndCheck(operation, { path: example?.path ?? '', body: JSON.stringify(body) });
    }),
    { numRuns: 300 },
  );
});

test('no body that is not an object of JSON breaks a write', async () => {
  const writes = subjects.filter(({ method }) => method === 'post');
  const deep = '['.repeat(50_000) + ']'.repeat(50_000);
  const bodies: (string | Uint8Array<ArrayBuffer>)[] = [
    '{',
    '[]',
    'null',
    '"text"',
    '42',
    deep,
    `{"username":"${'x'.repeat(200_000)}"}`,
    new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    '{"__proto__":{"admin":true},"constructor":1}',
  ];
  for (const operation of writes) {
    for (const body of bodies) {
      await sendAndCheck(operation, { path: examples[operation.id]?.path ?? '', body });
    }
    await sendAndCheck(operation, {
      path: examples[operation.id]?.path ?? '',
      body: 'a=b',
      contentType: 'application/x-www-form-urlencoded',
    });
  }
});

test('a body without end is refused as soon as it is too long, and one cut off is refused too', async () => {
  const sendStream = (pull: UnderlyingDefaultSource<Uint8Array>['pull']) => {
    const request = { method: 'POST', body: new ReadableStream({ pull }), duplex: 'half' };
    return shop.app.request('/api/auth-token/token/login/', request);
  };
  let sent = 0;
  const endless = await sendStream((controller) => {
    sent += 16_384;
    controller.enqueue(new Uint8Array(16_384).fill(0x20));
  });
  expect([endless.status, await endless.json()]).toEqual([
    400,
    { non_field_errors: ['Cererea este prea mare'] },
  ]);
  expect(sent).toBeLessThan(3 * MAX_BODY_BYTES);

  const cutOff = await sendStream((controller) => controller.error(new Error('aborted')));
  expect(cutOff.status).toBe(400);
});
