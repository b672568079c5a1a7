import type { OrderPayload } from '../../../contract/forms/checkout.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import type { Changing } from '../../base/changes/change.ts';
import { withPlaces } from '../accounts/account-places.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import { saveCustomer } from '../accounts/save-customer.ts';

/** Name and address of an order become the account's, where its buyer said so. */
export async function keepDetails(
  changing: Changing,
  customer: CustomerRow & { version: number },
  payload: OrderPayload,
  order: Order,
  locale: Locale,
) {
  if (!payload.save_details) return;
  const kept = {
    ...(payload.name && { name: payload.name }),
    // Whoever fetches an order says nothing of where they live.
    ...(order.delivery_type === 'courier' && {
      district_id: order.city_id,
      locality_id: order.suburb_id,
      address: order.address,
    }),
  };
  const fields = await withPlaces(changing.trx, customer, kept, locale);
  if ('mistakes' in fields) return;
  await saveCustomer(changing, customer, fields);
}
