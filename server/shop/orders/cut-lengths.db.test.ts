import { expect, test } from 'vitest';
import { inShop } from '../../testing/in-shop.ts';
import { changeProduct } from '../catalogue/writing/change-product.ts';
import { composeOrderMail } from '../order-letters/compose-order-mail.ts';
import { type Fields, openOrderSetup, pickup, toCourier } from './order-setup.fixture.ts';

const { product, shop, submit } = openOrderSetup({ isShared: true });

/** Sold by the metre, or by the piece. */
async function soldBy(unit: 'm' | 'piece') {
  const id = await product(200, 10_00);
  await inShop(shop.db, (changing) => changeProduct(changing, id, { input: { unit } }));
  return id;
}
const lineOf = (id: number, fields: object = {}) => ({ id, price: 10, quantity: 20, ...fields });
const stored = (orderId: string) =>
  shop.db
    .selectFrom('customer_order')
    .select(['cut_consent_at', 'created_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();

test('how a length is to be cut, and that it does not come back, are kept with the order', async () => {
  const [whole, parts, plain] = [await soldBy('m'), await soldBy('m'), await soldBy('piece')];
  const { status, json } = await submit(
    pickup(
      [
        lineOf(whole, { one_piece: true }),
        lineOf(parts, { one_piece: false }),
        lineOf(plain, { one_piece: true }),
      ],
      { cut_consent: true, lang: 'ru' },
    ),
  );
  expect(status).toBe(201);
  const piecesOf = Object.fromEntries(
    json.products.map(({ id, one_piece }: { id: number; one_piece: unknown }) => [id, one_piece]),
  );
  // Of what is not cut nothing is kept.
  expect(piecesOf).toEqual({ [whole]: true, [parts]: false, [plain]: null });
  const { cut_consent_at, created_at } = await stored(json.id);
  expect(cut_consent_at).toEqual(created_at);
  expect(json.cut_consent_at).toBe(created_at.toISOString());

  const again = await shop.api('GET', `/orders/orders/${json.id}/`, { locale: 'ru' });
  expect(again.json.products).toEqual(json.products);
  const letter = await composeOrderMail(shop.own, 'order-confirmation', json.id);
  expect(letter.text).toContain('одним куском');
  expect(letter.text).toContain('можно несколькими кусками');
  expect(letter.text).toContain('подтверждено: возврату не подлежит, если нет брака');
});

test.each([
  ['ro', ['se taie 3 × 20 m', 'se taie 1 × 50 m']],
  ['ru', ['режем 3 × 20 м', 'режем 1 × 50 м']],
])('the letter says in %s how long each piece is', async (lang, lengths) => {
  const id = await soldBy('m');
  const cut = lineOf(id, { quantity: 110, cuts: [20, 20, 20, 50] });
  const { json } = await submit(pickup([cut], { lang }));
  const { text } = await composeOrderMail(shop.own, 'order-confirmation', json.id);
  for (const length of lengths) expect(text).toContain(length);
});

test('a call that says nothing of either is taken as before', async () => {
  const id = await soldBy('m');
  const { status, json } = await submit(pickup([lineOf(id, { quantity: 1 })]));
  expect(status).toBe(201);
  expect(json).toMatchObject({ cut_consent_at: null, products: [{ one_piece: null }] });
});

test('where nothing is cut there is nothing to agree to', async () => {
  const id = await soldBy('piece');
  const { json } = await submit(pickup([lineOf(id)], { cut_consent: true }));
  expect((await stored(json.id)).cut_consent_at).toBeNull();
});

test.each([
  [{ cut_consent: 'yes' }, 'cut_consent'],
  [{ save_details: 1 }, 'save_details'],
])('%j is refused', async (fields, field) => {
  const id = await soldBy('m');
  const { status, json } = await submit(pickup([lineOf(id)], fields));
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
});

test('name and address are kept for the next time, where the buyer says so', async () => {
  const id = await soldBy('piece');
  const before = (await shop.api('GET', '/accounts/user-data/')).json;
  const order = (fields: Fields) =>
    submit(pickup([lineOf(id, { quantity: 1 })], toCourier(fields)));
  const user = async () => (await shop.api('GET', '/accounts/user-data/')).json;

  await order({ name: 'Ion Altul' });
  expect(await user()).toEqual(before);

  const { json } = await order({ name: 'Ion Popa', save_details: true });
  expect(await user()).toEqual({
    ...before,
    name: 'Ion Popa',
    region: 'Chișinău',
    city: 'Chișinău',
    address: json.address,
    district_id: json.city_id,
    locality_id: json.suburb_id,
  });

  // Who fetches the goods keeps the address there is.
  const fuller = { name: 'Ion Vasile Popa', save_details: true };
  await submit(pickup([lineOf(id, { quantity: 1 })], fuller));
  const own = await user();
  expect(own).toMatchObject({ name: fuller.name, address: json.address, city: 'Chișinău' });

  // What is bought for somebody else is kept only on purpose.
  const other = { name: 'Maria Rusu', address: 'str. Alta 1' };
  await order({ ...other, save_details: false });
  expect(await user()).toEqual(own);
  await order({ ...other, save_details: true });
  expect(await user()).toMatchObject(other);
});
