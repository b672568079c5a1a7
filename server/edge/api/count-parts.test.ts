import { expect, test } from 'vitest';
import { leastProcessorTime } from '../../../testing/processor-time.ts';
import { hasTooManyParts } from './count-parts.ts';
import { MAX_BODY_BYTES } from './read-request.ts';

const has = (json: string, mostBytes = MAX_BODY_BYTES) =>
  hasTooManyParts(new TextEncoder().encode(json), mostBytes);

test.each([
  ['a form', '{"name":"Ana","lines":[{"id":1},{"id":2}]}', false],
  ['as many lists as there may be', `[${'[],'.repeat(49_998)}[]]`, false],
  ['one list more', `[${'[],'.repeat(49_999)}[]]`, true],
  ['objects with names', `[${'{"a":0},'.repeat(25_000)}0]`, true],
  ['numbers, which are read at once', `[${'0,'.repeat(60_000)}0]`, false],
  ['lists in lists', '['.repeat(65) + ']'.repeat(65), true],
  ['lists in lists, less deep', '['.repeat(64) + ']'.repeat(64), false],
  ['a text that looks like lists', JSON.stringify('[{"a":'.repeat(20_000)), false],
  ['a text that ends in a stroke', JSON.stringify(['\\', '['.repeat(100)]), false],
  ['a text without an end', `"${'['.repeat(100)}`, false],
])('%s', (_, json, isTooMuch) => {
  expect(has(json)).toBe(isTooMuch);
});

test('a longer body may have more of them', () => {
  const rows = `[${'{"id":1,"version":1,"title_ro":"Cablu","state":"active"},'.repeat(20_000)}0]`;
  expect(has(rows, 8 * 2 ** 20)).toBe(false);
  expect(has(rows)).toBe(true);
});

test('counting takes no longer than a megabyte may', async () => {
  const bytes = new TextEncoder().encode(`["${'x'.repeat(8_000_000)}"]`);
  const took = await leastProcessorTime(3, async () => hasTooManyParts(bytes, bytes.length));
  expect(took).toBeLessThan(8 * 50_000);
});
