import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TrialAnswer, VocabularyShown } from '../../../../contract/staff/search-words.ts';
import { readTradeVocabulary } from '../../../shop/search/vocabulary/read-vocabulary.ts';
import { writeVocabulary } from '../../../shop/search/vocabulary/write-vocabulary.ts';
import { type AddedStaff, addStaff } from '../../../testing/add-staff.ts';
import { fingerprint } from '../../../testing/fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openShopOn, openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';

let shop: TestShop;
let editor: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('demo');
  editor = await addStaff(shop.shop, { role: 'catalogue' });
});
afterAll(() => shop.close());

async function read(): Promise<VocabularyShown> {
  const { headers } = editor;
  return (await shop.api('GET', '/staff/search/vocabulary/', { headers })).json;
}
const save = (body: object, headers: object = editor.headers) =>
  shop.api('POST', '/staff/search/vocabulary/', { headers, body });
const attempt = (body: object) =>
  shop.api('POST', '/staff/search/trial/', { headers: editor.headers, body });
const found = async (text: string): Promise<{ total: number; results: { id: number }[] }> =>
  (await shop.api('GET', `/products/search-filter/?search=${encodeURIComponent(text)}`)).json;
const lineOf = ({ lines }: VocabularyShown, meaning: string) =>
  lines.find((line) => line.meaning === meaning);

/** A word nobody has written, of letters alone. */
let words = 0;
const newWord = () => `zbarnac${String.fromCharCode(97 + words++)}x`;

const sockets = 'category/prize';

test('the vocabulary is shown line by line, told in the words of the catalogue', async () => {
  const shown = await read();
  expect(shown.lines.length).toBeGreaterThan(200);
  expect(lineOf(shown, 'mark=NYM-J')).toMatchObject({
    is_known: true,
    spellings: expect.arrayContaining(['НЮМ']),
  });
  expect(lineOf(shown, 'mark=NYM-J')?.title).toMatch(/: NYM-J$/);
  expect(shown.equivalents).toContainEqual(['PV-3', 'MYF', 'H07V-K'].toSorted());
  expect(shown.lines.filter(({ is_known }) => !is_known)).toEqual([]);
});

test('a trial tells what would be found, saves nothing, and nobody else notices', async () => {
  const word = newWord();
  const spellings = [...(lineOf(await read(), sockets)?.spellings ?? []), word];
  const before = await fingerprint(shop.db);
  const { status, json } = await attempt({
    lines: [{ meaning: sockets, spellings }],
    texts: [word, `${word} alba`, 'cablu'],
  });
  expect(status).toBe(200);
  const { tried }: TrialAnswer = json;
  expect(tried.map(({ text, is_changed }) => [text, is_changed])).toEqual([
    [word, true],
    [`${word} alba`, true],
    ['cablu', false],
  ]);
  expect(tried[0]?.now).toMatchObject({ total: 0, first: [] });
  expect(tried[0]?.edited.total).toBeGreaterThan(10);
  expect(tried[0]?.edited.first).toHaveLength(8);
  expect(tried[2]?.now).toEqual(tried[2]?.edited);
  expect(await fingerprint(shop.db)).toBe(before);
  expect((await found(word)).total).toBe(0);
});

test('what a trial told is what is found once it is saved, on every process', async () => {
  const word = newWord();
  const there = await openShopOn(shop.url, { dataDir: shop.shop.config.dataDir });
  const { version } = await read();
  const edits = { lines: [{ meaning: sockets, spellings: [word] }], equivalents: [['KG', 'PVS']] };
  const texts = [word, 'priza', 'KG 3x2.5', 'prza dubla', 'cablu pvs', 'NYY-J'];
  const { tried }: TrialAnswer = (await attempt({ ...edits, texts })).json;
  const { status, json } = await save({ version, ...edits });
  expect(status).toBe(200);
  expect(json.version).toBe(version + 1);
  expect(lineOf(json, sockets)?.spellings).toEqual([word]);
  for (const one of [shop, there]) {
    await one.changes.catchUp();
    for (const { text, edited } of tried) {
      const path = `/products/search-filter/?search=${encodeURIComponent(text)}`;
      const { json: list } = await one.api('GET', path);
      const ids = list.results.slice(0, 8).map(({ id }: { id: number }) => id);
      expect([text, list.total, ids]).toEqual([
        text,
        edited.total,
        edited.first.map(({ id }) => id),
      ]);
    }
  }
  await there.db.destroy();
});

test('a word given to a section, or to one kind in it, is answered by that alone', async () => {
  const [broad, narrow] = [newWord(), newWord()];
  const section = 'category/prize-si-intrerupatoare-ip44-ip54';
  const lines = [
    { meaning: section, spellings: [broad] },
    { meaning: `${section} + kind=switch|push`, spellings: [narrow] },
  ];
  expect((await save({ version: (await read()).version, lines })).status).toBe(200);
  const shown = lineOf(await read(), `${section} + kind=switch|push`);
  expect(shown?.title).toMatch(/IP44\/IP54 \+ Tip: .+ \/ .+/);
  await shop.changes.catchUp();
  const titlesOf = async (text: string) => {
    const { json } = await shop.api('GET', `/products/search-filter/?search=${text}`);
    return json.results.map(({ title }: { title: string }) => title.split(' ')[0]);
  };
  expect(new Set(await titlesOf(narrow))).toEqual(new Set(['Întrerupător', 'Buton']));
  expect((await found(broad)).total).toBeGreaterThan((await found(narrow)).total);
  expect((await found(`${narrow} gri`)).total).toBeGreaterThan(0);
});

test('texts people searched for, and would find otherwise, are told with their number', async () => {
  const word = newWord();
  const note = (text: string, network: string) =>
    shop.shop.searches.note({ text, locale: 'ro', found: 0, isPartly: false, network });
  for (const network of ['a', 'b', 'c']) note(`${word} alba`, network);
  for (const network of ['d', 'e']) note('cablu', network);
  await shop.shop.searches.flush(shop.db, { isLast: true });
  const edits = { lines: [{ meaning: 'brand/iek', spellings: [word] }] };
  const { log }: TrialAnswer = (await attempt(edits)).json;
  expect(log.compared).toBe(2);
  expect(log.changed).toMatchObject([{ text: `${word} alba`, locale: 'ro', searches: 3 }]);
  const without: TrialAnswer = (await attempt({ ...edits, with_log: false })).json;
  expect(without.log).toEqual({ compared: 0, changed: [] });
});

test('what is saved is noted with the lines as they were and as they are', async () => {
  const { version, lines } = await read();
  const line = lines.find(({ meaning }) => meaning.startsWith('brand/'));
  const spellings = [...(line?.spellings ?? []), newWord()];
  await save({ version, lines: [{ meaning: line?.meaning, spellings }] });
  const owner = await addStaff(shop.shop);
  const { json } = await shop.api('GET', '/staff/audit/?entity=vocabulary', {
    headers: owner.headers,
  });
  expect(json.results[0]).toMatchObject({
    actor: `staff:${editor.id}`,
    verb: 'change',
    version: version + 1,
    before: { [line?.meaning ?? '']: line?.spellings },
    after: { [line?.meaning ?? '']: spellings },
  });
});

test('two who edit one line do not overwrite each other; two who edit different ones may', async () => {
  const { version } = await read();
  const other = await addStaff(shop.shop);
  const one = { meaning: 'mark=NYM-J', spellings: [newWord()] };
  expect((await save({ version, lines: [one] }, other.headers)).status).toBe(200);
  const before = await fingerprint(shop.db);
  const refused = await save({
    version,
    lines: [
      { ...one, spellings: [newWord()] },
      { meaning: 'mark=KG', spellings: ['кг'] },
    ],
  });
  expect(refused.status).toBe(409);
  expect(refused.json).toMatchObject({
    version: version + 1,
    changed: ['mark=NYM-J'],
    actor: `staff:${other.id}`,
  });
  expect(await fingerprint(shop.db)).toBe(before);

  const elsewhere = await save({ version, lines: [{ meaning: 'mark=KG', spellings: ['кг'] }] });
  expect(elsewhere.status).toBe(200);
  expect(lineOf(elsewhere.json, 'mark=NYM-J')?.spellings).toEqual(one.spellings);
  expect(lineOf(elsewhere.json, 'mark=KG')?.spellings).toEqual(['кг']);
});

test('over a vocabulary that was loaded as a whole nothing older is saved', async () => {
  const { version } = await read();
  await inShop(shop.db, async (changing) => writeVocabulary(changing, await readTradeVocabulary()));
  const { status } = await save({ version, lines: [{ meaning: 'mark=KG', spellings: ['к'] }] });
  expect(status).toBe(409);
});

test('of many who save one line at once one does, and nothing is half written', async () => {
  const { version } = await read();
  const spellings = Array.from({ length: 6 }, newWord);
  const answers = await Promise.all(
    spellings.map((one) => save({ version, lines: [{ meaning: sockets, spellings: [one] }] })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  const shown = await read();
  expect(shown.version).toBe(version + 1);
  expect(spellings).toContain(lineOf(shown, sockets)?.spellings[0]);
});

test('saving what is there already changes nothing', async () => {
  const { version, lines, equivalents } = await read();
  const [line] = lines;
  const before = await fingerprint(shop.db);
  const same = { meaning: line?.meaning, spellings: line?.spellings };
  expect((await save({ version, lines: [same], equivalents })).status).toBe(200);
  expect(await fingerprint(shop.db)).toBe(before);
});

test.each([
  [{ lines: [{ meaning: 'category/no-such', spellings: ['x'] }] }, 'lines.0.meaning'],
  [{ lines: [{ meaning: 'a: b', spellings: ['x'] }] }, 'lines.0.meaning'],
  [{ lines: [{ meaning: '# remark', spellings: ['x'] }] }, 'lines.0.meaning'],
  [{ lines: [{ meaning: sockets, spellings: ['a, b'] }] }, 'lines.0.spellings.0'],
  [{ lines: [{ meaning: sockets, spellings: ['a\nb'] }] }, 'lines.0.spellings.0'],
  [{ lines: [{ meaning: sockets, spellings: ['—'] }] }, 'lines.0.spellings.0'],
  [{ lines: [{ meaning: sockets, spellings: ['x'.repeat(81)] }] }, 'lines.0.spellings.0'],
  [{ lines: [{ meaning: sockets, spellings: ['a', 'A'] }] }, 'lines.0.spellings'],
  [{ lines: [{ meaning: sockets, spellings: [], position: 1 }] }, 'lines.0.position'],
  [{ equivalents: [['KG']] }, 'equivalents.0'],
  [{ equivalents: [['KG', 'no such mark']] }, 'equivalents.0'],
  [{ synonyms: [] }, 'synonyms'],
])('%j is refused where it is wrong, in a trial too, and nothing changes', async (edits, field) => {
  const { version } = await read();
  const before = await fingerprint(shop.db);
  const saved = await save({ version, ...edits });
  expect([saved.status, Object.keys(saved.json)]).toEqual([400, [field]]);
  const tried = await attempt({ ...edits, texts: ['x'] });
  expect([tried.status, Object.keys(tried.json)]).toEqual([400, [field]]);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('what a word may stand for is suggested in the language of whoever asks', async () => {
  const ask = async (q: string, locale: 'ro' | 'ru') =>
    (
      await shop.api('GET', `/staff/search/meanings/?q=${encodeURIComponent(q)}`, {
        headers: editor.headers,
        locale,
      })
    ).json;
  expect(await ask('nym', 'ro')).toContainEqual({
    meaning: 'mark=NYM-J',
    kind: 'attribute',
    title: expect.stringContaining('NYM-J'),
  });
  const [first] = await ask('розетки', 'ru');
  expect(first).toMatchObject({ kind: 'category', title: expect.stringMatching(/розетки/i) });
  expect((await ask('', 'ro')).length).toBe(20);
  expect(await ask('zzzzqq', 'ro')).toEqual([]);
});
