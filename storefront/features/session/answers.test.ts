import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answersOf } from './answers.ts';

type Asked = { address: string; as: string | null };

let asked: Asked[];
let isDown: boolean;

const beHere = (token: string) => vi.stubGlobal('document', { cookie: `token=${token}` });

/** A shop that tells customers what a thing costs, and guests nothing of it. */
async function shop(address: string, { headers }: RequestInit) {
  const { Authorization: as = null }: { Authorization: string | null } = Object(headers);
  asked.push({ address, as });
  if (isDown) return Response.json({ detail: '' }, { status: 400 });
  return Response.json(as ? [{ id: 1, price: 12 }] : [{ id: 1, price: null }]);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked = [];
  isDown = false;
  vi.stubGlobal('window', { location: new URL('http://shop/'), fetch: shop });
  beHere('');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const mostBought = (options = {}) =>
  answersOf({ ask: (api, _: true) => api.get('/products/most-bought/'), ...options });

const ofGuest = (answers: ReturnType<typeof mostBought>) => answers.keyOf(true, 'ro', null);
const ofIon = (answers: ReturnType<typeof mostBought>) => answers.keyOf(true, 'ro', 'ion');

test('a guest never sees the price a customer was told, nor the customer the guest’s answer', async () => {
  const answers = mostBought();
  beHere('ion');
  await answers.want(ofIon(answers));
  expect(answers.read(ofIon(answers)).answer).toMatchObject([{ price: 12 }]);
  expect(answers.read(ofGuest(answers)).answer).toBeUndefined();
  beHere('');
  await answers.want(ofGuest(answers));
  expect(answers.read(ofGuest(answers)).answer).toMatchObject([{ price: null }]);
  expect(asked.map(({ as }) => as)).toEqual(['Token ion', null]);
  // Nor is it kept for whoever sits down next.
  expect(answers.read(ofIon(answers)).answer).toBeUndefined();
});

test('an answer that reaches a customer who has left is kept for nobody', async () => {
  const answers = mostBought();
  beHere('ion');
  const late = answers.want(ofIon(answers));
  beHere('');
  await late;
  expect(asked).toHaveLength(1);
  for (const key of [ofIon(answers), ofGuest(answers)]) {
    expect(answers.read(key)).toEqual({ isFailed: false, until: 0 });
  }
});

test('another language, and another question, has an answer of its own', async () => {
  const answers = answersOf({
    ask: (api, search: string) => api.get('/products/search-filter/', { query: { search } }),
  });
  await answers.want(answers.keyOf('nym', 'ro', null));
  expect(answers.read(answers.keyOf('nym', 'ru', null)).answer).toBeUndefined();
  expect(answers.read(answers.keyOf('vvg', 'ro', null)).answer).toBeUndefined();
  expect(answers.read(answers.keyOf('nym', 'ro', null)).answer).toBeDefined();
});

test('those who want the same at once wait for one answer, which lasts as long as it says', async () => {
  const answers = mostBought({ lasts: () => 1000 });
  const key = ofGuest(answers);
  await Promise.all([answers.want(key), answers.want(key)]);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 999);
  await answers.want(key);
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await answers.want(key);
  expect(asked).toHaveLength(2);
});

test('what is the same for everybody is asked for without a name, once for all', async () => {
  const answers = mostBought({ isForAll: true, lasts: () => 1000 });
  await answers.want(ofIon(answers));
  await answers.want(ofGuest(answers));
  expect(asked).toMatchObject([{ as: null }]);
});

test('a shop that does not answer is told of; the second try brings the answer', async () => {
  const answers = mostBought();
  const key = ofGuest(answers);
  isDown = true;
  await answers.want(key);
  expect(answers.read(key)).toMatchObject({ isFailed: true });
  isDown = false;
  await answers.askAnew(key);
  expect(answers.read(key)).toMatchObject({ isFailed: false, answer: [{ id: 1 }] });
});

test('what was answered before stays where asking again fails', async () => {
  const answers = mostBought();
  const key = ofGuest(answers);
  await answers.want(key);
  isDown = true;
  await answers.want(key);
  expect(answers.read(key)).toMatchObject({ isFailed: true, answer: [{ id: 1 }] });
});

test('an order just placed is shown to whoever placed it without asking, and to nobody else', async () => {
  const answers = mostBought({ lasts: () => 1000 });
  beHere('ion');
  answers.put(ofIon(answers), []);
  await answers.want(ofIon(answers));
  expect(asked).toEqual([]);
  expect(answers.read(ofIon(answers)).answer).toEqual([]);
  expect(answers.read(answers.keyOf(true, 'ro', 'ana')).answer).toBeUndefined();
});

test('a failure that comes late leaves what has become known since', async () => {
  const answers = mostBought();
  beHere('ion');
  isDown = true;
  const late = answers.askAnew(ofIon(answers));
  answers.put(ofIon(answers), []);
  await late;
  expect(answers.read(ofIon(answers))).toMatchObject({ answer: [], isFailed: false });
});

test('an answer older than what has become known since is not shown, but asked for once more', async () => {
  const answers = mostBought();
  beHere('ion');
  const key = ofIon(answers);
  const seen: unknown[] = [];
  answers.subscribe(() => seen.push(answers.read(key).answer));
  const late = answers.askAnew(key);
  answers.put(key, []);
  await late;
  expect(asked).toHaveLength(2);
  expect(seen).toEqual([[], [{ id: 1, price: 12 }]]);
});

test('two changes at once of what is kept both hold', () => {
  const answers = mostBought();
  beHere('ion');
  const key = ofIon(answers);
  answers.change(key, () => []);
  expect(answers.read(key).answer).toBeUndefined();
  answers.put(key, []);
  for (const id of [1, 2]) answers.change(key, (kept) => kept.concat(Object({ id })));
  expect(answers.read(key).answer).toMatchObject([{ id: 1 }, { id: 2 }]);
});

test('the newest are kept, so that a long visit fills no memory', async () => {
  const answers = answersOf({
    ask: (api, search: string) => api.get('/products/search-filter/', { query: { search } }),
  });
  const texts = Array.from({ length: 21 }, (_, at) => `nym ${at}`);
  for (const text of texts) await answers.want(answers.keyOf(text, 'ro', null));
  const isKept = (text: string) =>
    answers.read(answers.keyOf(text, 'ro', null)).answer !== undefined;
  expect(texts.filter((text) => !isKept(text))).toEqual(['nym 0']);
});
