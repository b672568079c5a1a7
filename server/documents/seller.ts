import { readSender } from '../mail/read-sender.ts';
import type { Settings } from '../settings/settings.ts';
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

/** By what the shop is paid. */
const payeeOf = ({ name, legalName, idno, tva, bank, iban }: Settings['identity']) => ({
  name: legalName || name,
  idno,
  tva,
  bank,
  iban,
});

/** Whether money sent by this paper still comes to the shop as it is now; a telephone tells nothing. */
export function isPaidTo({ settings }: Pick<Shop, 'settings'>, seller: Seller) {
  const now = payeeOf(settings().identity);
  return (['name', 'idno', 'tva', 'bank', 'iban'] as const).every(
    (field) => now[field] === seller[field],
  );
}

/** Without an account to pay to, nobody can be asked to pay. */
export const canBePaidTo = ({ settings }: Pick<Shop, 'settings'>) => {
  const { legalName, idno, iban, bank } = settings().identity;
  return [legalName, idno, iban, bank].every((text) => text.trim() !== '');
};
