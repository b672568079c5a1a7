import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Example, examplesFor } from '../../testing/examples.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

type Described = {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};
type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: object };
};

let shop: TestShop;
let document: Document;
let examples: Record<string, Example>;
let token: string;

beforeAll(async () => {
  shop = await openTestShop('demo');
  ({ token } = await shop.register());
  examples = await examplesFor(shop, token);
  document = (await shop.api('GET', '/openapi.json')).json;
});
afterAll(() => shop.close());

test('the document is OpenAPI 3.1 and its page is readable', async () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Cablaj API' } });
  const page = await shop.app.request('/api/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('/products/items/{slug}');
});

test('every operation answers what the document says', async () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  // In the order of the examples: the last one ends the token.
  const order = Object.keys(examples);
  described.sort(
    (a, b) => order.indexOf(a.operation.operationId) - order.indexOf(b.operation.operationId),
  );
  expect(described.map(({ operation }) => operation.operationId)).toEqual(order);

  for (const { method, operation } of described) {
    const example = examples[operation.operationId];
    if (!example) throw new Error(`no example for ${operation.operationId}`);
    const { status, json, text } = await shop.api(method.toUpperCase() as 'GET', example.path, {
      token,
      ...(method === 'post' && { body: example.body ?? {} }),
    });
    const documented = operation.responses[String(status)];
    expect(
      documented,
      `${operation.operationId} answered ${status}: ${text.slice(0, 300)}`,
    ).toBeDefined();
    if (documented?.content?.['application/pdf']) {
      expect(text).toMatch(/^%PDF-/);
      continue;
    }
    const schema = documented?.content?.['application/json']?.schema;
    if (!schema) {
      expect(text).toBe('');
      continue;
    }
    const validate = ajv.compile({ ...schema, components: document.components });
    expect(validate(json), `${operation.operationId}: ${ajv.errorsText(validate.errors)}`).toBe(
      true,
    );
  }
});
