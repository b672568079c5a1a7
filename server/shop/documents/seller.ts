import * as v from 'valibot';
import { payeeOf } from '../../base/settings/payee.ts';
import { readSender } from '../letters/read-sender.ts';
import type { Shop } from '../shop.ts';

/** The shop as a party to its papers. */
export const seller = v.object({
  /** As customers know it. */
  shop: v.string(),
  name: v.string(),
  idno: v.string(),
  tva: v.string(),
  address: v.object({ ro: v.string(), ru: v.string() }),
  phone: v.string(),
  email: v.string(),
  bank: v.string(),
  iban: v.string(),
});
export type Seller = v.InferOutput<typeof seller>;

export async function readSeller(shop: Shop): Promise<Seller> {
  const { identity, phones } = await readSender(shop.db, shop, 'ro');
  return {
    shop: identity.name,
    ...payeeOf(identity),
    address: identity.legalAddress,
    phone: phones[0] ?? '',
    email: identity.emails[0] ?? '',
  };
}

/** Whether money sent by this paper still comes to the shop as it is now; a telephone tells nothing. */
export function isPaidTo({ settings }: Pick<Shop, 'settings'>, printed: Seller) {
  const now = payeeOf(settings().identity);
  return (['name', 'idno', 'tva', 'bank', 'iban'] as const).every(
    (field) => now[field] === printed[field],
  );
}
