import { expect, test } from 'vitest';
import { knownAnswers } from './known-answers.ts';
import type { Answer } from './render-messages.ts';

const guest = { 'Accept-Language': 'ro' };
const customer = { ...guest, Authorization: 'Token key' };
const PHONES = 'http://shop/api/phones/';

const answered = (data: unknown, etag?: string, status = 200): Answer => ({
  status,
  headers: etag ? [['etag', etag]] : [],
  body: new TextEncoder().encode(JSON.stringify(data)).buffer,
});
const unchanged: Answer = { status: 304, headers: [], body: new ArrayBuffer() };

/** Asks as a page does; tells with which tag. */
async function ask(
  known: ReturnType<typeof knownAnswers>,
  answer: Answer,
  { url = PHONES, sent = guest as Record<string, string> } = {},
) {
  const before = known.find(url, sent);
  const { ok, status, json } = known.read(answer, before, url, sent);
  return { tag: before?.etag, ok, status, data: await json() };
}

/** Asked for twice, and kept since. */
async function askTwice(
  known: ReturnType<typeof knownAnswers>,
  answer: Answer,
  of: Parameters<typeof ask>[2] = {},
) {
  await ask(known, answer, of);
  return ask(known, answer, of);
}

test('what was asked for twice and is still the same is not read again', async () => {
  const known = knownAnswers();
  expect(await ask(known, answered(['022'], 'W/"1"'))).toMatchObject({ tag: undefined });
  expect(await ask(known, answered(['022'], 'W/"1"'))).toMatchObject({ tag: undefined });
  const again = { tag: 'W/"1"', ok: true, status: 200, data: ['022'] };
  expect(await ask(known, unchanged)).toEqual(again);
  expect(await ask(known, answered(['060'], 'W/"2"'))).toMatchObject({ data: ['060'] });
  expect(await ask(known, unchanged)).toMatchObject({ tag: 'W/"2"', data: ['060'] });
});

test('a guest is not asked about what a customer was told, nor one language about the other', async () => {
  const known = knownAnswers();
  await askTwice(known, answered({ price: 24.5 }, 'W/"1"'), { sent: customer });
  expect(known.find(PHONES, customer)).toMatchObject({ data: { price: 24.5 } });
  expect(known.find(PHONES, guest)).toBeUndefined();
  expect(known.find(PHONES, { ...customer, 'Accept-Language': 'ru' })).toBeUndefined();
});

test('refusals, and what carries no tag, are read each time', async () => {
  const known = knownAnswers();
  const refused = await askTwice(known, answered({ detail: 'no' }, 'W/"1"', 404));
  expect(refused).toEqual({ tag: undefined, ok: false, status: 404, data: { detail: 'no' } });
  await askTwice(known, answered(['own']));
  expect(known.find(PHONES, guest)).toBeUndefined();
});

test('no page can change what others are drawn from', async () => {
  const known = knownAnswers();
  await askTwice(known, answered([{ phones: ['022'] }], 'W/"1"'));
  const { data } = await ask(known, unchanged);
  expect(() => (data as { phones: string[] }[])[0]?.phones.push('060')).toThrow(TypeError);
});

test('what was not asked for the longest is forgotten first', async () => {
  const known = knownAnswers(2);
  const at = (url: string) => ({ url });
  await askTwice(known, answered(1, 'W/"1"'), at('/1'));
  await askTwice(known, answered(2, 'W/"2"'), at('/2'));
  await ask(known, unchanged, at('/1'));
  await askTwice(known, answered(3, 'W/"3"'), at('/3'));
  expect(['/1', '/2', '/3'].map((url) => known.find(url, guest)?.etag)).toEqual([
    'W/"1"',
    undefined,
    'W/"3"',
  ]);
});
