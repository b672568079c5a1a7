import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
const identity = {
  name: 'Cablaj',
  legalName: 'Cablaj S.R.L.',
  idno: '1014600987651',
  tva: '0609998',
  iban: 'MD28EX000002251001498765',
  bank: 'Exemplubank',
  legalAddress: { ro: 'str. Uzinelor 17/8', ru: 'ул. Узинелор 17/8' },
  addresses: [
    { address: { ro: 'Magazin', ru: 'Магазин' }, mapLink: 'https://maps.example/1' },
    { address: { ro: 'Depozit', ru: '' }, mapLink: 'javascript:alert(1)' },
  ],
  emails: ['comenzi@cablaj.example', 'service@cablaj.example'],
  workSchedule: [{ period: { ro: 'Luni – vineri', ru: 'Пн – Пт' }, hours: '09:00-17:00' }],
  freeSchedule: { ro: 'Duminică', ru: 'Воскресенье' },
  map: { lat: 47.01, lng: 28.87 },
  socials: [
    { kind: 'facebook', link: 'https://facebook.example/cablaj' },
    { kind: 'evil', link: 'data:text/html,x' },
  ],
};

beforeAll(async () => {
  shop = await openTestShop('empty');
  await shop.db
    .insertInto('setting')
    .values({ key: 'identity', value: JSON.stringify(identity) })
    .execute();
  const phone = (number: string, place: 'header' | 'related' | 'footer', position: number) => ({
    phone: `+373 22 ${number}`,
    phone_to_call: `+37322${number}`,
    department_ro: 'Magazin',
    department_ru: '',
    place,
    position,
  });
  await shop.db
    .insertInto('phone')
    .values([
      phone('222222', 'header', 2),
      phone('111111', 'header', 1),
      phone('444444', 'related', 2),
      phone('333333', 'related', 1),
      phone('111111', 'footer', 1),
      phone('555555', 'footer', 2),
    ])
    .execute();
  await shop.changes.readAll();
});
afterAll(() => shop.close());

const numbers = (phones: { phone_to_call: string }[]) =>
  phones.map(({ phone_to_call }) => phone_to_call.slice(6, 7)).join('');

const shownContacts = {
  address: [
    { address: 'Магазин', map_link: 'https://maps.example/1' },
    { address: 'Depozit', map_link: null },
  ],
  map_link: 'https://maps.example/1',
  work_schedule: [{ period: 'Пн – Пт', hours: '09:00-17:00' }],
  free_schedule: 'Воскресенье',
  emails: identity.emails,
  maps: identity.map,
};

test('the contact page tells every phone once and who the company is', async () => {
  const { json } = await shop.api('GET', '/contacts/contact-page/', { locale: 'ru' });
  const { phones, company, ...rest } = json;

  expect(rest).toEqual(shownContacts);
  expect(numbers(phones)).toBe('12345');
  expect(phones[0]).toEqual({
    id: expect.any(Number),
    phone: '+373 22 111111',
    phone_to_call: '+37322111111',
    department: 'Magazin',
  });
  expect(company).toEqual({
    name: 'Cablaj',
    legal_name: 'Cablaj S.R.L.',
    idno: '1014600987651',
    tva: '0609998',
    iban: 'MD28EX000002251001498765',
    bank: 'Exemplubank',
    legal_address: 'ул. Узинелор 17/8',
  });
});

test('the footer brings contacts, pages and the top categories along', async () => {
  await shop.db
    .insertInto('content_page')
    .values([
      {
        slug: 'termeni-si-conditii',
        section: 'info',
        title_ro: 'Termeni',
        title_ru: 'Условия',
        excerpt_ro: '',
        excerpt_ru: '',
        body_ro: '',
        body_ru: '',
        position: 1,
      },
    ])
    .execute();
  await shop.db
    .insertInto('category')
    .values({
      parent_id: null,
      level: 1,
      path: [1],
      slug: 'cabluri',
      title_ro: 'Cabluri',
      title_ru: 'Кабели',
      description_ro: '',
      description_ru: '',
      icon: null,
      position: 1,
    })
    .execute();
  await shop.changes.readAll();

  const { json } = await shop.api('GET', '/contacts/footer-contacts/', { locale: 'ru' });
  const { phones, ...rest } = json;
  const id = expect.any(Number);
  expect(numbers(phones)).toBe('15');
  expect(rest).toEqual({
    ...shownContacts,
    socials: [{ kind: 'facebook', link: 'https://facebook.example/cablaj' }],
    content_pages: [{ id, slug: 'termeni-si-conditii', title: 'Условия' }],
    categories: [{ id, slug: 'cabluri', title: 'Кабели' }],
  });
});

test('the first phone of the header opens the related ones', async () => {
  const { json } = await shop.api('GET', '/contacts/header-phones/');

  expect(numbers(json)).toBe('12');
  expect(numbers(json[0].related_phones)).toBe('34');
  expect(json[1].related_phones).toEqual([]);
});

test('districts and localities stand in the order of the reader’s alphabet', async () => {
  const place = (id: number, ro: string, ru: string) => ({
    id,
    kind: 'village',
    name_ro: ro,
    name_ru: ru,
    name_en: `en ${ro}`,
  });
  await shop.db
    .insertInto('district')
    .values([
      place(8300, 'Șoldănești', 'Шолданешты'),
      place(7800, 'Soroca', 'Сороки'),
      place(2500, 'Călărași', 'Калараш'),
      place(1700, 'Cahul', 'Кагул'),
      place(8700, 'Taraclia', 'Тараклия'),
    ])
    .execute();
  await shop.db
    .insertInto('locality')
    .values([
      { ...place(1, 'Țarigrad', 'Цариград'), district_id: 7800 },
      { ...place(2, 'Tătărăuca', 'Татарауца'), district_id: 7800 },
      { ...place(3, 'Zastînca', 'Ёлочка'), district_id: 7800 },
      { ...place(4, 'Ătareni', 'Единцы'), district_id: 7800 },
      { ...place(5, 'Cahul', 'Кагул'), district_id: 1700 },
    ])
    .execute();

  const romanian = (await shop.api('GET', '/contacts/districts/')).json;
  expect(romanian.map(({ name_ro }: { name_ro: string }) => name_ro)).toEqual([
    'Cahul',
    'Călărași',
    'Soroca',
    'Șoldănești',
    'Taraclia',
  ]);
  expect(romanian[2]).toEqual({
    value: 7800,
    name_ro: 'Soroca',
    name_ru: 'Сороки',
    name_en: 'en Soroca',
    locations: [4, 2, 1, 3].map((value) => expect.objectContaining({ value })),
  });
  expect(romanian[0].locations).toEqual([
    { value: 5, name_ro: 'Cahul', name_ru: 'Кагул', name_en: 'en Cahul' },
  ]);
  expect(romanian[1].locations).toEqual([]);

  const russian = (await shop.api('GET', '/contacts/districts/', { locale: 'ru' })).json;
  expect(russian.map(({ name_ru }: { name_ru: string }) => name_ru)).toEqual([
    'Кагул',
    'Калараш',
    'Сороки',
    'Тараклия',
    'Шолданешты',
  ]);
  expect(russian[2].locations.map(({ name_ru }: { name_ru: string }) => name_ru)).toEqual([
    'Единцы',
    'Ёлочка',
    'Татарауца',
    'Цариград',
  ]);
});

test('a read costs the same number of queries whatever there is', async () => {
  const cost = (path: string) => shop.countQueries(() => shop.api('GET', `/contacts/${path}`));

  for (const path of ['contact-page/', 'header-phones/', 'footer-contacts/']) {
    expect(await cost(path), path).toBe(0);
  }
  expect(await cost('districts/')).toBe(2);
});
