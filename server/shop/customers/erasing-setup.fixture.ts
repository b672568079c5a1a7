import { sql } from 'kysely';
import { expect } from 'vitest';
import { textOf } from '../documents/read-pdf.fixture.ts';
import { openCustomerSetup } from './customer-setup.fixture.ts';

/** A shop whose customers have something in every table, to be erased. */
export function openErasingSetup() {
  const setup = openCustomerSetup();

  /** The paper of an order as the shop's people print it. */
  const proforma = async (orderId: string) => {
    const path = `/api/staff/orders/${orderId}/documents/proforma/`;
    const { headers } = setup.sales;
    await setup.shop.app.request(`/api/staff/orders/${orderId}/proforma/`, {
      method: 'POST',
      headers,
    });
    const answer = await setup.shop.app.request(path, { headers });
    expect(answer.status).toBe(200);
    return textOf(new Uint8Array(await answer.arrayBuffer()));
  };
  const proformas = (orderId: string) =>
    setup.db
      .selectFrom('proforma')
      .select(['number', 'version', 'content'])
      .select(
        sql<string[]>`array(
          select encode(sha256, 'hex')
          from proforma_file
          where proforma_id = proforma.id
          order by locale
        )`.as('files'),
      )
      .where('order_id', '=', orderId)
      .orderBy('version')
      .execute();

  /** A customer with something in every table, all of it recognisable. */
  async function busyCustomer(mark: string, fields: object = {}) {
    const { user, token } = await setup.register({
      username: `user-${mark}`,
      email: `mail-${mark}@example.md`,
      ...fields,
    });
    const { api } = setup.shop;
    const { id: product } = await setup.product();
    const account = { name: `Name ${mark}`, address: `Street ${mark}`, bank: `Bank ${mark}` };
    await api('POST', '/accounts/create-and-update/', { token, body: account });
    const { json: order } = await setup.order(token, {
      name: `Buyer ${mark}`,
      email: `order-${mark}@example.md`,
      comment: `Comment ${mark}`,
      delivery_type: 'courier',
      city_id: 100,
      suburb_id: 101000,
      address: `House ${mark}`,
      pay_method: 'transfer',
    });
    await proforma(order.id);
    await api('POST', '/cart/temporary-cart/', {
      token,
      body: { product, quantity: 7, cuts: [3, 4] },
    });
    await api('POST', '/favorites/favorite-products/', { token, body: { product } });
    const message = { name: `Writer ${mark}`, phone: user.phone, comment: `Question ${mark}` };
    await api('POST', '/contacts/contact-page/form/', { token, body: message });
    await setup.asStaff('POST', `/staff/customers/${user.id}/notes/`, { text: `Note ${mark}` });
    await setup.asStaff('POST', `/staff/customers/${user.id}/reset-link/`);
    await setup.asStaff('POST', `/staff/orders/${order.id}/notes/`, { text: `Order note ${mark}` });
    await setup.asStaff('POST', `/staff/orders/${order.id}/contact/`, {
      version: 1,
      name: `Fetcher ${mark}`,
    });
    return { user, token, order };
  }

  return {
    setup,
    proforma,
    proformas,
    busyCustomer,
    erase: (id: number, version: number) =>
      setup.asStaff('POST', `/staff/customers/${id}/erase/`, { version }),
    exported: (id: number) => setup.asStaff('POST', `/staff/customers/${id}/export/`),
  };
}
