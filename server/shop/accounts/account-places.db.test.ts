import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('demo');
});
afterAll(() => shop.close());

type Fields = Record<string, unknown>;

async function customer() {
  const { token, user } = await shop.register();
  const save = (body: Fields, locale: 'ro' | 'ru' = 'ro') =>
    shop.api('POST', '/accounts/create-and-update/', { token, body, locale });
  return { save, user };
}

/** Hîncești with Lăpușna, and a locality of another district. */
async function places() {
  const { json } = await shop.api('GET', '/contacts/districts/', {});
  const found: { value: number; name_ro: string; locations: { value: number }[] }[] = json;
  const district = found.find(({ name_ro }) => name_ro === 'Hîncești');
  const elsewhere = found.find(({ name_ro }) => name_ro === 'Orhei')?.locations[0]?.value;
  const [locality] = await shop.db
    .selectFrom('locality')
    .select(['id', 'name_ro', 'name_ru'])
    .where('district_id', '=', district?.value ?? 0)
    .where('name_ro', '=', 'Lăpușna')
    .execute();
  if (!district || !elsewhere || !locality) throw new Error('no such places');
  const named = { region: 'Хынчешты', city: locality.name_ru };
  return { district_id: district.value, locality_id: locality.id, named, elsewhere };
}

test('a chosen place is named in the customer’s language', async () => {
  const { save } = await customer();
  const { district_id, locality_id, named } = await places();
  const { status, json } = await save({ district_id, locality_id, address: 'str. Mare 5' }, 'ru');
  expect([status, json.user]).toEqual([
    200,
    expect.objectContaining({ district_id, locality_id, ...named }),
  ]);
  const other = await save({ phone: '+373-79-654-321', district_id, locality_id });
  expect(other.json.user).toMatchObject(named);
  const none = await save({ district_id: null, locality_id: null });
  expect(none.json.user).toMatchObject({ region: '', city: '', district_id: null });
});

test('a place written as a text is the place of that name, and one that is none stays a text', async () => {
  const { save } = await customer();
  const { district_id, locality_id, named } = await places();
  const written = await save({ region: 'hîncești', city: named.city });
  expect(written.json.user).toMatchObject({ district_id, locality_id, region: 'hîncești' });
  const abroad = await save({ region: 'Iași', city: 'Iași' });
  expect(abroad.json.user).toMatchObject({ region: 'Iași', district_id: null, locality_id: null });
  // Sent again as it is, it is kept.
  const kept = await save({ district_id: null, locality_id: null, name: 'Ana' });
  expect(kept.json.user).toMatchObject({ region: 'Iași', city: 'Iași', name: 'Ana' });
});

test('a locality of another district, or none there is, is refused and changes nothing', async () => {
  const { save, user } = await customer();
  const { district_id, elsewhere } = await places();
  const wrong = await save({ district_id, locality_id: elsewhere });
  expect([wrong.status, Object.keys(wrong.json)]).toEqual([400, ['locality_id']]);
  const nowhere = await save({ district_id: 999_999 });
  expect([nowhere.status, Object.keys(nowhere.json)]).toEqual([400, ['district_id']]);
  expect((await save({})).json.user).toEqual(user);
});
