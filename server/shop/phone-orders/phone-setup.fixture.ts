import { beforeAll, expect } from 'vitest';
import type { Role } from '../../../contract/staff/permissions.ts';
import { type AddedStaff, addStaff } from '../../testing/add-staff.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { type Fields, openOrderSetup } from '../orders/order-setup.fixture.ts';

type As = { by?: AddedStaff; key?: string };

/** Somebody of sales at the telephone. */
export function openPhoneSetup() {
  const setup = openOrderSetup({ isShared: true });
  const { shop } = setup;
  let seller: AddedStaff;
  beforeAll(async () => {
    seller = await hire('sales');
  });
  const hire = (role: Role) => addStaff(shop.own, { role });

  const post = (path: string, body: unknown, { by = seller, key }: As = {}) =>
    shop.api('POST', path, {
      body,
      headers: { ...by.headers, ...(key && { 'Idempotency-Key': key }) },
    });
  const take = (body: unknown, as?: As) => post('/staff/phone-orders/', body, as);

  return {
    ...setup,
    get seller() {
      return seller;
    },
    hire,
    post,
    take,
    get: (path: string) => shop.api('GET', path, { headers: seller.headers }),
    customers: () => shop.db.selectFrom('customer').selectAll().orderBy('id').execute(),
    mailsTo: async (recipient: string) =>
      shop.db
        .selectFrom('mail_outbox')
        .select(['kind', 'text_body', 'order_id'])
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute(),
    async expectRefused(status: number, body: unknown, as: As = {}) {
      const before = await fingerprint(shop.db);
      const answer = await take(body, as);
      expect([answer.status, answer.json]).toEqual([status, answer.json]);
      expect(await fingerprint(shop.db)).toBe(before);
      return answer.json;
    },
  };
}

export const order = (
  lines: [id: number, quantity: number, price?: number][],
  fields: Fields = {},
) => ({
  delivery_type: 'pickup',
  pay_method: 'cash',
  order_products: lines.map(([id, quantity, price = 100]) => ({ id, quantity, price })),
  ...fields,
});

export const caller = (fields: Fields = {}) => ({
  name: 'Vasile Lupu',
  phone: '+373-69-777-888',
  ...fields,
});
