import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { hasLoneSurrogate, readAtMost, writesNul } from './read-request.ts';

/** A body that has sent so much, and perhaps sends no more. */
function pieces(texts: string[], { ends }: { ends: boolean }) {
  const body = new Readable({ read() {} });
  for (const text of texts) body.push(text);
  if (ends) body.push(null);
  return body;
}

test('a body is read as a whole, and not beyond its bound', async () => {
  const whole = pieces(['{"a":', '1}'], { ends: true });
  expect(String(await readAtMost(whole, 100, 10_000))).toBe('{"a":1}');
  const long = pieces(['x'.repeat(60), 'x'.repeat(60), 'x'.repeat(60)], { ends: false });
  expect(await readAtMost(long, 100, 10_000)).toBeNull();
  expect(long.isPaused()).toBe(true);
});

test('a body that does not arrive is cut off', async () => {
  const late = pieces(['{"a":'], { ends: false });
  await expect(readAtMost(late, 100, 5)).rejects.toThrow('did not arrive');
  expect(late.destroyed).toBe(true);
});

test('a body whose sender leaves is not waited for', async () => {
  const left = pieces(['{"a":'], { ends: false });
  const read = readAtMost(left, 100, 600_000);
  left.destroy();
  await expect(read).rejects.toThrow('cut off');
});

test.each([
  ['{"a":"\\u0000"}', true],
  ['{"\\u0000":1}', true],
  ['{"a":"\\\\\\u0000"}', true],
  ['{"a":"\\\\u0000"}', false],
  ['{"a":"u0000"}', false],
  [`{"a":"${'\\\\'.repeat(60_000)}u0000"}`, false],
])('whether %s holds what no text of the database can', (json, holds) => {
  expect(writesNul(json)).toBe(holds);
  expect(Object.entries(JSON.parse(json)).flat().join('').includes('\0')).toBe(holds);
});

test.each<[string, boolean]>([
  ['{"a":"\\ud800"}', true],
  ['{"a":["x\\uDFFFy"]}', true],
  ['{"\\ud800":1}', true],
  ['{"a":"\\ud83d\\ude00"}', false],
  ['{"a":"\\\\ud800"}', false],
  ['{"a":"\\u0103"}', false],
])('whether %s holds half a letter', (json, holds) => {
  expect(hasLoneSurrogate(json, JSON.parse(json))).toBe(holds);
});
