import { readSender } from '../mail/read-sender.ts';
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
    name: identity.legalName || identity.name,
    idno: identity.idno,
    tva: identity.tva,
    address: identity.legalAddress,
    phone: phones[0] ?? '',
    email: identity.emails[0] ?? '',
    bank: identity.bank,
    iban: identity.iban,
  };
}

/** Without an account to pay to, nobody can be asked to pay. */
export const canBePaidTo = ({ settings }: Pick<Shop, 'settings'>) => {
  const { legalName, idno, iban, bank } = settings().identity;
  return [legalName, idno, iban, bank].every((text) => text.trim() !== '');
};
