import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CountedSearch } from '../../../../contract/staff/today.ts';
import { addStaff } from '../../../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { forgetSearches, openSearchCounter } from './search-counter.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('empty', { cachesAnswers: true });
  await writeSmallCatalogue(shop.db);
  await shop.changes.catchUp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('search_count').execute();
});

const BROWSER = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
let callers = 0;

type By = { address?: string; browser?: string; locale?: 'ro' | 'ru'; more?: string };

/** Somebody new each time, unless an address is given. */
async function search(text: string, by: By = {}) {
  const { address, browser = BROWSER, locale = 'ro', more = '' } = by;
  callers += 1;
  const { status } = await shop.api(
    'GET',
    `/products/search-filter/?search=${encodeURIComponent(text)}${more}`,
    {
      locale,
      headers: {
        'X-Forwarded-For': address ?? `192.0.2.${callers % 256}`,
        'User-Agent': browser,
      },
    },
  );
  expect(status).toBe(200);
}

async function counted() {
  await shop.shop.searches.flush(shop.db, { isLast: true });
  const rows = await shop.db.selectFrom('search_count').selectAll().orderBy('key').execute();
  return rows.map(({ text, locale, searches, found }) => [text, locale, searches, found]);
}

async function missed(query = ''): Promise<CountedSearch[]> {
  const { headers } = await addStaff(shop.shop, { role: 'catalogue' });
  const { status, json } = await shop.api('GET', `/staff/search/missed/${query}`, { headers });
  expect(status).toBe(200);
  return json.results;
}

test('a search is counted by its text, in whatever case and with whatever diacritics', async () => {
  await search('Întrerupător');
  await search('intrerupator');
  await search(' ÎNTRERUPĂTOR  ');
  await search('cablu');
  await search('cablu', { locale: 'ru' });
  expect(await counted()).toEqual([
    ['cablu', 'ro', 1, 2],
    ['cablu', 'ru', 1, 2],
    ['întrerupător', 'ro', 3, 0],
  ]);
});

test('of what one types the last state counts, once a minute', async () => {
  const address = '198.51.100.7';
  for (const text of ['zgo', 'zgom', 'zgomo', 'zgomot', 'cab', 'cabl', 'cablu', 'cab']) {
    await search(text, { address });
  }
  expect(await counted()).toEqual([
    ['cab', 'ro', 1, 2],
    ['zgomot', 'ro', 1, 0],
  ]);
  await search('zgomot', { address });
  expect(await counted()).toContainEqual(['zgomot', 'ro', 1, 0]);
});

test('only the beginning of a search counts: no other page, no filter, no order, no insisting', async () => {
  for (const more of ['page=2', 'is_stock=true', 'brands_id=1', 'order_by=cheap', 'exact=true']) {
    await search('zgomot', { more: `&${more}` });
  }
  expect(await counted()).toEqual([]);
  await search('zgomot', { more: '&page=1' });
  expect(await counted()).toEqual([['zgomot', 'ro', 1, 0]]);
});

test.each(['ana@example.md', '069 123 456', '1003600012345', 'x'.repeat(150), '   '])(
  '"%s" is kept nowhere',
  async (text) => {
    await search(text);
    expect(await counted()).toEqual([]);
  },
);

test('programs that say what they are do not count', async () => {
  await search('zgomot', { browser: 'Mozilla/5.0 (compatible; bingbot/2.0)' });
  await search('zgomot', { browser: '' });
  expect(await counted()).toEqual([]);
});

test('one caller is never many, and nobody fills the disk', async () => {
  const note = (counter: ReturnType<typeof openSearchCounter>, text: string, network: string) =>
    counter.note({ text, locale: 'ro', found: 0, isPartly: false, network });
  const one = openSearchCounter();
  for (let at = 0; at < 500; at++) note(one, `a${at} zgomot`, '203.0.113.5');
  await one.flush(shop.db, { isLast: true });
  expect(await counted()).toHaveLength(20);

  const many = openSearchCounter();
  for (let round = 0; round < 6; round++) {
    for (let at = 0; at < 700; at++) note(many, `r${round} a${at}`, `net-${round}-${at}`);
    await many.flush(shop.db, { isLast: true });
  }
  expect(await counted()).toHaveLength(2_000);
  // What is known already counts on.
  note(many, 'a0 zgomot', 'another');
  note(many, 'quite new', 'yet another');
  await many.flush(shop.db, { isLast: true });
  const rows = await counted();
  expect(rows).toContainEqual(['a0 zgomot', 'ro', 2, 0]);
  expect(rows).toHaveLength(2_000);
});

test('what could not be written is written the next time', async () => {
  const counter = openSearchCounter();
  counter.note({ text: 'zgomot', locale: 'ro', found: 0, isPartly: false, network: 'a' });
  await shop.db
    .transaction()
    .execute(async (trx) => {
      await sql`set transaction read only`.execute(trx);
      await counter.flush(trx, { isLast: true });
    })
    .catch(() => {});
  expect(await counted()).toEqual([]);
  await counter.flush(shop.db, { isLast: true });
  expect(await counted()).toEqual([['zgomot', 'ro', 1, 0]]);
});

test('two processes that write the same texts add up', async () => {
  const counters = [openSearchCounter(), openSearchCounter()];
  for (const [place, counter] of counters.entries()) {
    for (let at = 0; at < 50; at++) {
      const text = `a${place === 0 ? at : 49 - at} zgomot`;
      counter.note({ text, locale: 'ro', found: 0, isPartly: false, network: `${place} ${at}` });
    }
  }
  await Promise.all(counters.map((counter) => counter.flush(shop.db, { isLast: true })));
  expect((await counted()).map(([, , searches]) => searches)).toEqual(Array(50).fill(2));
});

async function addCount(fields: { text: string; ago?: number; searches?: number; found?: number }) {
  const { text, ago = 0, searches = 2, found = 0 } = fields;
  await sql`
    insert into search_count (day, key, locale, text, searches, found, is_partly)
    values (
      (now() at time zone 'Europe/Chisinau')::date - ${ago}::integer,
      ${text}, 'ro', ${text}, ${searches}, ${found}, ${found > 0}
    )`.execute(shop.db);
}

test('what was missed is listed with what it finds now, the most frequent first, from two searches on', async () => {
  await addCount({ text: 'rar', searches: 1 });
  await addCount({ text: 'zgomot', searches: 2 });
  await addCount({ text: 'zgomot', searches: 4, ago: 3 });
  await addCount({ text: 'cablu', searches: 3 });
  await addCount({ text: 'cablu zgomot', searches: 3, found: 2 });
  await addCount({ text: 'vechi', searches: 9, ago: 40 });
  expect(await missed()).toMatchObject([
    { text: 'zgomot', searches: 6, found: 0, found_now: 0 },
    { text: 'cablu', searches: 3, found: 0, found_now: 2 },
  ]);
  expect((await missed('?kind=partly')).map(({ text }) => text)).toEqual(['cablu zgomot']);
  expect((await missed('?kind=all&days=90')).map(({ text }) => text)).toEqual([
    'vechi',
    'zgomot',
    'cablu',
    'cablu zgomot',
  ]);
  expect((await missed('?kind=all&q=ZGO')).map(({ text }) => text)).toEqual([
    'zgomot',
    'cablu zgomot',
  ]);
  expect(await missed('?locale=ru')).toEqual([]);
});

test('Today tells what was missed most', async () => {
  await addCount({ text: 'zgomot', searches: 5 });
  const { headers } = await addStaff(shop.shop);
  const { json } = await shop.api('GET', '/staff/today/', { headers });
  expect(json.searches).toEqual({ days: 30, missed: [{ text: 'zgomot', searches: 5 }] });
});

test('searches are forgotten after a year, and after a month what one person alone may have typed', async () => {
  await addCount({ text: 'de azi', searches: 1 });
  await addCount({ text: 'singur', searches: 1, ago: 31 });
  await addCount({ text: 'mai multe', searches: 2, ago: 364 });
  await addCount({ text: 'demult', searches: 9, ago: 366 });
  await forgetSearches(shop.db);
  expect((await counted()).map(([text]) => text)).toEqual(['de azi', 'mai multe']);
});
