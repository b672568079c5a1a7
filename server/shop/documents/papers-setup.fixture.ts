import { expect } from 'vitest';
import { openOrderSetup, pickup } from '../orders/order-setup.fixture.ts';

/** Orders, and those who ask for papers about them. */
export function openPapersSetup() {
  const { product, shop, submit } = openOrderSetup({ isShared: true });

  /** An order to be paid by transfer, unless it is said otherwise. */
  async function place(fields: Record<string, unknown> = {}, token?: string) {
    const id = await product(500, 29_40);
    const order = pickup([{ id, price: 29.4, quantity: 50 }], {
      pay_method: 'transfer',
      ...fields,
    });
    const { json } = await submit(order, token ? { token } : {});
    return { id: String(json.id), total: Number(json.total), product: id, placed: json };
  }

  const ask = async (path: string, headers: Record<string, string>) => {
    const answer = await shop.app.request(`/api${path}`, { headers });
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };

  const issue = (base: '/orders' | '/staff/orders', id: string, headers: Record<string, string>) =>
    shop.app.request(`/api${base}/${id}/proforma/`, { method: 'POST', headers });

  /** As its button does: it is issued, then read. */
  async function proforma(
    base: '/orders' | '/staff/orders',
    id: string,
    headers: Record<string, string>,
    query = '',
  ) {
    expect((await issue(base, id, headers)).status).toBe(200);
    return ask(`${base}/${id}/documents/proforma/${query}`, headers);
  }

  async function buyer() {
    const { token } = await shop.register();
    return { token, headers: { Authorization: `Token ${token}` } };
  }

  const proformas = (orderId: string) =>
    shop.db
      .selectFrom('proforma')
      .select(['number', 'version', 'issued_by'])
      .where('order_id', '=', orderId)
      .orderBy('version')
      .execute();

  return { shop, place, ask, issue, proforma, proformas, buyer };
}
