import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultDeliveryDays, defaultPlaces } from '../../../../contract/pickup-places.ts';
import { saveSetting } from '../../../../contract/staff/operations/settings.ts';
import { presentPlace } from '../../../base/settings/pickup-places.ts';
import { settingForms } from '../../../base/settings/settings.ts';
import { type AddedStaff, addStaff } from '../../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';

const HOME = '198.51.100.9';

let shop: TestShop;
let owner: AddedStaff;
beforeAll(async () => {
  shop = await openTestShop('empty');
  owner = await addStaff(shop.shop);
  await shop.db
    .insertInto('district')
    .values({ id: 100, kind: 'municipality', name_ro: 'Chișinău', name_ru: 'Кишинёв', name_en: '' })
    .execute();
});
afterAll(() => shop.close());

const headers = (as = owner) => ({ ...as.headers, 'X-Forwarded-For': HOME });
const read = async () => (await shop.api('GET', '/staff/settings/', { headers: headers() })).json;
const save = (name: string, body: object, locale: 'ro' | 'ru' = 'ro') =>
  shop.api('POST', `/staff/settings/${name}/`, { body, locale, headers: headers() });

async function refused(name: string, value: unknown, locale?: 'ro' | 'ru') {
  const { version } = (await read())[name];
  const before = await catalogueFingerprint(shop.db);
  const { status, json } = await save(name, { version, value }, locale);
  expect(status).toBe(400);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
  return json;
}

test('every setting can be saved by a form of its own', () => {
  expect(Object.keys(saveSetting).toSorted()).toEqual(Object.keys(settingForms).toSorted());
});

test('a setting holds once it is saved, and is not saved over a later one', async () => {
  expect((await read()).page_size).toEqual({
    value: 24,
    version: 0,
    updated_at: null,
    unreadable: [],
  });
  const first = await save('page_size', { version: 0, value: 30 });
  expect([first.status, first.json]).toMatchObject([200, { value: 30, version: 1 }]);
  await shop.changes.catchUp();
  expect(shop.shop.settings().page_size).toBe(30);

  const before = await catalogueFingerprint(shop.db);
  const late = await save('page_size', { version: 0, value: 12 });
  expect([late.status, late.json]).toMatchObject([
    409,
    { changed: ['key', 'value'], actor: `staff:${owner.id}` },
  ]);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('the secret address of the feeds is made by the shop, and the former one leads nowhere', async () => {
  const chosen = { isOn: true, token: 'Zx9_kQ2-vB7mN4pR8sT1uW3yA6cE0gHiJ5lKoDfXqLw' };
  expect(await refused('feeds', chosen)).toEqual({ 'value.token': expect.any(Array) });
  const on = await save('feeds', { version: 0, value: { isOn: true } });
  expect(on.json).toMatchObject({ value: { isOn: true, token: expect.stringMatching(/^.{43}$/) } });
  const status = async (token: string) => {
    await shop.changes.catchUp();
    const answer = await shop.app.request(`/feeds/${token}/google.xml`);
    await answer.body?.cancel();
    return answer.status;
  };
  const first = on.json.value.token;
  expect(await status(first)).toBe(200);
  expect((await save('feeds/renew', { version: 0 })).status).toBe(409);
  expect(await status(first)).toBe(200);
  const { json } = await save('feeds/renew', { version: on.json.version });
  expect([await status(first), await status(json.value.token)]).toEqual([404, 200]);
  // Off and on again, it is where it was.
  const off = await save('feeds', { version: json.version, value: { isOn: false } });
  expect(await status(json.value.token)).toBe(404);
  const again = await save('feeds', { version: off.json.version, value: { isOn: true } });
  expect(again.json.value).toEqual({ isOn: true, token: json.value.token });
});

test('of two who save it for the first time at once one is told', async () => {
  const answers = await Promise.all(
    [40, 50].map((value) => save('orders_per_hour', { version: 0, value })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

describe('who the shop is', () => {
  const both = (text: string) => ({ ro: text, ru: '' });
  const identity = {
    name: 'Cablaj',
    legalName: 'Cablaj S.R.L.',
    idno: '1014600987651',
    tva: '0609998',
    iban: 'MD28 EX00 0002 2510 0149 8765',
    bank: 'Exemplubank',
    legalAddress: both('str. Uzinelor 17/8'),
    addresses: [{ address: both('Magazin'), mapLink: 'https://www.openstreetmap.org/x' }],
    emails: ['comenzi@cablaj.example'],
    workSchedule: [{ period: both('Luni – vineri'), hours: '09:00-17:00' }],
    freeSchedule: both('Duminică'),
    map: { lat: 47, lng: 28 },
    socials: [{ kind: 'facebook', link: 'https://www.facebook.com/cablaj' }],
  };

  test('is saved as a whole, and customers read it', async () => {
    const { status, json } = await save('identity', { version: 0, value: identity });
    expect([status, json.value.iban]).toEqual([200, 'MD28EX000002251001498765']);
    await shop.changes.catchUp();
    const { company } = (await shop.api('GET', '/contacts/contact-page/')).json;
    expect(company).toMatchObject({ legal_name: 'Cablaj S.R.L.', bank: 'Exemplubank' });
  });

  test.each<[object, string, string, string]>([
    [{ name: ' ' }, 'name', 'Completați acest câmp', 'Заполните это поле'],
    [{ idno: '1014600987650' }, 'idno', 'Codul fiscal nu este valid', 'Фискальный код неверен'],
    [{ iban: 'MD00EX000002251001498765' }, 'iban', 'IBAN', 'IBAN'],
    [{ emails: ['x'] }, 'emails.0', 'Adresa de e-mail', 'Адрес эл. почты'],
    [{ map: { lat: 91, lng: 0 } }, 'map.lat', 'Latitudinea', 'Широта'],
    [
      { socials: [{ kind: 'x', link: 'javascript:alert(1)' }] },
      'socials.0.link',
      'Linkul nu este sigur',
      'Ссылка небезопасна',
    ],
    [
      { addresses: [{ address: both('A'), mapLink: 'http://x.example' }] },
      'addresses.0.mapLink',
      'Linkul nu este sigur',
      'Ссылка небезопасна',
    ],
    [{ owner: 'me' }, 'owner', 'Câmp necunoscut', 'Неизвестное поле'],
  ])('with %j is refused beside the field, in both languages', async (wrong, field, ro, ru) => {
    for (const [locale, sentence] of [
      ['ro', ro],
      ['ru', ru],
    ] as const) {
      const json = await refused('identity', { ...identity, ...wrong }, locale);
      expect(Object.keys(json)).toEqual([`value.${field}`]);
      expect(json[`value.${field}`][0]).toContain(sentence);
    }
  });
});

test.each<[string, unknown, string]>([
  ['page_size', 0, 'value'],
  ['page_size', 'many', 'value'],
  ['staff_idle_minutes', 1, 'value'],
  ['delivery', { freeAbove: -1 }, 'value.capitalDistrictId'],
  [
    'delivery',
    { capitalDistrictId: 7, freeAbove: 0, feeInCapital: 0, feeElsewhere: 0 },
    'value.capitalDistrictId',
  ],
  ['delivery_days', { ...defaultDeliveryDays, holidays: ['25.12.2026'] }, 'value.holidays.0'],
  ['delivery_days', { ...defaultDeliveryDays, cutDays: -1 }, 'value.cutDays'],
  [
    'delivery_days',
    {
      ...defaultDeliveryDays,
      courier: { ...defaultDeliveryDays.courier, districts: [{ districtId: 7, days: 1 }] },
    },
    'value.courier.districts.0.districtId',
  ],
  [
    'pickup_places',
    {
      ...defaultPlaces,
      pickup: { ...defaultPlaces.pickup, hours: [{ from: '17:00', to: '09:00' }] },
    },
    'value.pickup.hours.0.to',
  ],
  ['phone_prefixes_without_messengers', ['373'], 'value.0'],
  ['staff_networks', ['office'], 'value.0'],
  ['staff_networks', [HOME, '10.0.0.0/40'], 'value.1'],
])('%s as %j is refused', async (name, value, field) => {
  expect(Object.keys(await refused(name, value))).toContain(field);
});

test('an owner cannot leave out the address they work from', async () => {
  expect((await read()).own_address).toBe(HOME);
  const ro = await refused('staff_networks', ['192.0.2.0/24']);
  expect(ro.value[0]).toContain('ați pierde accesul');
  const ru = await refused('staff_networks', ['192.0.2.0/24'], 'ru');
  expect(ru.value[0]).toContain('потеряете доступ');

  expect((await save('staff_networks', { version: 0, value: ['198.51.100.0/24'] })).status).toBe(
    200,
  );
  await shop.changes.catchUp();
  expect((await read()).staff_networks.value).toEqual(['198.51.100.0/24']);
  expect((await save('staff_networks', { version: 1, value: [] })).status).toBe(200);
  await shop.changes.catchUp();
});

test('a place is where it was said to be, and else where the contacts say', async () => {
  const at = (place: string) => ({ ro: place, ru: '' });
  const inShop = {
    ...defaultPlaces.in_shop,
    title: at('De la ghișeu'),
    address: at('str. Nouă 1'),
  };
  const value = { ...defaultPlaces, in_shop: inShop };
  expect((await save('pickup_places', { version: 0, value })).status).toBe(200);
  await shop.changes.catchUp();
  const { places } = (await shop.api('GET', '/core/delivery/', { locale: 'ru' })).json;
  expect(places.in_shop).toMatchObject({ title: 'De la ghișeu', address: 'str. Nouă 1' });
  expect(places.pickup).toMatchObject({
    address: 'Magazin',
    hours: [{ hours: '09:00–17:00' }, {}],
  });
});

test('delivery is charged as it was set', async () => {
  const value = { capitalDistrictId: 100, freeAbove: 0, feeInCapital: 4_000, feeElsewhere: 9_000 };
  expect((await save('delivery', { version: 0, value })).status).toBe(200);
  await shop.changes.catchUp();
  expect((await shop.api('GET', '/core/shop/')).json.delivery).toMatchObject({
    fee_capital: 40,
    fee_elsewhere: 90,
  });
});

describe('what an older version stored and this one cannot read', () => {
  const stored = {
    name: 'Magazin vechi',
    iban: 24,
    emails: ['comenzi@shop.example', null],
    addresses: [null, { address: { ro: 'Depozit', ru: '' }, mapLink: null }],
    newer: 'kept',
  };
  const inDatabase = () =>
    shop.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'identity')
      .executeTakeFirstOrThrow();

  test('is named to the owner, and is saved over by nobody who was not shown it', async () => {
    await shop.db.deleteFrom('setting').where('key', '=', 'identity').execute();
    await shop.db
      .insertInto('setting')
      .values({ key: 'identity', value: JSON.stringify(stored) })
      .execute();
    const { value, version, unreadable } = (await read()).identity;
    expect(unreadable).toEqual([
      { place: 'iban', stored: '24' },
      { place: 'addresses.0', stored: 'null' },
      { place: 'emails.1', stored: 'null' },
    ]);
    expect(value).toMatchObject({
      name: 'Magazin vechi',
      iban: '',
      emails: ['comenzi@shop.example'],
      addresses: [{ address: { ro: '', ru: '' } }, { address: { ro: 'Depozit' } }],
    });

    const changed = { ...value, addresses: value.addresses.slice(1), bank: 'Banca' };
    const before = await catalogueFingerprint(shop.db);
    for (const replaces of [undefined, ['iban']]) {
      const { status, json } = await save('identity', { version, value: changed, replaces });
      expect([status, json]).toEqual([400, { replaces: [expect.stringContaining('citită')] }]);
    }
    expect(await catalogueFingerprint(shop.db)).toEqual(before);
    expect((await inDatabase()).value).toEqual(stored);

    const replaces = unreadable.map(({ place }: { place: string }) => place);
    const saved = await save('identity', { version, value: changed, replaces });
    expect([saved.status, saved.json.unreadable]).toEqual([200, []]);
    // A newer version that was here for a while finds what it wrote.
    expect((await inDatabase()).value).toEqual({ ...changed, newer: 'kept' });
  });

  test('is not shown to customers as an empty address', async () => {
    const value = { name: 'X', addresses: [7, { address: { ro: 'Depozit', ru: '' } }] };
    await shop.db
      .updateTable('setting')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', 'identity')
      .execute();
    await shop.changes.readAll();
    const { json } = await shop.api('GET', '/contacts/contact-page/');
    expect(json.address).toEqual([{ address: 'Depozit', map_link: null }]);
    expect(presentPlace(shop.shop.settings(), 'pickup', 'ro').address).toBe('Depozit');
  });
});
