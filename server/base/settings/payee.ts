import type { Settings } from './settings.ts';

/** By what the shop is paid. */
export const payeeOf = ({ name, legalName, idno, tva, bank, iban }: Settings['identity']) => ({
  name: legalName || name,
  idno,
  tva,
  bank,
  iban,
});

/** Without an account to pay to, nobody can be asked to pay. */
export const canBePaidTo = ({ identity: { legalName, idno, iban, bank } }: Settings) =>
  [legalName, idno, iban, bank].every((text) => text.trim() !== '');
