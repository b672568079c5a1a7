import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { quickPace } from '../../base/jobs/counting-job.fixture.ts';
import { openJobRunner } from '../../base/jobs/job-runner.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../testing/small-catalogue.ts';
import { everyJob } from '../every-job.ts';
import {
  addAccount,
  bring,
  readShop,
  readWaitingReasons,
  sample,
  setExchange,
} from './exchange-setup.fixture.ts';

/** A shop that has a tree of its own, and a 1C that sends another. */

let shop: TestShop;
let account: number;
let small: Awaited<ReturnType<typeof writeSmallCatalogue>>;
let headers: Record<string, string>;
const files = {
  'import0_1.xml': sample('import0_1.xml'),
  'offers0_1.xml': sample('offers0_1.xml'),
};
beforeAll(async () => {
  shop = await openTestShop('empty');
  small = await writeSmallCatalogue(shop.db);
  await setExchange(shop.db);
  account = await addAccount(shop.db);
  ({ headers } = await addStaff(shop.shop));
});
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.api(method, `/staff/exchange/${path}`, { headers, ...(body && { body }) });
type Shown = { id: number; version: number; title: string };
const groups = async (): Promise<Shown[]> => (await call('GET', 'groups/')).json.results;
const groupOf = async (title: string) => {
  // The newest of that name.
  const found = (await groups()).toSorted((a, b) => b.id - a.id).find((one) => one.title === title);
  if (!found) throw new Error(`no group ${title}`);
  return found;
};
const decide = ({ id, version }: Shown, decision: object) =>
  call('POST', `groups/${id}/decide/`, { version, decision });
const categories = async () =>
  (
    await shop.db
      .selectFrom('category')
      .select(['title_ru', 'title_ro'])
      .orderBy('level')
      .orderBy('position')
      .orderBy('id')
      .execute()
  ).map(({ title_ru, title_ro }) => title_ru || title_ro);

const CABLES = 'Кабель и провод';
const SOCKETS = 'Электроустановочные изделия';

test('another tree is shown to nobody before people have said what it is', async () => {
  const before = await categories();
  const sold = await readShop(shop.db);
  await bring(shop, account, files);
  expect(await categories()).toEqual(before);
  expect(await readShop(shop.db)).toEqual(sold);
  expect((await readWaitingReasons(shop.db)).join()).toContain('с заземлением: new-group');
  expect((await groups()).map(({ title }) => title)).toEqual([
    CABLES,
    `${CABLES} › Силовой кабель`,
    `${CABLES} › Силовой кабель › ВВГнг-LS`,
    `${CABLES} › Установочный провод`,
    SOCKETS,
    `${SOCKETS} › Розетки`,
  ]);
  expect((await call('GET', '')).json.groups_open).toBe(2);
  // Sent again, nothing is written.
  const same = await catalogueFingerprint(shop.db);
  await bring(shop, account, files);
  expect(await catalogueFingerprint(shop.db)).toEqual(same);
  expect((await call('GET', 'groups/export/')).text).toContain(`${CABLES} › Установочный провод`);
});

test('a decision names what there is, one thing alone, and what was seen', async () => {
  const group = await groupOf(CABLES);
  const before = await catalogueFingerprint(shop.db);
  expect((await decide(group, { category_id: 999_999 })).status).toBe(400);
  expect((await decide(group, { create: true, ignore: true })).status).toBe(400);
  expect((await decide({ ...group, version: 7 }, { create: true })).status).toBe(409);
  expect((await decide({ ...group, id: 2147483647 }, { create: true })).status).toBe(404);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
  expect((await call('GET', '')).json.groups_open).toBe(2);
});

test('goods go where people say, those of groups beneath too, and 1C need not send them again', async () => {
  const before = await categories();
  const sockets = { category_id: small.categories.sockets };
  expect((await decide(await groupOf(SOCKETS), sockets)).status).toBe(200);
  expect((await decide(await groupOf(CABLES), { create: true })).status).toBe(200);
  const runner = openJobRunner({
    shop: shop.shop,
    databaseUrl: shop.url,
    jobs: everyJob,
    pace: quickPace,
  });
  onTestFinished(() => runner.stop());
  await runner.open();
  const sold = async (wanted: string) =>
    (await readShop(shop.db)).find(({ code }) => code === wanted);
  await soon(() => sold('VVG-LS-3x1.5')).toMatchObject({ price: 18_90, category: 'ВВГнг-LS' });
  await soon(() => sold('SOC-16-01')).toMatchObject({ price: 46_50, stock: 85 });
  const { category_id } = await shop.db
    .selectFrom('product')
    .select('category_id')
    .where('code', '=', 'SOC-16-01')
    .executeTakeFirstOrThrow();
  expect(category_id).toBe(small.categories.sockets);
  // What is made stands whole, behind the shop's own.
  const made = (await categories()).filter((title) => !before.includes(title));
  expect(made.toSorted()).toEqual(
    [CABLES, 'ВВГнг-LS', 'Силовой кабель', 'Установочный провод'].toSorted(),
  );
  expect((await categories())[0]).toBe(before[0]);
  expect((await call('GET', '')).json.groups_open).toBe(0);
  // What is a category by now is changed as others are.
  expect((await decide(await groupOf(CABLES), { ignore: true })).status).toBe(404);
});

test('a group that is not sold here is asked about no more', async () => {
  const other = (xml: Buffer) =>
    Buffer.from(
      xml
        .toString()
        .replaceAll(/c0ab1e(14|15|45)/g, 'c0ab1f$1')
        .replaceAll('SOC-16-01', 'SOC-99')
        .replaceAll('СодержитТолькоИзменения="false"', ''),
    );
  const changes = {
    'import.xml': other(files['import0_1.xml']),
    'offers.xml': other(files['offers0_1.xml']),
  };
  const socketWaits = async () =>
    (await readWaitingReasons(shop.db)).some((one) => one.includes('Розетка 16А'));
  await bring(shop, account, changes);
  expect(await socketWaits()).toBe(true);
  expect((await decide(await groupOf(SOCKETS), { ignore: true })).status).toBe(200);
  await bring(shop, account, changes);
  expect(await socketWaits()).toBe(false);
  expect((await readShop(shop.db)).some(({ code }) => code === 'SOC-99')).toBe(false);
});
