import { payeeOf } from '../../base/settings/payee.ts';
import { readSender } from '../letters/read-sender.ts';
import type { Shop } from '../shop.ts';

/** The shop as a party to its papers. */
export type Seller = {
  /** As customers know it. */
  shop: string;
  name: string;
  idno: string;
  tva: string;
  address: { ro: string; ru: string };
  phone: string;
  email: string;
  bank: string;
  iban: string;
};

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
export function isPaidTo({ settings }: Pick<Shop, 'settings'>, seller: Seller) {
  const now = payeeOf(settings().identity);
  return (['name', 'idno', 'tva', 'bank', 'iban'] as const).every(
    (field) => now[field] === seller[field],
  );
}
