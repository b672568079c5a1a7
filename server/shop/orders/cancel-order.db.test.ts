import { expect, test } from 'vitest';
import { Refused } from '../../base/changes/refused.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { composeOrderMail } from '../order-letters/compose-order-mail.ts';
import { changeStatus } from './change-status.ts';
import { openOrderSetup, pickup } from './order-setup.fixture.ts';

const { product, shop, stockOf, submit } = openOrderSetup();

async function placed(quantity = 4, fields = {}) {
  const id = await product(10);
  const { json } = await submit(pickup([{ id, price: 100, quantity }], fields));
  return { id, number: json.id as string };
}
const cancel = (number: string, options: Parameters<typeof shop.api>[2] = {}) =>
  shop.api('POST', `/orders/${number}/cancel/`, { body: {}, ...options });
const confirm = (number: string) => changeStatus(shop.own, 'staff:1', number, { to: 'confirmed' });
const mailsAbout = async (number: string) =>
  (
    await shop.db
      .selectFrom('mail_outbox')
      .select('kind')
      .where('order_id', '=', number)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

test('a new order is cancelled by its owner: the goods are free again, and a letter says so', async () => {
  const { id, number } = await placed(4, { lang: 'ru' });
  expect(await stockOf(id)).toBe(6);
  const { status, json } = await cancel(number);
  expect(status).toBe(200);
  expect(json).toMatchObject({ id: number, status: 'cancelled' });
  expect(json.history.map((step: { status: string }) => step.status)).toEqual(['new', 'cancelled']);
  expect(await stockOf(id)).toBe(10);
  expect(await mailsAbout(number)).toEqual([
    'order-confirmation',
    'order-notice',
    'order-cancelled',
  ]);
  const letter = await composeOrderMail(shop.own, 'order-cancelled', number);
  expect(letter.text).toContain(`/ru/account?order=${number}`);
});

test('cancelling again changes nothing and is no mistake', async () => {
  const { number } = await placed();
  const first = await cancel(number);
  const before = await fingerprint(shop.db);
  const again = await cancel(number);
  expect([again.status, again.json]).toEqual([200, first.json]);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('an order the shop has confirmed stays, and its owner is told whom to call', async () => {
  const { number } = await placed();
  await confirm(number);
  const before = await fingerprint(shop.db);
  for (const [locale, sentence] of [
    ['ro', 'Sunați-ne'],
    ['ru', 'Позвоните нам'],
  ] as const) {
    const { status, json } = await cancel(number, { locale });
    expect(status).toBe(409);
    expect(json.detail).toContain(sentence);
  }
  expect(await fingerprint(shop.db)).toBe(before);
});

test('nobody cancels the order of somebody else', async () => {
  const { number } = await placed();
  const { token } = await shop.register();
  const before = await fingerprint(shop.db);
  for (const path of [number, number.toLowerCase(), 'ZZZZ-ZZZZ', '0']) {
    expect((await cancel(path, { token })).status).toBe(404);
  }
  expect((await shop.asGuest('POST', `/orders/${number}/cancel/`, {})).status).toBe(401);
  expect(await fingerprint(shop.db)).toBe(before);
});

test('cancelled ten times at once, an order gives its goods back once', async () => {
  const { id, number } = await placed(4);
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(number)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await stockOf(id)).toBe(10);
  expect((await mailsAbout(number)).filter((kind) => kind === 'order-cancelled')).toHaveLength(1);
});

test('cancelled by its owner and confirmed by the shop at once, an order is one of both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, number } = await placed(4);
    const work = [() => cancel(number), () => confirm(number)] as const;
    const started = round % 2 ? work.toReversed() : work;
    const outcomes = await Promise.all(started.map((begin) => begin()));
    const isConfirmed = !outcomes.some((outcome) => outcome instanceof Refused);
    const { json } = await shop.api('GET', `/orders/orders/${number}/`);
    const answer = outcomes.find((outcome) => 'json' in outcome);
    expect([json.status, answer?.status, await stockOf(id)]).toEqual(
      isConfirmed ? ['confirmed', 409, 6] : ['cancelled', 200, 10],
    );
  }
});
