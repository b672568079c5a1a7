import { isIdno } from '../../../contract/company-numbers.ts';

const known = ['tva', 'legal_address'] as const;
type Company = Record<'idno' | (typeof known)[number], string>;

/**
 * What becomes of a company's VAT code and address with another number: they hold for no other
 * company, and again once the number is the former one. What was typed for them stays.
 */
export function knownOfCompany(typed: Company, former: Company): Partial<Company> {
  if (!former.idno || !isIdno(typed.idno)) return {};
  const isFormer = typed.idno === former.idno;
  return Object.fromEntries(
    known
      .filter((name) => typed[name] === (isFormer ? '' : former[name]))
      .map((name) => [name, isFormer ? former[name] : '']),
  );
}
